// Rules on DataImportCrons, which import an image again when it changes.
import type { DataVolumeSpec } from '../../../imports/cdi';
import { DNS_NAME, isPlaceholder } from '../../issues/formats';
import { scheduleIssues } from '../../storage/cron-schedule';
import { refuseUnknownChoice, refuseMalformed } from '../form';
import { type Refuse, refuseBelow } from '../refuse';
import type { DataImportCronRule, MetadataRule } from '../rule';

/** CDI uses the names of DataImportCrons and their DataSources as labels. */
const MAX_NAME_LENGTH = 63;

const MANAGED_NAME = {
  is: 'the name of a DataSource',
  matches: (text: string) => text.length <= MAX_NAME_LENGTH && DNS_NAME.matches(text),
  write: `at most ${MAX_NAME_LENGTH} lower-case letters, digits, "-" and ".", such as "ubuntu"`,
};

/** Fields of a template that CDI sets itself. */
const FIELDS_SET_BY_CDI = ['sourceRef', 'contentType', 'checkpoints', 'finalCheckpoint'] as const;

const GARBAGE_COLLECTION = ['Outdated', 'Never'];

const TIME_ZONE = /^(?:CRON_)?TZ=\S*\s+/;

/** CDI must be able to detect that the source has changed. */
export const importCronTemplatePossible: DataImportCronRule = {
  name: 'import-cron-template-possible',
  refuses: 'a DataImportCron with a source other than registry or pvc, with a populator, or with a template field that CDI sets',
  story: 'CDI compares the digest of an image in a registry, or the identity of a claim, and imports again when it changes. Other sources do not '
    + 'show whether they have changed. CDI always imports a whole disk at once.',
  check: ({ template }, refuse) => {
    const { source, ...spec } = template?.spec ?? {};
    const kinds = Object.keys(source ?? {});
    if (!kinds.includes('registry') && !kinds.includes('pvc')) {
      refuse('template.spec.source', `${kinds.length > 0 ? `${kinds.join(' and ')} cannot be imported again` : 'required field is missing'}, write registry or pvc`);
    }
    for (const field of FIELDS_SET_BY_CDI) {
      const value = spec[field];
      if (value && !(Array.isArray(value) && value.length === 0)) {
        refuse(`template.spec.${field}`, `a DataImportCron has no ${field}, remove it`);
      }
    }
    refusePopulators(spec.pvc, refuseBelow('template.spec.pvc', refuse));
    refusePopulators(spec.storage, refuseBelow('template.spec.storage', refuse));
  },
};

function refusePopulators(claim: DataVolumeSpec['pvc'] | DataVolumeSpec['storage'], refuse: Refuse): void {
  for (const field of ['dataSource', 'dataSourceRef'] as const) {
    if (claim?.[field]) {
      refuse(field, `a DataImportCron has no ${field}, remove it`);
    }
  }
}

/** The schedule must be valid for a CronJob or for CDI, depending on which of them runs it. */
export const importCronScheduleForm: DataImportCronRule = {
  name: 'import-cron-schedule-form',
  refuses: 'a malformed schedule, or one with a time zone if a CronJob runs it',
  story: 'If a pod polls the registry, CDI creates a CronJob with the schedule. Kubernetes refuses a time zone there, and nothing is ever polled. '
    + 'If nodes pull the image or a claim is cloned, CDI runs the schedule itself. With an empty schedule, "", nothing is polled either.',
  check: ({ schedule, template }, refuse) => {
    const registry = template?.spec?.source?.registry;
    const isCronJob = registry?.url !== undefined && registry.pullMethod !== 'node';
    if (schedule) {
      for (const { message } of scheduleIssues('schedule', isCronJob ? schedule : schedule.replace(TIME_ZONE, ''))) {
        refuse('schedule', message);
      }
    }
  },
};

/** The number of imports to keep, the garbage collection and the DataSource's name must be valid. */
export const importCronPossible: DataImportCronRule = {
  name: 'import-cron-possible',
  refuses: 'a DataImportCron with a negative importsToKeep, an unknown garbageCollect or a malformed managedDataSource',
  story: 'managedDataSource names the DataSource that points to the latest import. The imports are volumes whose names begin with it.',
  check: ({ importsToKeep = 0, garbageCollect, managedDataSource = '' }, refuse) => {
    if (importsToKeep < 0) {
      refuse('importsToKeep', `${importsToKeep} is too small, write 0 or more`);
    }
    refuseUnknownChoice('garbageCollect', garbageCollect, GARBAGE_COLLECTION, refuse);
    refuseMalformed('managedDataSource', managedDataSource, MANAGED_NAME, refuse);
  },
};

/** CDI uses the name as a label. */
export const importCronNameFits: MetadataRule = {
  name: 'import-cron-name-fits',
  refuses: `a DataImportCron with a name longer than ${MAX_NAME_LENGTH} characters`,
  story: 'CDI labels its imports with the name of the DataImportCron, and the value of a label cannot be longer.',
  check: ({ name = '' }, refuse, { object: { kind } }) => {
    if (kind === 'DataImportCron' && name.length > MAX_NAME_LENGTH && !isPlaceholder(name)) {
      refuse('name', `${name.length} characters are too many, write at most ${MAX_NAME_LENGTH}`);
    }
  },
};
