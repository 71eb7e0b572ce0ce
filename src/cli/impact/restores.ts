// What a new VirtualMachineRestore does to the disks of the machine that it restores, as the snapshot controller of KubeVirt 1.9 decides.
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { isMap } from '../../plain-data/plain-data';
import { usedClaims } from '../../storage/used-claims';
import { dataVolumesOf } from '../manifests/machines';

/**
 * The disks that it deletes, in a sentence whose subject is the restore. Only the snapshot tells which of them it has.
 *
 * @param target the machine; undefined if there is none, so that the restore creates it
 */
export function restoreLosses(restore: any, target: any): string[] {
  const disks = target === undefined ? [] : disksAtRisk(fieldAt(restore, 'spec.volumeRestorePolicy'), target);
  return disks.length === 0 ? []
    : [`deletes those of the disks ${disks.join(', ')} of ${target.metadata.name} that its snapshot replaces or lacks: what was written since then is lost`];
}

/** In place, the claim of each disk is deleted. Otherwise the restored templates have other names, and those that are no longer there go. */
function disksAtRisk(policy: unknown, target: any): string[] {
  const volumes = itemsAt(target, 'spec.template.spec.volumes').filter(isMap);
  if (policy === 'InPlace') {
    return usedClaims(volumes);
  }
  const restored = policy === 'PrefixTargetName' ? volumes.map(({ name }) => `${target.metadata.name}-${name}`) : [];
  return dataVolumesOf(target).map(({ metadata }) => metadata.name).filter((name) => !restored.includes(name));
}
