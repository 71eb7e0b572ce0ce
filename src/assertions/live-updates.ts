// The changes that KubeVirt applies to a running machine, list by list: volumes, disks, interfaces and networks, as virt-controller 1.9
// decides before it sets RestartRequired, without those that it then leaves undone.
import { typedDifferences } from './typed-differences';
import { DiskBus, DiskDevice, HOTPLUG_BUSES } from '../spec/disk';
import { isHotplugged, usedClaim } from '../storage/used-claims';

interface Named {
  readonly name?: string;
  readonly [field: string]: any;
}

/** Whether KubeVirt hotplugs, unplugs or migrates all volumes that differ between two specs. */
export function areVolumesLive(before: any, after: any, updateVolumesStrategy?: string): boolean {
  const [old, now] = [byName(before.volumes), byName(after.volumes)];
  const isLive = (volume: Named) => {
    const earlier = old.get(volume.name);
    return isEqualAs('Volume', earlier, volume) || (isMigrating(updateVolumesStrategy) ? isMigrated(earlier, volume) : isReplugged(earlier, volume));
  };
  const isRemovable = (volume: Named) => now.has(volume.name) || (isHotplugged(volume) && !isMigrating(updateVolumesStrategy));
  return [...now.values()].every(isLive) && [...old.values()].every(isRemovable);
}

/** With this strategy KubeVirt moves volumes to other claims, but neither plugs nor unplugs any, and does not report that. */
function isMigrating(updateVolumesStrategy: string | undefined): boolean {
  return updateVolumesStrategy === 'Migration';
}

function isMigrated(earlier: Named | undefined, volume: Named): boolean {
  const [from, to] = [earlier ?? {}, volume].map((each: any) => usedClaim(each));
  return from !== undefined && to !== undefined && from !== to;
}

/** Whether a volume is plugged in, in place of an earlier one if that can be unplugged. */
function isReplugged(earlier: Named | undefined, volume: Named): boolean {
  return isHotplugged(volume) && (earlier === undefined || isHotplugged(earlier));
}

/** Whether all disks that differ between two specs are hotplugged or unplugged with their volumes. */
export function areDisksLive(before: any, after: any, updateVolumesStrategy?: string): boolean {
  const [old, now] = [byName(before.domain?.devices?.disks), byName(after.domain?.devices?.disks)];
  const [oldVolumes, volumes] = [byName(before.volumes), byName(after.volumes)];
  const isPlugged = (disk: Named) => {
    const [earlier, volume] = [oldVolumes.get(disk.name), volumes.get(disk.name)];
    return volume !== undefined && isReplugged(earlier, volume) && !isEqualAs('Volume', earlier, volume) && isPluggable(disk);
  };
  const isLive = (disk: Named) => isEqualAs('Disk', old.get(disk.name), disk) || (isPlugged(disk) && !isMigrating(updateVolumesStrategy));
  const isRemovable = ({ name, cdrom }: Named) => (
    now.has(name) || (isRemovableVolume(oldVolumes.get(name)) && cdrom === undefined && !isMigrating(updateVolumesStrategy)));
  return [...now.values()].every(isLive) && [...old.values()].every(isRemovable);
}

/** Whether virt-api admits a disk in a running instance. It does not know the bus that KubeVirt would choose at a start. */
function isPluggable({ disk, lun, dedicatedIOThread }: Named): boolean {
  const [device, { bus }] = disk ? [DiskDevice.DISK, disk] : lun ? [DiskDevice.LUN, lun] : [DiskDevice.CDROM, {}];
  return HOTPLUG_BUSES[device]?.includes(bus) === true && (dedicatedIOThread !== true || bus === DiskBus.VIRTIO);
}

function isRemovableVolume(volume: Named | undefined): boolean {
  return volume === undefined || isHotplugged(volume);
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
