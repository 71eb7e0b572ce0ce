// Advice on cloud-configs that format a disk which outlives its machine.
import { eachUserData, type UserData } from './cloud-configs';
import { rootOf } from './disks';
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
    const { volumes = [] } = machine;
    const root = rootOf(volumes);
    if (usedClaims(volumes.filter((volume) => volume !== root)).some((claim) => outlives(claim, context))) {
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
    ...(Array.isArray(systems) ? systems : []).flatMap((system, index) => formatting(`fs_setup[${index}]`, system?.overwrite, system?.partition)),
    ...Object.entries(isMap(tables) ? tables : {}).flatMap(([device, each]) => formatting(`disk_setup of ${JSON.stringify(device)}`, each?.overwrite)),
  ];
}

/** What of an entry has cloud-init format, or partition, whatever is there. */
function formatting(place: string, overwrite: unknown, partition?: unknown): string[] {
  const [field, value] = String(partition).toLowerCase() === 'none' ? ['partition', 'none'] : overwrite === true ? ['overwrite', 'true'] : [];
  return field === undefined ? [] : [`${place} has "${field}: ${value}", ${LOST}, leave ${field} out`];
}
