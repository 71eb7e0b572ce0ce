// Advice on copies: clones that copy no labels, imports that are not kept, and images of which only one is cloned.
import { FILTERS } from '../operations/clones';
import { type Refuse, refuseBelow } from '../refuse';
import type { CloneRule, DataImportCronRule, DataSourceRule } from '../rule';

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
