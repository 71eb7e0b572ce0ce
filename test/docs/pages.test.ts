// Every page is correct: its programs compile and produce what it shows, and its commands exist.
import { existsSync, mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { commandLinesOf, commandsIn, mistakesOf } from './commands';
import { LOCAL, PageRun, programsIn } from './page-run';
import { blocksOf, commandPages, readPage, writtenPages } from './pages';
import { typeMistakes } from './programs';
import { buildCommand } from '../built-command';
import { FOLLOWED } from '../cluster/followed-pages';

const command = join(mkdtempSync(join(tmpdir(), 'pages-')), 'main.js');

beforeAll(() => buildCommand(command), 120_000);

/** Pages with tests of their own, such as one whose programs are tests. */
const isTestedApart = (name: string) => name.startsWith('docs/') && existsSync(join(__dirname, name.replace(/^docs\/(.*)\.md$/, '$1.test.ts')));

const pages = writtenPages().map((name) => [name, readPage(name)] as const);
const withPrograms = pages.filter(([name, page]) => !isTestedApart(name) && programsIn(page).length > 0);

test('every code block is closed', () => {
  const open = pages.filter(([, page]) => /^```/m.test(page.replace(/^```.*\n(?:(?!```).*\n)*```$/gm, '')));
  expect(open.map(([name]) => name)).toEqual([]);
});

test('every program on a page compiles', () => {
  expect(typeMistakes(withPrograms.flatMap(([, page]) => programsIn(page)))).toEqual([]);
}, 120_000);

test.each(pages.filter(([name]) => !isTestedApart(name)).map(([name]) => name))('following %s produces what it shows', (name) => {
  const followed = new PageRun(command).follow(readPage(name));
  expect(followed.proofs.map(({ line, found }) => [line, found])).toEqual(followed.proofs.map(({ line, said }) => [line, said]));
  expect(followed.refused()).toEqual([]);
}, 60_000);

/** Whether a command can be followed without a cluster. */
const isLocal = (line: string) => LOCAL.test(line);

test('every page with cluster commands is followed on a cluster, and no expectation about its commands is stale', () => {
  const asking = pages.filter(([, page]) => !blocksOf(page).flatMap(commandLinesOf).every(isLocal)).map(([name]) => name);
  expect(asking.filter((name) => !FOLLOWED.some(({ page }) => page === name))).toEqual([]);
  const stale = FOLLOWED.flatMap(({ page, ends, goesOn, elsewhere, before }) => {
    const commands = blocksOf(readPage(page)).flatMap(commandLinesOf);
    return Object.keys({ ...ends, ...goesOn, ...elsewhere, ...before }).filter((line) => !commands.includes(line)).map((line) => `${page}: ${line}`);
  });
  expect(stale).toEqual([]);
});

test('every command shown on a page parses', () => {
  const shown = [...writtenPages(), ...commandPages()].flatMap((name) => commandsIn(readPage(name)).map((words) => ({ name, words })));
  expect(shown.length).toBeGreaterThan(100);
  expect(mistakesOf(shown)).toEqual([]);
}, 60_000);
