// Reads the user data of guests that are not known to run Windows. There cloudbase-init reads the same user data, but makes users as Windows does,
// with a password that it generates, and ignores owners and shells.
import { eachUserData, type UserData } from './cloud-configs';
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import type { Refuse } from '../refuse';
import type { MachineContext } from '../rule';

/** Fields that only cloudbase-init has, and paths of Windows. */
const FOR_WINDOWS = /^set_(?:hostname|timezone):|\bC:[\\/]/m;

/** Checks the user data of each cloud-init volume as `eachUserData` does, but not for guests with Windows. */
export function eachLinuxUserData(
  machine: VirtualMachineInstanceSpec, context: MachineContext, advise: Refuse, check: (userData: UserData, advise: Refuse) => void,
): void {
  if (!isWindows(machine, context)) {
    eachUserData(machine, context, advise, (userData, adviseIt) => {
      // Most texts get no advice, so they are not searched.
      check(userData, (...advice) => FOR_WINDOWS.test(userData.text) || adviseIt(...advice));
    });
  }
}

/** Whether a machine has what only Windows needs: the interfaces of Hyper-V, Sysprep's files, or a preference such as `windows.11`. */
export function isWindows({ domain: { features, clock }, volumes = [] }: VirtualMachineInstanceSpec, { virtualMachine }: MachineContext): boolean {
  return (features?.hyperv ?? features?.hypervPassthrough ?? clock?.timer?.hyperv) !== undefined
    || /^windows/i.test(virtualMachine.preference?.name ?? '')
    || volumes.some((volume) => volume?.sysprep !== undefined);
}
