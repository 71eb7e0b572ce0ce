// Reads a machine and its related objects: instance, launcher pods, disks and events.
import { unlessForbidden } from './forbidden';
import { CDI_API_VERSION } from '../../storage/cdi-version';
import { claimNames } from '../../storage/used-claims';
import { isNotFound, withContext } from '../cluster/api-error';
import type { Cluster, ObjectQuery, ObjectReference } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { Limiter, limiter } from '../cluster/limit';
import { lastOccurrence, occurrences, oldestFirst } from '../wait/observation/event-times';
import { launcherSelector } from '../wait/observation/launchers';
import { NO_RELATED_OBJECTS, type RelatedObjects } from '../wait/observation/related-objects';

/** A machine and its related objects. */
export interface Inspection {
  readonly machine: any;
  readonly related: RelatedObjects;
  /** The newest last. */
  readonly events: readonly any[];
  /** The kinds that this user may not read. */
  readonly unseen: readonly Unseen[];
}

/** A kind that this user may not read. */
interface Unseen {
  readonly kind: string;
  /** The server's message, which names the permission. */
  readonly message: string;
}

/** Inspects machines. Kinds that the cluster does not have count as empty. */
export function inspectAll(cluster: Cluster, machines: readonly any[]): Promise<Inspection[]> {
  const limit = limiter();
  return Promise.all(machines.map((machine) => inspect(new Reader(cluster, machine.metadata.namespace, limit), machine)));
}

async function inspect(reader: Reader, machine: any): Promise<Inspection> {
  const { name } = machine.metadata;
  const disks = diskNames(machine);
  const [{ instance, pods }, dataVolumes, claims] = await Promise.all([
    readInstance(reader, name),
    reader.read(CDI_API_VERSION, 'DataVolume', disks),
    reader.read('v1', 'PersistentVolumeClaim', disks),
  ]);
  const names = new Set([name, ...disks, ...pods.map(({ metadata }) => metadata.name)]);
  const lists = await Promise.all([...names].map((each) => reader.list({ apiVersion: 'v1', kind: 'Event', fieldSelector: `involvedObject.name=${each}` })));
  const own = lists.flat().filter((event) => isAbout(event, [machine, instance]));
  const events = oldestFirst(own.map((event) => ({ ...event, count: occurrences(event), lastTimestamp: lastOccurrence(event) })));
  const warnings = events.filter(({ type }) => type === 'Warning');
  return { machine, events, unseen: reader.unseen, related: { ...NO_RELATED_OBJECTS, instance, pods, dataVolumes, claims, warnings } };
}

/** The instance of a machine, if it has one, and its launchers. */
async function readInstance(reader: Reader, name: string): Promise<Pick<RelatedObjects, 'instance' | 'pods'>> {
  const [instance] = await reader.read('kubevirt.io/v1', 'VirtualMachineInstance', [name]);
  return { instance, pods: await reader.list({ apiVersion: 'v1', kind: 'Pod', labelSelector: launcherSelector(name, instance) }) };
}

/** The names of a machine's DataVolumes and claims. */
export function diskNames(machine: any): string[] {
  return [...new Set(claimNames(machine))];
}

/** An earlier machine of the same name may have left events. */
function isAbout({ involvedObject: { kind, uid } }: any, present: readonly any[]): boolean {
  return !['VirtualMachine', 'VirtualMachineInstance'].includes(kind) || present.some((object) => object?.metadata.uid === uid);
}

/** Reads objects of a namespace, and collects the kinds that are forbidden. */
class Reader {
  private readonly forbidden = new Map<string, Unseen>();

  constructor(private readonly cluster: Cluster, private readonly namespace: string, private readonly limit: Limiter) {}

  /** The forbidden kinds, each once. */
  get unseen(): readonly Unseen[] {
    return [...this.forbidden.values()].sort((one, other) => (one.kind < other.kind ? -1 : 1));
  }

  async read(apiVersion: string, kind: string, names: readonly string[]): Promise<any[]> {
    const found = await Promise.all(names.map((name) => {
      const reference: ObjectReference = { apiVersion, kind, name, namespace: this.namespace };
      return this.ifSeen(kind, () => withContext(this.cluster, 'get', reference, () => this.cluster.read(reference)));
    }));
    return found.filter((object) => object !== undefined);
  }

  async list(query: ObjectQuery): Promise<any[]> {
    const own = { ...query, namespace: this.namespace };
    return (await this.ifSeen(query.kind, () => withContext(this.cluster, 'list', own, () => this.cluster.list(own))))?.items ?? [];
  }

  private async ifSeen<Result>(kind: string, step: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await unlessForbidden(() => this.limit(step), (message) => this.forbidden.set(kind, this.forbidden.get(kind) ?? { kind, message }));
    } catch (error) {
      const { cause } = error as Error;
      if (!isNotFound(cause) && !(cause instanceof UnknownKind)) {
        throw error;
      }
      return undefined;
    }
  }
}
