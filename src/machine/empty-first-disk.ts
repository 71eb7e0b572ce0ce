// A note on a machine whose first disk starts empty, while another has an image: mostly its author forgot that the size brings a disk.
import { devicesOf } from '../spec/devices';
import { usedClaim } from '../storage/used-claims';
import type { ClaimObject, VirtualMachineTemplate } from '../template/virtual-machine-template';

/** The note on the disk that a machine boots from; undefined if that disk is right. */
export function emptyFirstDiskNote({ _wire: { spec }, _claims: claims }: VirtualMachineTemplate): string | undefined {
  if (isToldWhatToBoot(spec)) {
    return undefined;
  }
  const volumes: readonly any[] = spec.template?.spec?.volumes ?? [];
  const claimOf = (disk: string) => {
    const claim = usedClaim(volumes.find(({ name }) => name === disk) ?? {});
    return claims.find(({ metadata }) => metadata.name === claim);
  };
  const [first, ...others] = (devicesOf(spec).disks ?? []).filter(({ cdrom }) => cdrom === undefined);
  if (first === undefined || contentOf(claimOf(first.name)) !== 'nothing') {
    return undefined;
  }
  const filled = others.find(({ name }) => contentOf(claimOf(name)) === 'an image');
  return filled && `disk ${JSON.stringify(first.name)} starts empty and is the first, from which the guest boots, and ${JSON.stringify(filled.name)} has an image: `
    + `write cpu, memory and disks in place of a size that brings ${JSON.stringify(first.name)}, or a bootOrder`;
}

function isToldWhatToBoot(spec: any): boolean {
  const { disks = [], interfaces = [] } = devicesOf(spec);
  const { firmware } = spec.template?.spec?.domain ?? {};
  return firmware?.kernelBoot !== undefined || [...disks, ...interfaces].some(({ bootOrder }) => bootOrder !== undefined);
}

/** What a disk starts with; undefined if it is not the machine's own. */
function contentOf(claim: ClaimObject | undefined): 'an image' | 'nothing' | undefined {
  if (claim === undefined) {
    return undefined;
  }
  const { source } = claim.spec as { readonly source?: any };
  return claim.source !== undefined || (claim.kind === 'DataVolume' && source?.blank === undefined) ? 'an image' : 'nothing';
}
