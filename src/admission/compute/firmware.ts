// The firmware of a guest: BIOS or EFI, and secure boot.
import type { DomainSpec } from '../../../imports/kubevirt';
import { isJudgedAlone } from '../additions';
import type { MachineRule } from '../rule';

/** A guest has one firmware. */
export const oneBootloader: MachineRule = {
  name: 'one-bootloader',
  refuses: 'a bootloader that is both BIOS and EFI',
  story: 'A guest boots by BIOS, which is the default on amd64, or by EFI.',
  check: ({ domain: { firmware } }, refuse) => {
    if (firmware?.bootloader?.bios && firmware.bootloader.efi) {
      refuse('domain.firmware.bootloader', 'the bootloader is both bios and efi, keep one of them');
    }
  },
};

/** Secure boot needs SMM. */
export const secureBootHasSmm: MachineRule = {
  name: 'secure-boot-has-smm',
  refuses: 'EFI with secure boot, which is the default, without SMM',
  story: 'Secure boot keeps its keys where only system management mode, SMM, can change them. EFI boots securely unless secureBoot is false. A preference can switch on SMM; '
    + 'a pool\'s template KubeVirt judges before it does.',
  check: ({ domain }, refuse, context) => {
    const smm = domain.features?.smm;
    const isOff = smm ? smm.enabled === false : isJudgedAlone(context);
    if (isOff && bootsSecurely(domain, isJudgedAlone(context))) {
      refuse('domain.features.smm', 'EFI boots securely by default and needs SMM, write enabled: true here or secureBoot: false under domain.firmware.bootloader.efi');
    }
  },
};

/** Whether a guest uses EFI with secure boot. `byDefault` applies if secureBoot is not set. */
export function bootsSecurely({ firmware }: DomainSpec, byDefault: boolean): boolean {
  const efi = firmware?.bootloader?.efi;
  return efi !== undefined && (efi.secureBoot ?? byDefault);
}
