// The changes that KubeVirt applies to a running machine, list by list: volumes, disks, interfaces and networks, as virt-controller 1.9
// decides before it sets RestartRequired.
import { typedDifferences } from './typed-differences';

interface Named {
  readonly name?: string;
  readonly [field: string]: any;
}

/** Whether KubeVirt hotplugs, unplugs or migrates all volumes that differ between two specs. */
export function areVolumesLive(before: any, after: any, updateVolumesStrategy?: string): boolean {
  const [old, now] = [byName(before.volumes), byName(after.volumes)];
  const isLive = (volume: Named) => isHotplugged(volume)
    || (old.has(volume.name) && (isMigrated(volume, updateVolumesStrategy) || isEqualAs('Volume', old.get(volume.name), volume)));
  const isRemovable = (volume: Named) => now.has(volume.name) || isHotplugged(volume);
  return [...now.values()].every(isLive) && [...old.values()].every(isRemovable);
}

function isMigrated({ persistentVolumeClaim, dataVolume }: Named, strategy?: string): boolean {
  return strategy === 'Migration' && (persistentVolumeClaim ?? dataVolume) !== undefined;
}

/** Whether all disks that differ between two specs are hotplugged or unplugged with their volumes. */
export function areDisksLive(before: any, after: any): boolean {
  const [old, now] = [byName(before.domain?.devices?.disks), byName(after.domain?.devices?.disks)];
  const [oldVolumes, volumes] = [byName(before.volumes), byName(after.volumes)];
  const isLive = (disk: Named) => isHotplugged(volumes.get(disk.name)) || (old.has(disk.name) && isEqualAs('Disk', old.get(disk.name), disk));
  const isRemovable = (disk: Named) => now.has(disk.name) || (isRemovableVolume(oldVolumes.get(disk.name)) && disk.cdrom === undefined);
  return [...now.values()].every(isLive) && [...old.values()].every(isRemovable);
}

function isRemovableVolume(volume: Named | undefined): boolean {
  return volume === undefined || isHotplugged(volume);
}

export function isHotplugged(volume: Named | undefined): boolean {
  return [volume?.persistentVolumeClaim, volume?.dataVolume, volume?.memoryDump].some((source) => source?.hotpluggable === true);
}

/**
 * Whether KubeVirt hotplugs or unplugs all interfaces and networks that differ between two specs: new ones may be added, and existing ones
 * may only change their state.
 *
 * @param canChangeDefinition whether a network may get another NetworkAttachmentDefinition: the feature gate LiveUpdateNADRef
 */
export function areNetworksLive(before: any, after: any, canChangeDefinition: boolean): boolean {
  const [old, now] = [currentNetworks(before), desiredNetworks(after)];
  const isNewPodNetwork = !old.networks.some(isPodNetwork) && now.networks.some(isPodNetwork);
  const isKept = (iface: Named) => isEqualAs('Interface', { ...iface, state: undefined }, { ...now.interfaces.find(({ name }) => name === iface.name), state: undefined });
  const comparable = (network: Named | undefined) => canChangeDefinition && network?.multus ? { ...network, multus: { ...network.multus, networkName: '' } } : network;
  const isNetworkKept = (network: Named) => isEqualAs('*Network', comparable(network), comparable(now.networks.find(({ name }) => name === network.name)));
  return !isNewPodNetwork && old.interfaces.every(isKept) && old.networks.every(isNetworkKept);
}

interface AttachedNetworks {
  readonly interfaces: readonly Named[];
  readonly networks: readonly Named[];
}

/** The interfaces that a guest has, with their networks, without those that were unplugged. */
function currentNetworks(spec: any): AttachedNetworks {
  const { interfaces, networks } = desiredNetworks(spec);
  const absent = new Set(interfaces.filter(({ state }) => state === 'absent').map(({ name }) => name));
  const isPresent = ({ name }: Named) => !absent.has(name);
  return { interfaces: interfaces.filter(isPresent), networks: networks.filter(isPresent) };
}

/** The interfaces and networks of a spec, with KubeVirt's default. */
function desiredNetworks({ domain, networks = [] }: any): AttachedNetworks {
  const { interfaces = [], autoattachPodInterface } = domain?.devices ?? {};
  return interfaces.length + networks.length === 0 && autoattachPodInterface !== false ? DEFAULT_NETWORK : { interfaces, networks };
}

/** KubeVirt's default for a machine without networks, unless the cluster sets another. */
const DEFAULT_NETWORK: AttachedNetworks = { interfaces: [{ name: 'default', bridge: {} }], networks: [{ name: 'default', pod: {} }] };

function isPodNetwork({ pod }: Named): boolean {
  return pod !== undefined;
}

/** Whether an interface bridges the pod network, which ties its machine to a node. */
export function bridgesPodNetwork(spec: any): boolean {
  const { interfaces, networks } = currentNetworks(spec);
  const pods = new Set(networks.filter(isPodNetwork).map(({ name }) => name));
  return interfaces.some(({ name, bridge }) => bridge !== undefined && pods.has(name));
}

function isEqualAs(type: string, one: unknown, other: unknown): boolean {
  return typedDifferences('', one, other, type).length === 0;
}

function byName(list: readonly Named[] = []): ReadonlyMap<string | undefined, Named> {
  return new Map(list.map((item) => [item.name, item]));
}
