// The names of disks and volumes, which match them to each other.
import { DISKS } from './disks';
import type { VirtualMachineInstanceSpec, Volume } from '../../../imports/kubevirt';
import { DNS_LABEL } from '../../issues/formats';
import { nameMatcher, refuseRepeated, makeRefuseUnmatched, findUnmatched } from '../counterparts';
import { requireGate } from '../feature-gates';
import { refuseMalformed } from '../form';
import { checkEach } from '../refuse';
import type { MachineRule } from '../rule';

const DISK_NAME = { ...DNS_LABEL, is: 'a disk\'s name', write: 'at most 63 lower-case letters, digits and "-", such as "root"' };

const IMPLIED_NAME = { ...DISK_NAME, is: 'a disk\'s name, and the volume gets a disk of its name' };

/** Each disk has a volume, except a CD-ROM drive that may be empty. */
export const diskHasVolume: MachineRule = {
  name: 'disk-has-volume',
  refuses: 'a disk without a volume of its name, or an empty CD-ROM drive where the feature gate DeclarativeHotplugVolumes is off',
  story: 'A disk is what the guest sees, and the volume of its name is where its bytes are. Only a CD-ROM drive may be empty, and only where the feature gate '
    + 'DeclarativeHotplugVolumes is on: a volume of its name can then be added while the machine runs.',
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

/** Each disk has a name of its own, in the form of a container's name. */
export const diskNameForm: MachineRule = {
  name: 'disk-name-form',
  refuses: 'a disk\'s name that is no DNS label or that an earlier disk has, or such a name of a volume that gets a disk of its own',
  story: 'A disk\'s name can become that of a container in the machine\'s pod, which is why it has no dots or upper-case letters. '
    + 'The disk and its volume have the same name: change both. A volume that neither a disk nor a filesystem names gets a disk of its own, with its name.',
  check: (machine, refuse) => {
    const disks = machine.domain.devices?.disks;
    checkEach(DISKS, disks, refuse, ({ name = '' }, refuseIt) => refuseMalformed('name', name, DISK_NAME, refuseIt));
    refuseRepeated(DISKS, disks, refuse);
    for (const { name = '' } of volumesWithoutDevice(machine)) {
      refuseMalformed(DISKS, name, IMPLIED_NAME, refuse);
    }
  },
};

/** Each volume has a name of its own. */
export const volumeNamesDistinct: MachineRule = {
  name: 'volume-names-distinct',
  refuses: 'two volumes of one name',
  story: 'Disks and filesystems name the volume that they show to the guest. A volume may be shown in several ways, but one name is one volume.',
  when: ['volumes'],
  check: ({ volumes }, refuse) => refuseRepeated('volumes', volumes, refuse),
};

/** The volumes that no disk or filesystem names. KubeVirt makes a disk for each of them. */
export function volumesWithoutDevice({ domain: { devices }, volumes = [] }: VirtualMachineInstanceSpec): readonly Volume[] {
  return findUnmatched(volumes, [...devices?.disks ?? [], ...devices?.filesystems ?? []]);
}
