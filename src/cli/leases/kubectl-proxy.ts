// A cluster that is asked through kubectl, for those whose kubectl can log in where nothing else does: `kubectl proxy` at a socket
// that nobody else can reach.
import { spawn } from 'child_process';
import { mkdtempSync, rmSync } from 'fs';
import { Agent } from 'http';
import { connect } from 'net';
import { tmpdir } from 'os';
import { join } from 'path';
import { createInterface } from 'readline';
import type { LeaseSettings } from './settings';
import { ApiServer } from '../cluster/api-server';
import { Cluster } from '../cluster/cluster';

/** Runs the program that follows until the standard input ends, which it does with this process, whatever ends that. */
const UNTIL_END = 'folder=$1; shift; exec 3<&0; "$@" </dev/null & child=$!; { cat <&3; kill $child; } >/dev/null 2>&1 & wait $child; rm -rf "$folder"';

/** What a step returns that asks the cluster through a kubectl, which runs for as long as the step does. */
export async function throughKubectl<Result>(kubectl: string, settings: LeaseSettings, step: (cluster: Cluster) => Promise<Result>): Promise<Result> {
  const { kubeconfig, context, namespace } = settings;
  const folder = mkdtempSync(join(tmpdir(), 'kubectl-'));
  const socket = join(folder, 'socket');
  const options = Object.entries({ kubeconfig, context }).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`]));
  // In a group of its own: a Ctrl-C is the command's, which may have something to put in order.
  const proxy = spawn('sh', ['-c', UNTIL_END, 'sh', folder, kubectl, ...options, 'proxy', `--unix-socket=${socket}`], { detached: true });
  try {
    await new Promise<void>((resolve, reject) => {
      let said = '';
      createInterface(proxy.stdout).once('line', () => resolve());
      proxy.stderr.on('data', (text) => said += text);
      proxy.once('exit', () => reject(new Error(`kubectl proxy: ${said.trim() || 'it has ended'}`)));
    });
    const cluster = new Cluster(new ApiServer(loginAt(socket)), namespace);
    return await step(cluster).finally(() => cluster.close());
  } finally {
    proxy.stdin.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** kubectl logs in for whoever reaches its socket. */
function loginAt(socket: string): ConstructorParameters<typeof ApiServer>[0] {
  const agent = Object.assign(new Agent(), { createConnection: () => connect(socket) });
  return {
    getCurrentCluster: () => ({ name: 'kubectl', server: 'http://localhost', skipTLSVerify: false }),
    applyToHTTPSOptions: (options) => Promise.resolve(void Object.assign(options, { agent })),
  };
}
