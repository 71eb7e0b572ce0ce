// Advice on copies: clones that copy no labels, disks that are restored into one claim, imports that are not kept, and images of which only
// one is cloned.
import { displayText, isPlaceholder, OBJECT_NAME } from '../../issues/formats';
import { refuseMalformed } from '../form';
import { FILTERS } from '../operations/clones';
import { checkEach, type Refuse, refuseBelow } from '../refuse';
import type { CloneRule, DataImportCronRule, DataSourceRule, RestoreRule } from '../rule';

/** Filters that state that nothing is copied. */
const COPY_NOTHING: readonly string[] = ['!*', '!.*'];

/** Without an inclusion, filters select nothing. */
export const cloneCopiesNothing: CloneRule = {
  name: 'clone-copies-nothing',
  refuses: 'filters of a clone that only exclude',
  story: 'Filters include labels and annotations, and "!" excludes some of them again. If nothing is included, nothing is copied. Write "*" before '
    + 'the exclusions.',
  check: (clone, advise) => {
    adviseOnFilters(clone, advise);
    adviseOnFilters(clone.template ?? {}, refuseBelow('template', advise));
  },
};

function adviseOnFilters(filters: { readonly [field in typeof FILTERS[number]]?: string[] }, advise: Refuse): void {
  for (const field of FILTERS) {
    const given = filters[field] ?? [];
    const out = given.filter((filter) => filter.startsWith('!'));
    if (out.length === given.length && out.some((filter) => !COPY_NOTHING.includes(filter))) {
      advise(field, `these filters only exclude, so nothing is copied, write ${JSON.stringify(['*', ...given])}`);
    }
  }
}

/** A restore takes the claims of these names as its own, whatever they are. */
export const restoredClaimName: RestoreRule = {
  name: 'restored-claim-name',
  refuses: 'overrides of a restore that give two volumes one claim, or a claim a malformed name',
  story: 'KubeVirt uses an existing claim of the name restoreName as it is. With one name for two volumes, it restores only one of them, reports the '
    + 'restore as complete, and both disks of the machine are the same claim. With a malformed name, it never creates the claim, and tries again without end.',
  when: ['volumeRestoreOverrides'],
  check: ({ volumeRestoreOverrides }, advise) => {
    const volumes = new Map<string, string | undefined>();
    checkEach('volumeRestoreOverrides', volumeRestoreOverrides, advise, ({ restoreName = '', volumeName }, adviseIt) => {
      refuseMalformed('restoreName', restoreName || undefined, OBJECT_NAME, adviseIt);
      const first = volumes.has(restoreName) ? volumes.get(restoreName) : volumeName;
      volumes.set(restoreName, first);
      if (restoreName !== '' && first !== volumeName && !isPlaceholder(restoreName)) {
        adviseIt('restoreName', `${displayText(restoreName)} is already the claim of volume ${displayText(first ?? '')}, write another name`);
      }
    });
  },
};

/** CDI deletes imports beyond the number to keep. */
export const importCronKeepsNothing: DataImportCronRule = {
  name: 'import-cron-keeps-nothing',
  refuses: 'a DataImportCron that keeps no import',
  story: 'CDI keeps only as many outdated imports as importsToKeep. With 0, it deletes each import as soon as it is complete, and imports again, '
    + 'forever.',
  check: ({ importsToKeep, garbageCollect }, advise) => {
    if (importsToKeep === 0 && garbageCollect !== 'Never') {
      advise('importsToKeep', '0 makes CDI delete each image after its import and import it again, write at least 1, or garbageCollect: Never');
    }
  },
};

/** CDI reads one field of a source, and ignores the others. */
export const dataSourceOfTwo: DataSourceRule = {
  name: 'data-source-of-two',
  refuses: 'a DataSource with several of dataSource, pvc and snapshot',
  story: 'The schema admits all of them. CDI follows dataSource first, else pvc, else snapshot, and ignores the others.',
  check: ({ source }, advise) => {
    const [first, ...others] = (['dataSource', 'pvc', 'snapshot'] as const).filter((field) => source?.[field]);
    if (others.length > 0) {
      advise('source', `CDI reads only ${first} and ignores ${others.join(' and ')}, keep one of them`);
    }
  },
};
