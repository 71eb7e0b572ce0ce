// Volumes that a guest mounts as filesystems, by virtiofs.
import { DISKS, volumeOf } from './each-disk';
import { belowEach } from '../below';
import { among, byName } from '../counterparts';
import { needsGate } from '../feature-gate';
import { shownText } from '../form';
import type { MachineRule } from '../rule';

const FILESYSTEMS = 'domain.devices.filesystems';

/** Paths of its pod that a guest must not see. */
const RESERVED = ['/var/run/kubevirt', '/var/run/libvirt'];

/** A claim as a filesystem is not on by default. */
export const virtiofsStorageGate: MachineRule = {
  name: 'virtiofs-storage-gate',
  refuses: 'a filesystem of a claim or a DataVolume where the feature gate EnableVirtioFsStorageVolumes is off',
  story: 'ConfigMaps, Secrets and the like can be mounted everywhere. Claims and DataVolumes can be where the feature gate EnableVirtioFsStorageVolumes is on; as disks they always can.',
  check: ({ domain: { devices } }, refuse, around) => belowEach(FILESYSTEMS, devices?.filesystems, refuse, ({ name }, refuseIt) => {
    const volume = volumeOf({ name }, around);
    if (volume?.persistentVolumeClaim ?? volume?.dataVolume) {
      needsGate('name', 'a filesystem of a claim or a DataVolume', 'EnableVirtioFsStorageVolumes', refuseIt, around);
    }
  }),
};

/** A folder is mounted, and is no disk. */
export const containerPathHasFilesystem: MachineRule = {
  name: 'container-path-has-filesystem',
  refuses: 'a containerPath that no filesystem shows to the guest, or that a disk is to show',
  story: 'containerPath shows the guest a folder of its pod, such as a token that the cluster has put there. KubeVirt admits the VirtualMachine in any case, '
    + 'and refuses its instance unless a filesystem, and no disk, has the volume\'s name.',
  check: ({ domain: { devices }, volumes }, refuse) => {
    const disks = byName(devices?.disks);
    const isShown = among(devices?.filesystems);
    belowEach('volumes', volumes, refuse, ({ name = '', containerPath }, refuseIt) => {
      if (containerPath && disks.has(name)) {
        refuseIt('', `${shownText(name)} is a path of the pod, which a disk cannot show, move the entry from ${DISKS} to ${FILESYSTEMS}, with virtiofs: {}`);
      } else if (containerPath && !isShown(name)) {
        refuseIt('', `${shownText(name)} is a path of the pod that nothing shows, write an entry of this name with virtiofs: {} under ${FILESYSTEMS}`);
      }
    });
  },
};

/** What runs the guest stays out of its sight. */
export const containerPathAllowed: MachineRule = {
  name: 'container-path-allowed',
  refuses: 'a containerPath that belongs to KubeVirt or libvirt',
  story: 'The sockets under these paths control the guest from outside. Whatever begins with their names is refused too, when the machine\'s instance is made.',
  check: ({ volumes }, refuse) => belowEach('volumes', volumes, refuse, ({ containerPath }, refuseIt) => {
    const reserved = RESERVED.find((prefix) => containerPath?.path?.startsWith(prefix));
    if (reserved !== undefined) {
      refuseIt('containerPath.path', `${shownText(containerPath!.path)} begins with "${reserved}", which is reserved, write another path`);
    }
  }),
};
