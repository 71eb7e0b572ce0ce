import { mkdtempSync, openSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Answer, ended, FOLDER, start, useCommand } from './command-at-server';

jest.setTimeout(120_000);

useCommand();

const OBJECTS = 40;

const APPLY = ['apply', 'many.yaml', '--validate', 'ignore'];

beforeAll(() => {
  const objects = Array.from({ length: OBJECTS }, (_, index) => JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: `c-${index}`, namespace: 'web' } }));
  writeFileSync(join(FOLDER, 'many.yaml'), objects.join('\n---\n'));
});

/** Accepts and counts whatever is applied. Of the objects in the first batch, only one gets a warning, since any may be answered first. */
function taking(): { readonly applied: Set<string>; readonly answer: Answer } {
  const applied = new Set<string>();
  return {
    applied,
    answer: ({ method }, { pathname }) => {
      if (method === 'GET') {
        return { code: 404, body: { message: 'not found' } };
      }
      applied.add(pathname);
      const name = pathname.split('/').at(-1)!;
      const isWarnedOf = name === 'c-0' || Number(name.slice('c-'.length)) >= OBJECTS / 2;
      const headers = isWarnedOf ? { Warning: '299 - "look\u009b out"' } : undefined;
      return { code: 201, body: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace: 'web', uid: name } }, headers };
    },
  };
}

const machines = (count: number): Answer => (_, { pathname }) => ({
  body: {
    metadata: { resourceVersion: '1' },
    items: pathname.endsWith('/virtualmachines')
      ? Array.from({ length: count }, (_each, index) => ({ metadata: { name: `web-${index}`, namespace: 'web', uid: `${index}`, creationTimestamp: '2026-01-01T00:00:00Z' }, spec: {}, status: { printableStatus: 'Running' } }))
      : [],
  },
});

describe('work runs to its end', () => {
  test('if the reader of standard output has gone', async () => {
    const { applied, answer } = taking();
    const child = start(APPLY, answer);
    child.stdout!.destroy();
    const { status, stderr } = await ended(child);
    expect([status, stderr]).toEqual([0, `warning: configmap/c-0: look\\u009b out\n${OBJECTS} objects applied: ${OBJECTS} created\n`]);
    expect(applied.size).toBe(OBJECTS);
  });

  test('if the readers of both streams have gone', async () => {
    const { applied, answer } = taking();
    const child = start(APPLY, answer);
    child.stdout!.destroy();
    child.stderr!.destroy();
    expect((await ended(child)).status).toBe(0);
    expect(applied.size).toBe(OBJECTS);
  });

  test('if the disk is full, which is reported once as a failure', async () => {
    const { applied, answer } = taking();
    const { status, stderr } = await ended(start(APPLY, answer, ['ignore', openSync('/dev/full', 'w'), 'pipe']));
    expect(stderr.split('\n').filter((line) => line.startsWith('error: '))).toEqual([expect.stringMatching(/^error: standard output: ENOSPC: no space left on device.*: the output is incomplete$/)]);
    expect([status, applied.size]).toEqual([1, OBJECTS]);
  });

  test('if the disk is full for both streams', async () => {
    const { applied, answer } = taking();
    const full = openSync('/dev/full', 'w');
    expect((await ended(start(APPLY, answer, ['ignore', full, full]))).status).toBe(1);
    expect(applied.size).toBe(OBJECTS);
  });
});

describe('a command that only prints', () => {
  test.each([['list'], ['validate', '--explain'], ['--help']])('ends quietly with the status of SIGPIPE if its reader has gone: %s', async (...args) => {
    const child = start(args, machines(10));
    child.stdout!.destroy();
    const { status, stderr } = await ended(child);
    expect([status, stderr]).toEqual([141, '']);
  });

  test('reports that the disk is full, and fails', async () => {
    const { status, stderr } = await ended(start(['list'], machines(10), ['ignore', openSync('/dev/full', 'w'), 'pipe']));
    expect(stderr).toMatch(/^error: standard output: ENOSPC: [^\n]+\n$/);
    expect(status).toBe(1);
  });

  test('fails if the disk took only the beginning', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'limit-')), 'list');
    const { status, stderr } = await ended(start(['list'], machines(2_000), ['ignore', openSync(file, 'w'), 'pipe'], ['sh', '-c', 'ulimit -f 8; exec "$@"', 'sh']));
    expect(readFileSync(file).length).toBeGreaterThan(0);
    expect(stderr).toMatch(/^error: standard output: EFBIG: file too large[^\n]*\n$/);
    expect(status).toBe(1);
  });

  test('writes everything to a slow reader', async () => {
    const child = start(['list', '-o', 'json'], machines(5_000));
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const { status, stdout } = await ended(child);
    expect([status, JSON.parse(stdout).length]).toEqual([0, 5_000]);
  });
});

test('a closed terminal makes apply stop in order, and end with the signal, however often that comes', async () => {
  const { applied, answer } = taking();
  const waiting: (() => void)[] = [];
  const child = start(APPLY, (request, url) => {
    if (request.method !== 'GET' && applied.size === 5) {
      // The rest is not answered.
      waiting.splice(0).forEach((resolve) => resolve());
      return undefined;
    }
    return answer(request, url);
  });
  await new Promise<void>((resolve) => waiting.push(resolve));
  child.kill('SIGHUP');
  child.kill('SIGHUP');
  const { status, stderr } = await ended(child);
  expect(stderr).toMatch(/^error: the terminal was closed: 5 of 40 objects were applied, \d+ were sent but not answered, \d+ were not sent: run the same command again to continue$/m);
  expect(status).toBe('SIGHUP');
});
