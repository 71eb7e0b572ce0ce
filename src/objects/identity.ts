// What makes a machine the same one however often its manifest is written and applied: the UUID and the serial number of its
// firmware and the addresses of its interfaces, which KubeVirt would otherwise make up.
import { hash } from 'crypto';
import type { Interface, VirtualMachineSpec } from '../../imports/kubevirt';
import { isMap } from '../plain-data/plain-data';
import { devicesOf } from '../spec/devices';

/** What a machine's identity is derived from. */
export interface Identity {
  /** Tells machines of the same namespace and name apart, such as those of two clusters. */
  readonly seed: string;
  /** The namespace, unless only the one who applies the manifests chooses it. */
  readonly namespace?: string;
  readonly name: string;
}

/** The namespace of this library's UUIDs, as RFC 4122 has it; another one would make every machine another. */
const NAMESPACE = 'be6d9588afe64e72993ab9e0e70719a6';

/** The digits that say how a UUID is laid out. */
const VARIANTS = '89ab';

/** The first byte of a MAC address that no manufacturer has given out and that one machine alone has. */
const LOCALLY_ADMINISTERED = '02';

/**
 * The spec with an identity; what it says of its own stays. An address on the pod network is left out: it never leaves the
 * pod.
 */
export function withIdentity(spec: VirtualMachineSpec, { seed, namespace = '', name }: Identity): VirtualMachineSpec {
  const instance = spec.template?.spec;
  if (!isMap(instance?.domain)) {
    return spec;
  }
  const uuid = derive(NAMESPACE, [seed, namespace, name].join('/'));
  const { firmware } = instance.domain;
  const podNetworks = new Set((instance.networks ?? []).filter(({ pod }) => pod !== undefined).map((network) => network.name));
  const devices = devicesOf(spec);
  const interfaces = devices.interfaces?.map((each): Interface => podNetworks.has(each.name) || each.macAddress
    ? each : { ...each, macAddress: macAddress(derive(uuid, `interface/${each.name}`)) });
  const domain = {
    ...instance.domain,
    devices: { ...devices, ...interfaces && { interfaces } },
    // KubeVirt reads an empty text as none.
    firmware: { ...firmware, uuid: firmware?.uuid || uuidText(uuid), serial: firmware?.serial || uuidText(derive(uuid, 'serial')) },
  };
  return { ...spec, template: { ...spec.template, spec: { ...instance, domain } } };
}

/** The UUID of a name in a namespace, RFC 4122's version 5, both as digits alone. */
function derive(namespace: string, name: string): string {
  const digest = hash('sha1', Buffer.from(namespace + Buffer.from(name).toString('hex'), 'hex'));
  const variant = VARIANTS[Number.parseInt(digest[16], 16) % VARIANTS.length];
  return `${digest.slice(0, 12)}5${digest.slice(13, 16)}${variant}${digest.slice(17, 32)}`;
}

function uuidText(uuid: string): string {
  return `${uuid.slice(0, 8)}-${uuid.slice(8, 12)}-${uuid.slice(12, 16)}-${uuid.slice(16, 20)}-${uuid.slice(20)}`;
}

/** An address of 40 bits of a UUID: among ten thousand, the chance that two are the same is one in twenty thousand. */
function macAddress(uuid: string): string {
  return [LOCALLY_ADMINISTERED, ...uuid.slice(0, 10).match(/../g)!].join(':');
}
