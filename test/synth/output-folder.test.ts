import { type ChildProcess, execFileSync, spawn, spawnSync } from 'child_process';
import { once } from 'events';
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'fs';
import { hostname, tmpdir } from 'os';
import { join } from 'path';
import { readFiles } from './files';
import { OutputFolder } from '../../src/synth/output-folder';

const CHARTS = 60;

const newFolder = () => mkdtempSync(join(tmpdir(), 'output-'));

/** Bundled, so that a process of it begins at once. */
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

/** Whose documents the files of a folder are, and how many of each. */
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

/** A synth that has written half of its files, and what lets it go on. */
async function halfway(folder: string, mark: string) {
  const gate = join(newFolder(), 'gate');
  const synth = begun(folder, mark, String(CHARTS), gate);
  while (!existsSync(`${gate}.waits`) && synth.child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { ...synth, goOn: () => writeFileSync(gate, '') };
}

describe('two synths into one folder', () => {
  jest.setTimeout(120_000);

  test('the second is refused while the first one writes, which loses nothing', async () => {
    const folder = newFolder();
    const first = await halfway(folder, 'first');
    const second = await begun(folder, 'second', String(CHARTS)).ending;
    expect(second).toEqual({ code: 1, stderr: expect.stringMatching(/Error: \S+: another synth is writing there: run one after the other, or give each its own outdir; if there is none, delete \S+\.cdk8s-kubevirt-synth-\S+\n/) });
    first.goOn();
    expect(await first.ending).toEqual({ code: 0, stderr: '' });
    expect(marks(folder)).toEqual({ first: CHARTS });
  });

  test('of four that begin at once, some succeed, and the folder is of one of them', async () => {
    const folder = newFolder();
    const endings = await Promise.all(['a', 'b', 'c', 'd'].map(async (mark) => ({ mark, ...await begun(folder, mark, '300').ending })));
    const winners = endings.filter(({ code }) => code === 0).map(({ mark }) => mark);
    expect(winners).not.toEqual([]);
    expect(winners.map((mark) => ({ [mark]: 300 }))).toContainEqual(marks(folder));
    endings.filter(({ code }) => code !== 0).forEach(({ stderr }) => expect(stderr).toContain('another synth is writing there'));
  });

  test('the second empties the folder first, as the command of cdk8s does: then the first one is refused', async () => {
    const folder = newFolder();
    const first = await halfway(folder, 'first');
    rmSync(folder, { recursive: true });
    expect(await begun(folder, 'second', String(CHARTS)).ending).toEqual({ code: 0, stderr: '' });
    first.goOn();
    expect(await first.ending).toEqual({ code: 1, stderr: expect.stringContaining('was emptied while it was being written, as another synth does: run one after the other') });
    expect(marks(folder)).toEqual({ second: CHARTS });
  });

  test('the first was killed: its files are not there, and what it has left is removed', async () => {
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
  ['another host, on a disk that both share', `elsewhere-${process.pid}`, true],
  ['a process that has ended', `${hostname()}-${spawnSync('true').pid}`, false],
  ['a process of the same number before this one, as in a container that was started again', `${hostname()}-${process.pid}`, false],
])('the mark of %s', (_title, owner, isRefused) => {
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
  test('leaves the files that were there, and nothing of its own', () => {
    const folder = folderWith({ 'a.yaml': 'before\n' });
    expect(() => OutputFolder.write(folder, (output) => {
      output.addFile('a.yaml', (path) => writeFileSync(path, 'after\n'));
      output.addFile('b.yaml', () => { throw new Error('no more'); });
    })).toThrow('no more');
    expect(readFiles(folder)).toEqual({ 'a.yaml': 'before\n' });
    expect(readdirSync(folder)).toEqual(['a.yaml']);
  });

  test('for want of room leaves no half of a file either', () => {
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
  test('keeps its mode, and one that is the same stays as it is', () => {
    const folder = folderWith({ 'secrets.yaml': 'before\n', 'same.yaml': 'same\n' });
    chmodSync(join(folder, 'secrets.yaml'), 0o600);
    const { ino } = statSync(join(folder, 'same.yaml'));
    write(folder, { 'secrets.yaml': 'after\n', 'same.yaml': 'same\n', 'new.yaml': 'new\n' });
    expect(readFiles(folder)).toEqual({ 'secrets.yaml': 'after\n', 'same.yaml': 'same\n', 'new.yaml': 'new\n' });
    expect(statSync(join(folder, 'secrets.yaml')).mode & 0o777).toBe(0o600); // eslint-disable-line no-bitwise
    expect(statSync(join(folder, 'same.yaml')).ino).toBe(ino);
  });

  test('that is a link is written where the link leads, and whoever could not read it still cannot', () => {
    const elsewhere = folderWith({ 'secrets.yaml': 'before\n' });
    const folder = newFolder();
    chmodSync(join(elsewhere, 'secrets.yaml'), 0o600);
    symlinkSync(join(elsewhere, 'secrets.yaml'), join(folder, 'all.yaml'));
    write(folder, { 'all.yaml': 'after\n' });
    expect(statSync(join(elsewhere, 'secrets.yaml')).mode & 0o777).toBe(0o600); // eslint-disable-line no-bitwise
    expect(readFiles(elsewhere)).toEqual({ 'secrets.yaml': 'after\n' });
    expect(lstatSync(join(folder, 'all.yaml')).isSymbolicLink()).toBe(true);
  });

  test('that is a link to a device or to nothing takes its place', () => {
    const folder = newFolder();
    symlinkSync('/dev/null', join(folder, 'null.yaml'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'lost.yaml'));
    write(folder, { 'null.yaml': 'a\n', 'lost.yaml': 'b\n' });
    expect(readFiles(folder)).toEqual({ 'null.yaml': 'a\n', 'lost.yaml': 'b\n' });
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('is written through no link that somebody has put beside it', () => {
    const victim = folderWith({ victim: 'mine\n' });
    const folder = folderWith({ 'all.yaml': 'before\n' });
    symlinkSync(join(victim, 'victim'), join(folder, 'all.yaml.part'));
    write(folder, { 'all.yaml': 'after\n'.repeat(50_000) });
    expect(readFiles(victim)).toEqual({ victim: 'mine\n' });
    expect(lstatSync(join(folder, 'all.yaml')).isFile()).toBe(true);
  });
});
