// Filesystems: volumes that a guest mounts by virtiofs.
import { DISKS, volumeOf } from './each-disk';
import { checkEach } from '../below';
import { nameMatcher, indexByName } from '../counterparts';
import { requireGate } from '../feature-gate';
import { displayText } from '../form';
import type { MachineRule } from '../rule';

const FILESYSTEMS = 'domain.devices.filesystems';

/** Paths of the pod that a guest must not see. */
const RESERVED = ['/var/run/kubevirt', '/var/run/libvirt'];

/** A claim as a filesystem needs a feature gate. */
export const virtiofsStorageGate: MachineRule = {
  name: 'virtiofs-storage-gate',
  refuses: 'a filesystem of a claim or a DataVolume where the feature gate EnableVirtioFsStorageVolumes is off',
  story: 'ConfigMaps, Secrets and the like can be mounted everywhere. Claims and DataVolumes can be where the feature gate EnableVirtioFsStorageVolumes is on; as disks they always can.',
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

/** A guest must not reach the sockets that control it. */
export const containerPathAllowed: MachineRule = {
  name: 'container-path-allowed',
  refuses: 'a containerPath that belongs to KubeVirt or libvirt',
  story: 'The sockets under these paths control the guest from outside. Whatever begins with their names is refused too, when the machine\'s instance is made.',
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, ({ containerPath }, refuseIt) => {
    const reserved = RESERVED.find((prefix) => containerPath?.path?.startsWith(prefix));
    if (reserved !== undefined) {
      refuseIt('containerPath.path', `${displayText(containerPath!.path)} begins with "${reserved}", which is reserved, write another path`);
    }
  }),
};
