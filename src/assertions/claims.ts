// The claims of a machine's disks among manifests: DataVolumes, the machine's own templates for them, and PersistentVolumeClaims.

/** A claim as far as its manifest says. */
export interface Claim {
  readonly accessModes?: string[];
  readonly storageClassName?: string;
  readonly volumeMode?: string;
  readonly size?: string | number;
  /** What it is filled from, as a DataVolume says. */
  readonly source?: any;
  readonly sourceRef?: any;
}

/** What may be the claim of a disk, or what one is filled from. Its manifest may be read only when it is asked for. */
export interface NamedManifest {
  readonly kind: string;
  readonly namespace?: string;
  readonly name: string;
  readonly manifest: any;
}

const KINDS = ['DataVolume', 'PersistentVolumeClaim'];

const POPULATORS = ['VolumeImportSource', 'VolumeCloneSource'];

/** The claims among objects. They are looked up by name: every machine of a fleet asks for its own. */
export class Claims {
  /** Of objects with the same name the last counts. */
  private readonly disks: ReadonlyMap<string, NamedManifest>;
  private readonly populators: ReadonlyMap<string, NamedManifest>;

  constructor(objects: readonly NamedManifest[]) {
    const byKey = (kinds: readonly string[], key: (object: NamedManifest) => string) => (
      new Map(objects.filter(({ kind }) => kinds.includes(kind)).map((object) => [key(object), object]))
    );
    this.disks = byKey(KINDS, ({ namespace, name }) => keyOf(namespace, name));
    this.populators = byKey(POPULATORS, ({ namespace, kind, name }) => keyOf(namespace, kind, name));
  }

  /** The claim of a name that a machine can use: its own templates come before what is beside it. */
  public of(machine: any, name: string | undefined): Claim | undefined {
    const templates: readonly any[] = machine.spec?.dataVolumeTemplates ?? [];
    const namespace = machine.metadata?.namespace;
    const disk = templates.find(({ metadata }) => metadata?.name === name) ?? this.disks.get(keyOf(namespace, name))?.manifest;
    return disk && this.claimOf(disk.spec ?? {}, namespace);
  }

  private claimOf(spec: any, namespace: string | undefined): Claim {
    const { accessModes, storageClassName, volumeMode, resources } = spec.storage ?? spec.pvc ?? spec;
    return { accessModes, storageClassName, volumeMode, size: resources?.requests?.storage, ...this.contentOf(spec, namespace) };
  }

  /** What a DataVolume is filled from, or what the source of the volume populator says that a claim names. */
  private contentOf({ source, sourceRef, dataSourceRef }: any, namespace: string | undefined): Pick<Claim, 'source' | 'sourceRef'> {
    const populator = dataSourceRef && this.populators.get(keyOf(namespace, dataSourceRef.kind, dataSourceRef.name))?.manifest;
    switch (populator?.kind) {
      case 'VolumeImportSource':
        return { source: populator.spec?.source };
      case 'VolumeCloneSource':
        return { sourceRef: populator.spec?.source };
      default:
        return { source, sourceRef };
    }
  }
}

function keyOf(...names: readonly (string | undefined)[]): string {
  return names.join('/');
}
