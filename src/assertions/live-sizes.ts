// Whether KubeVirt can give a running machine other sockets and memory, as virt-controller 1.8 decides when it comes to plugging them in.
// The specs have KubeVirt's defaults.
import { quantityValue } from '../plain-data/quantity';

/** How many times of what a machine starts with it may grow to, unless it says so itself: `liveUpdateConfiguration.maxHotplugRatio`. */
const RATIO = 4;

/** The most processors of a machine that does not say to how many sockets it may grow. */
const MOST_PROCESSORS = 512;

const MEBIBYTE = 2 ** 20;
const GIBIBYTE = 2 ** 30;

/** Whether other sockets want a restart: fewer than before, or more than the machine may grow to. */
export function restartsForSockets(before: any, after: any): boolean {
  const given = sizeIn(before).cpu.sockets ?? 0;
  const sockets = sizeIn(after).cpu.sockets ?? 0;
  if (after.domain.cpu === undefined || sockets === given) {
    return false;
  }
  const start = topologyOf(before);
  return sockets !== start.sockets && (sockets < start.sockets || sockets > start.maxSockets || after.architecture === 'arm64');
}

/** What of a spec gives a machine its size, with nothing for what is left out. */
function sizeIn({ domain }: any): { readonly [part: string]: any } {
  const { cpu, memory, resources } = domain;
  return { cpu: cpu ?? {}, memory: memory ?? {}, requests: resources?.requests ?? {}, limits: resources?.limits ?? {} };
}

interface Topology {
  readonly sockets: number;
  readonly maxSockets: number;
}

/** A machine that does not say how its processors are arranged has as many sockets as it is given processors. */
function topologyOf(spec: any): Topology {
  const { cpu: { cores = 0, sockets = 0, threads = 0, maxSockets }, requests, limits } = sizeIn(spec);
  const isGiven = cores + sockets + threads > 0;
  const start = isGiven ? sockets : Math.ceil(quantityValue(limits.cpu ?? requests.cpu ?? 1)!);
  return { sockets: start, maxSockets: maxSockets || mostSockets(start, isGiven ? cores * threads : 1) };
}

function mostSockets(start: number, processorsOfEach: number): number {
  const most = start * RATIO;
  return most * processorsOfEach > MOST_PROCESSORS ? Math.max(Math.floor(MOST_PROCESSORS / processorsOfEach), start) : most;
}

/** Whether other memory wants a restart: less than before, more than the machine may grow to, or where memory cannot grow. */
export function restartsForMemory(before: any, after: any, canMove: boolean): boolean {
  const [start, wanted] = [bytesAtStart(before), bytes(sizeIn(after).memory.guest)];
  if (start === undefined || wanted === undefined || start === wanted) {
    return false;
  }
  const given = bytes(sizeIn(before).memory.maxGuest);
  const isPlanned = given !== undefined || canGrow(before, start, start * RATIO);
  return !canMove || !isPlanned || wanted < start || !canGrow(after, wanted, given ?? start * RATIO);
}

function bytesAtStart(spec: any): number | undefined {
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

/** Whether something keeps the memory from being plugged in at all. */
function isMemoryFixed(spec: any): boolean {
  const { realtime, numa } = sizeIn(spec).cpu;
  return [realtime, numa?.guestMappingPassthrough, spec.domain.launchSecurity].some((obstacle) => obstacle !== undefined);
}
