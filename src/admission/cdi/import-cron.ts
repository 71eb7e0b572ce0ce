// DataImportCrons: they import an image again when it changes.
import type { DataVolumeSpec } from '../../../imports/cdi';
import { DNS_NAME, isPlaceholder } from '../../issues/formats';
import { scheduleIssues } from '../../storage/cron-schedule';
import { refuseUnknownChoice, refuseMalformed } from '../form';
import { below, type Refuse } from '../refuse';
import type { DataImportCronRule, MetadataRule } from '../rule';

/** CDI uses the names of DataImportCrons and their DataSources as labels. */
const LONGEST_NAME = 63;

const MANAGED_NAME = {
  is: 'the name of a DataSource',
  matches: (text: string) => text.length <= LONGEST_NAME && DNS_NAME.matches(text),
  write: `at most ${LONGEST_NAME} lower-case letters, digits, "-" and ".", such as "ubuntu"`,
};

/** Fields of a template that CDI sets itself. */
const FIELDS_SET_BY_CDI = ['sourceRef', 'contentType', 'checkpoints', 'finalCheckpoint'] as const;

const GARBAGE = ['Outdated', 'Never'];

const ZONE = /^(?:CRON_)?TZ=\S*\s+/;

/** CDI must be able to see that the source has changed. */
export const importCronTemplatePossible: DataImportCronRule = {
  name: 'import-cron-template-possible',
  refuses: 'a DataImportCron whose source is neither a registry nor a claim, that is filled by a populator, or whose template says what CDI decides',
  story: 'CDI asks a registry for an image\'s digest, or a claim for its identity, and imports when it is another one. Other sources do not say whether they have changed. '
    + 'What it imports is always a disk, all at once.',
  check: ({ template }, refuse) => {
    const { source, ...spec } = template?.spec ?? {};
    const kinds = Object.keys(source ?? {});
    if (!kinds.includes('registry') && !kinds.includes('pvc')) {
      refuse('template.spec.source', `${kinds.length > 0 ? `${kinds.join(' and ')} cannot be imported anew` : 'required field is missing'}, write registry or pvc`);
    }
    for (const field of FIELDS_SET_BY_CDI) {
      const value = spec[field];
      if (value && !(Array.isArray(value) && value.length === 0)) {
        refuse(`template.spec.${field}`, `a DataImportCron has no ${field}, remove it`);
      }
    }
    refusePopulators(spec.pvc, below('template.spec.pvc', refuse));
    refusePopulators(spec.storage, below('template.spec.storage', refuse));
  },
};

function refusePopulators(claim: DataVolumeSpec['pvc'] | DataVolumeSpec['storage'], refuse: Refuse): void {
  for (const field of ['dataSource', 'dataSourceRef'] as const) {
    if (claim?.[field]) {
      refuse(field, `a DataImportCron has no ${field}, remove it`);
    }
  }
}

/** The schedule must be valid for a CronJob or for CDI, depending on which of them follows it. */
export const importCronScheduleForm: DataImportCronRule = {
  name: 'import-cron-schedule-form',
  refuses: 'a malformed schedule, or one with a time zone that a CronJob is to keep',
  story: 'Where a pod polls the registry, CDI makes a CronJob of the schedule, and Kubernetes refuses a time zone in that: nothing is ever polled. '
    + 'Where nodes pull, or a claim is cloned, CDI keeps the time itself. Without a schedule, "", nothing is polled either.',
  check: ({ schedule, template }, refuse) => {
    const registry = template?.spec?.source?.registry;
    const isCronJob = registry?.url !== undefined && registry.pullMethod !== 'node';
    if (schedule) {
      for (const { message } of scheduleIssues('schedule', isCronJob ? schedule : schedule.replace(ZONE, ''))) {
        refuse('schedule', message);
      }
    }
  },
};

/** The number of imports to keep, the garbage collection and the DataSource's name must be valid. */
export const importCronPossible: DataImportCronRule = {
  name: 'import-cron-possible',
  refuses: 'a DataImportCron with a negative importsToKeep, an unknown garbageCollect, or a malformed name for its DataSource',
  story: 'managedDataSource names the DataSource that points to the latest import; the imports are volumes whose names begin with it.',
  check: ({ importsToKeep = 0, garbageCollect, managedDataSource = '' }, refuse) => {
    if (importsToKeep < 0) {
      refuse('importsToKeep', `${importsToKeep} is too few, write 0 or more`);
    }
    refuseUnknownChoice('garbageCollect', garbageCollect, GARBAGE, refuse);
    refuseMalformed('managedDataSource', managedDataSource, MANAGED_NAME, refuse);
  },
};

/** CDI uses the name as a label. */
export const importCronNameFits: MetadataRule = {
  name: 'import-cron-name-fits',
  refuses: `a DataImportCron whose name has more than ${LONGEST_NAME} characters`,
  story: 'CDI labels what it imports with the name of the DataImportCron, and a label has no room for more.',
  check: ({ name = '' }, refuse, { object: { kind } }) => {
    if (kind === 'DataImportCron' && name.length > LONGEST_NAME && !isPlaceholder(name)) {
      refuse('name', `${name.length} characters are too many, write at most ${LONGEST_NAME}`);
    }
  },
};
