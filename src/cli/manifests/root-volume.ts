// The volume that a machine's guest boots from, and whether the guest keeps it from one start to the next.
import { fieldAt, itemsAt } from '../../plain-data/fields';

/** The volumes from which a guest can boot. The rest of them are new at each start. */
const KEPT_VOLUMES = ['dataVolume', 'hostDisk', 'persistentVolumeClaim'];
const BOOTABLE_VOLUMES = [...KEPT_VOLUMES, 'containerDisk', 'ephemeral'];

/** The root volume of a guest that keeps it, by the spec of its machine. Other disks, with drivers or data, do not matter. */
export function keptRootVolume(spec: any): any {
  const root = rootVolume(spec);
  return KEPT_VOLUMES.some((type) => fieldAt(root, type) !== undefined) ? root : undefined;
}

function rootVolume(spec: any): any {
  const of = (path: string) => itemsAt(spec, `template.spec.${path}`);
  const volumes = new Map(of('volumes').map((volume) => [fieldAt(volume, 'name'), volume]));
  const [disks, filesystems] = [of('domain.devices.disks'), of('domain.devices.filesystems')];
  const attached = new Set([...disks, ...filesystems].map((device) => fieldAt(device, 'name')));
  // KubeVirt adds a disk for each volume that no device names.
  const others = [...volumes.values()].filter((volume) => !attached.has(fieldAt(volume, 'name')));
  const roots = [...disks, ...others]
    .filter((disk) => fieldAt(disk, 'cdrom') === undefined)
    .map((disk) => ({ bootOrder: fieldAt(disk, 'bootOrder') ?? Infinity, volume: volumes.get(fieldAt(disk, 'name')) }))
    .filter(({ volume }) => BOOTABLE_VOLUMES.some((type) => fieldAt(volume, type) !== undefined));
  const first = roots.reduce((least, { bootOrder }) => Math.min(least, bootOrder), Infinity);
  return roots.find(({ bootOrder }) => bootOrder === first)?.volume;
}
