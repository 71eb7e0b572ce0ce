// Disks that a change takes away from a running guest, without a restart.
import { shownName } from './shown-name';
import { isHotplugged } from '../../assertions/live-updates';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { usedClaim } from '../../storage/used-claims';
import { isHalted, isWithoutInstance } from '../manifests/machines';

const VOLUMES = 'template.spec.volumes';

/** What KubeVirt unplugs from the guest of a VirtualMachine, which may still use it. */
export function unpluggedDisks(before: any, after: any): string[] {
  if ([before, after].some(({ spec }) => isHalted(spec)) || isWithoutInstance(before)) {
    return [];
  }
  const left = new Set(itemsAt(after.spec, VOLUMES).map((volume) => fieldAt(volume, 'name')));
  const unplugged = itemsAt(before.spec, VOLUMES).filter((volume: any) => isHotplugged(volume) && usedClaim(volume) !== undefined && !left.has(fieldAt(volume, 'name')));
  const names = unplugged.map((volume) => shownName(fieldAt(volume, 'name')));
  return names.length === 0 ? [] : [`loses ${names.join(', ')} while its guest runs: unmount first`];
}
