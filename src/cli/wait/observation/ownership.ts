// Whose an object is: the machine, the volume or the pool of which it tells something.
import { MACHINE_LABEL } from './projections';
import { usedClaims } from '../../../storage/used-claims';

/** A machine, its instance and its launcher have one name; a DataVolume, its claim and its importer another one; a pool has members. */
export type Subject = `machine/${string}` | `volume/${string}` | `pool/${string}` | `members/${string}`;

/** A volume is also known by the claim's uid, after which CDI calls the claim that it fills and the pod that does so. */
export function subjectOf(kind: string, name: string, labels: { readonly [label: string]: string } = {}): Subject | undefined {
  switch (kind) {
    case 'VirtualMachine':
    case 'VirtualMachineInstance':
      return `machine/${name}`;
    case 'DataVolume':
      return `volume/${name}`;
    case 'PersistentVolumeClaim':
      return `volume/${name.replace(/^prime-/, '')}`;
    case 'VirtualMachinePool':
      return `pool/${name}`;
    case 'Pod':
      return subjectOfPod(name, labels);
    default:
      return undefined;
  }
}

/** The event of a pod has its name alone. */
function subjectOfPod(name: string, labels: { readonly [label: string]: string }): Subject | undefined {
  const machine = labels[MACHINE_LABEL] ?? /^virt-launcher-(.+)-[a-z0-9]{5}$/.exec(name)?.[1];
  const volume = /^importer-(?:prime-)?(.+)$/.exec(name)?.[1];
  return machine !== undefined ? `machine/${machine}` : volume !== undefined ? `volume/${volume}` : undefined;
}

/** The claims of a machine's disks. */
export function claimNames(machine: any): string[] {
  return usedClaims(machine?.spec?.template?.spec?.volumes ?? []);
}

/** The pool of a machine, if it is of one. */
export function poolOf({ metadata: { ownerReferences = [] } }: any): string | undefined {
  return ownerReferences.find(({ kind }: any) => kind === 'VirtualMachinePool')?.name;
}
