// The objects that belong to a machine, a volume or a pool, and to which of them an object belongs.
import { MACHINE_LABEL } from './projections';
import { usedClaims } from '../../../storage/used-claims';

/** What is known of them: users who may not list pods or events do without. */
export interface RelatedObjects {
  /** The machine's instance. */
  readonly instance?: any;
  /** Its launcher pods; a machine that migrates has two. */
  readonly pods: readonly any[];
  /** The DataVolumes of its disks. */
  readonly dataVolumes: readonly any[];
  /** The claims of its disks. */
  readonly claims: readonly any[];
  /** Events of type Warning about any of them, the oldest first. */
  readonly warnings: readonly any[];
  /** The machines of a pool, each with its related objects. */
  readonly machines: readonly ObjectWithRelated[];
  /** The binding mode of a claim's storage class, such as `WaitForFirstConsumer`. */
  readonly bindingMode?: string;
}

/** An object with its related objects. */
export interface ObjectWithRelated {
  readonly object: any;
  readonly related: RelatedObjects;
}

/** Of an object of which nothing else is known. */
export const NONE_RELATED: RelatedObjects = { pods: [], dataVolumes: [], claims: [], warnings: [], machines: [] };

/** The machine, volume or pool that an object belongs to; `members/` are the machines of a pool. */
export type Subject = `machine/${string}` | `volume/${string}` | `pool/${string}` | `members/${string}`;

/** CDI names the claim that it fills, and the pod that fills it, by the uid of the volume's claim: `prime-<uid>`. */
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
      return podSubject(name, labels);
    default:
      return undefined;
  }
}

/** By the pod's label, or for an event by the pod's name alone. */
function podSubject(name: string, labels: { readonly [label: string]: string }): Subject | undefined {
  const machine = labels[MACHINE_LABEL] ?? /^virt-launcher-(.+)-[a-z0-9]{5}$/.exec(name)?.[1];
  const volume = /^importer-(?:prime-)?(.+)$/.exec(name)?.[1];
  return machine !== undefined ? `machine/${machine}` : volume !== undefined ? `volume/${volume}` : undefined;
}

/** The claims of a machine's disks. */
export function claimNames(machine: any): string[] {
  return usedClaims(machine?.spec?.template?.spec?.volumes ?? []);
}

/** The pool that owns a machine, if any. */
export function poolOf({ metadata: { ownerReferences = [] } }: any): string | undefined {
  return ownerReferences.find(({ kind }: any) => kind === 'VirtualMachinePool')?.name;
}
