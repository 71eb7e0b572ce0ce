// How the command of a connection is ended, with a shell of this system in place of ssh.
import { spawn } from 'child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { kill } from 'process';
import { setTimeout as sleep } from 'timers/promises';
import { nastyFolder, targetIn } from './called-ssh';
import * as terminal from '../../../src/cli/terminal/print';
import { controlPathBeside, endCommand } from '../../../src/cli/tunnel/end-command';

const target = targetIn('/keys');
const CONNECTION = `127.0.0.1 ${process.pid} 127.0.0.1 22`;
const NOTE = [['note', 'the command in the guest was not ended, and may still run there']];

let folder: string;
let said: jest.SpyInstance;
const { PATH } = process.env;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'end-'));
  said = jest.spyOn(terminal, 'say').mockImplementation();
  // Runs its last argument, as a login shell does, in a session of its own.
  writeFileSync(join(folder, 'ssh'), '#!/bin/sh\nfor last; do :; done\nexec setsid -w sh -c "$last"\n');
  chmodSync(join(folder, 'ssh'), 0o755);
  writeFileSync(join(folder, 'control'), '');
  Object.assign(process.env, { PATH: `${folder}:${PATH}`, SSH_CONNECTION: CONNECTION });
});

afterEach(() => {
  Object.assign(process.env, { PATH });
  delete process.env.SSH_CONNECTION;
  said.mockRestore();
  rmSync(folder, { recursive: true });
});

const end = () => endCommand(target, join(folder, 'control'));

/** Starts a command of a connection, which prints a line once it runs. */
async function started(script: string, connection = CONNECTION): Promise<{ readonly pid: number; readonly ended: Promise<unknown> }> {
  const child = spawn('sh', ['-c', `${script.replace('BEGUN', 'echo begun')}`], { detached: true, stdio: ['ignore', 'pipe', 'ignore'], env: { PATH, SSH_CONNECTION: connection } });
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { pid: child.pid!, ended };
}

test('all processes of the connection are ended, and no others', async () => {
  const [own, other] = [await started('BEGUN; exec sleep 60'), await started('BEGUN; exec sleep 60', '127.0.0.2 1 127.0.0.1 22')];
  await end();
  expect([await own.ended, said.mock.calls]).toEqual(['SIGTERM', []]);
  expect(kill(other.pid, 0)).toBe(true);
  kill(other.pid, 'SIGKILL');
});

test('a command that ignores the signal is reported', async () => {
  const { pid } = await started('trap "" TERM; BEGUN; while :; do sleep 1; done');
  await end();
  expect(said.mock.calls).toEqual(NOTE);
  kill(-pid, 'SIGKILL');
});

test.each<[string, () => void]>([
  ['the guest does not name the connection', () => delete process.env.SSH_CONNECTION],
  ['the connection is lost', () => writeFileSync(join(folder, 'ssh'), '#!/bin/sh\nexit 255\n')],
])('that a command may still run is reported if %s', async (_title, change) => {
  change();
  await end();
  expect(said.mock.calls).toEqual(NOTE);
});

test('nothing is ended before the login', async () => {
  rmSync(join(folder, 'control'));
  writeFileSync(join(folder, 'ssh'), '#!/bin/sh\nexit 255\n');
  await end();
  await sleep(0);
  expect(said.mock.calls).toEqual([]);
});

test('a folder with a long name has no socket, and the command is not ended', async () => {
  expect(controlPathBeside('/tmp/ssh-log-a/log')).toBe('/tmp/ssh-log-a/control');
  expect(controlPathBeside(`${nastyFolder()}${'/long'.repeat(20)}/log`)).toBeUndefined();
  await endCommand(target, undefined);
  expect(said.mock.calls).toEqual(NOTE);
});
