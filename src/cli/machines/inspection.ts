// Reads machines and their related objects: instances, launcher pods, disks and events.
import { Found, Lookup, Reader } from './reader';
import { claimNames } from '../../storage/used-claims';
import type { Cluster } from '../cluster/cluster';
import type { ServerClock } from '../cluster/connection';
import type { Type } from '../cluster/discovery';
import { VIRTUAL_MACHINE_INSTANCE } from '../cluster/machine-types';
import { DISK_TYPES } from '../manifests/disk-types';
import { fillersOf, nameOf } from '../wait/diagnosis/evidence';
import { isPending } from '../wait/diagnosis/pods';
import { lastOccurrence, occurrences, oldestFirst } from '../wait/observation/event-times';
import { launcherLabel, launcherLabels, LAUNCHERS } from '../wait/observation/launchers';
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

/**
 * Inspects machines.
 *
 * @param isEverywhere whether they are the machines of all namespaces
 */
export async function inspectAll(cluster: Cluster, machines: readonly any[], isEverywhere = false): Promise<Inspection[]> {
  const reader = new Reader(cluster, machines, isEverywhere);
  const [[instances, pods], dataVolumes, claims] = await Promise.all([
    readLaunched(reader), ...DISK_TYPES.map((type) => readNamed(reader, type, diskNames)),
  ] as const);
  const fillersFor = (machine: any) => fillersOfUnfilled(dataVolumes(machine).items, claims(machine).items);
  const events = await reader.read({
    all: { apiVersion: 'v1', kind: 'Event' },
    keysFor: (machine) => new Set([machine.metadata.name, ...diskNames(machine), ...fillersFor(machine), ...pods(machine).items.map(nameOf)]),
    keysOf: ({ involvedObject }) => [involvedObject?.name],
    only: (name) => ({ fieldSelector: `involvedObject.name=${name}` }),
  });
  // In the order of the names of kinds, in which unseen ones are reported.
  const lookups = Object.entries({
    DataVolume: dataVolumes, Event: events, PersistentVolumeClaim: claims, Pod: pods, VirtualMachineInstance: instances,
  });
  return machines.map((machine) => inspectionOf(machine, cluster.server.clock, lookups.map(([kind, lookup]) => ({ kind, ...lookup(machine) }))));
}

function readNamed(reader: Reader, all: Type, keysFor: (machine: any) => readonly string[]): Promise<Lookup> {
  return reader.read({ all, keysFor, keysOf: ({ metadata }) => [metadata.name], only: (name) => ({ name }) });
}

/** The instances of machines, and the launchers of each. */
async function readLaunched(reader: Reader): Promise<readonly [Lookup, Lookup]> {
  const instances = await readNamed(reader, VIRTUAL_MACHINE_INSTANCE, ({ metadata }) => [metadata.name]);
  return [instances, await reader.read({
    all: LAUNCHERS,
    keysFor: (machine) => [launcherLabel(machine.metadata.name, instances(machine).items[0])],
    keysOf: launcherLabels,
    only: (label) => ({ labelSelector: `${LAUNCHERS.labelSelector},${label}` }),
  })];
}

function inspectionOf(machine: any, { now }: ServerClock, found: ReadonlyArray<Found & { readonly kind: string }>): Inspection {
  const [dataVolumes, anyEvents, claims, pods, [instance]] = found.map(({ items }) => items);
  const own = anyEvents.filter((event) => isAbout(event, [machine, instance]));
  const events = oldestFirst(own.map((event) => ({ ...event, count: occurrences(event), lastTimestamp: lastOccurrence(event) })));
  const warnings = events.filter(({ type }) => type === 'Warning');
  return {
    machine,
    events,
    unseen: found.flatMap(({ kind, refusal }) => refusal === undefined ? [] : [{ kind, message: refusal }]),
    related: { ...NO_RELATED_OBJECTS, instance, pods, dataVolumes, claims, warnings, now },
  };
}

/** The names of what fills disks that are not filled yet, and reports what it waits for. */
function fillersOfUnfilled(dataVolumes: readonly any[], claims: readonly any[]): string[] {
  const disks = [...dataVolumes.filter(({ status }) => status?.phase !== 'Succeeded'), ...claims.filter(isPending)];
  return disks.flatMap((disk) => fillersOf(disk, { claims }));
}

/** The names of a machine's DataVolumes and claims. */
export function diskNames(machine: any): string[] {
  return [...new Set(claimNames(machine))];
}

/** An earlier machine of the same name may have left events. */
function isAbout({ involvedObject: { kind, uid } }: any, present: readonly any[]): boolean {
  return !['VirtualMachine', 'VirtualMachineInstance'].includes(kind) || present.some((object) => object?.metadata.uid === uid);
}
