// Advice on cloud-configs that format a disk which outlives its machine.
import { eachUserData, type UserData } from './cloud-configs';
import { isMap } from '../../plain-data/plain-data';
import { usedClaims } from '../../storage/used-claims';
import type { MachineContext, MachineRule } from '../rule';

/** Texts without these words format nothing that is there, and need not be parsed. */
const FORMATS = /fs_setup|disk_setup/;

const LOST = 'by which a machine that is made anew loses the data of the one before';

/** A machine that is made anew must not format the data of the one before. */
export const cloudInitFormatsDisk: MachineRule = {
  name: 'cloud-init-formats-disk',
  refuses: 'a cloud-config that formats disks whatever is on them, for a machine with a disk that outlives it',
  story: 'cloud-init formats at the first boot of a machine, and a machine that is made anew, or gets a new root disk, boots for the first time again: the data of the one before are lost. With '
    + '"partition: none" it does not look at the disk, whatever overwrite says; without partition, or with "partition: auto" and a label, it keeps a file system that is there. '
    + 'overwrite formats what is there on purpose.',
  check: (machine, advise, context) => {
    if (usedClaims(machine.volumes?.slice(1) ?? []).some((claim) => outlives(claim, context))) {
      eachUserData(machine, context, advise, (text, adviseIt) => formattings(text).forEach((mistake) => adviseIt('', mistake)));
    }
  },
};

/** KubeVirt deletes with a machine only what its own templates have made. */
function outlives(claim: string, { virtualMachine: { dataVolumeTemplates = [] } }: MachineContext): boolean {
  return !dataVolumeTemplates.some(({ metadata }) => metadata?.name === claim);
}

function formattings(userData: UserData): string[] {
  const { fs_setup: systems, disk_setup: tables } = FORMATS.test(userData.text) ? userData.config ?? {} : {};
  return [
    ...(Array.isArray(systems) ? systems : []).flatMap((system, index) => (
      !isMap(system) ? [] : String(system.partition).toLowerCase() === 'none' ? [`fs_setup[${index}] has "partition: none", ${LOST}, leave partition out`]
        : system.overwrite === true ? [`fs_setup[${index}] has "overwrite: true", ${LOST}, leave overwrite out`] : []
    )),
    ...Object.entries(isMap(tables) ? tables : {}).flatMap(([device, each]) => (
      isMap(each) && each.overwrite === true ? [`disk_setup of ${JSON.stringify(device)} has "overwrite: true", ${LOST}, leave overwrite out`] : []
    )),
  ];
}
