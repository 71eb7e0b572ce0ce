// The names of disks and volumes, which match disks to volumes.
import { DISKS } from './disks';
import type { VirtualMachineInstanceSpec, Volume } from '../../../imports/kubevirt';
import { DNS_LABEL } from '../../issues/formats';
import { nameMatcher, refuseRepeated, makeRefuseUnmatched, findUnmatched } from '../counterparts';
import { refuseMalformed } from '../form';
import { checkEach } from '../refuse';
import { requireGate } from '../requirements';
import type { MachineRule } from '../rule';

const DISK_NAME = { ...DNS_LABEL, is: 'a disk\'s name', write: 'at most 63 lower-case letters, digits and "-", such as "root"' };

const IMPLIED_NAME = { ...DISK_NAME, is: 'a disk\'s name, and the volume gets a disk with its name' };

/** Each disk has a volume, except a CD-ROM drive that may be empty. */
export const diskHasVolume: MachineRule = {
  name: 'disk-has-volume',
  refuses: 'a disk without a volume of the same name, or an empty CD-ROM drive where the feature gate DeclarativeHotplugVolumes is off',
  story: 'A disk is what the guest sees; the volume of the same name holds its data. Only a CD-ROM drive may be empty, and only if the feature '
    + 'gate DeclarativeHotplugVolumes is on: a volume of the same name can then be added while the machine runs.',
  when: ['domain.devices.disks'],
  check: (machine, refuse, context) => {
    const hasVolume = nameMatcher(machine.volumes);
    const refuseUnmatched = makeRefuseUnmatched({ what: 'volume', where: 'volumes' }, () => volumesWithoutDevice(machine));
    checkEach(DISKS, machine.domain.devices?.disks, refuse, ({ name = '', cdrom }, refuseIt) => {
      if (hasVolume(name)) {
        return;
      }
      if (cdrom) {
        requireGate('name', 'an empty CD-ROM drive', 'DeclarativeHotplugVolumes', refuseIt, context);
      } else {
        refuseUnmatched(name, refuseIt);
      }
    });
  },
};

/** Each disk has its own name, in the form of a container's name. */
export const diskNameForm: MachineRule = {
  name: 'disk-name-form',
  refuses: 'a disk name that is not a DNS label or that an earlier disk has, or such a name for a volume that gets its own disk',
  story: 'A disk name can become the name of a container in the machine\'s pod, so it cannot have dots or upper-case letters. A disk and its '
    + 'volume have the same name: change both. A volume that no disk or filesystem names gets a disk with the volume\'s name.',
  check: (machine, refuse) => {
    const disks = machine.domain.devices?.disks;
    checkEach(DISKS, disks, refuse, ({ name = '' }, refuseIt) => refuseMalformed('name', name, DISK_NAME, refuseIt));
    refuseRepeated(DISKS, disks, refuse);
    for (const { name = '' } of volumesWithoutDevice(machine)) {
      refuseMalformed(DISKS, name, IMPLIED_NAME, refuse);
    }
  },
};

/** Each volume has its own name. */
export const volumeNamesDistinct: MachineRule = {
  name: 'volume-names-distinct',
  refuses: 'two volumes with the same name',
  story: 'Disks and filesystems refer to volumes by name. A volume may be shown to the guest in several ways, but each name belongs to one volume.',
  when: ['volumes'],
  check: ({ volumes }, refuse) => refuseRepeated('volumes', volumes, refuse),
};

/** The volumes that no disk or filesystem names. KubeVirt makes a disk for each of them. */
export function volumesWithoutDevice({ domain: { devices }, volumes = [] }: VirtualMachineInstanceSpec): readonly Volume[] {
  return findUnmatched(volumes, [...devices?.disks ?? [], ...devices?.filesystems ?? []]);
}
