// Advice on cloud-configs that format a disk which outlives its machine, or look for a disk by a serial number that none of the machine's has.
import { type Config, eachUserData, isTrueInPython, type UserData } from './cloud-configs';
import { rootOf } from './disks';
import type { Disk, VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { displayText } from '../../issues/formats';
import { isMap, listOf } from '../../plain-data/plain-data';
import { usedClaims } from '../../storage/used-claims';
import { isFilledInLater } from '../form';
import { below, type Refuse } from '../refuse';
import type { MachineContext, MachineRule } from '../rule';

/** Texts without these words format nothing that is there, and need not be parsed. */
const FORMATS = /fs_setup|disk_setup/;

const LOST = 'by which a machine that is made anew loses the data of the one before';

/** A machine that is made anew must not format the data of the one before. */
export const cloudInitFormatsDisk: MachineRule = {
  name: 'cloud-init-formats-disk',
  refuses: 'a cloud-config that formats disks whatever is on them, for a machine with a disk that outlives it',
  story: 'cloud-init formats at the first boot of a machine, and a machine that is made anew, or gets a new root disk, boots for the first time again: the data of the one before are lost. With '
    + '"partition: none" it does not look at the disk, whatever overwrite says; without partition, or with "partition: auto" and a label, it keeps a file system that is there. '
    + 'For a partition by its number, and for a table of partitions, overwrite replaces what is there on purpose, and "layout: remove" wipes a disk.',
  check: (machine, advise, context) => {
    const { volumes = [] } = machine;
    const root = rootOf(volumes);
    if (usedClaims(volumes.filter((volume) => volume !== root)).some((claim) => outlives(claim, context))) {
      eachUserData(machine, context, advise, (userData, adviseIt) => adviseOnFormatting(userData, adviseIt));
    }
  },
};

/** KubeVirt deletes with a machine only what its own templates have made. */
function outlives(claim: string, { virtualMachine: { dataVolumeTemplates = [] } }: MachineContext): boolean {
  return !dataVolumeTemplates.some((template) => template?.metadata?.name === claim);
}

function adviseOnFormatting(userData: UserData, advise: Refuse): void {
  const { fs_setup: systems, disk_setup: tables } = FORMATS.test(userData.text) ? userData.configAsWritten ?? {} : {};
  listOf(systems).forEach((system, index) => adviseOnField(fieldOfSystem(system ?? {}), below(`fs_setup[${index}]`, advise)));
  Object.entries(isMap(tables) ? tables : {}).forEach(([device, each]) => adviseOnField(fieldOfTable(each ?? {}), below(`disk_setup[${device}]`, advise)));
}

/** The field that has cloud-init format whatever is there. Only of a partition by its number, or of none in quotes, does it heed overwrite. */
function fieldOfSystem({ partition = 'any', overwrite }: Config): readonly [string, unknown] | undefined {
  if (partition === null || String(partition).toLowerCase() === 'none') {
    return ['partition', partition];
  }
  return /^\d*$/.test(String(partition)) && isTrueInPython(overwrite) ? ['overwrite', overwrite] : undefined;
}

/** The field that has cloud-init remove or replace the partitions that are there. */
function fieldOfTable({ layout, overwrite }: Config): readonly [string, unknown] | undefined {
  if (String(layout).toLowerCase() === 'remove') {
    return ['layout', layout];
  }
  return isTrueInPython(layout) && isTrueInPython(overwrite) ? ['overwrite', overwrite] : undefined;
}

function adviseOnField(found: readonly [field: string, value: unknown] | undefined, advise: Refuse): void {
  if (found !== undefined) {
    const [field, value] = found;
    const note = field === 'overwrite' && typeof value === 'string' ? ', which is true as any text is' : '';
    advise(field, `is ${JSON.stringify(value)}${note}, ${LOST}, leave it out`);
  }
}

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
        adviseIt(path, `is ${displayText(device)}, and no disk of the machine on virtio has that serial, ${correction(serial, serials!)}`);
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
    ...(isMap(tables) ? Object.keys(tables) : []).map((device) => [`disk_setup[${device}]`, device] as const),
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
