// The tasks that write the documentation: its generated parts, and the site built from it.
import type { cdk8s } from 'projen';
import { JEST, NODE } from './programs';

/** Writes the page of recorded figures. */
export const PERFORMANCE = `${NODE} projenrc/performance.ts`;

/** Adds the tasks that write the generated parts of docs/. */
export function addDocs(project: cdk8s.ConstructLibraryCdk8s): void {
  const translations = project.addTask('translations', {
    description: 'Write the programs of pages in Python, Java and Go into their tabs, from those in TypeScript',
    exec: `${NODE} projenrc/translations.ts`,
  });
  project.addTask('docs:figures', {
    description: 'Print how many programs and commands the pages show, and how many of them are proven, and how',
    exec: 'tsx --tsconfig test/tsconfig.json test/docs/figures.ts',
  });
  const docs = project.addTask('docs', {
    description: 'Regenerate the reference of the API and of the command, the table of admission rules, the pictures, the programs in the tabs of pages, and the page of recorded figures',
  });
  // The docstrings are read from the compiled library.
  docs.spawn(project.compileTask);
  docs.exec(`${NODE} projenrc/api-pages.ts`);
  docs.exec(`${NODE} projenrc/admission-rules.ts`);
  // tsx loads verbs as Node.js does.
  docs.exec('tsx projenrc/command-pages.ts');
  docs.exec('tsx projenrc/pictures.ts');
  docs.spawn(translations);
  docs.exec(PERFORMANCE);
}

/** Adds the tasks of the site. */
export function addSite(project: cdk8s.ConstructLibraryCdk8s): void {
  // The site has its own packages, separate from the library's.
  const installSite = { exec: 'test -d site/node_modules || npm ci --prefix site' };
  const site = project.addTask('docs:site', { description: 'Build the site of docs/ into dist/site/', steps: [installSite, { exec: 'npm run --prefix site build' }] });
  project.addTask('docs:publish', {
    description: 'Build the site for the root and for the folder of this version, and put both among those of other releases, in the folder that is given',
    steps: [installSite, { exec: 'npm run --prefix site build' }, { exec: 'SITE_FOLDER=version npm run --prefix site build' }, { exec: `${NODE} projenrc/site-versions.ts`, receiveArgs: true }],
  });
  project.addTask('docs:serve', { description: 'Serve the site of docs/ while it is written', steps: [installSite, { exec: 'npm run --prefix site dev', receiveArgs: true }] });
  // Weekly, along with the library's.
  project.upgradeWorkflow!.postUpgradeTask.exec('npm update --prefix site');
  const testSite = project.addTask('test:site', { description: 'Build the site and look at it in a real browser, which leaves pictures in dist/site-pictures/ (needs Chromium)' });
  testSite.spawn(site);
  // An older release, for the menu of versions.
  testSite.exec('SITE_VERSION=0.0.0 SITE_FOLDER=version npm run --prefix site build');
  testSite.exec(`${JEST} --config test/site/jest.config.js`, { receiveArgs: true });
}
