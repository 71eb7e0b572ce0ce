// The disks of manifests that name no storage class, which need that one is the default.
import { Check, missing } from './check';
import type { Surroundings } from './cluster-state';
import { placed } from './needs';
import { defaultClass } from './storage';
import type { Document } from '../manifests/documents';
import { fieldAt, dataVolumesOf } from '../manifests/machines';

export function classChecks(documents: readonly Document[], { storageClasses }: Surroundings): Check[] {
  if (typeof storageClasses === 'string' || defaultClass(storageClasses) !== undefined) {
    return [];
  }
  const names = storageClasses.map(({ metadata }) => metadata.name).join(', ') || 'none';
  return documents.flatMap((document) => [document.value, ...dataVolumesOf(document.value)].filter(namesNoClass).map(({ kind, metadata }) => (
    missing(placed(document), `needs a storage class for ${kind} ${JSON.stringify(metadata?.name)}, which names none, and the cluster has no default`, `write storageClassName: it has ${names}`)
  )));
}

function namesNoClass({ kind, spec }: any): boolean {
  const claim = kind === 'PersistentVolumeClaim' ? spec : kind === 'DataVolume' ? fieldAt(spec, 'storage') ?? fieldAt(spec, 'pvc') : undefined;
  return claim !== undefined && fieldAt(claim, 'storageClassName') === undefined && fieldAt(claim, 'volumeName') === undefined;
}
