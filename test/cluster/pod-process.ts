// Runs a pod's container as a process on this machine, with its arguments, its environment and the pod's service account files.
import { spawn } from 'child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { text } from 'stream/consumers';
import { parse } from 'yaml';

/** Where pods find their service account; a folder of the test is mounted over it in a mount namespace that ends with the process. */
const SECRETS = '/run/secrets';
const INSIDE = `mount -t tmpfs none /run && mkdir -p ${SECRETS} && mount --bind "$0" ${SECRETS} && exec "$@"`;

/** Whether this user may mount: root may, except in a container that forbids it. */
export function canRunPods(): Promise<boolean> {
  return new Promise((resolve) => {
    spawn('unshare', ['--mount', 'true'], { stdio: 'ignore' }).once('error', () => resolve(false)).once('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs a pod's only container to its end.
 *
 * @param program stands in for the image's entry point
 * @param kubeconfig acts as the pod's service account
 */
export async function runPod({ containers: [{ args, env, volumeMounts }], volumes }: any, program: readonly string[], kubeconfig: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pod-'));
  const { clusters: [{ cluster }], users: [{ user: { token } }], contexts: [{ context }] } = parse(readFileSync(kubeconfig, 'utf8'));
  const account = join(folder, 'secrets/kubernetes.io/serviceaccount');
  mkdirSync(account, { recursive: true });
  const files = { 'token': token, 'namespace': context.namespace, 'ca.crt': Buffer.from(cluster['certificate-authority-data'], 'base64') };
  Object.entries(files).forEach(([name, content]) => writeFileSync(join(account, name), content));
  const { hostname, port } = new URL(cluster.server);
  const child = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', INSIDE, join(folder, 'secrets'), ...program, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      KUBERNETES_SERVICE_HOST: hostname,
      KUBERNETES_SERVICE_PORT: port,
      ...mounted(env, volumeMounts, volumes, folder),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { exitCode, stdout, stderr };
}

/** Variables that hold the path of an emptyDir volume get a folder of the test instead. */
function mounted(env: readonly any[], mounts: readonly any[], volumes: readonly any[], folder: string): { readonly [name: string]: string } {
  const isEmpty = (name: string) => volumes.some((volume) => volume.name === name && volume.emptyDir !== undefined);
  const paths = new Map(mounts.filter(({ name }) => isEmpty(name)).map(({ name, mountPath }) => [mountPath, join(folder, name)]));
  return Object.fromEntries(env.map(({ name, value }) => [name, paths.get(value) ?? value]));
}
