// Rules on volumes that are files: filesystems, host disks, files of images, and ACPI tables.
import { DISKS, volumeOf } from './disks';
import type { HostDisk, KernelBootContainer, Volume } from '../../../imports/kubevirt';
import { isPlaceholder, displayText } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import { quantityValue } from '../../plain-data/quantity';
import { FILE_PATH } from '../../storage/formats';
import { nameMatcher, indexByName } from '../counterparts';
import { refuseUnknownChoice, refuseMalformed } from '../form';
import { hasAtLeast } from '../kubevirt-version';
import { checkEach, refuseBelow, type Refuse } from '../refuse';
import { requireGate } from '../requirements';
import type { MachineRule } from '../rule';

const FILESYSTEMS = 'domain.devices.filesystems';

/** Paths of the pod that a guest must not see. */
const RESERVED = ['/var/run/kubevirt', '/var/run/libvirt'];

/** The older gate that stands for each gate of filesystems until 1.8. */
const FORMER_GATE = 'ExperimentalVirtiofsSupport';

/** A rule on volumes of some types that are mounted as filesystems. */
function filesystemGate(what: string, gate: string, types: ReadonlyArray<keyof Volume>, texts: Pick<MachineRule, 'name' | 'refuses' | 'story'>): MachineRule {
  return {
    ...texts,
    when: [FILESYSTEMS],
    check: ({ domain: { devices } }, refuse, context) => checkEach(FILESYSTEMS, devices?.filesystems, refuse, ({ name }, refuseIt) => {
      const { capabilities } = context;
      const volume = volumeOf({ name }, context);
      const isFormerOn = capabilities?.featureGates?.includes(FORMER_GATE) === true && !hasAtLeast(capabilities, '1.8');
      if (types.some((type) => volume?.[type]) && !isFormerOn) {
        requireGate('name', `a filesystem of ${what}`, gate, refuseIt, context);
      }
    }),
  };
}

/** A claim that is mounted as a filesystem needs a feature gate. */
export const virtiofsStorageGate = filesystemGate('a claim or a DataVolume', 'EnableVirtioFsStorageVolumes', ['persistentVolumeClaim', 'dataVolume'], {
  name: 'virtiofs-storage-gate',
  refuses: 'a filesystem of a claim or a DataVolume where the feature gate EnableVirtioFsStorageVolumes is off',
  story: 'ConfigMaps, Secrets and similar volumes can always be mounted as filesystems since KubeVirt 1.8. Claims and DataVolumes can be mounted only if '
    + 'the feature gate EnableVirtioFsStorageVolumes is on; as disks they always work. Before 1.8, the gate ExperimentalVirtiofsSupport allows both.',
});

/** A ConfigMap or Secret that is mounted as a filesystem once needed a feature gate. */
export const virtiofsConfigGate = filesystemGate('a ConfigMap, Secret, service account or downward API', 'EnableVirtioFsConfigVolumes', ['configMap', 'secret', 'serviceAccount', 'downwardAPI'], {
  name: 'virtiofs-config-gate',
  refuses: 'a filesystem of a ConfigMap, Secret, service account or downward API where the feature gate EnableVirtioFsConfigVolumes is off, in KubeVirt 1.5 to 1.7',
  story: 'KubeVirt 1.8 turned the gate on for good. KubeVirt 1.5 to 1.7 need it or ExperimentalVirtiofsSupport. As disks these volumes always work.',
});

/** A containerPath needs a filesystem, not a disk. */
export const containerPathHasFilesystem: MachineRule = {
  name: 'container-path-has-filesystem',
  refuses: 'a containerPath without a filesystem that shows it to the guest, or with a disk of its name',
  story: 'containerPath shows the guest a directory of its pod, such as a token that the cluster has put there. KubeVirt admits the VirtualMachine '
    + 'in any case. It refuses the instance unless a filesystem, and no disk, has the name of the volume.',
  when: ['volumes[].containerPath'],
  check: ({ domain: { devices }, volumes }, refuse) => {
    const disks = indexByName(devices?.disks);
    const isShown = nameMatcher(devices?.filesystems);
    checkEach('volumes', volumes, refuse, ({ name = '', containerPath }, refuseIt) => {
      if (containerPath && disks.has(name)) {
        refuseIt('', `${displayText(name)} is a path of the pod, which a disk cannot show, move the entry from ${DISKS} to ${FILESYSTEMS}, with virtiofs: {}`);
      } else if (containerPath && !isShown(name)) {
        refuseIt('', `${displayText(name)} is a path of the pod without a filesystem, write an entry with this name and virtiofs: {} under ${FILESYSTEMS}`);
      }
    });
  },
};

/** A containerPath needs a feature gate. */
export const containerPathGate: MachineRule = {
  name: 'container-path-gate',
  refuses: 'a filesystem of a containerPath where the feature gate ContainerPathVolumes is off',
  story: 'KubeVirt admits the machine, but creates no pod for it until the gate is on.',
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
  story: 'The sockets under these paths control the guest from outside. When the instance of the machine is created, KubeVirt also refuses every '
    + 'other path that begins with one of these names.',
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

/** A path of the pod is absolute and read-only. */
export const containerPathForm: MachineRule = {
  name: 'container-path-form',
  refuses: 'a containerPath that is relative, contains ".." or is writable',
  story: 'containerPath shows the guest a directory of its pod: the path is absolute, and the directory is read-only. CEL rules in the CRDs '
    + 'require this, and the API server enforces them.',
  when: ['volumes[].containerPath'],
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, ({ containerPath }, refuseIt) => {
    const { path, readOnly } = containerPath ?? {};
    if (path !== undefined && !isPlaceholder(path) && (!path.startsWith('/') || path.includes('..'))) {
      refuseIt('containerPath.path', `${displayText(path)} is not a path of the pod, write an absolute path without "..", such as "/var/run/secrets/token"`);
    }
    if (readOnly === false) {
      refuseIt('containerPath.readOnly', 'a path of the pod is read-only, write true or remove the field');
    }
  }),
};

/** A host disk has a path, and either exists or is created with a capacity. */
export const hostDiskComplete: MachineRule = {
  name: 'host-disk-complete',
  refuses: 'a hostDisk without a path, of an unknown type, or of type Disk with a capacity',
  story: `The type ${EXISTING} is a file that exists on every node where the machine may run. DiskOrCreate creates a file with the capacity if `
    + 'none exists. A machine with a file of its node cannot move to another node unless the file is on storage that they share.',
  when: ['volumes[].hostDisk'],
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, (volume, refuseVolume) => {
    if (volume.hostDisk) {
      refuseHostDisk(volume.hostDisk, refuseBelow('hostDisk', refuseVolume));
    }
  }),
};

function refuseHostDisk({ path, type = '', capacity }: Partial<HostDisk>, refuse: Refuse): void {
  if (!path) {
    refuse('path', 'required field is missing, write the path of the file on the node, such as "/var/lib/disks/data.img"');
  }
  refuseUnknownChoice('type', type, TYPES, refuse);
  if (type === EXISTING && capacity !== undefined && quantityValue(capacity) !== 0) {
    refuse('capacity', `an existing file already has a size, remove ${JSON.stringify(capacity)} or write the type "DiskOrCreate"`);
  }
}

/** Host disks need a feature gate. */
export const hostDiskGate: MachineRule = {
  name: 'host-disk-gate',
  refuses: 'a hostDisk where the feature gate HostDisk is off',
  story: 'A machine that can read files of its node can also read the disks of other machines. KubeVirt admits a hostDisk only if the feature gate '
    + 'HostDisk is on. A claim of a local volume needs no gate.',
  when: ['volumes[].hostDisk'],
  check: ({ volumes }, refuse, context) => checkEach('volumes', volumes, refuse, (volume, refuseVolume) => {
    if (volume.hostDisk) {
      requireGate('hostDisk', 'hostDisk', 'HostDisk', refuseVolume, context);
    }
  }),
};

/** KubeVirt ignores one "/" at the end. */
const PATH = { ...FILE_PATH, matches: (text: string) => FILE_PATH.matches(text.replace(/(.)\/$/, '$1')) };

const BOOT_PATH = { ...PATH, write: 'an absolute path without "." and "..", such as "/boot/vmlinuz"' };

/** The path of a container disk must be absolute and have no "." or ".." in it. */
export const containerDiskPathForm: MachineRule = {
  name: 'container-disk-path-form',
  refuses: 'a path in a container image that is relative, or that has a "." or ".." component',
  story: 'An image with one disk has it in the directory /disk and needs no path. For an image with several disks, write the path of one from the '
    + 'root of the image.',
  when: ['volumes[].containerDisk.path'],
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, ({ containerDisk }, refuseIt) => (
    refuseMalformed('containerDisk.path', containerDisk?.path || undefined, PATH, refuseIt)
  )),
};

/** A kernel boot names an image and the paths in it. */
export const kernelBootComplete: MachineRule = {
  name: 'kernel-boot-complete',
  refuses: 'a kernel or ramdisk without its image or its path in the image, or kernel arguments without a kernel',
  story: 'A guest can boot a kernel from a container image instead of the one on its disk. Name the image, and the paths of the kernel, the '
    + 'ramdisk or both from the root of the image. kernelArgs are for that kernel only; the arguments of a kernel on a disk are set in its boot '
    + 'loader.',
  when: ['domain.firmware.kernelBoot'],
  check: ({ domain: { firmware } }, refuse) => {
    const { container, kernelArgs } = firmware?.kernelBoot ?? {};
    if (container) {
      refuseContainer(container, refuseBelow('domain.firmware.kernelBoot.container', refuse));
    } else if (kernelArgs) {
      refuse('domain.firmware.kernelBoot.kernelArgs', 'the arguments have no kernel, write container with the image of the kernel or remove them');
    }
  },
};

function refuseContainer({ image, kernelPath, initrdPath }: Partial<KernelBootContainer>, refuse: Refuse): void {
  if (!image) {
    refuse('image', 'required field is missing, write the image that contains the kernel');
  }
  if (!kernelPath && !initrdPath) {
    refuse('', 'neither kernelPath nor initrdPath is set, write one or both, such as "/boot/vmlinuz"');
  }
  refuseMalformed('kernelPath', kernelPath || undefined, BOOT_PATH, refuse);
  refuseMalformed('initrdPath', initrdPath || undefined, BOOT_PATH, refuse);
}

const TABLES = ['slicNameRef', 'msdmNameRef'] as const;

/** A table comes from a volume of the machine that is a Secret. */
export const acpiTableInSecret: MachineRule = {
  name: 'acpi-table-in-secret',
  refuses: 'an ACPI table without a volume name, with the name of a volume that does not exist, or with that of a volume that is not a Secret',
  story: 'slicNameRef and msdmNameRef name volumes of the machine, not Secrets. The volume must be of a Secret that contains the table.',
  when: ['domain.firmware.acpi'],
  check: ({ domain: { firmware }, volumes = [] }, refuse) => {
    const acpi = firmware?.acpi;
    if (acpi && !TABLES.some((table) => acpi[table])) {
      refuse('domain.firmware.acpi', 'no table is named, write slicNameRef or msdmNameRef with the name of a volume, or remove acpi');
    }
    TABLES.forEach((table) => acpi?.[table] && refuseTable(table, acpi[table], volumes, refuseBelow('domain.firmware.acpi', refuse)));
  },
};

function refuseTable(table: string, name: string, volumes: readonly Volume[], refuse: Refuse): void {
  const volume = volumes.find((each) => each.name === name);
  if (volume && !volume.secret) {
    refuse(table, `${displayText(name)} is not a volume of a Secret, name one that is`);
  } else if (!nameMatcher(volumes)(name)) {
    const secrets = volumes.flatMap((each) => each.secret ? each.name ?? [] : []);
    refuse(table, `${displayText(name)} is not a volume of the machine, write ${secrets.length > 0 ? suggestNames(name, secrets) : 'one with a secret under volumes'}`);
  }
}
