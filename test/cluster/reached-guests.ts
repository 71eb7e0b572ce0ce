// Guests and the means to reach them: the command in a folder whose name is hard to quote, a key they accept, and the command's own API client.
import { execFileSync } from 'child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'fs';
import { Agent } from 'https';
import { tmpdir, userInfo } from 'os';
import { dirname, join } from 'path';
import { ApiServer } from '../../src/cli/cluster/api-server';
import { Cluster as AskedCluster } from '../../src/cli/cluster/cluster';
import type { SshTarget } from '../../src/cli/tunnel/ssh-arguments';
import { buildCommand } from '../built-command';
import type { KubeObject } from '../plane/client';
import { Cluster, until } from '../plane/cluster';
import { readKubeconfig } from '../plane/kubeconfig';
import { IMAGE, machine, Script } from '../plane/scripted';
import { readSetting } from '../plane/setting';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

export class ReachedGuests {
  readonly user = userInfo().username;
  /** The guests' SSH port. */
  readonly sshPort: number;
  /** The cluster as the command's client addresses it. */
  readonly asked: AskedCluster;
  private readonly temporary = mkdtempSync(join(tmpdir(), 'guests-'));
  private readonly folder = join(this.temporary, 'it\'s 100%h "quoted" $HOME #1');
  private readonly before = { script: process.argv[1], KUBECONFIG: process.env.KUBECONFIG, PATH: process.env.PATH };

  constructor(private readonly cluster: Cluster) {
    mkdirSync(this.folder);
    this.keyPair('key');
    this.sshPort = readSetting(dirname(cluster.kubeconfig)).ports.sshd;
    const { server, ca, certificate: cert, key } = readKubeconfig(cluster.kubeconfig);
    this.asked = new AskedCluster(new ApiServer({
      getCurrentCluster: () => ({ server }),
      applyToHTTPSOptions: async (options: object) => Object.assign(options, { ca, cert, key, agent: new Agent({ ca, cert, key }) }),
    } as never), cluster.namespace);
  }

  /** The bundled command, which this process then runs as. */
  get command(): string {
    return this.file('main.js');
  }

  file(name: string): string {
    return join(this.folder, name);
  }

  bundle(): void {
    buildCommand(this.command);
    process.argv[1] = this.command;
    Object.assign(process.env, { KUBECONFIG: `${this.file('no such')}:${this.cluster.kubeconfig}`, PATH: this.cluster.environment.PATH });
  }

  /** Creates a Secret with user data that authorizes these keys. */
  async userData(name: string, keys: readonly string[]): Promise<void> {
    const config = { users: [{ name: this.user, ssh_authorized_keys: keys }] };
    await this.cluster.applyStrict({ apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData: { userdata: `#cloud-config\n${JSON.stringify(config)}\n` } });
  }

  /** Creates a running machine, and waits until it is Ready. */
  async start(name: string, userData: string, script: Script = {}): Promise<void> {
    await this.cluster.applyStrict(guest(name, userData, script));
    await until(`${name} to be Ready`, () => this.cluster.isTrue({ ...VM, name }, 'Ready'));
  }

  /** Creates a stopped machine. */
  async stopped(name: string): Promise<void> {
    const object = guest(name, 'none', {});
    await this.cluster.applyStrict({ ...object, spec: { ...object.spec, runStrategy: 'Halted' } });
  }

  get publicKey(): string {
    return readFileSync(this.file('key.pub'), 'utf8').trim();
  }

  keyPair(name: string): void {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', this.file(name)]);
  }

  target(name: string, changes: Partial<SshTarget> = {}): SshTarget {
    return {
      cluster: { namespace: this.cluster.namespace },
      machine: name,
      port: this.sshPort,
      user: this.user,
      identityFile: this.file('key'),
      knownHostsFile: this.file(`known_hosts ${name}`),
      hostKeyAlias: `${name}.${this.cluster.namespace}`,
      ...changes,
    };
  }

  async remove(): Promise<void> {
    const { script, ...environment } = this.before;
    process.argv[1] = script;
    Object.assign(process.env, environment);
    this.asked.close();
    await Promise.all((await this.cluster.list(VM)).map(({ metadata: { name } }) => this.cluster.delete({ ...VM, name })));
    rmSync(this.temporary, { recursive: true });
  }
}

function guest(name: string, userData: string, script: Script): KubeObject {
  return machine(name, script, [
    { name: 'root', containerDisk: { image: IMAGE } },
    { name: 'cloud-init', cloudInitNoCloud: { secretRef: { name: userData } } },
  ]);
}
