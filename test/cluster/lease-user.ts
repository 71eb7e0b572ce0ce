/** A user who takes leases with the command, as a person or a CI job does: in processes and files of its own. */
import { spawn } from 'child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir, userInfo } from 'os';
import { dirname, join } from 'path';
import { parse, stringify } from 'yaml';
import { buildCommand } from '../built-command';
import { Cluster } from '../plane/cluster';

const ROOT = join(__dirname, '../..');

/** How a process ended, and what it printed. */
export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running process. */
export interface Running {
  /** Its output so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly kill: (signal: NodeJS.Signals) => boolean;
  readonly ended: Promise<Ended>;
}

/** A signal to send as soon as a process prints something. */
export interface SignalAt {
  readonly signal: NodeJS.Signals;
  readonly said: string;
}

/** The command, built from its sources. */
export function builtCommand(): string {
  const command = join(mkdtempSync(join(tmpdir(), 'command-')), 'main.js');
  buildCommand(command);
  return command;
}

/**
 * Crabbox's template, unchanged if root runs the plane. Otherwise it gets the guests' actual port, and the user who runs the plane.
 *
 * @param script the annotations that decide the guest's fate
 */
export function crabboxTemplate(cluster: Cluster, script: { readonly [annotation: string]: string } = {}): string {
  const { user, port } = loginOf(cluster);
  const annotations = Object.fromEntries(Object.entries(script).map(([name, value]) => [`plane.cdk8s-kubevirt/${name}`, value]));
  const template = readFileSync(join(ROOT, 'examples/crabbox-template/kubevirt-vm.yaml'), 'utf8').replace('name: crabbox\n', `name: ${user}\n`).replace('port: 22\n', `port: ${port}\n`);
  return Object.keys(script).length === 0 ? template : template.replace('  template:\n', `  template:\n    metadata: { annotations: ${JSON.stringify(annotations)} }\n`);
}

export class LeaseUser {
  private readonly folder = mkdtempSync(join(tmpdir(), 'lease-user-'));

  /**
   * @param settings overrides of the default settings
   * @param environment further environment variables of the user's processes
   */
  constructor(
    private readonly command: string, private readonly cluster: Cluster, template = crabboxTemplate(cluster), settings: object = {},
    private readonly environment: NodeJS.ProcessEnv = {},
  ) {
    const { kubeconfig, namespace } = cluster;
    const [{ name: context }] = parse(readFileSync(kubeconfig, 'utf8')).contexts;
    writeFileSync(this.path('vm.yaml'), template);
    const { user, port } = loginOf(cluster);
    const kubevirt = { context, namespace, template: this.path('vm.yaml'), sshUser: user, sshPort: port, ...settings };
    mkdirSync(this.path('config/cdk8s-kubevirt'), { recursive: true });
    writeFileSync(this.path('config/cdk8s-kubevirt/config.yaml'), stringify({ provider: 'kubevirt', target: 'linux', kubevirt }));
    mkdirSync(this.path('work'));
  }

  /** Runs a lease command to its end. */
  run(verb: string, ...args: string[]): Promise<Ended> {
    return this.start(verb, ...args).ended;
  }

  start(verb: string, ...args: string[]): Running {
    return this.spawned([verb, ...args]);
  }

  /** Runs a lease command until it prints something, or to its end. */
  runUntil({ signal, said }: SignalAt, verb: string, ...args: string[]): Promise<Ended> {
    let isSent = false;
    const running = this.spawned([verb, ...args], (stderr) => {
      if (stderr.includes(said) && !isSent) {
        isSent = running.kill(signal);
      }
    });
    return running.ended;
  }

  /** The files that leases have left on this computer, keys included. */
  files(): string[] {
    return readdirSync(this.path('state/cdk8s-kubevirt/leases'), { recursive: true }).map(String).sort();
  }

  /** Rewrites every lease record. */
  changeRecords(change: (record: any) => object): void {
    for (const file of this.files().filter((each) => each.endsWith('.json'))) {
      const path = this.path(`state/cdk8s-kubevirt/leases/${file}`);
      writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))));
    }
  }

  /** A path among the user's files; `work` is the command's working directory. */
  path(relative: string): string {
    return join(this.folder, relative);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private spawned(args: readonly string[], heard: (stderr: string) => void = () => undefined): Running {
    const env = { ...this.cluster.environment, XDG_STATE_HOME: this.path('state'), XDG_CONFIG_HOME: this.path('config'), ...this.environment };
    const child = spawn(process.execPath, [this.command, 'lease', ...args], { cwd: this.path('work'), env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (text) => said.stdout += text);
    child.stderr.on('data', (text) => heard(said.stderr += text));
    const ended = new Promise<Ended>((resolve) => child.on('close', (exitCode) => resolve({ exitCode, ...said })));
    return { stdout: () => said.stdout, stderr: () => said.stderr, ended, kill: (signal) => child.kill(signal) };
  }
}

/** What leases have left in a namespace: machines, instances and Secrets. */
export async function leftInCluster(cluster: Cluster): Promise<string[]> {
  const kinds = [['kubevirt.io/v1', 'VirtualMachine'], ['kubevirt.io/v1', 'VirtualMachineInstance'], ['v1', 'Secret'], ['v1', 'Pod']];
  const found = await Promise.all(kinds.map(([apiVersion, kind]) => cluster.list({ apiVersion, kind }, 'cdk8s-kubevirt/lease-id')));
  return found.flatMap((objects, index) => objects.map(({ metadata }) => `${kinds[index][1]} ${metadata.name}`));
}

/** The login of a plane's guests; other clusters get the values used in production. */
export function loginOf({ kubeconfig }: Cluster): { readonly user: string; readonly port: number } {
  const file = join(dirname(kubeconfig), 'ssh/port');
  const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 22;
  return { user: port === 22 ? 'crabbox' : userInfo().username, port };
}
