// The claims of a machine's disks among manifests: DataVolumes, the machine's own templates for them, and PersistentVolumeClaims.
import type { EmittedObject } from './emitted-objects';

/** A claim as far as its manifest says. */
export interface Claim {
  readonly accessModes?: string[];
  readonly storageClassName?: string;
  readonly volumeMode?: string;
  readonly size?: string | number;
  /** The source of a DataVolume. */
  readonly source?: any;
  readonly sourceRef?: any;
}

const KINDS = ['DataVolume', 'PersistentVolumeClaim'];

/** The claims that a machine can use, by name: its own templates come last and win. */
export function claimsIn(machine: any, objects: readonly EmittedObject[]): ReadonlyMap<string, Claim> {
  const { namespace } = machine.metadata ?? {};
  const others = objects.map(({ object }) => object).filter(({ kind, metadata }) => KINDS.includes(kind) && metadata?.namespace === namespace);
  const own: readonly any[] = machine.spec?.dataVolumeTemplates ?? [];
  return new Map([...others, ...own].map(({ metadata, spec }) => [metadata?.name, claimOf(spec ?? {})]));
}

function claimOf(spec: any): Claim {
  const { accessModes, storageClassName, volumeMode, resources } = spec.storage ?? spec.pvc ?? spec;
  return { accessModes, storageClassName, volumeMode, size: resources?.requests?.storage, source: spec.source, sourceRef: spec.sourceRef };
}
