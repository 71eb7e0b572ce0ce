/**
 * The life cycle of a plane: up, down, and its status in between.
 *
 * A plane is a folder. Each of its processes has a pid file there, so that any later process can stop it. Starting a plane
 * in a folder first stops whatever an earlier start has left there.
 */
import { execFileSync } from 'child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'fs';
import { join } from 'path';
import { cdi, installCdi } from './cdi';
import { ApiError, Client, KubeObject } from './client';
import { CSI_DRIVER, namespace, NETWORK_ATTACHMENT_DEFINITION, storageClass } from './cluster-objects';
import { apiServer, controllers } from './control-plane';
import { enginesAnswer, installEngines } from './engines';
import { FOREIGN_KINDS } from './foreign-kinds';
import { Connection, readKubeconfig, writeKubeconfig } from './kubeconfig';
import { installKubevirt, kubevirt } from './kubevirt';
import { Command, Processes } from './processes';
import { Engine } from './programs';
import { newSetting, Setting } from './setting';
import { standIns } from './stand-ins';
import { profile } from './storage-profiles';
import { until } from './until';
import { redirectTo, webhooksAsked } from './webhooks';

export type Progress = (line: string) => void;

/** The storage classes of every plane: the default one, and one whose volumes wait for their first consumer. */
export const STORAGE_CLASSES = [
  storageClass('standard', { isDefault: true }),
  storageClass('local', { waitForFirstConsumer: true }),
];

/** Paths that respond once a server is up. */
export const SIGNS: { readonly [server: string]: string } = {
  'kube-apiserver': '/readyz',
  'virt-api': '/apis/subresources.kubevirt.io/v1',
  'cdi-apiserver': '/apis/upload.cdi.kubevirt.io/v1beta1',
};

/** Starts a plane in a folder, and waits until it admits and runs virtual machines and its engines deliver them. */
export async function up(folder: string, bin: string, progress: Progress, engines: readonly Engine[] = []): Promise<Setting> {
  await down(folder);
  filesOf(folder).filter((file) => /\.(log|command\.json)$/.test(file)).forEach((file) => rmSync(join(folder, file)));
  mkdirSync(folder, { recursive: true });
  const setting = await newSetting(folder, bin);
  const processes = new Processes(folder);
  const start = (commands: { readonly [name: string]: Command }) =>
    Object.entries(commands).forEach(([name, command]) => processes.start(name, command));

  execFileSync(join(bin, 'pki'), [setting.pki]);
  const ca = readFileSync(join(setting.pki, 'ca.crt'), 'utf8');
  writeKubeconfig(join(folder, 'kubeconfig'), connection(setting, 'admin'));
  for (const user of ['virt-api-client', 'virt-controller', 'virt-handler', 'cdi-controller']) {
    writeKubeconfig(join(folder, `${user}.kubeconfig`), connection(setting, user));
  }

  progress('starting Kubernetes');
  start(apiServer(setting));
  const client = new Client(readKubeconfig(join(folder, 'kubeconfig')));
  try {
    await ready(client, processes, SIGNS['kube-apiserver']);

    progress('installing KubeVirt and CDI');
    await Promise.all([
      ...['kubevirt', 'cdi'].map((name) => client.create(namespace(name))),
      ...['kubevirt-crds', 'cdi-crds'].flatMap((program) => documents(bin, program)).map((crd) => postYaml(client, crd)),
      ...[NETWORK_ATTACHMENT_DEFINITION, CSI_DRIVER, ...FOREIGN_KINDS, ...STORAGE_CLASSES].map((object) => client.create(object)),
    ]);
    await served(client);
    start(controllers(setting));
    await Promise.all([
      installKubevirt(client, setting, ca),
      installCdi(client, setting),
    ]);

    progress('starting KubeVirt and CDI');
    start({ ...kubevirt(setting), ...cdi(setting), ...standIns(setting) });
    await ready(client, processes, '/apis/cdi.kubevirt.io/v1beta1/cdiconfigs/config');
    await Promise.all(STORAGE_CLASSES.map(({ metadata: { name } }) => profile(client, name)));
    for (const program of ['cdi-webhooks', 'kubevirt-webhooks']) {
      await Promise.all(registrations(bin, program).map((object) => client.create(redirectTo({ ports: portsOfServices(setting), ca }, object))));
    }
    await ready(client, processes, SIGNS['virt-api']);
    await ready(client, processes, SIGNS['cdi-apiserver']);
    await webhooksAsked(client);
    if (engines.length > 0) {
      progress(`starting ${engines.join(' and ')}`);
      start(await installEngines(client, setting, engines));
      await enginesAnswer(client, engines);
    }
    return setting;
  } catch (error) {
    processes.signalAll('SIGKILL');
    throw error;
  } finally {
    client.close();
  }
}

/** Stops everything that runs for a folder and removes its state, but keeps the logs. */
export async function down(folder: string): Promise<void> {
  await new Processes(folder).stop();
  const kubeconfigs = filesOf(folder).filter((file) => file.endsWith('kubeconfig'));
  for (const left of ['etcd', 'certs', 'pki', 'ssh', 'gitops', 'plane.json', ...kubeconfigs]) {
    rmSync(join(folder, left), { recursive: true, force: true });
  }
}

export interface ProcessStatus {
  readonly name: string;
  readonly pid?: number;
}

export function status(folder: string): ProcessStatus[] {
  const processes = new Processes(folder);
  return processes.names.sort().map((name) => ({ name, pid: processes.pid(name) }));
}

/** How to connect to the plane as one of its users. */
export function connection({ pki, ports }: Setting, user: string): Connection {
  const read = (file: string) => readFileSync(join(pki, file), 'utf8');
  return { server: `https://127.0.0.1:${ports['kube-apiserver']}`, ca: read('ca.crt'), certificate: read(`${user}.crt`), key: read(`${user}.key`) };
}

/** Waits for the API server to respond at a path, or reports which process has ended and how. */
export async function ready(client: Client, processes: Processes, path: string, needed: readonly string[] = processes.names): Promise<void> {
  const failed = () => needed.find((name) => processes.pid(name) === undefined);
  await until(path, async () => failed() !== undefined || await client.request('GET', path));
  const ended = failed();
  if (ended !== undefined) {
    throw new Error(`${ended} ended; the end of ${processes.log(ended)} is:\n${readFileSync(processes.log(ended), 'utf8').split('\n').slice(-15).join('\n')}`);
  }
}

/** The ports of the servers that registrations name, by the names of their Services in a cluster. */
function portsOfServices({ ports }: Setting): { readonly [service: string]: number } {
  return { 'cdi-api': ports['cdi-apiserver'], 'kubevirt-operator-webhook': ports['virt-operator'], 'virt-api': ports['virt-api'] };
}

function filesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function served(client: Client): Promise<void> {
  const definitions = await client.list({ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition' });
  const kinds = definitions.flatMap(({ spec: { group, versions, names: { kind } } }) => versions.map(({ name }: any) => ({ apiVersion: `${group}/${name}`, kind })));
  await Promise.all(kinds.map((kind) => until(`${kind.apiVersion} ${kind.kind} to be served`, () => client.path(kind))));
}

async function postYaml(client: Client, text: string): Promise<void> {
  await client.request('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', text, 'application/yaml').catch((error) => {
    throw error instanceof ApiError ? new Error(`${text.match(/^ {2}name: .*/m)?.[0].trim()}: ${error.message}`) : error;
  });
}

function documents(bin: string, program: string): string[] {
  return output(bin, program, '-all').split(/^---$/m).filter((text) => text.trim() !== '');
}

function registrations(bin: string, program: string): KubeObject[] {
  return JSON.parse(output(bin, program)) as KubeObject[];
}

function output(bin: string, program: string, ...args: string[]): string {
  return execFileSync(join(bin, program), args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** Whether a plane was started in the folder and not stopped since. */
export const exists = (folder: string) => existsSync(join(folder, 'plane.json'));
