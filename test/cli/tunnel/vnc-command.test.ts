import { spawn } from 'child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { text } from 'stream/consumers';
import { serveStreams, StreamServer } from './stream-server';
import { buildCommand } from '../../built-command';
import { until } from '../../plane/until';

const folder = mkdtempSync(join(tmpdir(), 'vnc-'));
const command = join(folder, 'main.js');

let under: StreamServer;

beforeAll(async () => {
  buildCommand(command);
  under = await serveStreams((socket) => socket.send('RFB 003.008\n'));
  const named = (name: string, kind: string, value: object) => ({ name, [kind]: value });
  writeFileSync(join(folder, 'config'), JSON.stringify({
    'clusters': [named('c', 'cluster', { server: under.url })],
    'users': [named('u', 'user', {})],
    'contexts': [named('x', 'context', { cluster: 'c', user: 'u' })],
    'current-context': 'x',
  }));
});

afterAll(() => under.close());

/** Runs the command with only these viewers on the PATH; each is a shell script. */
async function vnc(viewers: { readonly [name: string]: string }, ...args: string[]) {
  const path = mkdtempSync(join(folder, 'bin-'));
  for (const [name, script] of Object.entries(viewers)) {
    writeFileSync(join(path, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(path, name), 0o755);
  }
  const child = spawn(process.execPath, [command, 'vnc', '--kubeconfig', join(folder, 'config'), ...args], { env: { PATH: path }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), new Promise((resolve) => child.once('close', resolve))]);
  return { code, stdout, stderr };
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a viewer gets the port, and the command ends with it', async () => {
  const seen = join(folder, 'seen');
  const { code, stdout, stderr } = await vnc({ vncviewer: `echo "$@" >'${seen}'` }, 'web', '--open');
  const [, port] = /^127\.0\.0\.1:(\d+) -> web\n$/.exec(stdout)!;
  expect([code, stderr, readFileSync(seen, 'utf8')]).toEqual([0, '', `127.0.0.1::${port}\n`]);
});

onLinux('the output of a viewer is escaped, line by line', async () => {
  const script = 'printf "display \\033]0;owned\\007\\r\\nbroken\\n" >&2; /bin/sleep 10 &';
  await expect(vnc({ vncviewer: script }, 'web', '--open')).resolves.toMatchObject({ code: 0, stderr: 'display \\u001b]0;owned\\u0007\nbroken\n' });
});

onLinux.each([
  ['exit 3', 'exit code 3'],
  ['kill -9 $$', 'SIGKILL'],
])('a viewer that fails is a failure: %s', async (end, how) => {
  const told = await vnc({ vncviewer: `echo "no display" >&2; ${end}` }, 'web', '--open');
  expect(told).toMatchObject({ code: 1, stderr: `no display\nerror: --open: vncviewer ended with ${how}\n` });
});

onLinux('a viewer that ends with the command is not a failure', async () => {
  const path = mkdtempSync(join(folder, 'bin-'));
  writeFileSync(join(path, 'vncviewer'), `#!/bin/sh\n: >'${join(path, 'begun')}'\nexec /bin/sleep 30\n`, { mode: 0o755 });
  const child = spawn(process.execPath, [command, 'vnc', '--kubeconfig', join(folder, 'config'), 'web', '--open'], { env: { PATH: path }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = Promise.all([text(child.stderr), new Promise((resolve) => child.once('close', resolve))]);
  await until('the viewer to run', () => existsSync(join(path, 'begun')));
  child.kill('SIGINT');
  expect(await ended).toEqual(['', 0]);
});

onLinux('a missing viewer is reported', async () => {
  await expect(vnc({}, 'vm/web', '--open')).resolves.toMatchObject({
    code: 1,
    stderr: 'error: --open: there is no remote-viewer or vncviewer on PATH: install one, or omit --open and connect another viewer\n',
  });
});

test('a machine that does not exist is refused before any viewer starts', async () => {
  await expect(vnc({}, 'missing')).resolves.toMatchObject({
    code: 1, stdout: '', stderr: expect.stringMatching(/^error: cluster \S+: cannot reach the display of VirtualMachine "missing" in namespace "default": no such machine: write the name of a VirtualMachine/),
  });
});

onLinux('a machine that the user may not get is shown to a viewer all the same', async () => {
  await expect(vnc({ vncviewer: 'exit' }, 'hidden', '--open')).resolves.toMatchObject({ code: 0, stdout: expect.stringContaining('-> hidden\n'), stderr: '' });
});

onLinux('an interrupt before the machine is found is silent', async () => {
  const child = spawn(process.execPath, [command, 'vnc', '--kubeconfig', join(folder, 'config'), 'slow'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const told = Promise.all([text(child.stdout), text(child.stderr), new Promise((resolve) => child.once('close', resolve))]);
  await until('the machine to be asked for', () => under.asked.includes('slow'));
  child.kill('SIGINT');
  expect(await told).toEqual(['', '', 0]);
});

test('an invalid port is refused', async () => {
  await expect(vnc({}, 'web', '--port', '99999')).resolves.toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('write a port from 1 to 65535, or 0 for any free port') });
});

test('an invalid machine is refused in one sentence', async () => {
  await expect(vnc({}, 'pod/web')).resolves.toMatchObject({ code: 2, stderr: expect.stringMatching(/^error: <machine> 'pod\/web' is invalid: write the name of a VirtualMachine[^.]*\n/) });
});
