// That disks and volumes find each other: by their names.
import { DISKS } from './each-disk';
import type { VirtualMachineInstanceSpec, Volume } from '../../../imports/kubevirt';
import { DNS_LABEL } from '../../issues/formats';
import { belowEach } from '../below';
import { among, refuseRepeated, refusesUnmatched, unmatched } from '../counterparts';
import { needsGate } from '../feature-gate';
import { refuseOtherForm } from '../form';
import type { MachineRule } from '../rule';

const DISK_NAME = { ...DNS_LABEL, is: 'a disk\'s name', write: 'at most 63 lower-case letters, digits and "-", such as "root"' };

const IMPLIED_NAME = { ...DISK_NAME, is: 'a disk\'s name, and the volume gets a disk of its name' };

/** Each disk has a volume, unless it is a drive that may be empty. */
export const diskHasVolume: MachineRule = {
  name: 'disk-has-volume',
  refuses: 'a disk without a volume of its name, or an empty CD-ROM drive where the feature gate DeclarativeHotplugVolumes is off',
  story: 'A disk is what the guest sees, and the volume of its name is where its bytes are. Only a CD-ROM drive may be empty, and only where the feature gate '
    + 'DeclarativeHotplugVolumes is on: a volume of its name can then be added while the machine runs.',
  check: (machine, refuse, around) => {
    const hasVolume = among(machine.volumes);
    const refuseUnmatched = refusesUnmatched({ what: 'volume', where: 'volumes', spare: () => withoutDevice(machine) });
    belowEach(DISKS, machine.domain.devices?.disks, refuse, ({ name = '', cdrom }, refuseIt) => {
      if (hasVolume(name)) {
        return;
      }
      if (cdrom) {
        needsGate('name', 'an empty CD-ROM drive', 'DeclarativeHotplugVolumes', refuseIt, around);
      } else {
        refuseUnmatched(name, refuseIt);
      }
    });
  },
};

/** Each disk has a name of its own, which a container can have too. */
export const diskNameForm: MachineRule = {
  name: 'disk-name-form',
  refuses: 'a disk\'s name that is no DNS label or that an earlier disk has, or such a name of a volume that gets a disk of its own',
  story: 'A disk\'s name can become that of a container in the machine\'s pod, which is why it has no dots or upper-case letters. '
    + 'The disk and its volume have the same name: change both. A volume that neither a disk nor a filesystem names gets a disk of its own, with its name.',
  check: (machine, refuse) => {
    const disks = machine.domain.devices?.disks;
    belowEach(DISKS, disks, refuse, ({ name = '' }, refuseIt) => refuseOtherForm('name', name, DISK_NAME, refuseIt));
    refuseRepeated(DISKS, disks, refuse);
    for (const { name = '' } of withoutDevice(machine)) {
      refuseOtherForm(DISKS, name, IMPLIED_NAME, refuse);
    }
  },
};

/** Each volume has a name of its own. */
export const volumeNamesDistinct: MachineRule = {
  name: 'volume-names-distinct',
  refuses: 'two volumes of one name',
  story: 'Disks and filesystems name the volume that they show to the guest. A volume may be shown in several ways, but one name is one volume.',
  check: ({ volumes }, refuse) => refuseRepeated('volumes', volumes, refuse),
};

/** The volumes that neither a disk nor a filesystem names. KubeVirt makes a disk for each of them. */
export function withoutDevice({ domain: { devices }, volumes = [] }: VirtualMachineInstanceSpec): readonly Volume[] {
  return unmatched(volumes, [...devices?.disks ?? [], ...devices?.filesystems ?? []]);
}
