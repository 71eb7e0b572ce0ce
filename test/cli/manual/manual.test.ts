import { spawnSync } from 'child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';

import type { CommandModel, OptionModel } from '../../../src/cli/manual/command-model';
import { buildCommand } from '../../built-command';
import { testWith } from '../../optional-tool';

const folder = mkdtempSync(join(tmpdir(), 'manual-'));
const command = join(folder, 'main.js');
const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' }).stdout;
let root: CommandModel;
let verbs: CommandModel[];

beforeAll(() => {
  buildCommand(command);
  root = JSON.parse(run('manual'));
  const below = (model: CommandModel): CommandModel[] => [model, ...model.commands.flatMap(below)];
  verbs = below(root);
  writeFileSync(join(folder, 'all manifests.yaml'), '');
  ['bash', 'zsh', 'fish'].forEach((shell) => writeFileSync(join(folder, shell), run('completion', shell)));
  spawnSync(process.execPath, [command, 'manual', folder]);
});

test('every command has examples, also at the end of its help', () => {
  expect(verbs.length).toBeGreaterThan(30);
  expect(verbs.filter(({ examples }) => examples.length === 0).map(({ path }) => path)).toEqual([]);
  expect(run('validate', '--help')).toMatch(/\nExamples:\n {2}# check a folder\n {2}cdk8s-kubevirt validate dist\n/);
  expect(run('lease', 'run', '--help')).toContain('\n  cdk8s-kubevirt lease run --id blue-fox --sync -- make test\n');
  expect(run('--help')).not.toContain('manual');
});

/** The mistakes in the words of an example. */
function mistakesOf({ path, options, arguments: given }: CommandModel, words: readonly string[]): string[] {
  const known = (word: string): OptionModel | undefined => options.find(({ names }) => names.includes(word));
  const end = words.indexOf('--');
  const before = end < 0 ? words : words.slice(0, end);
  const values = before.map((word, index) => known(before[index - 1])?.value === undefined ? undefined : word);
  const rest = [...before.filter((word, index) => values[index] === undefined && !word.startsWith('-')), ...end < 0 ? [] : words.slice(end + 1)];
  const required = given.filter(({ isRequired }) => isRequired).length;
  return [
    ...before.filter((word, index) => word.startsWith('-') && values[index] === undefined && known(word) === undefined).map((word) => `${path} has no ${word}`),
    ...before.flatMap((word, index) => {
      const choices = values[index] === undefined ? undefined : known(before[index - 1])!.value!.choices;
      return choices === undefined || choices.includes(word) ? [] : [`${word} is none of ${choices.join(', ')}`];
    }),
    ...rest.length < required || (rest.length > given.length && !given.some(({ isVariadic }) => isVariadic)) ? [`${path} takes other arguments than ${rest.join(' ')}`] : [],
  ];
}

test('every example is a valid command line', () => {
  const mistakes = verbs.flatMap(({ examples }) => examples).flatMap(({ command: line }) => {
    const words = line.replace(/ > .*/, '').split(' ').slice(1);
    const verb = verbs.filter(({ path }) => path !== '' && `${words.join(' ')} `.startsWith(`${path} `)).at(-1)!;
    return mistakesOf(verb, words.slice(verb.path.split(' ').length)).map((mistake) => `${line}: ${mistake}`);
  });
  expect(mistakes).toEqual([]);
});

const LINES: readonly (readonly [typed: string, completed: string])[] = [
  ['vali', 'validate'], ['lease war', 'warmup'], ['validate --out', '--output'], ['validate --output sa', 'sarif'], ['completion zs', 'zsh'],
  ['lease run --sy', '--sync'], ['apply --prune lease --wa', '--wait'], ['init ty', 'typescript'], ['status --all-', '--all-namespaces'],
];

const inBash = (typed: string): string[] => {
  const words = ['cdk8s-kubevirt', ...typed.split(' ')];
  const script = 'source ./bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _cdk8s_kubevirt; printf "%s\\n" "${COMPREPLY[@]}"';
  return spawnSync('bash', ['--norc', '-c', script, 'bash', ...words], { cwd: folder, encoding: 'utf8' }).stdout.trim().split('\n');
};

test.each(LINES)('bash completes %j to %s', (typed, completed) => {
  expect(inBash(typed)).toEqual([completed]);
});

test('bash offers commands and file names with spaces, and nothing for a name', () => {
  expect(inBash('')).toEqual(expect.arrayContaining([...root.commands.map(({ path }) => path), '--help', '--version']));
  expect(inBash('validate all')).toEqual(['all manifests.yaml']);
  expect(inBash('validate --capabilities all')).toEqual(['all manifests.yaml']);
  expect(inBash('apply --prune all')).toEqual(['']);
});

const fishTest = testWith('fish');

fishTest.each(LINES)('fish completes %j to %s', (typed, completed) => {
  const { stdout, stderr } = spawnSync('fish', ['--no-config', '-c', `source ./fish; complete -C "cdk8s-kubevirt ${typed}"`], { cwd: folder, encoding: 'utf8' });
  expect([stderr, stdout.trim().split('\n').map((line) => line.split('\t')[0])]).toEqual(['', [completed]]);
});

fishTest('fish offers files for path arguments', () => {
  const { stdout } = spawnSync('fish', ['--no-config', '-c', 'source ./fish; complete -C "cdk8s-kubevirt validate all"'], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toMatch(/^all\\? manifests\.yaml/);
});

/** Types at a prompt of zsh, presses Tab, and prints the resulting lines. */
const ZSH = `
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'autoload -U compinit; compinit -D -u; source ./zsh; keep() { print -r -- "$BUFFER" >> kept; BUFFER=; }; zle -N keep; bindkey "^I" complete-word "^X" keep; touch ready'
for i in {1..200}; do [[ -e ready ]] && break; sleep 0.05; done
for line in "$@"; do
  before=$(cat kept 2>/dev/null | wc -l)
  zpty -w -n shell "cdk8s-kubevirt $line"$'\\t\\x18'
  for i in {1..200}; do [[ $(cat kept 2>/dev/null | wc -l) -gt $before ]] && break; sleep 0.05; done
done
zpty -d shell
cat kept
`;

testWith('zsh')('zsh completes the same', () => {
  const typed = [...LINES.map(([line]) => line), 'validate all'];
  const { stdout } = spawnSync('zsh', ['-f', '-c', ZSH, 'zsh', ...typed], { cwd: folder, encoding: 'utf8' });
  const wanted = [...LINES.map(([line, completed]) => [...line.split(' ').slice(0, -1), completed].join(' ')), 'validate all\\ manifests.yaml'];
  expect(stdout.trim().split('\n').map((line) => line.trim())).toEqual(wanted.map((line) => `cdk8s-kubevirt ${line}`));
}, 60_000);

test('the manual page has every command and every option', () => {
  expect(existsSync(join(folder, 'cdk8s-kubevirt.1'))).toBe(true);
  const page = readFileSync(join(folder, 'cdk8s-kubevirt.1'), 'utf8').replace(/\\-/g, '-');
  const wanted = verbs.flatMap(({ path, options }) => [`.SS "${path}`, ...options.filter(({ names }) => !names.includes('--help')).map(({ flags }) => `.B ${flags}\n`)]);
  expect(wanted.slice(2).filter((line) => !page.includes(line))).toEqual([]);
});

testWith('mandoc', '-h')('mandoc warns only about the missing date of the manual page', () => {
  const { stdout } = spawnSync('mandoc', ['-T', 'lint', '-W', 'warning', 'cdk8s-kubevirt.1'], { cwd: folder, encoding: 'utf8' });
  // Without a date, the same version always gives the same page.
  expect(stdout).toMatch(/^mandoc: cdk8s-kubevirt\.1:1:\d+: WARNING: missing date, using "": TH\n$/);
});
