// A cluster reached through `kubectl proxy`, for users whose kubectl can log in and this command cannot. The proxy listens on a socket that
// no other user can reach.
import { spawn } from 'child_process';
import { rmSync } from 'fs';
import { Agent } from 'http';
import { connect } from 'net';
import { join } from 'path';
import { createInterface } from 'readline';
import type { Cluster } from './cluster';
import type { Login } from './connection';
import { clusterAt } from './outages';
import type { ConnectionOptions } from '../command-line/connection-options';
import { temporaryFolder } from '../command-line/temporary-folder';

/** Runs a program until standard input ends. That happens when this process ends, for any reason. */
const RUN_UNTIL_STDIN_ENDS = 'folder=$1; shift; exec 3<&0; "$@" </dev/null & child=$!; { cat <&3; kill $child; } >/dev/null 2>&1 & wait $child; rm -rf "$folder"';

/** Runs a step with a cluster that is reached through kubectl. The proxy runs as long as the step. */
export async function throughKubectl<Result>(
  kubectl: string, options: ConnectionOptions & { readonly namespace: string }, step: (cluster: Cluster) => Promise<Result>,
): Promise<Result> {
  const { kubeconfig, context, namespace } = options;
  const folder = temporaryFolder('kubectl');
  const socket = join(folder, 'socket');
  const flags = Object.entries({ kubeconfig, context }).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`]));
  // Has its own process group, since this command may have to clean up first on Ctrl-C.
  const proxy = spawn('sh', ['-c', RUN_UNTIL_STDIN_ENDS, 'sh', folder, kubectl, ...flags, 'proxy', `--unix-socket=${socket}`], { detached: true });
  try {
    await new Promise<void>((resolve, reject) => {
      let stderr = '';
      createInterface(proxy.stdout).once('line', () => resolve());
      proxy.stderr.on('data', (text) => stderr += text);
      proxy.once('close', () => reject(new Error(`kubectl proxy: ${stderr.trim() || 'it exited'}`)));
    });
    const cluster = clusterAt(loginAt(socket), namespace);
    return await step(cluster).finally(() => cluster.close());
  } finally {
    proxy.stdin.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** kubectl adds the credentials to every request at its socket. */
function loginAt(socket: string): Login {
  // The connections of an agent are either all kept or all not, so each call gets its own, as from the client.
  const newAgent = () => Object.assign(new Agent(), { createConnection: () => connect(socket) });
  return {
    getCurrentCluster: () => ({ name: 'kubectl', server: 'http://localhost', skipTLSVerify: false }),
    applyToHTTPSOptions: (options) => Promise.resolve(void Object.assign(options, { agent: newAgent() })),
  };
}
