// The evidence for a cause: the warnings about objects, the disks concerned, and the conditions of a machine and its instance.
import { isDisk } from '../../manifests/disk-types';
import type { RelatedObjects } from '../observation/related-objects';
import { conditionWith } from '../readiness/readiness';

/** The newest warning with a matching reason and message. */
export function lastWarning({ warnings }: Pick<RelatedObjects, 'warnings'>, reason: RegExp, message = /./): any {
  return [...warnings].reverse().find((event) => reason.test(event.reason) && message.test(event.message ?? ''));
}

/** The warnings about objects with these names. */
export function warningsAbout(names: readonly string[], { warnings }: Pick<RelatedObjects, 'warnings'>): any[] {
  return warnings.filter(({ involvedObject }) => names.includes(involvedObject?.name));
}

/** The name of an object. */
export const nameOf = ({ metadata }: any): string => metadata.name;

/** A disk, or those of a machine: DataVolumes, then claims. */
export function disksOf(object: any, { dataVolumes, claims }: Pick<RelatedObjects, 'dataVolumes' | 'claims'>): any[] {
  return [object, ...dataVolumes, ...claims].filter(isDisk);
}

/** The claim of a disk, which may be the disk itself. */
export function claimOf(disk: any, { claims }: Pick<RelatedObjects, 'claims'>): any {
  return [disk, ...claims].find(({ kind, metadata }) => kind === 'PersistentVolumeClaim' && metadata.name === disk.metadata.name);
}

/** The names of the claim that CDI fills for a disk, and of its importer pod. CDI makes a claim named after the uid of the disk's own one. */
export function fillersOf(disk: any, related: Pick<RelatedObjects, 'claims'>): string[] {
  const uid = claimOf(disk, related)?.metadata.uid;
  return ['', 'importer-'].flatMap((prefix) => [`${prefix}${disk.metadata.name}`, `${prefix}prime-${uid}`]);
}

/** The conditions with a type and status on a machine and its instance, the machine's first. */
export function conditionsOfMachine(object: any, related: RelatedObjects, type: string, status: 'True' | 'False'): any[] {
  return machineAndInstance(object, related).flatMap((each) => conditionWith(each, type, status) ?? []);
}

/** The machine and, if it has one, its instance. Their conditions do not change at the same time. */
export function machineAndInstance(object: any, { instance }: RelatedObjects): any[] {
  return instance === undefined ? [object] : [object, instance];
}
