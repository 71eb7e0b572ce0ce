// The order in which a machine tries its devices when it boots.
import { isCloudInitVolume } from './cloud-init-disk';
import { devicesOf, withDevices } from './devices';
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { checkUnique } from '../issues/checks';
import { issue, missing, refuse } from '../issues/issues';
import { suggestNames } from '../issues/nearest-name';
import { omitEmpty } from '../plain-data/plain-data';

/** A kind of device that a machine boots from. */
export enum BootDevice {
  /** Its disks, in the order of the list. */
  DISK = 'disk',
  /** Its network interfaces, in the order of the list. */
  NETWORK = 'network',
  /** Its CD-ROM drives, in the order of the list. */
  CDROM = 'cdrom',
}

/**
 * Numbers the devices of each kind in turn (`disks[].bootOrder`, `interfaces[].bootOrder`). The machine does not boot from kinds that are
 * not listed, nor from the cloud-init disk. Earlier numbers of devices, such as those of a size's disks, are removed.
 *
 * @throws when a kind is unknown or listed twice, or no device is of a listed kind
 */
export function withBootOrder(spec: VirtualMachineSpec, order: BootDevice[]): VirtualMachineSpec {
  const { disks = [], interfaces = [] } = devicesOf(spec);
  const userData = new Set((spec.template.spec?.volumes ?? []).filter(isCloudInitVolume).map(({ name }) => name));
  const devices: { readonly [kind in BootDevice]: readonly { readonly name: string }[] } = {
    [BootDevice.DISK]: disks.filter((disk) => !disk.cdrom && !userData.has(disk.name)),
    [BootDevice.NETWORK]: interfaces,
    [BootDevice.CDROM]: disks.filter((disk) => disk.cdrom && !userData.has(disk.name)),
  };
  // The check of arguments lets placeholders pass.
  refuse(order.flatMap((kind, index) => Object.hasOwn(devices, kind) ? [] : [issue(`bootOrder[${index}]`, `${JSON.stringify(kind)} is unknown: write ${suggestNames(kind, Object.keys(devices))}`)]));
  refuse([
    ...checkUnique(order.map((kind, index) => [`bootOrder[${index}]`, kind])),
    ...order.flatMap((kind, index) => devices[kind].length > 0
      ? [] : [missing(`bootOrder[${index}]`, `the machine has no ${kind} to boot from: add one, or leave "${kind}" out`)]),
  ]);
  const place = new Map(order.flatMap((kind) => devices[kind]).map((device, index) => [device, index + 1]));
  const withOrder = <T extends { readonly name: string }>(list: readonly T[]): T[] =>
    list.map(({ bootOrder, ...device }: any, index) => ({ ...device, ...omitEmpty({ bootOrder: place.get(list[index]) }) }));
  return withDevices(spec, omitEmpty({ disks: withOrder(disks), interfaces: withOrder(interfaces) }));
}
