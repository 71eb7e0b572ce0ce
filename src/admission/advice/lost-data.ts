// Advice against losing what a guest writes at its next start.
import { mayBoot } from './root-disk';
import type { Disk } from '../../../imports/kubevirt';
import { checkEach } from '../below';
import { indexByName } from '../counterparts';
import type { MachineRule } from '../rule';

/** The volumes that keep their data when the machine stops. */
const PERSISTENT = ['dataVolume', 'persistentVolumeClaim', 'hostDisk'] as const;

/** A container disk is fine to boot from if another disk keeps the data, and fine to read from. */
export const containerDiskForData: MachineRule = {
  name: 'container-disk-for-data',
  refuses: 'a containerDisk that a guest writes to, in a machine without a persistent volume or as a further disk',
  story: 'A containerDisk is a container image with a layer to write to, which is thrown away when the machine stops: a restart begins with the image again. '
    + 'That is right for machines that serve one run. Data belongs on a dataVolume or a persistentVolumeClaim; a disk that is only read is a cdrom, or has readonly: true.',
  check: (machine, advise) => {
    const { volumes = [] } = machine;
    const isPersistent = volumes.some((volume) => PERSISTENT.some((source) => volume?.[source] !== undefined));
    const root = volumes.find(mayBoot);
    const disks = indexByName(machine.domain.devices?.disks);
    checkEach('volumes', volumes, advise, (volume, adviseIt) => {
      if (volume.containerDisk && isWritten(disks.get(volume.name)) && !(isPersistent && volume === root)) {
        const instead = volume === root ? 'boot from a dataVolume of the image, or add one for data' : 'write a dataVolume of the image, or cdrom instead of disk where it is only read';
        adviseIt('containerDisk', `what the guest writes to ${JSON.stringify(volume.name)} is lost when the machine stops, ${instead}`);
      }
    });
  },
};

function isWritten(device: Disk | undefined): boolean {
  return !device?.cdrom && !device?.disk?.readonly && !device?.lun?.readonly;
}
