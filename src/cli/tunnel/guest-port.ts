// Connects to a port of a guest through the API server, and explains failures.
import { Duplex } from 'stream';
import { openStream } from './subresource-stream';
import { ApiError, describeObject, isNotFound, loginAdvice, Unreachable } from '../cluster/api-error';
import type { ApiServer } from '../cluster/api-server';
import type { Cluster } from '../cluster/cluster';
import { pathSegment } from '../cluster/discovery';

/** A guest, named by its VirtualMachine or its instance. An instance may have no VirtualMachine. */
export interface Guest {
  readonly kind: keyof typeof RESOURCES;
  readonly namespace: string;
  readonly name: string;
}

const RESOURCES = { VirtualMachine: 'virtualmachines', VirtualMachineInstance: 'virtualmachineinstances' };

/**
 * Connects to a TCP port of a guest.
 *
 * @throws the server's error: ApiError, or Unreachable
 */
export function connectToPort(server: ApiServer, guest: Guest, port: number, signal?: AbortSignal): Promise<Duplex> {
  return openStream(server, { path: subresourcePath(guest, `portforward/${port}/tcp`), signal });
}

/** The path of a subresource of a guest, such as `vnc`. */
export function subresourcePath(guest: Guest, subresource: string): string {
  return `/apis/subresources.kubevirt.io/v1/${resourcePathOf(guest)}/${subresource}`;
}

/** The path of a guest below an API version. */
export function resourcePathOf({ kind, namespace, name }: Guest): string {
  return `namespaces/${pathSegment(namespace)}/${RESOURCES[kind]}/${pathSegment(name)}`;
}

/**
 * Runs a step that connects to a guest.
 *
 * @param what for example `port 22`
 * @throws an error with the guest, the cluster, the reason, and what to do. Its cause is the server's error
 */
export async function withGuestContext<Result>({ server }: Cluster, guest: Guest, what: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const subject = describeObject({ apiVersion: 'kubevirt.io/v1', ...guest });
    throw new Error(`cluster ${server.address}: cannot reach ${what} of ${subject}: ${explain(error as Error)}${loginAdvice(error, server)}`, { cause: error });
  }
}

/** The messages of virt-api and their meaning. The first match counts. */
const REASONS: readonly (readonly [says: RegExp, reason: string])[] = [
  [/virtualmachines?\.kubevirt\.io "[^"]*" not found/, 'no such machine: write the name of a VirtualMachine, or vmi/NAME for an instance without one'],
  [/virtualmachineinstances?\.kubevirt\.io "[^"]*" not found|VMI is not started|VMI is not running/, 'it is not running: start it'],
  [/VMI is paused/, 'it is paused: resume it'],
  [/no network interfaces are present/, 'it has no network interface'],
  [/No graphics devices are present/, 'it has no display: remove autoattachGraphicsDevice: false from its devices'],
  [/dialing VM: .{0,1000}connection refused/, 'its guest refuses the connection: nothing listens on the port, or its masquerade interface declares other ports only'],
  [/dialing VM: .{0,1000}(?:timed out|timeout|no route to host|unreachable)|handshake has timed out|aborted due to timeout/, 'its guest does not answer: it has not booted yet, or has no network'],
  [/dialing VM: .{0,1000}connection reset/, 'its guest closed the connection immediately'],
  [/Page Not Found|could not find the requested resource/, 'the cluster has no KubeVirt that supports this: install it, or choose another cluster with --context'],
];

/** Why a guest cannot be reached, and what to do. */
function explain({ message }: Error): string {
  return REASONS.find(([says]) => says.test(message))?.[1] ?? message;
}

/** Whether a retry may reach the guest: it may be starting, or the API server may. */
export function isTransientForGuest(error: unknown): boolean {
  const isAnswer = error instanceof ApiError;
  const isMissing = isNotFound(error) && !/virtualmachineinstance/.test((error as ApiError).message);
  return (error instanceof Unreachable && !error.isPermanent) || (isAnswer && !isMissing && ![401, 403].includes(error.code));
}
