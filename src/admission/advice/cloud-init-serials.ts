// Advice on cloud-configs that look for a disk by a serial number which none of the machine's disks has.
import { type Config, eachUserData, type UserData } from './cloud-configs';
import type { Disk, VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isMap, listOf } from '../../plain-data/plain-data';
import { displayText, isFilledInLater } from '../form';
import type { MachineRule } from '../rule';

/** How udev links a disk on virtio. */
const LINK = '/dev/disk/by-id/virtio-';

/** How many characters of a serial number virtio tells the guest. */
const TOLD = 20;

/** A disk that a cloud-config finds by its serial number must have it. */
export const diskOfUnknownSerial: MachineRule = {
  name: 'disk-of-unknown-serial',
  refuses: 'a cloud-config that mounts or formats a disk on virtio by a serial number which no disk of the machine has',
  story: 'The guest has /dev/disk/by-id/virtio-SERIAL for a disk on virtio whose serial is written: its name in the manifest is not told to the guest. Virtio tells the first 20 characters. '
    + 'cloud-init passes over a disk that is not there, and what was to be on it is written to the root disk.',
  check: (machine, advise, context) => eachUserData(machine, context, advise, (userData, adviseIt) => {
    // Few texts have such a device, and the machine is looked into for those alone.
    const serials = userData.text.includes(LINK) ? knownSerials(machine) : undefined;
    for (const [path, device] of serials === undefined ? [] : devicesIn(userData)) {
      const serial = device.slice(LINK.length);
      if (device.startsWith(LINK) && !isFilledInLater(device) && !withoutPartition(serial).some((each) => serials!.has(each))) {
        adviseIt('', `${path} of this cloud-config is ${displayText(device)}, and no disk of the machine on virtio has that serial, ${correction(serial, serials!)}`);
      }
    }
  }),
};

/** The serial numbers of disks that may be on virtio, as the guest sees them; undefined if one of them is not known. */
function knownSerials({ domain: { devices: { disks = [], hostDevices = [] } = {} } }: VirtualMachineInstanceSpec): ReadonlySet<string> | undefined {
  const serials = disks.filter(mayBeOnVirtio).flatMap(({ serial }) => serial ? [serial] : []);
  return hostDevices.length === 0 && !serials.some(isFilledInLater)
    ? new Set(serials.map((serial) => serial.slice(0, TOLD))) : undefined;
}

/** A disk that does not say its bus may get any from a preference. */
function mayBeOnVirtio({ disk, cdrom, lun }: Disk): boolean {
  return [undefined, '', 'virtio'].includes((disk ?? cdrom ?? lun)?.bus);
}

/** The devices that a cloud-config mounts or formats, with their paths. */
function devicesIn(userData: UserData): readonly (readonly [path: string, device: string])[] {
  const { mounts, fs_setup: systems, disk_setup: tables }: Config = userData.configAsWritten ?? {};
  const devices: readonly (readonly [string, unknown])[] = [
    ...listOf(mounts).map((mount, index) => [`mounts[${index}]`, listOf(mount)[0]] as const),
    ...listOf(systems).map((system, index) => [`fs_setup[${index}].device`, isMap(system) ? system.device : undefined] as const),
    ...(isMap(tables) ? Object.keys(tables) : []).map((device) => ['disk_setup', device] as const),
  ];
  return devices.filter((each): each is readonly [string, string] => typeof each[1] === 'string');
}

/** A serial number that may be followed by that of a partition. */
function withoutPartition(serial: string): readonly string[] {
  return [serial, serial.replace(/(?:-part|\.)\d+$/, '')];
}

function correction(serial: string, known: ReadonlySet<string>): string {
  const whole = withoutPartition(serial)[1];
  const told = whole.slice(0, TOLD);
  return known.has(told) ? `write ${JSON.stringify(told)} instead, the ${TOLD} characters that virtio tells of ${displayText(whole)}`
    : `write serial: ${JSON.stringify(told)} at the disk`;
}
