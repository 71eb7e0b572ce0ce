// The claims of a machine's disks among manifests: DataVolumes, the machine's own templates for them, and PersistentVolumeClaims.
import type { EmittedObject } from './emitted-objects';

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

const KINDS = ['DataVolume', 'PersistentVolumeClaim'];

const POPULATORS = ['VolumeImportSource', 'VolumeCloneSource'];

/** The claims among objects. They are looked up by name: every machine of a fleet asks for its own. */
export class Claims {
  /** Of objects with the same name the last counts. */
  private readonly disks: ReadonlyMap<string, any>;
  private readonly populators: ReadonlyMap<string, any>;

  constructor(emitted: readonly EmittedObject[]) {
    const byKey = (kinds: readonly string[], key: (object: any) => string) => (
      new Map(emitted.flatMap(({ object }): [string, any][] => (kinds.includes(object.kind) ? [[key(object), object]] : [])))
    );
    this.disks = byKey(KINDS, ({ metadata }) => keyOf(metadata?.namespace, metadata?.name));
    this.populators = byKey(POPULATORS, ({ kind, metadata }) => keyOf(metadata?.namespace, kind, metadata?.name));
  }

  /** The claim of a name that a machine can use: its own templates come before what is beside it. */
  public of(machine: any, name: string | undefined): Claim | undefined {
    const templates: readonly any[] = machine.spec?.dataVolumeTemplates ?? [];
    const namespace = machine.metadata?.namespace;
    const disk = templates.find(({ metadata }) => metadata?.name === name) ?? this.disks.get(keyOf(namespace, name));
    return disk && this.claimOf(disk.spec ?? {}, namespace);
  }

  private claimOf(spec: any, namespace: string | undefined): Claim {
    const { accessModes, storageClassName, volumeMode, resources } = spec.storage ?? spec.pvc ?? spec;
    return { accessModes, storageClassName, volumeMode, size: resources?.requests?.storage, ...this.contentOf(spec, namespace) };
  }

  /** What a DataVolume is filled from, or what the source of the volume populator says that a claim names. */
  private contentOf({ source, sourceRef, dataSourceRef }: any, namespace: string | undefined): Pick<Claim, 'source' | 'sourceRef'> {
    const populator = dataSourceRef && this.populators.get(keyOf(namespace, dataSourceRef.kind, dataSourceRef.name));
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
