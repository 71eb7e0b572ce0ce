// Prints how many programs and commands the README and docs/ show, and how many of them are tested in which way, by the tests' own criteria.
import { commandLinesOf, commandsIn } from './commands';
import { LOCAL } from './page-run';
import { type Block, blocksOf, commandPages, isFile, readPage, writtenPages } from './pages';
import { printedBy } from './programs';
import { programsInTabs } from '../../projenrc/translations/page';
import { FOLLOWED } from '../cluster/followed-pages';

const pages = writtenPages().map(readPage);
const blocks = pages.flatMap(blocksOf);
const ofLanguage = (language: string) => blocks.filter((block) => block.language === language);
const isFollowed = ({ info }: Block) => info !== 'elsewhere';

/** Blocks in tabs: test:languages compiles and runs each, and compares its output with TypeScript's. */
const inTabs = pages.flatMap((page) => programsInTabs(page).flatMap(({ pieces }) => pieces)).length;

/** The page whose programs and tests test:languages compiles and runs too. */
const tested = blocksOf(readPage('docs/testing.md'));

/** Tests shown on pages, whose result is that they pass. */
const TESTS = /^test\(/m;

function print(what: string, parts: { readonly [how: string]: number }): void {
  process.stdout.write(`${what.padEnd(34)}${Object.entries(parts).map(([how, count]) => `${String(count).padStart(4)} ${how}`).join(',')}\n`);
}

const typescript = ofLanguage('ts');
const own = typescript.filter(({ text }) => printedBy(text).length > 0 || TESTS.test(text)).length;
print('programs in TypeScript', {
  'shown': typescript.length, 'compiled and run': typescript.filter(isFollowed).length, 'in tabs, compared with the others': inTabs, 'that print or test what is compared': own,
});
for (const [language, name] of [['python', 'Python'], ['java', 'Java'], ['go', 'Go']]) {
  const tests = tested.filter((block) => block.language === language).length;
  print(`programs in ${name}`, { 'shown': ofLanguage(language).length, 'compiled and run': inTabs + tests, 'compared with TypeScript\'s': inTabs });
}

const commands = [...writtenPages(), ...commandPages()].map(readPage).flatMap(commandsIn);
const lines = blocks.flatMap(commandLinesOf);
/** Whether each command of the pages that are followed on a control plane is skipped there. */
const onPlane = FOLLOWED.flatMap(({ page, elsewhere = {} }) => (
  blocksOf(readPage(page)).flatMap(commandLinesOf).map((line) => Object.hasOwn(elsewhere, line))
));
print('commands of cdk8s-kubevirt', { 'shown, with examples and the reference': commands.length, 'parsed': commands.length });
print('commands in README and docs', {
  'shown, kubectl and ssh among them': lines.length,
  'run without a cluster': lines.filter((line) => LOCAL.test(line)).length,
  'run on a control plane': onPlane.filter((isElsewhere) => !isElsewhere).length,
  'run nowhere, for a reason': onPlane.filter((isElsewhere) => isElsewhere).length,
});

const shown = (info: string) => blocks.filter((block) => block.info === info).length;
print('parts of manifests', { shown: shown('made'), compared: shown('made') });
print('what commands print', { 'shown': shown('output') + shown('error') + shown('recorded'), 'compared': shown('output') + shown('error'), 'recorded on the plane': shown('recorded') });
print('files', { 'shown': blocks.filter(isFile).length, 'read by programs or commands': blocks.filter(isFile).filter(({ info }) => isRead(info)).length });

/** Whether a page names a file elsewhere, so that running what reads it covers the file. */
function isRead(name: string): boolean {
  return blocks.some(({ language, text }) => ['ts', 'sh'].includes(language) && text.includes(name.split('/').at(-1)!));
}
