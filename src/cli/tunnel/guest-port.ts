// A port of a guest, which KubeVirt connects to through the API server; and in words why it does not.
import { Duplex } from 'stream';
import { subresourceStream } from './subresource-stream';
import { ApiError, describeObject, isNotFound, Unreachable } from '../cluster/api-error';
import type { ApiServer } from '../cluster/api-server';
import type { Cluster } from '../cluster/cluster';
import { pathSegment } from '../cluster/discovery';

/** A machine, asked for by its VirtualMachine, or by its instance, which may belong to none. */
export interface Guest {
  readonly kind: keyof typeof RESOURCES;
  readonly namespace: string;
  readonly name: string;
}

const RESOURCES = { VirtualMachine: 'virtualmachines', VirtualMachineInstance: 'virtualmachineinstances' };

/**
 * Connects to a TCP port of a guest.
 *
 * @throws as the server says it: ApiError, or Unreachable where there is none
 */
export function guestPort(server: ApiServer, guest: Guest, port: number, signal?: AbortSignal): Promise<Duplex> {
  return subresourceStream(server, { path: guestPath(guest, `portforward/${port}/tcp`), signal });
}

/** Where a subresource of a guest lives, such as `vnc`. */
export function guestPath(guest: Guest, subresource: string): string {
  return `/apis/subresources.kubevirt.io/v1/${placeOf(guest)}/${subresource}`;
}

/** Where it lives below an API version. */
export function placeOf({ kind, namespace, name }: Guest): string {
  return `namespaces/${pathSegment(namespace)}/${RESOURCES[kind]}/${pathSegment(name)}`;
}

/**
 * What is asked of a guest.
 *
 * @param what such as `port 22`
 * @throws an error that says which guest of which cluster, why not, and what to do; its cause is what the server said
 */
export async function reached<Result>({ server }: Cluster, guest: Guest, what: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const subject = describeObject({ apiVersion: 'kubevirt.io/v1', ...guest });
    throw new Error(`cluster ${server.address}: cannot reach ${what} of ${subject}: ${reason(error as Error)}`, { cause: error });
  }
}

/** What virt-api says, and what it means; of several the first one counts. */
const REASONS: readonly (readonly [says: RegExp, reason: string])[] = [
  [/virtualmachines?\.kubevirt\.io "[^"]*" not found/, 'there is no such machine: write the name of one, or vmi/ before that of an instance without a VirtualMachine'],
  [/virtualmachineinstances?\.kubevirt\.io "[^"]*" not found|VMI is not started|VMI is not running/, 'it is not running: start it'],
  [/VMI is paused/, 'it is paused: let it go on'],
  [/no network interfaces are present/, 'it has no network interface'],
  [/No graphics devices are present/, 'it has no display: leave autoattachGraphicsDevice: false out of its devices'],
  [/dialing VM: .{0,1000}connection refused/, 'its guest refuses the connection: nothing listens there, or its masquerade interface declares ports without this one'],
  [/dialing VM: .{0,1000}(?:timed out|timeout|no route to host|unreachable)|handshake has timed out|aborted due to timeout/, 'its guest does not answer: it has not booted yet, or has no network'],
  [/dialing VM: .{0,1000}connection reset/, 'its guest has ended the connection at once'],
  [/Page Not Found|could not find the requested resource/, 'the cluster has no KubeVirt that does this: install it, or write --context of a cluster that has it'],
];

/** Why a guest is not reached, and what to do. */
export function reason({ message }: Error): string {
  return REASONS.find(([says]) => says.test(message))?.[1] ?? message;
}

/** Whether a guest that is not reached may be a moment later: it is about to start, or its server is. */
export function mayPass(error: unknown): boolean {
  const isAnswer = error instanceof ApiError;
  const isGone = isNotFound(error) && !/virtualmachineinstance/.test((error as ApiError).message);
  return (error instanceof Unreachable && !error.isPermanent) || (isAnswer && !isGone && ![401, 403].includes(error.code));
}
