// Advice on cloud-configs that format a disk which outlives its machine, or that refer to a disk by a serial number which no disk has.
import { type Config, eachUserData, isTrueInPython, type UserData } from './cloud-configs';
import { rootVolume } from './disks';
import type { Disk, VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { displayText } from '../../issues/formats';
import { isMap, listOf, scalarText, textOf } from '../../plain-data/plain-data';
import { usedClaims } from '../../storage/used-claims';
import { isFilledInLater } from '../form';
import { type Refuse, refuseBelow } from '../refuse';
import type { MachineContext, MachineRule } from '../rule';

/** A text without these words formats nothing, and is not parsed. */
const FORMATTING = /fs_setup|disk_setup/;

const DATA_LOSS = 'so a recreated machine loses the data of its predecessor';

/** A recreated machine must not format the data of its predecessor. */
export const cloudInitFormatsDisk: MachineRule = {
  name: 'cloud-init-formats-disk',
  refuses: 'a cloud-config that formats disks regardless of their contents, in a machine with a disk that outlives it',
  story: 'cloud-init formats disks at the first boot of a machine. A machine that is recreated, or gets a new root disk, has a first boot again, '
    + 'and its earlier data is lost. With "partition: none", cloud-init does not check the disk, whatever overwrite is. Without partition, or with '
    + '"partition: auto" and a label, it keeps an existing file system. For a numbered partition and for a partition table, overwrite replaces '
    + 'what exists. "layout: remove" wipes the disk.',
  check: (machine, advise, context) => {
    const { volumes = [] } = machine;
    const root = rootVolume(volumes);
    if (usedClaims(volumes.filter((volume) => volume !== root)).some((claim) => outlivesMachine(claim, context))) {
      eachUserData(machine, context, advise, (userData, adviseIt) => adviseOnFormatting(userData, adviseIt));
    }
  },
};

/** KubeVirt deletes together with a machine only the DataVolumes of its own templates. */
function outlivesMachine(claim: string, { virtualMachine: { dataVolumeTemplates = [] } }: MachineContext): boolean {
  return !dataVolumeTemplates.some((template) => template?.metadata?.name === claim);
}

function adviseOnFormatting(userData: UserData, advise: Refuse): void {
  const { fs_setup: systems, disk_setup: tables } = FORMATTING.test(userData.text) ? userData.configAsWritten ?? {} : {};
  listOf(systems).forEach((system, index) => adviseOnField(riskyFilesystemField(system ?? {}), refuseBelow(`fs_setup[${index}]`, advise)));
  Object.entries(isMap(tables) ? tables : {}).forEach(([device, each]) => adviseOnField(riskyTableField(each ?? {}), refuseBelow(`disk_setup[${device}]`, advise)));
}

/** The field that makes cloud-init format regardless of contents. It reads overwrite only if partition is a number or an empty string. */
function riskyFilesystemField({ partition = 'any', overwrite }: Config): readonly [string, unknown] | undefined {
  if (partition === null || textOf(partition).toLowerCase() === 'none') {
    return ['partition', partition];
  }
  return (partition === '' || /^\d+$/.test(scalarText(partition))) && isTrueInPython(overwrite) ? ['overwrite', overwrite] : undefined;
}

/** The field that makes cloud-init remove or replace existing partitions. */
function riskyTableField({ layout, overwrite }: Config): readonly [string, unknown] | undefined {
  if (textOf(layout).toLowerCase() === 'remove') {
    return ['layout', layout];
  }
  return isTrueInPython(layout) && isTrueInPython(overwrite) ? ['overwrite', overwrite] : undefined;
}

function adviseOnField(found: readonly [field: string, value: unknown] | undefined, advise: Refuse): void {
  if (found !== undefined) {
    const [field, value] = found;
    const note = field === 'overwrite' && typeof value === 'string' ? ', which is true like any string' : '';
    advise(field, `is ${JSON.stringify(value)}${note}, ${DATA_LOSS}, leave it out`);
  }
}

/** How udev links a disk on virtio. */
const VIRTIO_LINK = '/dev/disk/by-id/virtio-';

/** How many characters of a serial number virtio passes to the guest. */
const VIRTIO_SERIAL_LENGTH = 20;

/** A disk of the machine must have the serial number by which a cloud-config refers to it. */
export const diskOfUnknownSerial: MachineRule = {
  name: 'disk-of-unknown-serial',
  refuses: 'a cloud-config that mounts or formats a virtio disk by a serial number that no disk of the machine has',
  story: 'The guest has /dev/disk/by-id/virtio-SERIAL for a virtio disk whose serial is set. It does not see the name of the disk in the manifest. '
    + 'Virtio passes on only the first 20 characters of a serial number. cloud-init skips a disk that does not exist, and data for it ends up on '
    + 'the root disk.',
  check: (machine, advise, context) => eachUserData(machine, context, advise, (userData, adviseIt) => {
    // Few texts have such a device. The machine is examined only for those.
    const serials = userData.text.includes(VIRTIO_LINK) ? knownSerials(machine) : undefined;
    for (const [path, device] of serials === undefined ? [] : devicesIn(userData)) {
      const serial = device.slice(VIRTIO_LINK.length);
      if (device.startsWith(VIRTIO_LINK) && !isFilledInLater(device) && !withoutPartition(serial).some((each) => serials!.has(each))) {
        adviseIt(path, `is ${displayText(device)}, but no virtio disk of the machine has that serial, ${correction(serial, serials!)}`);
      }
    }
  }),
};

/** The serial numbers of disks that may be on virtio, as the guest sees them; undefined if one of them is not known. */
function knownSerials({ domain: { devices: { disks = [], hostDevices = [] } = {} } }: VirtualMachineInstanceSpec): ReadonlySet<string> | undefined {
  const serials = disks.filter(mayBeOnVirtio).flatMap(({ serial }) => serial ? [serial] : []);
  return hostDevices.length === 0 && !serials.some(isFilledInLater)
    ? new Set(serials.map((serial) => serial.slice(0, VIRTIO_SERIAL_LENGTH))) : undefined;
}

/** A disk without a bus may get any bus from a preference. */
function mayBeOnVirtio({ disk, cdrom, lun }: Disk): boolean {
  return [undefined, '', 'virtio'].includes((disk ?? cdrom ?? lun)?.bus);
}

/** The devices that a cloud-config mounts or formats, with their paths. */
function devicesIn(userData: UserData): readonly (readonly [path: string, device: string])[] {
  const { mounts, fs_setup: systems, disk_setup: tables }: Config = userData.configAsWritten ?? {};
  const devices: readonly (readonly [string, unknown])[] = [
    ...listOf(mounts).map((mount, index) => [`mounts[${index}]`, listOf(mount)[0]] as const),
    ...listOf(systems).map((system, index) => [`fs_setup[${index}].device`, isMap(system) ? system.device : undefined] as const),
    ...(isMap(tables) ? Object.keys(tables) : []).map((device) => [`disk_setup[${device}]`, device] as const),
  ];
  return devices.filter((each): each is readonly [string, string] => typeof each[1] === 'string');
}

/** A serial number as it is, and without the number of a partition after it. */
function withoutPartition(serial: string): readonly string[] {
  return [serial, serial.replace(/(?:-part|\.)\d+$/, '')];
}

function correction(serial: string, known: ReadonlySet<string>): string {
  const whole = withoutPartition(serial)[1];
  const visible = whole.slice(0, VIRTIO_SERIAL_LENGTH);
  return known.has(visible) ? `write ${JSON.stringify(visible)} instead, the ${VIRTIO_SERIAL_LENGTH} characters that virtio shows of ${displayText(whole)}`
    : `write serial: ${JSON.stringify(visible)} for the disk`;
}
