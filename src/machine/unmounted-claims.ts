// Warns about claims of a machine's disks that the machine does not mount, because its overrides replace the volumes.
import { claimNames } from '../storage/used-claims';
import type { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** A note for each claim that no volume of the template uses. */
export function unmountedClaimNotes({ _wire: machine, _claims: claims }: VirtualMachineTemplate): readonly string[] {
  const mounted = new Set(claimNames(machine));
  return claims.filter(({ metadata: { name } }) => !mounted.has(name)).map(({ disk, kind, metadata: { name } }) => (
    `${kind} ${JSON.stringify(name)} of disk ${JSON.stringify(disk)} is emitted, but overrides leave no volume that uses it: `
    + 'write the volume of the disk in disks instead of overrides, or leave the disk out'
  ));
}
