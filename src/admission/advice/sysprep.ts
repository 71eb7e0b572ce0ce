// Advice on the answer files of Windows Setup, which are on a CD-ROM.
import { displayText } from '../../issues/formats';
import { indexByName } from '../counterparts';
import { checkEach } from '../refuse';
import type { MachineRule } from '../rule';

/** Setup does not look for answers on hard disks. */
export const sysprepOnHardDisk: MachineRule = {
  name: 'sysprep-on-hard-disk',
  refuses: 'a sysprep volume whose disk is not a CD-ROM drive',
  story: 'Windows looks for autounattend.xml and unattend.xml on removable media, and ignores those on other hard disks than its own. Setup then '
    + 'asks its questions on the display, and waits. The guest sees a hard disk not only with disk, but also if the disk has no device, or the '
    + 'volume no disk. Write cdrom. Programs of this library do so by default.',
  when: ['volumes[].sysprep'],
  check: ({ domain: { devices }, volumes }, advise) => {
    const disks = indexByName(devices?.disks);
    checkEach('volumes', volumes, advise, ({ name, sysprep }, adviseIt) => {
      if (sysprep && !disks.get(name)?.cdrom) {
        adviseIt('sysprep', `is on a hard disk, where Windows does not look for answers, write cdrom: {} for the disk ${displayText(name ?? '')}`);
      }
    });
  },
};
