// The identity of a machine: the UUID and serial number of its firmware and the MAC addresses of its interfaces. KubeVirt would
// choose them at random; here they are derived from the name, so they stay the same however often the manifest is applied.
import { hash } from 'crypto';
import type { Interface, VirtualMachineInstanceSpec } from '../../imports/kubevirt';
import { issue, refuse } from '../issues/issues';
import { isLazy, textOf, withFields } from '../plain-data/plain-data';

/** The values that a machine's identity is derived from. */
interface Identity {
  /** Distinguishes machines of the same namespace and name, such as those of two clusters. */
  readonly seed: string;
  /** The namespace. Undefined if it is only chosen when the manifests are applied. */
  readonly namespace?: string;
  readonly name: string;
}

/** The RFC 4122 namespace of this library's UUIDs. Changing it would change the identity of every machine. */
const NAMESPACE = 'be6d9588afe64e72993ab9e0e70719a6';

const NAMESPACE_BYTES = NAMESPACE.length / 2;

/** The hex digits that mark the RFC 4122 variant of a UUID. */
const VARIANTS = '89ab';

/** The first byte of a locally administered unicast MAC address: no manufacturer assigns such addresses. */
const LOCALLY_ADMINISTERED = '02';

/**
 * The instance of a machine with an identity. Values that it already has are kept. Interfaces on the pod network get no address: it is
 * not visible outside of the pod.
 */
export function withIdentity(instance: VirtualMachineInstanceSpec, { seed, namespace, name }: Identity): VirtualMachineInstanceSpec {
  const uuid = deriveUuid(NAMESPACE, [seed, knownNamespace(namespace), name].join('/'));
  const { devices, firmware } = instance.domain;
  const isOffPodNetwork = (each: Interface) => !instance.networks?.some((network) => network.name === each.name && network.pod !== undefined);
  const interfaces = devices?.interfaces?.map((each): Interface => each.macAddress || !isOffPodNetwork(each)
    ? each : withFields(each, { macAddress: macAddressFrom(deriveUuid(uuid, `interface/${textOf(each.name)}`)) }));
  const domain = withFields(instance.domain, {
    devices: interfaces === undefined ? devices : withFields(devices, { interfaces }),
    // KubeVirt treats an empty string as not set. A machine with a UUID of its own exists already, and another serial number would need a restart.
    firmware: firmware?.uuid ? firmware : { ...firmware, uuid: formatUuid(uuid), serial: firmware?.serial || formatUuid(deriveUuid(uuid, 'serial')) },
  });
  return withFields(instance, { domain });
}

/**
 * A namespace from which other values are derived: that of a Lazy is produced now.
 *
 * @throws if the Lazy produces none yet
 */
export function knownNamespace(namespace: string | undefined, source: string | (() => string) = ''): string | undefined {
  if (!isLazy(namespace)) {
    return namespace;
  }
  const produced: any = namespace.produce();
  const hasValue = isLazy(produced) || typeof produced === 'string' && produced !== '';
  refuse(hasValue ? [] : [issue('metadata.namespace', 'a Lazy produces no namespace yet, and other values are derived from it: '
    + 'write the namespace itself, here or for the chart')], source);
  return knownNamespace(produced, source);
}

/** The RFC 4122 version 5 UUID of a name in a namespace. Both UUIDs are hex digits without dashes. */
function deriveUuid(namespace: string, name: string): string {
  const bytes = Buffer.allocUnsafe(NAMESPACE_BYTES + Buffer.byteLength(name));
  bytes.write(namespace, 'hex');
  bytes.write(name, NAMESPACE_BYTES);
  const digest = hash('sha1', bytes);
  const variant = VARIANTS[Number.parseInt(digest[16], 16) % VARIANTS.length];
  return `${digest.slice(0, 12)}5${digest.slice(13, 16)}${variant}${digest.slice(17, 32)}`;
}

/** Joined, like the address: V8 would keep the pieces of a concatenated string, for every machine. */
function formatUuid(uuid: string): string {
  return [uuid.slice(0, 8), uuid.slice(8, 12), uuid.slice(12, 16), uuid.slice(16, 20), uuid.slice(20)].join('-');
}

/** A MAC address from 40 bits of a UUID: among ten thousand addresses, the chance of a collision is one in twenty thousand. */
function macAddressFrom(uuid: string): string {
  return [LOCALLY_ADMINISTERED, uuid.slice(0, 2), uuid.slice(2, 4), uuid.slice(4, 6), uuid.slice(6, 8), uuid.slice(8, 10)].join(':');
}
