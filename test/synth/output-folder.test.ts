import { type ChildProcess, execFileSync, spawn, spawnSync } from 'child_process';
import { once } from 'events';
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'fs';
import { hostname, tmpdir } from 'os';
import { join } from 'path';
import { readFiles } from './files';
import { OutputFolder } from '../../src/synth/output-folder';

const CHARTS = 60;

const newFolder = () => mkdtempSync(join(tmpdir(), 'output-'));

/** The program in one bundled file, so that its processes start quickly. */
const PROGRAM = join(newFolder(), 'marked-program.js');

beforeAll(() => {
  execFileSync(require.resolve('esbuild/bin/esbuild'), [join(__dirname, 'marked-program.ts'), '--bundle', '--platform=node', `--outfile=${PROGRAM}`, '--log-level=error']);
});

const folderWith = (files: { readonly [name: string]: string }) => {
  const folder = newFolder();
  Object.entries(files).forEach(([name, text]) => writeFileSync(join(folder, name), text));
  return folder;
};

const write = (folder: string, files: { readonly [name: string]: string }) => OutputFolder.write(folder, (output) => {
  Object.entries(files).forEach(([name, text]) => output.addFile(name, (path) => writeFileSync(path, text)));
});

/** How many files of a folder each synth has written. */
function marks(folder: string): { readonly [mark: string]: number } {
  const names = Object.values(readFiles(folder)).map((text) => /^ {2}name: (.*)$/m.exec(text)![1]);
  return Object.fromEntries([...new Set(names)].map((mark) => [mark, names.filter((name) => name === mark).length]));
}

interface Ending { readonly code: number | null; readonly stderr: string }

const children: ChildProcess[] = [];

afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

function begun(...args: string[]): { readonly child: ChildProcess; readonly ending: Promise<Ending> } {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  children.push(child);
  let stderr = '';
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  return { child, ending: once(child, 'close').then(([code]) => ({ code, stderr })) };
}

/** A synth that has written half of its files and waits for `goOn`. */
async function halfway(folder: string, mark: string) {
  const gate = join(newFolder(), 'gate');
  const synth = begun(folder, mark, String(CHARTS), gate);
  while (!existsSync(`${gate}.waits`) && synth.child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { ...synth, goOn: () => writeFileSync(gate, '') };
}

describe('of several synths into one folder,', () => {
  jest.setTimeout(120_000);

  test('the second is refused while the first is writing, which loses no files', async () => {
    const folder = newFolder();
    const first = await halfway(folder, 'first');
    const second = await begun(folder, 'second', String(CHARTS)).ending;
    expect(second).toEqual({ code: 1, stderr: expect.stringMatching(/Error: \S+: another synth is writing there: run one after the other, or give each its own outdir; if there is none, delete \S+\.cdk8s-kubevirt-synth-\S+\n/) });
    first.goOn();
    expect(await first.ending).toEqual({ code: 0, stderr: '' });
    expect(marks(folder)).toEqual({ first: CHARTS });
  });

  test('at least one of four that start together succeeds, and the folder is entirely its own', async () => {
    const folder = newFolder();
    const endings = await Promise.all(['a', 'b', 'c', 'd'].map(async (mark) => ({ mark, ...await begun(folder, mark, '300').ending })));
    const winners = endings.filter(({ code }) => code === 0).map(({ mark }) => mark);
    expect(winners).not.toEqual([]);
    expect(winners.map((mark) => ({ [mark]: 300 }))).toContainEqual(marks(folder));
    endings.filter(({ code }) => code !== 0).forEach(({ stderr }) => expect(stderr).toContain('another synth is writing there'));
  });

  test('the first fails if the second empties the folder first, as the cdk8s command does', async () => {
    const folder = newFolder();
    const first = await halfway(folder, 'first');
    rmSync(folder, { recursive: true });
    expect(await begun(folder, 'second', String(CHARTS)).ending).toEqual({ code: 0, stderr: '' });
    first.goOn();
    expect(await first.ending).toEqual({ code: 1, stderr: expect.stringContaining('was emptied while it was being written, as another synth does: run one after the other') });
    expect(marks(folder)).toEqual({ second: CHARTS });
  });

  test('a killed one leaves no files, and the next one removes its temporary folder', async () => {
    const folder = newFolder();
    const { child, ending } = await halfway(folder, 'first');
    child.kill('SIGKILL');
    await ending;
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\.cdk8s-kubevirt-synth-/)]);
    expect(await begun(folder, 'second', String(CHARTS)).ending).toEqual({ code: 0, stderr: '' });
    expect(marks(folder)).toEqual({ second: CHARTS });
    expect(readdirSync(folder)).toHaveLength(CHARTS);
  });
});

test.each([
  ['another host that shares the disk is respected', `elsewhere-${process.pid}`, true],
  ['a process that has ended is removed', `${hostname()}-${spawnSync('true').pid}`, false],
  ['an earlier process with the same id, as in a restarted container, is removed', `${hostname()}-${process.pid}`, false],
])('the temporary folder of %s', (_title, owner, isRefused) => {
  const folder = newFolder();
  const left = join(folder, `.cdk8s-kubevirt-synth-${owner}-abcdef`);
  mkdirSync(left);
  spawnSync('touch', ['-d', '2001-01-01', left]);
  const synth = () => write(folder, { 'a.yaml': 'a: 1\n' });
  if (isRefused) {
    expect(synth).toThrow(`${folder}: another synth is writing there: run one after the other, or give each its own outdir; if there is none, delete ${left}`);
  } else {
    synth();
    expect(readdirSync(folder)).toEqual(['a.yaml']);
  }
});

describe('a synth that fails', () => {
  test('leaves the earlier files, and none of its own', () => {
    const folder = folderWith({ 'a.yaml': 'before\n' });
    expect(() => OutputFolder.write(folder, (output) => {
      output.addFile('a.yaml', (path) => writeFileSync(path, 'after\n'));
      output.addFile('b.yaml', () => { throw new Error('no more'); });
    })).toThrow('no more');
    expect(readFiles(folder)).toEqual({ 'a.yaml': 'before\n' });
    expect(readdirSync(folder)).toEqual(['a.yaml']);
  });

  test('because the disk is full leaves no partial file either', () => {
    const folder = newFolder();
    const run = (mark: string, shell: string) => spawnSync('bash', ['-c', `${shell} exec "$0" "$@"`, process.execPath, PROGRAM, folder, mark, '3'], { encoding: 'utf8' });
    expect(run('first', '').status).toBe(0);
    const { status, stderr } = run('second', 'trap "" XFSZ; ulimit -f 1;');
    expect([status, stderr]).toEqual([1, expect.stringContaining('EFBIG')]);
    expect(marks(folder)).toEqual({ first: 3 });
    expect(Object.values(readFiles(folder)).every((text) => text.includes('first'.repeat(1000)))).toBe(true);
    expect(readdirSync(folder)).toHaveLength(3);
  });
});

describe('a file', () => {
  test('keeps its mode, and is not rewritten if its content is the same', () => {
    const folder = folderWith({ 'secrets.yaml': 'before\n', 'same.yaml': 'same\n' });
    chmodSync(join(folder, 'secrets.yaml'), 0o600);
    const { ino } = statSync(join(folder, 'same.yaml'));
    write(folder, { 'secrets.yaml': 'after\n', 'same.yaml': 'same\n', 'new.yaml': 'new\n' });
    expect(readFiles(folder)).toEqual({ 'secrets.yaml': 'after\n', 'same.yaml': 'same\n', 'new.yaml': 'new\n' });
    expect(statSync(join(folder, 'secrets.yaml')).mode & 0o777).toBe(0o600); // eslint-disable-line no-bitwise
    expect(statSync(join(folder, 'same.yaml')).ino).toBe(ino);
  });

  test('that is a symbolic link is written to its target, whose mode is kept', () => {
    const elsewhere = folderWith({ 'secrets.yaml': 'before\n' });
    const folder = newFolder();
    chmodSync(join(elsewhere, 'secrets.yaml'), 0o600);
    symlinkSync(join(elsewhere, 'secrets.yaml'), join(folder, 'all.yaml'));
    write(folder, { 'all.yaml': 'after\n' });
    expect(statSync(join(elsewhere, 'secrets.yaml')).mode & 0o777).toBe(0o600); // eslint-disable-line no-bitwise
    expect(readFiles(elsewhere)).toEqual({ 'secrets.yaml': 'after\n' });
    expect(lstatSync(join(folder, 'all.yaml')).isSymbolicLink()).toBe(true);
  });

  test('replaces a symbolic link to a device or to nothing', () => {
    const folder = newFolder();
    symlinkSync('/dev/null', join(folder, 'null.yaml'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'lost.yaml'));
    write(folder, { 'null.yaml': 'a\n', 'lost.yaml': 'b\n' });
    expect(readFiles(folder)).toEqual({ 'null.yaml': 'a\n', 'lost.yaml': 'b\n' });
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('is never written through a symbolic link that was planted beside it', () => {
    const victim = folderWith({ victim: 'mine\n' });
    const folder = folderWith({ 'all.yaml': 'before\n' });
    symlinkSync(join(victim, 'victim'), join(folder, 'all.yaml.part'));
    write(folder, { 'all.yaml': 'after\n'.repeat(50_000) });
    expect(readFiles(victim)).toEqual({ victim: 'mine\n' });
    expect(lstatSync(join(folder, 'all.yaml')).isFile()).toBe(true);
  });
});
