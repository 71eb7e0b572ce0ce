// A machine with all that belongs to it, read and never changed: its instance, launcher pods, disks, and what was said of them.
import { ApiError, withContext, isNotFound } from '../cluster/api-error';
import type { Cluster, ObjectQuery, ObjectReference } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { Limiter, limiter } from '../cluster/limit';
import type { Companions } from '../wait/companions';
import { claimNames } from '../wait/observation/ownership';

/** What was found. */
export interface Inspected {
  readonly machine: any;
  readonly companions: Companions;
  /** The newest last. */
  readonly events: readonly any[];
  /** What could not be looked at. */
  readonly unseen: readonly Unseen[];
}

/** A kind that this user may not see. */
export interface Unseen {
  readonly kind: string;
  /** The server's words, which name the permission. */
  readonly message: string;
}

/** Reads what belongs to each machine; what the cluster does not have is as if it were not there. */
export function inspectedAll(cluster: Cluster, machines: readonly any[]): Promise<Inspected[]> {
  const inTurn = limiter();
  return Promise.all(machines.map((machine) => inspected(new Reader(cluster, machine.metadata.namespace, inTurn), machine)));
}

async function inspected(reader: Reader, machine: any): Promise<Inspected> {
  const { name } = machine.metadata;
  const disks = diskNames(machine);
  const [[instance], pods, dataVolumes, claims] = await Promise.all([
    reader.read('kubevirt.io/v1', 'VirtualMachineInstance', [name]),
    reader.list({ apiVersion: 'v1', kind: 'Pod', labelSelector: `vm.kubevirt.io/name=${name}` }),
    reader.read('cdi.kubevirt.io/v1beta1', 'DataVolume', disks),
    reader.read('v1', 'PersistentVolumeClaim', disks),
  ]);
  const names = new Set([name, ...disks, ...pods.map(({ metadata }) => metadata.name)]);
  const said = await Promise.all([...names].map((each) => reader.list({ apiVersion: 'v1', kind: 'Event', fieldSelector: `involvedObject.name=${each}` })));
  const events = said.flat().filter((event) => isAbout(event, [machine, instance])).sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
  const warnings = events.filter(({ type }) => type === 'Warning');
  return { machine, events, unseen: reader.unseen, companions: { instance, pods, dataVolumes, claims, warnings, machines: [] } };
}

/** When something was last said. */
export function timeOf({ lastTimestamp, series, eventTime, metadata }: any): string {
  return lastTimestamp ?? series?.lastObservedTime ?? eventTime ?? metadata.creationTimestamp;
}

/** The names of a machine's DataVolumes and claims. */
export function diskNames(machine: any): string[] {
  return [...new Set(claimNames(machine))];
}

/** An earlier machine of the same name has had events too. */
function isAbout({ involvedObject: { kind, uid } }: any, present: readonly any[]): boolean {
  return !['VirtualMachine', 'VirtualMachineInstance'].includes(kind) || present.some((object) => object?.metadata.uid === uid);
}

/** Reads objects of a namespace, a few at a time. */
class Reader {
  private readonly refused = new Map<string, Unseen>();

  constructor(private readonly cluster: Cluster, private readonly namespace: string, private readonly inTurn: Limiter) {}

  /** What it could not look at, each kind once. */
  get unseen(): readonly Unseen[] {
    return [...this.refused.values()].sort((one, other) => (one.kind < other.kind ? -1 : 1));
  }

  async read(apiVersion: string, kind: string, names: readonly string[]): Promise<any[]> {
    const found = await Promise.all(names.map((name) => {
      const reference: ObjectReference = { apiVersion, kind, name, namespace: this.namespace };
      return this.seen(kind, () => withContext(this.cluster, 'get', reference, () => this.cluster.read(reference)));
    }));
    return found.filter((object) => object !== undefined);
  }

  async list(query: ObjectQuery): Promise<any[]> {
    const own = { ...query, namespace: this.namespace };
    return (await this.seen(query.kind, () => withContext(this.cluster, 'list', own, () => this.cluster.list(own))))?.items ?? [];
  }

  private async seen<Result>(kind: string, step: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await this.inTurn(step);
    } catch (error) {
      const { message, cause } = error as Error;
      if (cause instanceof ApiError && cause.code === 403) {
        this.refused.set(kind, this.refused.get(kind) ?? { kind, message });
      } else if (!isNotFound(cause) && !(cause instanceof UnknownKind)) {
        throw error;
      }
      return undefined;
    }
  }
}
