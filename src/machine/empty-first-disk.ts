// Warns about a machine whose first disk starts empty while another disk has an image. Usually the author forgot that the size adds a disk.
import { devicesOf } from '../spec/devices';
import { usedClaim } from '../storage/used-claims';
import type { ClaimObject, VirtualMachineTemplate } from '../template/virtual-machine-template';

/** The note about an empty boot disk, if there is one. */
export function emptyFirstDiskNote({ _wire: { spec }, _claims: claims }: VirtualMachineTemplate): readonly string[] {
  if (choosesBootSource(spec)) {
    return [];
  }
  const volumes: readonly any[] = spec.template?.spec?.volumes ?? [];
  const claimOf = (disk: string) => {
    const claim = usedClaim(volumes.find(({ name }) => name === disk) ?? {});
    return claims.find(({ metadata }) => metadata.name === claim);
  };
  const [first, ...others] = (devicesOf(spec).disks ?? []).filter(({ cdrom }) => cdrom === undefined);
  if (first === undefined || contentOf(claimOf(first.name)) !== 'nothing') {
    return [];
  }
  const filled = others.find(({ name }) => contentOf(claimOf(name)) === 'an image');
  return filled === undefined ? [] : [`disk ${JSON.stringify(first.name)}, from which the guest boots, is the first and starts empty, `
    + `but disk ${JSON.stringify(filled.name)} has an image: write cpu, memory and disks instead of a size that adds ${JSON.stringify(first.name)}, or a bootOrder`];
}

function choosesBootSource(spec: any): boolean {
  const { disks = [], interfaces = [] } = devicesOf(spec);
  const { firmware } = spec.template?.spec?.domain ?? {};
  return firmware?.kernelBoot !== undefined || [...disks, ...interfaces].some(({ bootOrder }) => bootOrder !== undefined);
}

/** The initial content of a disk; undefined if the disk is not the machine's own. */
function contentOf(claim: ClaimObject | undefined): 'an image' | 'nothing' | undefined {
  if (claim === undefined) {
    return undefined;
  }
  const { source } = claim.spec as { readonly source?: any };
  return claim.source !== undefined || (claim.kind === 'DataVolume' && source?.blank === undefined) ? 'an image' : 'nothing';
}
