// Programs that run others, as ssh runs its ProxyCommand and rsync runs ssh.
import { existsSync, mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { setTimeout as sleep } from 'timers/promises';
import { requirePrograms, runProgram } from '../../../src/cli/tunnel/run-program';
import { until } from '../../plane/until';

const STDIO = ['ignore', 'pipe', 'pipe'] as const;

test('a program that is ended is not held up by its orphaned children', async () => {
  const controller = new AbortController();
  const begun = Date.now();
  const started = join(mkdtempSync(join(tmpdir(), 'run-program-')), 'started');
  const running = runProgram('sh', ['-c', `sleep 60 & : >'${started}'; exec sleep 60`], { stdio: [...STDIO], signal: controller.signal });
  const ended = expect(running).rejects.toThrow('late');
  await until('it to have a child', () => existsSync(started));
  controller.abort(new Error('late'));
  await ended;
  expect(Date.now() - begun).toBeLessThan(25_000);
});

test('the output of a program is complete, including that of its children', async () => {
  const result = await runProgram('sh', ['-c', '(sleep 0.3; echo out; echo err >&2) & exit 3'], { stdio: [...STDIO] });
  expect(result).toEqual({ exitCode: 3, wasInterrupted: false, stdout: Buffer.from('out\n'), stderr: 'err\n' });
});

test('a missing program is reported with what to install', async () => {
  const { PATH } = process.env;
  process.env.PATH = '/nowhere';
  try {
    await expect(runProgram('rsync', [], { stdio: [...STDIO] })).rejects.toThrow('there is no rsync on PATH: install rsync');
    expect(() => requirePrograms('ssh', 'rsync')).toThrow('there is no ssh on PATH: install the OpenSSH client\nthere is no rsync on PATH: install rsync');
  } finally {
    process.env.PATH = PATH;
  }
});

describe('a signal', () => {
  const started = (beforeSignal?: () => Promise<void>) => runProgram('sh', ['-c', 'trap "exit 5" TERM; while :; do sleep 0.05; done'], { stdio: [...STDIO], beforeSignal });

  test('is passed on once what has to happen before is done', async () => {
    const happened: string[] = [];
    const running = started(async () => {
      await sleep(200);
      happened.push('before');
    }).finally(() => happened.push('ended'));
    await sleep(200);
    process.emit('SIGTERM', 'SIGTERM');
    await expect(running).resolves.toMatchObject({ exitCode: 143, wasInterrupted: true });
    expect(happened).toEqual(['before', 'ended']);
  });

  test('that is the second one is passed on at once', async () => {
    const running = started(() => new Promise(() => undefined));
    await sleep(200);
    process.emit('SIGTERM', 'SIGTERM');
    process.emit('SIGTERM', 'SIGTERM');
    await expect(running).resolves.toMatchObject({ exitCode: 143, wasInterrupted: true });
  });
});
