import { spawn } from 'child_process';
import { mkdtempSync, openSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { text } from 'stream/consumers';
import { serveStreams, StreamServer } from './stream-server';
import { buildCommand } from '../../built-command';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'port-forward-'));
const command = join(folder, 'main.js');
const kubeconfig = join(folder, 'config');

/** What the guest sends before it closes the connection: more than a pipe holds. */
const SAID = Buffer.from(Array.from({ length: 2_000_000 }, (_, index) => index % 256));

let under: StreamServer;

beforeAll(async () => {
  buildCommand(command);
  under = await serveStreams((socket) => {
    socket.send(SAID);
    socket.close();
  });
  writeFileSync(kubeconfig, JSON.stringify({
    'clusters': [{ name: 'c', cluster: { server: under.url } }],
    'users': [{ name: 'u', user: {} }],
    'contexts': [{ name: 'x', context: { cluster: 'c', user: 'u' } }],
    'current-context': 'x',
  }));
});

afterAll(() => under.close());

/** Runs `port-forward --stdio` with this output. */
function forward(stdout: 'pipe' | number, shell: readonly string[] = []) {
  const [program, ...words] = [...shell, process.execPath, command, 'port-forward', '--stdio', '--kubeconfig', kubeconfig, 'web', '80'];
  return spawn(program, words, { stdio: ['ignore', stdout, 'pipe'] });
}

async function ended(child: ReturnType<typeof forward>) {
  const [stderr, status] = await Promise.all([text(child.stderr!), new Promise((resolve) => child.once('close', resolve))]);
  return { stderr, status };
}

test('a file gets every byte from a guest', async () => {
  const file = join(folder, 'all');
  expect(await ended(forward(openSync(file, 'w')))).toEqual({ stderr: '', status: 0 });
  expect(readFileSync(file).equals(SAID)).toBe(true);
});

test('a slow reader gets every byte from a guest', async () => {
  const child = forward('pipe');
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const parts: Buffer[] = [];
  child.stdout!.on('data', (part) => parts.push(part));
  expect(await ended(child)).toEqual({ stderr: '', status: 0 });
  expect(Buffer.concat(parts).equals(SAID)).toBe(true);
});

test.each<[string, string, readonly string[], RegExp]>([
  ['is full', '/dev/full', [], /^error: standard output: ENOSPC: [^\n]*: the output is incomplete\n$/],
  ['takes only the beginning', join(folder, 'beginning'), ['sh', '-c', 'ulimit -f 8; exec "$@"', 'sh'], /^error: standard output: EFBIG: [^\n]*: the output is incomplete\n$/],
])('a disk that %s is a failure', async (_, file, shell, message) => {
  expect(await ended(forward(openSync(file, 'w'), shell))).toEqual({ stderr: expect.stringMatching(message), status: 1 });
});

test('a reader that has gone ends the command quietly', async () => {
  const child = forward('pipe');
  child.stdout!.destroy();
  expect(await ended(child)).toEqual({ stderr: '', status: 141 });
});
