// The claims of a machine's disks among manifests: DataVolumes, the machine's own templates for them, and PersistentVolumeClaims.
import { textOf } from '../plain-data/plain-data';

/** A claim, with the fields that its manifest sets. */
interface Claim {
  /** A list, unless the manifest is wrong. */
  readonly accessModes?: unknown;
  readonly storageClassName?: string;
  readonly volumeMode?: string;
  readonly size?: string | number;
  /** The source of its content, in the form of a DataVolume. */
  readonly source?: any;
  readonly sourceRef?: any;
}

/** An object that may be the claim of a disk, or the source of one. Its manifest may be read lazily. */
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
  /** Of objects with the same name, the last one wins. */
  private readonly disks: ReadonlyMap<string, NamedManifest>;
  private readonly populators: ReadonlyMap<string, NamedManifest>;

  constructor(objects: readonly NamedManifest[]) {
    const byKey = (kinds: readonly string[], key: (object: NamedManifest) => string) => (
      new Map(objects.filter(({ kind }) => kinds.includes(kind)).map((object) => [key(object), object]))
    );
    this.disks = byKey(KINDS, ({ namespace, name }) => keyOf(namespace, name));
    this.populators = byKey(POPULATORS, ({ namespace, kind, name }) => keyOf(namespace, kind, name));
  }

  /** The claim of a name that a machine can use: its own templates come before other objects. */
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

  /** The source of a DataVolume, or that of the volume populator source that a claim names. */
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

function keyOf(...names: readonly unknown[]): string {
  return names.map(textOf).join('/');
}
