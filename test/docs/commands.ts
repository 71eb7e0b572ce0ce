// Reads the commands that pages show, and has the real command parse each of them without executing it.
import { spawnSync } from 'child_process';
import { join } from 'path';
import { type Block, blocksOf, ROOT } from './pages';

export interface Shown {
  readonly name: string;
  readonly words: readonly string[];
}

/** Commands that use a cluster, or may. */
const COMMAND = /^(?:npx cdk8s-kubevirt|kubectl|virtctl|ssh) /;

/** The lines of a shell block that are such commands, without their comments. */
export function commandLinesOf({ language, info, text }: Block): string[] {
  return language !== 'sh' || info === 'elsewhere' ? [] : text.split('\n').filter((line) => COMMAND.test(line)).map((line) => withoutComment(line).trimEnd());
}

const WORD = /"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"']+)/g;

/** The words of every command in a page's shell blocks, including those in pipes and in options of `ssh`. */
export function commandsIn(page: string): string[][] {
  // READMEs of examples indent their commands.
  const indented = page.split('\n').filter((line) => line.startsWith('    '));
  const lines = [...blocksOf(page).filter(({ language }) => language === 'sh').flatMap(({ text }) => text.split('\n')), ...indented];
  return lines.flatMap((line) => [...withoutComment(line).matchAll(/(?<!install )cdk8s-kubevirt (?=[a-z-])([^|>&;]*)/g)].map(([, rest]) => wordsOf(rest)));
}

function withoutComment(line: string): string {
  return line.replace(/\s#.*$/, '');
}

/** Splits a line into words, in which quoted parts count as one. A quote that was opened before the command ends it. */
function wordsOf(text: string): string[] {
  const quotes = text.match(/"/g)?.length ?? 0;
  const own = quotes % 2 === 1 ? text.slice(0, text.lastIndexOf('"')) : text;
  return own.trim().split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((word) => word.replace(WORD, (_, double, single, plain) => double ?? single ?? plain)).filter((word) => word !== '');
}

/** What the command objects to in each line that it rejects. */
export function mistakesOf(shown: readonly Shown[]): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'parse-commands.ts')], {
    cwd: ROOT, input: JSON.stringify(shown.map(({ words }) => words)), encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const mistakes: (string | null)[] = JSON.parse(stdout);
  return mistakes.flatMap((mistake, index) => mistake === null ? [] : [`${shown[index].name}: cdk8s-kubevirt ${shown[index].words.join(' ')}: ${mistake}`]);
}
