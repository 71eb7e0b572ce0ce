// The objects that belong to a machine, a volume or a pool, and to which of them an object belongs.

/** What is known of them: users who may not list pods or events do without. */
export interface RelatedObjects {
  /** The machine's instance. */
  readonly instance?: any;
  /** Whether the machine is known to have no instance: not where instances may not be seen. */
  readonly hasNoInstance?: boolean;
  /** Its launcher pods; a machine that migrates has two. */
  readonly pods: readonly any[];
  /** The DataVolumes of its disks. */
  readonly dataVolumes: readonly any[];
  /** The claims of its disks. */
  readonly claims: readonly any[];
  /** The ExternalSecrets and SealedSecrets of its namespace that are waited for, too, by the name of the Secret that they make. */
  readonly makers: ReadonlyMap<string, ReadonlySet<any>>;
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
export const NONE_RELATED: RelatedObjects = { pods: [], dataVolumes: [], claims: [], makers: new Map(), warnings: [], machines: [] };

/** The machine, volume or pool that an object belongs to; `launcher/` is a pod of an unknown machine, `members/` are the machines of a pool. */
export type Subject = `machine/${string}` | `launcher/${string}` | `volume/${string}` | `pool/${string}` | `members/${string}`;

/**
 * CDI names the claim that it fills, and the pod that fills it, by the uid of the volume's claim: `prime-<uid>`.
 *
 * @param metadata of an object that is known: without it, the name of a launcher pod does not say for sure whose it is
 */
export function subjectOf(kind: string, name: string, metadata: any = {}): Subject | undefined {
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
      return podSubject(name, metadata);
    default:
      return undefined;
  }
}

function podSubject(name: string, { ownerReferences = [] }: any): Subject | undefined {
  const machine = ownerReferences.find(({ kind }: any) => kind === 'VirtualMachineInstance')?.name;
  const volume = /^importer-(?:prime-)?(.+)$/.exec(name)?.[1];
  const launcher = name.startsWith('virt-launcher-') ? `launcher/${name}` as const : undefined;
  return machine !== undefined ? `machine/${machine}` : volume !== undefined ? `volume/${volume}` : launcher;
}

/** The pool that owns a machine, if any. */
export function poolOf({ metadata: { ownerReferences = [] } }: any): string | undefined {
  return ownerReferences.find(({ kind }: any) => kind === 'VirtualMachinePool')?.name;
}
