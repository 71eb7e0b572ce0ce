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

/** The claims that a machine can use, by name: its own templates come last and win. */
export function claimsIn(machine: any, objects: readonly EmittedObject[]): ReadonlyMap<string, Claim> {
  const { namespace } = machine.metadata ?? {};
  const neighbours = objects.map(({ object }) => object).filter(({ metadata }) => metadata?.namespace === namespace);
  const others = neighbours.filter(({ kind }) => KINDS.includes(kind));
  const own: readonly any[] = machine.spec?.dataVolumeTemplates ?? [];
  return new Map([...others, ...own].map(({ metadata, spec }) => [metadata?.name, claimOf(spec ?? {}, neighbours)]));
}

function claimOf(spec: any, neighbours: readonly any[]): Claim {
  const { accessModes, storageClassName, volumeMode, resources } = spec.storage ?? spec.pvc ?? spec;
  return { accessModes, storageClassName, volumeMode, size: resources?.requests?.storage, ...contentOf(spec, neighbours) };
}

/** What a DataVolume is filled from, or what the source of the volume populator says that a claim names. */
function contentOf({ source, sourceRef, dataSourceRef }: any, neighbours: readonly any[]): Pick<Claim, 'source' | 'sourceRef'> {
  const populator = dataSourceRef && neighbours.find(({ kind, metadata }) => kind === dataSourceRef.kind && metadata?.name === dataSourceRef.name);
  switch (populator?.kind) {
    case 'VolumeImportSource':
      return { source: populator.spec?.source };
    case 'VolumeCloneSource':
      return { sourceRef: populator.spec?.source };
    default:
      return { source, sourceRef };
  }
}
