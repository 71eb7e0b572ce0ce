// Host disks: files of the node that a machine uses as disks.
import type { HostDisk } from '../../../imports/kubevirt';
import { quantityValue } from '../../plain-data/quantity';
import { below, checkEach, type Refuse } from '../below';
import { refuseUnknownChoice } from '../choice';
import { requireGate } from '../feature-gate';
import type { MachineRule } from '../rule';

const EXISTING = 'Disk';

const TYPES = [EXISTING, 'DiskOrCreate'];

/** A host disk has a path, and either exists or is created with a capacity. */
export const hostDiskComplete: MachineRule = {
  name: 'host-disk-complete',
  refuses: 'a hostDisk without a path, of an unknown type, or of type Disk with a capacity',
  story: `The type ${EXISTING} is a file that is there on every node where the machine may run. DiskOrCreate makes one of the capacity where there is none. `
    + 'A machine with a file of its node cannot move to another one, unless the file is shared between them.',
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
  check: ({ volumes }, refuse, context) => checkEach('volumes', volumes, refuse, (volume, refuseVolume) => {
    if (volume.hostDisk) {
      requireGate('hostDisk', 'hostDisk', 'HostDisk', refuseVolume, context);
    }
  }),
};
