// Whether KubeVirt can change the sockets and memory of a running machine, as virt-controller 1.9 decides when it hotplugs them. The specs
// have KubeVirt's defaults.
import { quantityValue } from '../plain-data/quantity';

/** The factor by which a machine may grow from its initial size, unless it sets a maximum: `liveUpdateConfiguration.maxHotplugRatio`. */
const HOTPLUG_RATIO = 4;

/** The maximum number of CPUs of a machine that does not set a maximum number of sockets. */
const MAX_VCPUS = 512;

const MEBIBYTE = 2 ** 20;
const GIBIBYTE = 2 ** 30;

/**
 * Whether changed sockets require a restart: fewer than before, or more than the machine may grow to.
 *
 * @param canMigrate whether the machine can migrate: KubeVirt hotplugs CPUs as it does, and otherwise leaves the change pending
 */
export function restartsForSockets(before: any, after: any, canMigrate: boolean): boolean {
  const given = sizeIn(before).cpu.sockets ?? 0;
  const sockets = sizeIn(after).cpu.sockets ?? 0;
  if (after.domain.cpu === undefined || sockets === given) {
    return false;
  }
  const start = topologyOf(before);
  return sockets !== start.sockets && (!canMigrate || sockets < start.sockets || sockets > start.maxSockets || after.architecture === 'arm64');
}

/** The parts of a spec that set a machine's size; empty for those that are not set. */
function sizeIn({ domain }: any): { readonly [part: string]: any } {
  const { cpu, memory, resources } = domain;
  return { cpu: cpu ?? {}, memory: memory ?? {}, requests: resources?.requests ?? {}, limits: resources?.limits ?? {} };
}

interface Topology {
  readonly sockets: number;
  readonly maxSockets: number;
}

/** A machine without a CPU topology has as many sockets as CPUs. */
function topologyOf(spec: any): Topology {
  const { cpu: { cores = 0, sockets = 0, threads = 0, maxSockets }, requests, limits } = sizeIn(spec);
  const isGiven = cores + sockets + threads > 0;
  const start = isGiven ? sockets : Math.ceil(quantityValue(limits.cpu ?? requests.cpu ?? 1)!);
  return { sockets: start, maxSockets: maxSockets || hotpluggableSockets(start, isGiven ? cores * threads : 1) };
}

function hotpluggableSockets(start: number, vcpusPerSocket: number): number {
  const most = start * HOTPLUG_RATIO;
  return most * vcpusPerSocket > MAX_VCPUS ? Math.max(Math.floor(MAX_VCPUS / vcpusPerSocket), start) : most;
}

/** Whether changed memory requires a restart: less than before, more than the machine may grow to, or memory that cannot grow. */
export function restartsForMemory(before: any, after: any, canMigrate: boolean): boolean {
  const [start, wanted] = [bootMemory(before), bytes(sizeIn(after).memory.guest)];
  if (start === undefined || wanted === undefined || start === wanted) {
    return false;
  }
  const given = bytes(sizeIn(before).memory.maxGuest);
  const isPlanned = given !== undefined || canGrow(before, start, start * HOTPLUG_RATIO);
  return !canMigrate || !isPlanned || wanted < start || !canGrow(after, wanted, given ?? start * HOTPLUG_RATIO);
}

function bootMemory(spec: any): number | undefined {
  const { memory: { guest, hugepages }, requests, limits } = sizeIn(spec);
  return bytes(guest ?? requests.memory ?? limits.memory ?? hugepages?.pageSize);
}

function bytes(quantity: string | number | undefined): number | undefined {
  return quantity === undefined ? undefined : quantityValue(quantity);
}

function canGrow(spec: any, guest: number, most: number): boolean {
  const block = sizeIn(spec).memory.hugepages?.pageSize === '1Gi' ? GIBIBYTE : 2 * MEBIBYTE;
  return spec.architecture === 'amd64' && !isMemoryFixed(spec) && guest % block === 0 && most % block === 0 && guest >= GIBIBYTE && guest <= most;
}

/** Whether something keeps memory from being hotplugged at all. */
function isMemoryFixed(spec: any): boolean {
  const { realtime, numa } = sizeIn(spec).cpu;
  return [realtime, numa?.guestMappingPassthrough, spec.domain.launchSecurity].some((obstacle) => obstacle !== undefined);
}
