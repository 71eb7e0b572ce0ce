// Advice on machines that have nothing to boot from.
import type { VirtualMachineSpec, Volume } from '../../../imports/kubevirt';
import { usedClaim } from '../../storage/used-claims';
import type { MachineRule } from '../rule';

/** The volumes that can hold an operating system. */
const BOOTABLE = ['containerDisk', 'dataVolume', 'persistentVolumeClaim', 'ephemeral', 'hostDisk'] as const;

/** A machine boots from a disk, a kernel or the network. */
export const noRootDisk: MachineRule = {
  name: 'no-root-disk',
  refuses: 'a machine with nothing to boot from',
  story: 'KubeVirt starts such a machine, and its guest ends at the firmware. An operating system is on a containerDisk, a dataVolume, a persistentVolumeClaim, an '
    + 'ephemeral volume or a hostDisk, and not on a dataVolume of a template whose source is blank; or it comes as a kernel by domain.firmware.kernelBoot, or by the network: KubeVirt lets a guest boot by those interfaces only that '
    + 'have a bootOrder.',
  check: ({ domain: { devices, firmware }, volumes = [] }, advise, { virtualMachine, emptyClaims = new Set() }) => {
    const empty = new Set([...emptyClaims, ...blankTemplates(virtualMachine)]);
    const isBootable = volumes.some((volume) => mayBoot(volume) && !empty.has(usedClaim(volume))) || firmware?.kernelBoot?.container !== undefined;
    if (!isBootable && !devices?.interfaces?.some(({ bootOrder }) => bootOrder !== undefined)) {
      advise('volumes', 'none of these has an operating system to boot, write a volume with one, such as dataVolume or containerDisk, or a bootOrder for an interface');
    }
  },
};

/** The names of the machine's DataVolume templates that make empty volumes. */
function blankTemplates({ dataVolumeTemplates = [] }: Partial<VirtualMachineSpec>): Array<string | undefined> {
  return dataVolumeTemplates.filter((template) => template?.spec?.source?.blank !== undefined).map(({ metadata }) => metadata?.name);
}

/** Whether a volume can hold an operating system. */
export function mayBoot(volume: Volume): boolean {
  return BOOTABLE.some((source) => volume?.[source] !== undefined);
}
