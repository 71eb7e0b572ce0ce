// The objects that belong to a machine, a volume or a pool, and the subject that an object belongs to.

/** The related objects that are known. Those that the user may not list are missing. */
export interface RelatedObjects {
  /** The machine's instance. */
  readonly instance?: any;
  /** Whether the machine certainly has no instance: never if the user may not watch instances. */
  readonly hasNoInstance?: boolean;
  /** Its launcher pods; a migrating machine has two. */
  readonly pods: readonly any[];
  /** The DataVolumes of its disks. */
  readonly dataVolumes: readonly any[];
  /** The claims of its disks. */
  readonly claims: readonly any[];
  /** The awaited ExternalSecrets and SealedSecrets of its namespace, by the name of the Secret that they create. */
  readonly makers: ReadonlyMap<string, ReadonlySet<any>>;
  /** Events of type Warning about any of these objects, the oldest first. */
  readonly warnings: readonly any[];
  /** The machines of a pool, each with its related objects. */
  readonly machines: readonly ObjectWithRelated[];
  /** The snapshot and the restore with which KubeVirt makes a clone. */
  readonly steps: readonly any[];
  /** The binding mode of a claim's storage class, such as `WaitForFirstConsumer`. */
  readonly bindingMode?: string;
  /** The server's time, in seconds since 1970, if it is known. Clients' clocks differ from those that events have their times from. */
  readonly now?: number;
}

/** An object with its related objects. */
export interface ObjectWithRelated {
  readonly object: any;
  readonly related: RelatedObjects;
}

/** For an object without known related objects. */
export const NO_RELATED_OBJECTS: RelatedObjects = { pods: [], dataVolumes: [], claims: [], makers: new Map(), warnings: [], machines: [], steps: [] };

/**
 * The machine, volume, pool, migration or clone that an object belongs to; `launcher/` are the pods of a machine that is known only by the pods'
 * names, `members/` are the machines of a pool.
 */
export type Subject = `${'machine' | 'launcher' | 'volume' | 'pool' | 'members' | 'migration' | 'clone'}/${string}`;

/**
 * The subject of an object. CDI names the claim that it fills, and the pod that fills it, after the uid of the volume's claim: `prime-<uid>`.
 *
 * @param metadata of a known object. Without it, the machine of a launcher pod is uncertain, since only its name is known
 */
export function subjectOf(kind: string, name: string, metadata: any = {}): Subject | undefined {
  switch (kind) {
    case 'VirtualMachine':
    case 'VirtualMachineInstance':
      return `machine/${name}`;
    case 'DataVolume':
      return `volume/${name}`;
    case 'PersistentVolumeClaim':
      return `volume/${name.replace(PRIME, '')}`;
    case 'VirtualMachinePool':
      return `pool/${name}`;
    case 'VirtualMachineInstanceMigration':
      return `migration/${name}`;
    case 'VirtualMachineClone':
      return `clone/${name}`;
    case 'VirtualMachineSnapshot':
    case 'VirtualMachineRestore':
      return ownersOf(metadata, 'VirtualMachineClone').map((clone): Subject => `clone/${clone}`)[0];
    case 'Pod':
      return podSubject(name, metadata);
    default:
      return undefined;
  }
}

/** The prefix of CDI's names, before a uid. A user's claim may begin with it too. */
const PRIME = /^prime-(?=[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$)/;

const LAUNCHER = 'virt-launcher-';

/** The API server shortens the name that it generates a name from, and appends random characters. */
const SUFFIX_LENGTH = 5;

const MAX_GENERATED_LENGTH = 63;

/** The subject of the warnings about a machine's launcher pods, those that no longer exist among them. */
export function launcherSubject(machine: string): Subject {
  return `launcher/${`${LAUNCHER}${machine}-`.slice(0, MAX_GENERATED_LENGTH - SUFFIX_LENGTH)}`;
}

function ownersOf({ ownerReferences = [] }: any, kind: string): string[] {
  return ownerReferences.filter((owner: any) => owner.kind === kind).map(({ name }: any) => name);
}

function podSubject(name: string, metadata: any): Subject | undefined {
  const [machine] = ownersOf(metadata, 'VirtualMachineInstance');
  const volume = /^importer-(.+)$/.exec(name)?.[1].replace(PRIME, '');
  const launcher = name.startsWith(LAUNCHER) ? `launcher/${name.slice(0, -SUFFIX_LENGTH)}` as const : undefined;
  return machine !== undefined ? `machine/${machine}` : volume !== undefined ? `volume/${volume}` : launcher;
}

/** The pool that owns a machine, if any. */
export function poolOf({ metadata }: any): string | undefined {
  return ownersOf(metadata, 'VirtualMachinePool')[0];
}
