// The output of `status` for a machine: its phase and reason, its node, addresses, disks and last events.
import { MachineCondition, machineConditions, reasonOf } from './conditions';
import { Inspection } from './inspection';
import { omitEmpty, textOf } from '../../plain-data/plain-data';
import { quantity, sizeOf as sizeOfQuantity } from '../../plain-data/size';
import { guestSize } from '../../spec/guest-size';
import { usedClaim } from '../../storage/used-claims';
import { isBeingDeleted } from '../cluster/cluster';
import { readableSize } from '../manifests/disk-size';
import { inOneLine } from '../terminal/lines';
import { age, alignColumns } from '../terminal/table';
import type { Cause } from '../wait/diagnosis/cause';
import { findObstacle, findShortcoming } from '../wait/diagnosis/diagnosis';
import { isWaitingForClaim } from '../wait/diagnosis/storage';
import { Phase, phaseOf } from '../wait/readiness/phases';
import { conditionWith, Readiness, State } from '../wait/readiness/readiness';
import { machineReadiness, runStrategyOf } from '../wait/readiness/virtual-machine';
import { claimReadiness, volumeReadiness } from '../wait/readiness/volumes';

/** A disk of a machine. */
interface VolumeView {
  /** Its name in the machine. */
  readonly name: string;
  /** Such as `DataVolume web-root` or `containerDisk`. */
  readonly source: string;
  /** The phase of its DataVolume or claim, such as `ImportInProgress`. */
  readonly state?: string;
  readonly progress?: string;
  /** What KubeVirt says of a hot-plugged disk that the running guest does not have yet, such as `AttachedToNode`. */
  readonly attachment?: string;
  readonly size?: string;
  readonly storageClass?: string;
}

interface EventView {
  readonly time: string;
  readonly type: string;
  readonly object: string;
  readonly reason: string;
  readonly message: string;
  readonly count: number;
}

/** The fields of a machine that both `list` and `status` print. */
export interface MachineSummary {
  readonly name: string;
  readonly namespace: string;
  /** In Viti Stack's terms. */
  readonly phase: Phase;
  /** In KubeVirt's terms: `status.printableStatus`. */
  readonly status: string;
  /** KubeVirt's condition Ready: its guest runs. */
  readonly ready: boolean;
  /** Why it does not start, or what is wrong although it runs. */
  readonly message?: string;
  readonly node?: string;
  readonly size: string;
  /** Also set if the machine has the older field `running`. */
  readonly runStrategy: string;
  readonly created: string;
  /** The kinds that this user may not read and that are missing here. */
  readonly unseen?: readonly string[];
}

export interface MachineView extends MachineSummary {
  /** The reason for the message. */
  readonly reason?: string;
  /** What to do. */
  readonly advice?: string;
  readonly conditions: readonly MachineCondition[];
  readonly addresses: readonly { readonly network: string; readonly addresses: readonly string[] }[];
  readonly volumes: readonly VolumeView[];
  /** The newest last. */
  readonly events: readonly EventView[];
}

/** How many events are printed. */
const MAX_EVENTS = 8;

export function machineView(inspected: Inspection): MachineView {
  const { machine, related, events, unseen } = inspected;
  const { metadata, spec, status } = { spec: {}, ...machine };
  const { instance } = related;
  const readiness = machineReadiness(machine);
  const isReady = readiness.state === 'ready';
  const cause = isReady ? findShortcoming(machine, related) : findObstacle(machine, related);
  return {
    name: metadata.name,
    namespace: metadata.namespace,
    phase: phaseOf(isReady ? readiness : { ...readiness, state: stateOf(inspected, readiness, cause) }),
    status: status?.printableStatus ?? readiness.reason,
    ready: conditionWith(machine, 'Ready', 'True') !== undefined,
    ...cause === undefined ? omitEmpty({ message: readiness.message }) : describeCause(cause, metadata.name),
    conditions: machineConditions(inspected, readiness, isReady ? undefined : cause),
    ...omitEmpty({ node: instance?.status?.nodeName }),
    addresses: addressesOf(instance),
    size: sizeOf(machine, instance),
    runStrategy: runStrategyOf(machine),
    created: metadata.creationTimestamp,
    volumes: (spec.template?.spec?.volumes ?? []).map((volume: any) => volumeView(volume, inspected)),
    events: events.slice(-MAX_EVENTS).map(eventView),
    ...omitEmpty({ unseen: unseen.map(({ kind }) => kind) }),
  };
}

/** The related objects of a machine that is not ready may show more than its own status. */
function stateOf({ machine, related }: Inspection, { state }: Readiness, cause: Cause | undefined): State {
  return cause && cause.state === undefined && !cause.mayRecover ? 'failed' : isWaitingForClaim(machine, related) ? 'progressing' : state;
}

/** The cause and what to do. */
function describeCause(cause: Cause, name: string): Pick<MachineView, 'reason' | 'message' | 'advice'> {
  return { reason: reasonOf(cause), message: cause.message, advice: cause.advice.replaceAll('NAME', name) };
}

/** The addresses of a running guest, by the network that each is on. */
export function addressesOf(instance: any): MachineView['addresses'] {
  return (instance?.status?.interfaces ?? []).map(({ name, interfaceName, ipAddress, ipAddresses }: any) => ({
    network: name ?? interfaceName ?? '-', addresses: ipAddresses ?? (ipAddress ? [ipAddress] : []),
  }));
}

function volumeView({ name, ...source }: any, { related: { instance, dataVolumes, claims }, unseen }: Inspection): VolumeView {
  const [type] = Object.keys(source);
  const object = usedClaim(source);
  if (object === undefined) {
    return { name, source: [type, source.containerDisk?.image].filter(Boolean).join(' ') };
  }
  const [volume, claim] = [dataVolumes, claims].map((objects) => objects.find(({ metadata }) => metadata.name === object));
  const kind = source.dataVolume ? 'DataVolume' : 'PersistentVolumeClaim';
  const isHidden = volume === undefined && unseen.some((each) => each.kind === kind);
  const state = isHidden ? {} : stateOfVolume(volume, claim);
  return { name, source: `${kind} ${object}`, ...state, ...attachmentOf(name, instance), ...sizeOfClaim(claim) };
}

/** The phases of a hot-plugged volume before the guest has it. */
const UNATTACHED = ['Pending', 'Bound', 'AttachedToNode', 'MountedToPod'];

function attachmentOf(volume: string, instance: any): Pick<VolumeView, 'attachment'> {
  const found = instance?.status?.volumeStatus?.find(({ name, hotplugVolume }: any) => name === volume && hotplugVolume);
  if (found === undefined) {
    return isRunningWithout(volume, instance) ? { attachment: 'the guest runs without it' } : {};
  }
  return UNATTACHED.includes(found.phase) ? { attachment: [found.phase, found.message].filter(Boolean).join(': ') } : {};
}

/** A volume that was added to a running machine, and that KubeVirt has not plugged in. */
function isRunningWithout(volume: string, instance: any): boolean {
  return instance?.status?.phase === 'Running' && instance.spec?.volumes?.every(({ name }: any) => name !== volume) === true;
}

function stateOfVolume(volume: any, claim: any): Pick<VolumeView, 'state' | 'progress'> {
  const { reason, progress } = [volume, claim].some((each) => each !== undefined && isBeingDeleted(each)) ? BEING_DELETED
    : volume ? volumeReadiness(volume) : claim ? claimReadiness(claim) : MISSING_CLAIM;
  return { state: reason, ...omitEmpty({ progress }) };
}

const MISSING_CLAIM: Readiness = { state: 'failed', reason: 'missing' };

/** Its data is lost once the machine stops. */
const BEING_DELETED: Readiness = { state: 'failed', reason: 'is being deleted' };

function sizeOfClaim({ spec = {}, status = {} }: any = {}): Pick<VolumeView, 'size' | 'storageClass'> {
  const size = status.capacity?.storage ?? spec.resources?.requests?.storage;
  return omitEmpty({ size: size && largestUnit(size), storageClass: spec.storageClassName });
}

/** Converts the bytes that provisioners report to the largest unit. */
function largestUnit(size: string): string {
  return /^\d+$/.test(size) && Number(size) % 1024 === 0 ? quantity(sizeOfQuantity(size)) : size;
}

function eventView(event: any): EventView {
  // Not every controller sets all of them.
  const { type = '', reason = '', message, count, involvedObject } = event;
  return { time: event.lastTimestamp, type, object: `${involvedObject.kind}/${involvedObject.name}`, reason, message: textOf(message).trim(), count: count ?? 1 };
}

/** The lines of a machine. */
export function machineLines(view: MachineView): string[] {
  const { name, namespace, phase, status, reason, message, advice, conditions, node, addresses, volumes, events } = view;
  const facts = [
    ['node', node],
    ['addresses', addresses.filter((each) => each.addresses.length > 0).map((each) => `${each.addresses.join(', ')} (${each.network})`).join('; ')],
    ['size', view.size],
    ['run strategy', view.runStrategy],
    ['age', age(view.created)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return [
    `${namespace}/${name}: ${phase}${[phase, reason].includes(status) ? '' : ` (${status})`}${joinReasons([reason, message])}`,
    ...advice === undefined ? [] : [`  to do: ${advice}`],
    ...alignColumns(facts, '  '),
    ...section('conditions', conditions.map(({ type, status: value, reason: why, message: said }) => [`${type}=${value}`, why, inOneLine(said ?? '')])),
    ...section('volumes', volumes.map(volumeCells)),
    ...section('events', events.map(({ time, type, object, reason: why, message: said, count }) => [age(time), type, why, object, `${inOneLine(said)}${count > 1 ? ` (${count} times)` : ''}`])),
  ];
}

function volumeCells({ name, source, state, progress, attachment, size = '', storageClass = '' }: VolumeView): string[] {
  const steps = [[state, progress].filter(Boolean).join(' '), attachment && `not attached: ${inOneLine(attachment)}`];
  return [name, source, steps.filter(Boolean).join(', '), readableSize(size), storageClass];
}

function joinReasons(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).map((part) => `: ${inOneLine(part!)}`).join('');
}

function section(title: string, lines: ReadonlyArray<readonly string[]>): string[] {
  return lines.length === 0 ? [] : [`  ${title}`, ...alignColumns(lines, '    ')];
}

/** Such as `2 CPU, 4Gi`, or `u1.medium` while only the instance type is known. */
export function sizeOf({ spec }: any, instance?: any): string {
  const { cpu, memory } = instance === undefined ? guestSize(spec) : guestSize({ template: { spec: instance.spec } });
  return [cpu === undefined ? undefined : `${cpu} CPU`, memory].filter(Boolean).join(', ') || spec?.instancetype?.name || '-';
}
