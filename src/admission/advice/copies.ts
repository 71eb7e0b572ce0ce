// Advice on copies: clones that copy no labels, and imports that are not kept.
import { FILTERS } from '../operations/clones';
import { below, type Refuse } from '../refuse';
import type { CloneRule, DataImportCronRule } from '../rule';

/** What says that nothing is to be copied. */
const NOTHING: readonly string[] = ['!*', '!.*'];

/** Filters begin with nothing. */
export const cloneCopiesNothing: CloneRule = {
  name: 'clone-copies-nothing',
  refuses: 'filters of a clone that only leave something out',
  story: 'Filters let labels and annotations in, and "!" takes some of those out again: where nothing is let in, nothing is copied. Write "*" before what is left out.',
  check: (clone, advise) => {
    adviseOnFilters(clone, advise);
    adviseOnFilters(clone.template ?? {}, below('template', advise));
  },
};

function adviseOnFilters(filters: { readonly [field in typeof FILTERS[number]]?: string[] }, advise: Refuse): void {
  for (const field of FILTERS) {
    const given = filters[field] ?? [];
    const out = given.filter((filter) => filter.startsWith('!'));
    if (out.length === given.length && out.some((filter) => !NOTHING.includes(filter))) {
      advise(field, `these leave out, and nothing is let in, so that nothing is copied, write ${JSON.stringify(['*', ...given])}`);
    }
  }
}

/** CDI deletes what is beyond the imports to keep. */
export const importCronKeepsNothing: DataImportCronRule = {
  name: 'import-cron-keeps-nothing',
  refuses: 'a DataImportCron that keeps no import',
  story: 'CDI deletes outdated imports but for as many as importsToKeep says: with 0 it deletes each one once it is there, and imports again, without end.',
  check: ({ importsToKeep, garbageCollect }, advise) => {
    if (importsToKeep === 0 && garbageCollect !== 'Never') {
      advise('importsToKeep', '0 has CDI delete each image once it is imported, and import it again, write at least 1, or garbageCollect: Never');
    }
  },
};
