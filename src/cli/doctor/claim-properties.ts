// Checks that the storage class of a disk has the access modes and the volume mode that the disk asks for, or leaves to CDI.
import { Check, missing, unsure } from './check';
import { type ClusterState, items } from './cluster-state';
import { titleOf } from './document-names';
import { claimOf, disksOf, isRenderedByCdi, storageClassFinder } from './storage-classes';
import { fieldAt } from '../../plain-data/fields';
import type { Document } from '../manifests/documents';

/** Access modes and a volume mode that go together in a storage class. */
interface PropertySet {
  readonly accessModes?: readonly string[];
  readonly volumeMode?: string;
}

const SHARED = 'ReadWriteMany';

/** A check for each disk without access modes for which CDI knows none, and for each shared one of the other volume mode. */
export function claimPropertyChecks(documents: readonly Document[], { storageClasses, storageProfiles }: ClusterState): Check[] {
  if (typeof storageClasses === 'string') {
    return [];
  }
  const classOf = storageClassFinder(storageClasses);
  // A profile among the documents may add sets.
  const changed = new Set(documents.map(({ value }) => value).filter(({ kind }) => kind === 'StorageProfile').map(({ metadata }) => metadata?.name));
  const profiles = new Map<unknown, readonly PropertySet[]>(items(storageProfiles).filter(({ metadata }) => !changed.has(metadata.name))
    .map(({ metadata, status }) => [metadata.name, status?.claimPropertySets ?? []]));
  return documents.flatMap((document) => disksOf(document.value).flatMap((disk) => {
    const storageClass = claimOf(disk) && classOf(disk);
    const sets = profiles.get(storageClass);
    return sets === undefined ? [] : diskChecks(titleOf(document), disk, JSON.stringify(storageClass), sets);
  }));
}

/** @param storageClass its name in quotes */
function diskChecks(title: string, disk: any, storageClass: string, sets: readonly PropertySet[]): Check[] {
  const claim = claimOf(disk);
  const isRendered = isRenderedByCdi(disk);
  const volumeMode = fieldAt(claim, 'volumeMode') || (isRendered ? undefined : 'Filesystem');
  const accessModes: readonly unknown[] = fieldAt(claim, 'accessModes') ?? [];
  const subject = `${disk.kind} ${JSON.stringify(disk.metadata?.name)}`;
  if (isRendered && accessModes.length === 0 && !hasAccessModes(sets, volumeMode)) {
    const ofMode = volumeMode === undefined ? '' : `volumeMode ${JSON.stringify(volumeMode)} in `;
    const message = `needs accessModes for ${subject}, since CDI knows none for ${ofMode}storage class ${storageClass}`;
    return [missing(title, message, `write them, or claimPropertySets in the StorageProfile ${storageClass}`)];
  }
  const known = sets.filter((set) => set.accessModes?.includes(SHARED)).map((set) => set.volumeMode);
  if (accessModes.includes(SHARED) && known.length > 0 && ![undefined, ...known].includes(volumeMode)) {
    const message = `${subject} is ${SHARED} with volumeMode ${JSON.stringify(volumeMode)}, which CDI does not know of storage class ${storageClass}`;
    return [unsure(title, message, `write volumeMode: ${known[0]}, unless its driver supports this`)];
  }
  return [];
}

/** Whether CDI finds access modes: it takes the first set, or the first one of the volume mode. */
function hasAccessModes(sets: readonly PropertySet[], volumeMode: string | undefined): boolean {
  const first = volumeMode === undefined ? sets[0] : sets.find((set) => set.volumeMode === volumeMode);
  return first?.accessModes !== undefined && first.accessModes.length > 0;
}
