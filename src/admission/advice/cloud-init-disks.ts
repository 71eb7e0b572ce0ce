// Advice on cloud-configs that format a disk which outlives its machine.
import { type Config, eachUserData, isTrueInPython, type UserData } from './cloud-configs';
import { rootOf } from './disks';
import { isMap, listOf } from '../../plain-data/plain-data';
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
    + 'For a partition by its number, and for a table of partitions, overwrite replaces what is there on purpose, and "layout: remove" wipes a disk.',
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
  return !dataVolumeTemplates.some((template) => template?.metadata?.name === claim);
}

function formattings(userData: UserData): string[] {
  const { fs_setup: systems, disk_setup: tables } = FORMATS.test(userData.text) ? userData.configAsWritten ?? {} : {};
  return [
    ...listOf(systems).flatMap((system, index) => formatting(`fs_setup[${index}]`, fieldOfSystem(system ?? {}))),
    ...Object.entries(isMap(tables) ? tables : {}).flatMap(([device, each]) => formatting(`disk_setup of ${JSON.stringify(device)}`, fieldOfTable(each ?? {}))),
  ];
}

/** The field that has cloud-init format whatever is there. Only of a partition by its number, or of none in quotes, does it heed overwrite. */
function fieldOfSystem({ partition = 'any', overwrite }: Config): readonly [string, unknown] | undefined {
  return partition === null || String(partition).toLowerCase() === 'none' ? ['partition', partition]
    : /^\d*$/.test(String(partition)) && isTrueInPython(overwrite) ? ['overwrite', overwrite] : undefined;
}

/** The field that has cloud-init remove or replace the partitions that are there. */
function fieldOfTable({ layout, overwrite }: Config): readonly [string, unknown] | undefined {
  return String(layout).toLowerCase() === 'remove' ? ['layout', layout] : isTrueInPython(layout) && isTrueInPython(overwrite) ? ['overwrite', overwrite] : undefined;
}

function formatting(place: string, found: readonly [field: string, value: unknown] | undefined): string[] {
  if (found === undefined) {
    return [];
  }
  const [field, value] = found;
  const note = field === 'overwrite' && typeof value === 'string' ? ', which is true as any text is' : '';
  return [`${place} has "${field}: ${value}"${note}, ${LOST}, leave ${field} out`];
}
