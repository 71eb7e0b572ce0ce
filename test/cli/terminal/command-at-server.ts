/** The published command, run against an API server of a few lines, whose objects can contain anything. */
import { ChildProcess, spawn, StdioOptions } from 'child_process';
import { mkdtempSync, writeFileSync } from 'fs';
import { createServer, IncomingMessage, Server, ServerResponse } from 'http';
import { AddressInfo } from 'net';
import { tmpdir } from 'os';
import { join } from 'path';
import { buildCommand } from '../../built-command';

/** The answer to a request; without one, the connection stays open. */
export type Answer = (request: IncomingMessage, url: URL) => Answered | undefined;

interface Answered {
  readonly code?: number;
  readonly body?: object;
  readonly headers?: { readonly [name: string]: string };
}

const served = (...kinds: readonly string[]) => ({ resources: kinds.map((kind) => ({ kind, name: `${kind.toLowerCase()}s`, namespaced: !['Namespace', 'Node'].includes(kind) })) });

/** What the server has in addition to the test's answers. */
const KNOWN: { readonly [path: string]: object } = {
  '/api/v1': served('Namespace', 'Node', 'Pod', 'Event', 'PersistentVolumeClaim', 'ConfigMap', 'Secret'),
  '/apis/kubevirt.io': { versions: [{ version: 'v1' }] },
  '/apis/kubevirt.io/v1': served('VirtualMachine', 'VirtualMachineInstance'),
  '/apis/cdi.kubevirt.io/v1beta1': served('DataVolume'),
  '/api/v1/namespaces/web': { metadata: { name: 'web', uid: 'uid-web' }, status: { phase: 'Active' } },
};

export const FOLDER = mkdtempSync(join(tmpdir(), 'terminal-'));
const COMMAND = join(FOLDER, 'main.js');
const KUBECONFIG = join(FOLDER, 'kubeconfig');

let server: Server;
let answer: Answer;

/** Builds the command and starts the server; call it outside of tests. */
export function useCommand(): void {
  beforeAll(async () => {
    buildCommand(COMMAND);
    server = createServer((request, response) => respond(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const config = {
      'clusters': [{ name: 'c', cluster: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } }],
      'users': [{ name: 'u', user: {} }],
      'contexts': [{ name: 'x', context: { cluster: 'c', user: 'u', namespace: 'web' } }],
      'current-context': 'x',
    };
    writeFileSync(KUBECONFIG, JSON.stringify(config));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** Starts the command; from now on, the server answers with `answering`. */
export function start(args: readonly string[], answering: Answer = () => undefined, stdio: StdioOptions = 'pipe', shell: readonly string[] = []): ChildProcess {
  answer = answering;
  const [program, ...words] = [...shell, process.execPath, COMMAND, ...args];
  return spawn(program, words, { cwd: FOLDER, stdio, env: { PATH: process.env.PATH, HOME: FOLDER, KUBECONFIG } });
}

/** What a process wrote until it ended, and how it ended. */
export async function ended(child: ChildProcess): Promise<{ readonly status: number | string; readonly stdout: string; readonly stderr: string }> {
  const text = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (part) => text[name] += part);
  }
  const status = await new Promise<number | string>((resolve) => child.once('close', (code, signal) => resolve(code ?? signal!)));
  return { status, ...text };
}

function respond(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url!, 'http://server');
  const known = KNOWN[url.pathname];
  const { code = 200, body = undefined, headers = {} } = known === undefined ? answer(request, url) ?? {} : { body: known };
  if (body !== undefined) {
    response.writeHead(code, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  }
}
