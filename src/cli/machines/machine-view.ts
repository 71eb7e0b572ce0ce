// What is told of a machine, in one record: its phase and why, where it runs, how it is reached, its disks and what was said.
import { wordFor } from './causes';
import { MachineCondition, machineConditions } from './conditions';
import { Inspected, timeOf } from './inspection';
import { Phase, phaseOf } from './phase';
import { sizeOf } from './size';
import { present } from '../../plain-data/plain-data';
import { usedClaim } from '../../storage/used-claims';
import { quantity, sizeOf as sizeOfQuantity } from '../../plain-data/quantity';
import type { Cause } from '../wait/diagnosis/cause';
import { obstacle, shortcoming } from '../wait/diagnosis/diagnosis';
import { awaitsClaim } from '../wait/diagnosis/storage';
import { conditionWith, Readiness, State } from '../wait/readiness/readiness';
import { machineReadiness } from '../wait/readiness/virtual-machine';
import { claimReadiness, volumeReadiness } from '../wait/readiness/volumes';

/** A disk of a machine. */
export interface VolumeView {
  /** As the machine calls it. */
  readonly name: string;
  /** What it is of, such as `DataVolume web-root` or `containerDisk`. */
  readonly source: string;
  /** Its DataVolume's or claim's own word, such as `ImportInProgress`. */
  readonly state?: string;
  readonly progress?: string;
  readonly size?: string;
  readonly storageClass?: string;
}

export interface EventView {
  readonly time: string;
  readonly type: string;
  readonly object: string;
  readonly reason: string;
  readonly message: string;
  readonly count: number;
}

export interface MachineView {
  readonly name: string;
  readonly namespace: string;
  /** In Viti Stack's words. */
  readonly phase: Phase;
  /** In KubeVirt's: `status.printableStatus`. */
  readonly status: string;
  readonly ready: boolean;
  /** What keeps it from coming up, or what is wrong with it all the same. */
  readonly reason?: string;
  readonly message?: string;
  /** What to do about it. */
  readonly advice?: string;
  readonly conditions: readonly MachineCondition[];
  readonly node?: string;
  readonly addresses: readonly { readonly network: string; readonly addresses: readonly string[] }[];
  readonly size: string;
  readonly runStrategy?: string;
  readonly created: string;
  readonly volumes: readonly VolumeView[];
  /** The newest last. */
  readonly events: readonly EventView[];
  /** The kinds that this user may not see, which it is told without. */
  readonly unseen?: readonly string[];
}

/** How many events are told. */
const EVENTS = 8;

export function machineView(inspected: Inspected): MachineView {
  const { machine, companions, events, unseen } = inspected;
  const { metadata, spec, status } = { spec: {}, ...machine };
  const { instance } = companions;
  const readiness = machineReadiness(machine);
  const isReady = readiness.state === 'ready';
  const cause = isReady ? shortcoming(machine, companions) : obstacle(machine, companions);
  return {
    name: metadata.name,
    namespace: metadata.namespace,
    phase: phaseOf(isReady ? readiness : { ...readiness, state: stateOf(inspected, readiness, cause) }),
    status: status?.printableStatus ?? readiness.reason,
    ready: conditionWith(machine, 'Ready', 'True') !== undefined,
    ...cause === undefined ? present({ message: readiness.message }) : whyOf(cause, metadata.name),
    conditions: machineConditions(inspected, readiness, isReady ? undefined : cause),
    ...present({ node: instance?.status?.nodeName }),
    addresses: addressesOf(instance),
    size: sizeOf(machine, instance),
    ...present({ runStrategy: spec.runStrategy }),
    created: metadata.creationTimestamp,
    volumes: (spec.template?.spec?.volumes ?? []).map((volume: any) => volumeView(volume, inspected)),
    events: events.slice(-EVENTS).map(eventView),
    ...present({ unseen: unseen.map(({ kind }) => kind) }),
  };
}

/** What belongs to a machine that is not ready tells more of it than it does itself. */
function stateOf({ machine, companions }: Inspected, { state }: Readiness, cause: Cause | undefined): State {
  return cause && !cause.mayPass ? 'failed' : awaitsClaim(machine, companions) ? 'progressing' : state;
}

/** What is wrong, and what to do about it. */
function whyOf(cause: Cause, name: string): Pick<MachineView, 'reason' | 'message' | 'advice'> {
  return { reason: wordFor(cause), message: cause.message, advice: cause.advice.replaceAll('NAME', name) };
}

/** The addresses of a running guest, by the network that each is on. */
export function addressesOf(instance: any): MachineView['addresses'] {
  return (instance?.status?.interfaces ?? []).map(({ name, interfaceName, ipAddress, ipAddresses }: any) => ({
    network: name ?? interfaceName ?? '-', addresses: ipAddresses ?? (ipAddress ? [ipAddress] : []),
  }));
}

function volumeView({ name, ...source }: any, { companions: { dataVolumes, claims }, unseen }: Inspected): VolumeView {
  const [type] = Object.keys(source);
  const object = usedClaim(source);
  if (object === undefined) {
    return { name, source: [type, source.containerDisk?.image].filter(Boolean).join(' ') };
  }
  const [volume, claim] = [dataVolumes, claims].map((objects) => objects.find(({ metadata }) => metadata.name === object));
  const kind = source.dataVolume ? 'DataVolume' : 'PersistentVolumeClaim';
  const isHidden = volume === undefined && unseen.some((each) => each.kind === kind);
  return { name, source: `${kind} ${object}`, ...isHidden ? {} : filled(volume, claim), ...claimed(claim) };
}

function filled(volume: any, claim: any): Pick<VolumeView, 'state' | 'progress'> {
  const { reason, progress } = volume ? volumeReadiness(volume) : claim ? claimReadiness(claim) : MISSING;
  return { state: reason, ...present({ progress }) };
}

const MISSING: Readiness = { state: 'failed', reason: 'missing' };

function claimed({ spec = {}, status = {} }: any = {}): Pick<VolumeView, 'size' | 'storageClass'> {
  const size = status.capacity?.storage ?? spec.resources?.requests?.storage;
  return present({ size: size && inUnits(size), storageClass: spec.storageClassName });
}

/** Bytes, as provisioners tell them, in the largest unit that holds them. */
function inUnits(size: string): string {
  return /^\d+$/.test(size) && Number(size) % 1024 === 0 ? quantity(sizeOfQuantity(size)) : size;
}

function eventView(event: any): EventView {
  const { type, reason, message, count, involvedObject } = event;
  return { time: timeOf(event), type, object: `${involvedObject.kind}/${involvedObject.name}`, reason, message: String(message).trim(), count: count ?? event.series?.count ?? 1 };
}
