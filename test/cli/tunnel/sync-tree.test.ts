import { execFileSync } from 'child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import { targetIn, testSsh } from './called-ssh';
import * as terminal from '../../../src/cli/terminal/print';
import { syncTree } from '../../../src/cli/tunnel/sync-tree';

testSsh('a repository cannot name a program to run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sync-'));
  const [program, hasRun] = ['monitor', 'has-run'].map((name) => join(mkdtempSync(join(tmpdir(), 'monitor-')), name));
  writeFileSync(program, `#!/bin/sh\ntouch '${hasRun}'\n`);
  chmodSync(program, 0o755);
  execFileSync('git', ['init', '--quiet', folder]);
  execFileSync('git', ['-C', folder, 'config', 'core.fsmonitor', program]);
  writeFileSync(join(folder, 'file'), '');
  const target = targetIn(folder, { proxyCommand: 'exit 1' });
  await expect(syncTree(target, folder, 'work', AbortSignal.timeout(30_000))).rejects.toThrow(/^ssh to VirtualMachine "web"|no rsync/);
  expect(existsSync(hasRun)).toBe(false);
});

const PATH = process.env.PATH;

afterEach(() => {
  process.env.PATH = PATH;
});

/** Copies a folder with this shell script in place of rsync. */
function syncBy(script: string, folder: string): Promise<void> {
  const programs = mkdtempSync(join(tmpdir(), 'rsync-'));
  writeFileSync(join(programs, 'rsync'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(programs, 'rsync'), 0o755);
  process.env.PATH = `${programs}:${PATH}`;
  return syncTree(targetIn(folder), folder, 'work', AbortSignal.timeout(30_000));
}

const git = (folder: string, ...args: readonly string[]) => execFileSync('git', [
  '-C', folder, '-c', 'user.name=ann', '-c', 'user.email=ann@example.com', '-c', 'commit.gpgsign=false', '-c', 'advice.addEmbeddedRepo=false', ...args,
], { stdio: 'ignore' });

/** A repository in which everything that git does not ignore is committed. */
function repository(folder: string, files: readonly string[], ignored: string): void {
  for (const name of ['.gitignore', ...files]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name === '.gitignore' ? ignored : '');
  }
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'all');
}

test('files that git ignores are not sent, even in nested repositories', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sync-'));
  repository(join(folder, 'möd ule'), ['code', '.env', 'build/a'], '.env\nbuild/\n');
  repository(join(folder, 'möd ule/deeper'), ['code', 'key'], 'key\n');
  repository(folder, ['code', 'out/a', 'notes.log', 'out/vendored/b'], 'out/\n*.log\n');
  repository(join(folder, 'clone'), ['code', 'token'], 'token\n');
  mkdirSync(join(folder, 'empty/clone'), { recursive: true });
  const list = join(mkdtempSync(join(tmpdir(), 'list-')), 'list');
  await syncBy(`cat >'${list}'`, folder);
  expect(readFileSync(list, 'utf8').split('\0').sort()).toEqual([
    '', '/clone/token', '/möd ule/.env', '/möd ule/build/', '/möd ule/deeper/key', '/notes.log', '/out/',
  ].sort());
});

test('an rsync that fails before ssh is reported in its own words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sync-'));
  const words = 'rsync: --protect-args: unknown option';
  await expect(syncBy(`cat >/dev/null; echo '${words}' >&2; exit 1`, folder)).rejects.toThrow(`${folder}: cannot be copied to web:work: ${words}`);
});

test('files that vanish during the copy are only noted, since all others have arrived', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sync-'));
  const said = jest.spyOn(terminal, 'say').mockImplementation();
  try {
    await syncBy(`cat >/dev/null; printf 'file has vanished: "%s"\\n' ${folder}/a ${folder}/b >&2; echo 'rsync warning: some files vanished (code 24)' >&2; exit 24`, folder);
    expect(said.mock.calls).toEqual([['note', `${folder}: "${folder}/a" and 1 more vanished while they were copied, and the guest may lack them`]]);
  } finally {
    said.mockRestore();
  }
});
