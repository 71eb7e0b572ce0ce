// Disks that a change takes away from a running guest, without a restart.
import { shownName } from './shown-name';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { isHotplugged, usedClaim } from '../../storage/used-claims';
import { isHalted, isWithoutInstance } from '../manifests/machines';

const VOLUMES = 'template.spec.volumes';

/** What KubeVirt unplugs from the guest of a VirtualMachine, which may still use it. */
export function unpluggedDisks(before: any, after: any): string[] {
  // With the strategy Migration, the guest keeps them until it restarts.
  if ([before, after].some(({ spec }) => isHalted(spec)) || isWithoutInstance(before) || fieldAt(after.spec, 'updateVolumesStrategy') === 'Migration') {
    return [];
  }
  const left = new Set(itemsAt(after.spec, VOLUMES).map((volume) => fieldAt(volume, 'name')));
  const unplugged = itemsAt(before.spec, VOLUMES).filter((volume: any) => isHotplugged(volume) && usedClaim(volume) !== undefined && !left.has(fieldAt(volume, 'name')));
  const names = unplugged.map((volume) => shownName(fieldAt(volume, 'name')));
  return names.length === 0 ? [] : [`loses ${names.join(', ')} while its guest runs: unmount first`];
}
