// Every page keeps its word: the compiler takes its programs, they make what it shows, and its commands are the command's.
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

/** Pages that have a test of their own, such as one whose programs are tests. */
const isTestedApart = (name: string) => name.startsWith('docs/') && existsSync(join(__dirname, name.replace(/^docs\/(.*)\.md$/, '$1.test.ts')));

const pages = writtenPages().map((name) => [name, readPage(name)] as const);
const withPrograms = pages.filter(([name, page]) => !isTestedApart(name) && programsIn(page).length > 0);

test('every block of code has an end, so that no text is taken for code', () => {
  const open = pages.filter(([, page]) => /^```/m.test(page.replace(/^```.*\n(?:(?!```).*\n)*```$/gm, '')));
  expect(open.map(([name]) => name)).toEqual([]);
});

test('the compiler takes every program of every page', () => {
  expect(typeMistakes(withPrograms.flatMap(([, page]) => programsIn(page)))).toEqual([]);
}, 120_000);

test.each(pages.filter(([name]) => !isTestedApart(name)).map(([name]) => name))('%s shows what comes of following it', (name) => {
  const followed = new PageRun(command).follow(readPage(name));
  expect(followed.proofs.map(({ line, found }) => [line, found])).toEqual(followed.proofs.map(({ line, said }) => [line, said]));
  expect(followed.refused()).toEqual([]);
}, 60_000);

/** What a test follows without a cluster. */
const isLocal = (line: string) => LOCAL.test(line);

test('every page whose commands ask a cluster is followed on one, and what is known of its commands is about commands of it', () => {
  const asking = pages.filter(([, page]) => !blocksOf(page).flatMap(commandLinesOf).every(isLocal)).map(([name]) => name);
  expect(asking.filter((name) => !FOLLOWED.some(({ page }) => page === name))).toEqual([]);
  const stale = FOLLOWED.flatMap(({ page, ends, goesOn, elsewhere, before }) => {
    const commands = blocksOf(readPage(page)).flatMap(commandLinesOf);
    return Object.keys({ ...ends, ...goesOn, ...elsewhere, ...before }).filter((line) => !commands.includes(line)).map((line) => `${page}: ${line}`);
  });
  expect(stale).toEqual([]);
});

test('the command takes every command that a page shows', () => {
  const shown = [...writtenPages(), ...commandPages()].flatMap((name) => commandsIn(readPage(name)).map((words) => ({ name, words })));
  expect(shown.length).toBeGreaterThan(100);
  expect(mistakesOf(shown)).toEqual([]);
}, 60_000);
