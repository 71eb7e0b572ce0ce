/** Somebody who takes and ends leases of a cluster in memory, with files and a clock of their own, and who can be killed at any request. */
import { spawnSync } from 'child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'fs';
import { hostname, tmpdir } from 'os';
import { join } from 'path';
import type { MemoryCluster } from './memory-cluster';
import { ApiServer } from '../../../src/cli/cluster/api-server';
import { Cluster } from '../../../src/cli/cluster/cluster';
import type { Call } from '../../../src/cli/cluster/connection';
import type { Retry } from '../../../src/cli/cluster/retry';
import type { LeaseContext } from '../../../src/cli/leases/context';
import type { Lease } from '../../../src/cli/leases/lease';
import { LeaseMachines } from '../../../src/cli/leases/lease-machines';
import { LeaseRecord, LeaseRecords } from '../../../src/cli/leases/lease-records';
import { readTemplate } from '../../../src/cli/leases/template';
import { warmUp, WarmUpSettings } from '../../../src/cli/leases/warm-up';
import type { Document } from '../../../src/cli/manifests/documents';

/** When a process is killed: before it sends its n-th request, or before it receives the answer. */
export interface Kill {
  readonly at: number;
  readonly when: 'before' | 'after';
}

/** In memory where possible, since thousands of folders come and go. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Which lease is taken. */
export interface Wanted {
  readonly slug?: string;
  readonly isKept?: boolean;
  /** Whether it is deleted at its end; it is switched off otherwise. */
  readonly isDeleted?: boolean;
  readonly kill?: Kill;
}

const NEVER = new Promise<never>(() => undefined);

/** The id of a process that has ended. */
const dead = spawnSync('true').pid;

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn';

const TEMPLATE = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nspec: {runStrategy: Manual, template: {spec: {domain: {memory: {guest: 1Gi}, devices: {}}}}}\n';

export class LeaseClient {
  readonly records: LeaseRecords;
  /** The identity of the cluster in the user's context; undefined if only kubectl can read the kubeconfig. */
  leadsTo: string | undefined = 'one';
  private readonly folder = mkdtempSync(join(MEMORY, 'lease-client-'));
  private readonly template: Document;
  private readonly connection: ReturnType<typeof connected>;

  /** @param template what leases are made of, for 90 minutes each and at most 30 minutes idle */
  constructor(private readonly cluster: MemoryCluster, template = TEMPLATE) {
    this.connection = connected(cluster);
    writeFileSync(this.path('key.pub'), KEY);
    writeFileSync(this.path('vm.yaml'), template);
    this.template = readTemplate(this.path('vm.yaml'), 'template', template);
    this.records = new LeaseRecords('scope', this.path('leases'));
  }

  /** The result of a step that works with leases, or undefined if its process was killed. */
  async run<Result>(step: (context: LeaseContext) => Promise<Result>, kill?: Kill): Promise<Result | undefined> {
    const { cluster, server } = kill === undefined ? this.connection : connected(this.cluster, kill);
    const { signal } = new AbortController();
    const machines = new LeaseMachines(cluster, 'ci', signal);
    const settings: WarmUpSettings = {
      context: 'memory',
      namespace: 'ci',
      template: 'vm.yaml',
      sshUser: 'ci',
      sshKey: this.path('key'),
      sshPort: 22,
      ttl: 5_400,
      idleTimeout: 1_800,
      deleteOnRelease: true,
    };
    try {
      const context = { settings, machines, records: this.records, clusterIdentity: this.leadsTo };
      return await Promise.race([step(context), server.killed.then(() => this.die())]);
    } finally {
      if (kill !== undefined) {
        server.close();
      }
    }
  }

  /** Takes a lease whose guest admits its user at once, so that no SSH is needed, and whose host key is pinned beside its lease record. */
  warmUp({ slug, isKept = false, isDeleted = true, kill }: Wanted = {}): Promise<Lease | undefined> {
    this.cluster.onCreate = ({ metadata }) => {
      const folder = this.records.keyFolder({ id: metadata.labels['cdk8s-kubevirt/lease-id'] });
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'known_hosts'), 'key');
      // A guest is ready only some time after its machine was created.
      this.cluster.time += 1;
    };
    const options = { slug, isKept, deadlines: { startTimeout: 60, sshTimeout: 60 } };
    return this.run((context) => warmUp({ ...context, settings: { ...context.settings, deleteOnRelease: isDeleted } }, this.template, options), kill);
  }

  /** The leases with a record and those with a key folder; both exist for the same time. */
  get kept(): { readonly records: string[]; readonly keys: string[] } {
    const records = this.records.all().map(({ id }) => id).sort();
    return { records, keys: readdirSync(this.path('leases')).filter((name) => /^lease-\w+$/.test(name)).sort() };
  }

  hasKey({ id }: Pick<LeaseRecord, 'id'>): boolean {
    return existsSync(this.records.knownHostsFile({ id }));
  }

  remove(): void {
    this.connection.server.close();
    rmSync(this.folder, { recursive: true });
  }

  private path(relative: string): string {
    return join(this.folder, relative);
  }

  /** Leaves the files as a killed process does. */
  private die(): undefined {
    for (const name of readdirSync(this.path('leases'))) {
      const id = /^(lease-\w+)\.\d[\d-]*@.*\.json$/.exec(name)?.[1];
      if (id !== undefined) {
        renameSync(this.path(`leases/${name}`), this.path(`leases/${id}.${dead}@${hostname()}.json`));
      }
    }
    return undefined;
  }
}

function connected({ login }: MemoryCluster, kill?: Kill): { readonly cluster: Cluster; readonly server: KillableServer } {
  const server = new KillableServer(login, kill);
  return { server, cluster: new Cluster(server, 'ci') };
}

/** A server that answers nothing to a process once that is killed. */
class KillableServer extends ApiServer {
  readonly killed: Promise<void>;
  private sent = 0;
  private kill?: () => void;

  constructor(login: ConstructorParameters<typeof ApiServer>[0], private readonly fate?: Kill) {
    super(login);
    this.killed = new Promise((resolve) => this.kill = resolve);
  }

  /** A copy for the same process. */
  override with(retry: Retry): ApiServer {
    const other = super.with(retry);
    const send = other.stream.bind(other);
    return Object.assign(other, { stream: (call: Call) => this.unlessKilled(() => send(call)) });
  }

  override stream(call: Call): Promise<any> {
    return this.unlessKilled(() => super.stream(call));
  }

  private async unlessKilled(send: () => Promise<any>): Promise<any> {
    this.sent += 1;
    const isLast = this.sent === this.fate?.at;
    if (this.fate !== undefined && this.sent > this.fate.at || isLast && this.fate.when === 'before') {
      this.kill?.();
      return NEVER;
    }
    const response = await send();
    if (isLast) {
      response.resume();
      this.kill?.();
      return NEVER;
    }
    return response;
  }
}
