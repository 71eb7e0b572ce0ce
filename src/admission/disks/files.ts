// Rules on volumes that are files: filesystems, host disks, files of images, and ACPI tables.
import { DISKS, volumeOf } from './disks';
import type { HostDisk, KernelBootContainer, Volume } from '../../../imports/kubevirt';
import { isPlaceholder, displayText } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import { quantityValue } from '../../plain-data/quantity';
import { FILE_PATH } from '../../storage/formats';
import { nameMatcher, indexByName } from '../counterparts';
import { requireGate } from '../feature-gates';
import { refuseUnknownChoice, refuseMalformed } from '../form';
import { checkEach, below, type Refuse } from '../refuse';
import type { MachineRule } from '../rule';

const FILESYSTEMS = 'domain.devices.filesystems';

/** Paths of the pod that a guest must not see. */
const RESERVED = ['/var/run/kubevirt', '/var/run/libvirt'];

/** A claim as a filesystem needs a feature gate. */
export const virtiofsStorageGate: MachineRule = {
  name: 'virtiofs-storage-gate',
  refuses: 'a filesystem of a claim or a DataVolume where the feature gate EnableVirtioFsStorageVolumes is off',
  story: 'ConfigMaps, Secrets and the like can be mounted everywhere. Claims and DataVolumes can be where the feature gate EnableVirtioFsStorageVolumes is on; as disks they always can.',
  when: ['domain.devices.filesystems'],
  check: ({ domain: { devices } }, refuse, context) => checkEach(FILESYSTEMS, devices?.filesystems, refuse, ({ name }, refuseIt) => {
    const volume = volumeOf({ name }, context);
    if (volume?.persistentVolumeClaim ?? volume?.dataVolume) {
      requireGate('name', 'a filesystem of a claim or a DataVolume', 'EnableVirtioFsStorageVolumes', refuseIt, context);
    }
  }),
};

/** A containerPath is shown by a filesystem, not by a disk. */
export const containerPathHasFilesystem: MachineRule = {
  name: 'container-path-has-filesystem',
  refuses: 'a containerPath that no filesystem shows to the guest, or that a disk is to show',
  story: 'containerPath shows the guest a folder of its pod, such as a token that the cluster has put there. KubeVirt admits the VirtualMachine in any case, '
    + 'and refuses its instance unless a filesystem, and no disk, has the volume\'s name.',
  when: ['volumes[].containerPath'],
  check: ({ domain: { devices }, volumes }, refuse) => {
    const disks = indexByName(devices?.disks);
    const isShown = nameMatcher(devices?.filesystems);
    checkEach('volumes', volumes, refuse, ({ name = '', containerPath }, refuseIt) => {
      if (containerPath && disks.has(name)) {
        refuseIt('', `${displayText(name)} is a path of the pod, which a disk cannot show, move the entry from ${DISKS} to ${FILESYSTEMS}, with virtiofs: {}`);
      } else if (containerPath && !isShown(name)) {
        refuseIt('', `${displayText(name)} is a path of the pod that nothing shows, write an entry of this name with virtiofs: {} under ${FILESYSTEMS}`);
      }
    });
  },
};

/** A containerPath needs a feature gate. */
export const containerPathGate: MachineRule = {
  name: 'container-path-gate',
  refuses: 'a filesystem of a containerPath where the feature gate ContainerPathVolumes is off',
  story: 'KubeVirt admits the machine, and makes no pod for it until the gate is on.',
  when: ['volumes[].containerPath'],
  check: ({ domain: { devices }, volumes }, refuse, context) => {
    const isShown = nameMatcher(devices?.filesystems);
    checkEach('volumes', volumes, refuse, ({ name = '', containerPath }, refuseIt) => {
      if (containerPath && isShown(name)) {
        requireGate('containerPath', 'a path of the pod', 'ContainerPathVolumes', refuseIt, context);
      }
    });
  },
};

/** A guest must not reach the sockets that control it. */
export const containerPathAllowed: MachineRule = {
  name: 'container-path-allowed',
  refuses: 'a containerPath that belongs to KubeVirt or libvirt',
  story: 'The sockets under these paths control the guest from outside. Whatever begins with their names is refused too, when the machine\'s instance is made.',
  when: ['volumes[].containerPath'],
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, ({ containerPath }, refuseIt) => {
    const reserved = RESERVED.find((prefix) => containerPath?.path?.startsWith(prefix));
    if (reserved !== undefined) {
      refuseIt('containerPath.path', `${displayText(containerPath!.path)} begins with "${reserved}", which is reserved, write another path`);
    }
  }),
};

const EXISTING = 'Disk';

const TYPES = [EXISTING, 'DiskOrCreate'];

/** A path of the pod is absolute, and read only. */
export const containerPathForm: MachineRule = {
  name: 'container-path-form',
  refuses: 'a containerPath that is relative, that has ".." in it, or that could be written to',
  story: 'containerPath shows the guest a folder of its pod, from "/" on, and only to read. The CRDs say so in CEL, which the API server runs.',
  when: ['volumes[].containerPath'],
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, ({ containerPath }, refuseIt) => {
    const { path, readOnly } = containerPath ?? {};
    if (path !== undefined && !isPlaceholder(path) && (!path.startsWith('/') || path.includes('..'))) {
      refuseIt('containerPath.path', `${displayText(path)} is not a path of the pod, write one from "/" on and without "..", such as "/var/run/secrets/token"`);
    }
    if (readOnly === false) {
      refuseIt('containerPath.readOnly', 'a path of the pod cannot be written to, write true or remove it');
    }
  }),
};

/** A host disk has a path, and either exists or is created with a capacity. */
export const hostDiskComplete: MachineRule = {
  name: 'host-disk-complete',
  refuses: 'a hostDisk without a path, of an unknown type, or of type Disk with a capacity',
  story: `The type ${EXISTING} is a file that is there on every node where the machine may run. DiskOrCreate makes one of the capacity where there is none. `
    + 'A machine with a file of its node cannot move to another one, unless the file is shared between them.',
  when: ['volumes[].hostDisk'],
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, (volume, refuseVolume) => {
    if (volume.hostDisk) {
      refuseHostDisk(volume.hostDisk, below('hostDisk', refuseVolume));
    }
  }),
};

function refuseHostDisk({ path, type = '', capacity }: Partial<HostDisk>, refuse: Refuse): void {
  if (!path) {
    refuse('path', 'required field is missing, write the path of the file on the node, such as "/var/lib/disks/data.img"');
  }
  refuseUnknownChoice('type', type, TYPES, refuse);
  if (type === EXISTING && capacity !== undefined && quantityValue(capacity) !== 0) {
    refuse('capacity', `a file that is there has its size, remove ${JSON.stringify(capacity)} or write the type "DiskOrCreate"`);
  }
}

/** Host disks need a feature gate. */
export const hostDiskGate: MachineRule = {
  name: 'host-disk-gate',
  refuses: 'a hostDisk where the feature gate HostDisk is off',
  story: 'A machine that reads files of its node can read other machines\' disks too. KubeVirt admits it where the feature gate HostDisk is on; a claim of a local volume does without.',
  when: ['volumes[].hostDisk'],
  check: ({ volumes }, refuse, context) => checkEach('volumes', volumes, refuse, (volume, refuseVolume) => {
    if (volume.hostDisk) {
      requireGate('hostDisk', 'hostDisk', 'HostDisk', refuseVolume, context);
    }
  }),
};

/** KubeVirt ignores one "/" at the end. */
const PATH = { ...FILE_PATH, matches: (text: string) => FILE_PATH.matches(text.replace(/(.)\/$/, '$1')) };

const BOOT_PATH = { ...PATH, write: 'a path from "/" on, without "." and "..", such as "/boot/vmlinuz"' };

/** The path of a container disk must be absolute and have no "." or ".." in it. */
export const containerDiskPathForm: MachineRule = {
  name: 'container-disk-path-form',
  refuses: 'a path into a container image that is relative, or that has "." or ".." in it',
  story: 'An image with one disk has it in the folder /disk and needs no path. With several, the path from the image\'s root says which one.',
  when: ['volumes[].containerDisk.path'],
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, ({ containerDisk }, refuseIt) => (
    refuseMalformed('containerDisk.path', containerDisk?.path || undefined, PATH, refuseIt)
  )),
};

/** A kernel boot names an image and the paths in it. */
export const kernelBootComplete: MachineRule = {
  name: 'kernel-boot-complete',
  refuses: 'a kernel or ramdisk without its image or its path in it, or kernel arguments without a kernel',
  story: 'A guest can start with a kernel from a container image, instead of the one on its disk: name the image, and the paths of kernel, ramdisk or both from its root. '
    + 'Arguments go to that kernel; those of a kernel on a disk are for its boot loader to say.',
  when: ['domain.firmware.kernelBoot'],
  check: ({ domain: { firmware } }, refuse) => {
    const { container, kernelArgs } = firmware?.kernelBoot ?? {};
    if (container) {
      refuseContainer(container, below('domain.firmware.kernelBoot.container', refuse));
    } else if (kernelArgs) {
      refuse('domain.firmware.kernelBoot.kernelArgs', 'the arguments are for no kernel, write container with the image that has it or remove them');
    }
  },
};

function refuseContainer({ image, kernelPath, initrdPath }: Partial<KernelBootContainer>, refuse: Refuse): void {
  if (!image) {
    refuse('image', 'required field is missing, write the image that has the kernel');
  }
  if (!kernelPath && !initrdPath) {
    refuse('', 'nothing of the image is booted, write kernelPath, initrdPath or both, such as "/boot/vmlinuz"');
  }
  refuseMalformed('kernelPath', kernelPath || undefined, BOOT_PATH, refuse);
  refuseMalformed('initrdPath', initrdPath || undefined, BOOT_PATH, refuse);
}

const TABLES = ['slicNameRef', 'msdmNameRef'] as const;

/** A table comes from a volume of the machine that is a Secret. */
export const acpiTableInSecret: MachineRule = {
  name: 'acpi-table-in-secret',
  refuses: 'an ACPI table that is not named, that no volume has, or whose volume is not a Secret',
  story: 'slicNameRef and msdmNameRef name volumes of the machine, not Secrets: the volume is one of a Secret, which has the table in it.',
  when: ['domain.firmware.acpi'],
  check: ({ domain: { firmware }, volumes = [] }, refuse) => {
    const acpi = firmware?.acpi;
    if (acpi && !TABLES.some((table) => acpi[table])) {
      refuse('domain.firmware.acpi', 'no table is named, write slicNameRef or msdmNameRef with the name of a volume, or remove acpi');
    }
    TABLES.forEach((table) => acpi?.[table] && refuseTable(table, acpi[table], volumes, below('domain.firmware.acpi', refuse)));
  },
};

function refuseTable(table: string, name: string, volumes: readonly Volume[], refuse: Refuse): void {
  const volume = volumes.find((each) => each.name === name);
  if (volume && !volume.secret) {
    refuse(table, `${displayText(name)} is not a volume of a Secret, name one that is`);
  } else if (!nameMatcher(volumes)(name)) {
    const secrets = volumes.flatMap((each) => each.secret ? each.name ?? [] : []);
    refuse(table, `${displayText(name)} is no volume of the machine, write ${secrets.length > 0 ? suggestNames(name, secrets) : 'one with a secret under volumes'}`);
  }
}
