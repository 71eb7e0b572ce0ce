// What a new VirtualMachineRestore does to disks, as the snapshot controller of KubeVirt 1.9 decides.
import { persistentState } from './persistent-state';
import { shownName } from './shown-name';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { isMap } from '../../plain-data/plain-data';
import { dataVolumesOf } from '../manifests/machines';

/**
 * The disks that it deletes, in a sentence whose subject is the restore. Only the snapshot tells which of them it has.
 *
 * @param target the machine that it restores; undefined if there is none, so that the restore creates it
 */
export function restoreLosses(restore: any, target: any): string[] {
  const policy = fieldAt(restore, 'spec.volumeRestorePolicy');
  // In place, the claims of the snapshot's disks are deleted, whoever uses them now.
  if (policy === 'InPlace') {
    return [`deletes the claims of the disks that its snapshot has${renamedClaims(restore)}: what was written since then is lost`];
  }
  const disks = target === undefined ? [] : [...templatesAtRisk(policy, target), ...persistentState(target.spec)];
  return disks.length === 0 ? [] : [`deletes ${disks.join(', ')} of ${target.metadata.name}, as far as its snapshot replaces or lacks them: what was written since then is lost`];
}

/** An existing claim of the name that an override gives is deleted instead. */
function renamedClaims(restore: any): string {
  const names = itemsAt(restore, 'spec.volumeRestoreOverrides').map((override) => fieldAt(override, 'restoreName')).filter((name) => typeof name === 'string' && name !== '');
  return names.length === 0 ? '' : `, also ${names.map(shownName).join(', ')}, whichever machine ${names.length === 1 ? 'it belongs' : 'they belong'} to`;
}

/** The restored templates have other names, and those that the machine no longer has are deleted. */
function templatesAtRisk(policy: unknown, target: any): string[] {
  const volumes = itemsAt(target, 'spec.template.spec.volumes').filter(isMap);
  const restored = policy === 'PrefixTargetName' ? volumes.map(({ name }) => `${target.metadata.name}-${name}`) : [];
  return dataVolumesOf(target).map(({ metadata }) => metadata.name).filter((name) => !restored.includes(name));
}
