// The commands that pages show, and what the command would say of them: it parses each, and does nothing.
import { spawnSync } from 'child_process';
import { join } from 'path';
import { type Block, blocksOf, ROOT } from './pages';

export interface Shown {
  readonly name: string;
  readonly words: readonly string[];
}

/** Commands that a cluster has to do with, or may have. */
const COMMAND = /^(?:npx cdk8s-kubevirt|kubectl|virtctl|ssh) /;

/** The lines of a block of a shell that are such commands, without what is said of them. */
export function commandLinesOf({ language, info, text }: Block): string[] {
  return language !== 'sh' || info === 'elsewhere' ? [] : text.split('\n').filter((line) => COMMAND.test(line)).map((line) => withoutComment(line).trimEnd());
}

const WORD = /"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"']+)/g;

/** The words of each command in the shell blocks of a page, those in pipes and in options of `ssh` included. */
export function commandsIn(page: string): string[][] {
  // READMEs of examples indent theirs.
  const indented = page.split('\n').filter((line) => line.startsWith('    '));
  const lines = [...blocksOf(page).filter(({ language }) => language === 'sh').flatMap(({ text }) => text.split('\n')), ...indented];
  return lines.flatMap((line) => [...withoutComment(line).matchAll(/(?<!install )cdk8s-kubevirt (?=[a-z-])([^|>&;]*)/g)].map(([, rest]) => wordsOf(rest)));
}

function withoutComment(line: string): string {
  return line.replace(/\s#.*$/, '');
}

/** Words in quotes are one, also where only a part of them stands in quotes. A quote that ends what the command stands in ends it. */
function wordsOf(text: string): string[] {
  const quotes = text.match(/"/g)?.length ?? 0;
  const own = quotes % 2 === 1 ? text.slice(0, text.lastIndexOf('"')) : text;
  return own.trim().split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((word) => word.replace(WORD, (_, double, single, plain) => double ?? single ?? plain)).filter((word) => word !== '');
}

/** What the command says of each that it does not take. */
export function mistakesOf(shown: readonly Shown[]): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'parse-commands.ts')], {
    cwd: ROOT, input: JSON.stringify(shown.map(({ words }) => words)), encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const mistakes: (string | null)[] = JSON.parse(stdout);
  return mistakes.flatMap((mistake, index) => mistake === null ? [] : [`${shown[index].name}: cdk8s-kubevirt ${shown[index].words.join(' ')}: ${mistake}`]);
}
