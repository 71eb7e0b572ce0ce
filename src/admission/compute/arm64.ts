// What guests of arm64 do not support.
import { bootsSecurely } from './firmware';
import type { Disk, DomainSpec } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { hasAdditions } from '../additions';
import { checkEach, type Refuse } from '../below';
import { DISKS } from '../disks/each-disk';
import type { MachineRule } from '../rule';

const CPU_MODELS = ['host-passthrough'];

const DISK_BUSES = ['virtio', 'scsi'];

/** A guest of arm64 may only have what its architecture supports. */
export const fitsArm64: MachineRule = {
  name: 'fits-arm64',
  refuses: 'a guest of arm64 with a CPU model, BIOS, secure boot, sound, or a disk on a bus other than virtio or scsi',
  story: 'KubeVirt admits the VirtualMachine and refuses its instance, so it never starts. A guest of arm64 has the processors of its node, and boots by EFI without '
    + 'secure boot; without a bootloader KubeVirt writes that itself.',
  check: ({ architecture, domain }, refuse, context) => {
    if (architecture === 'arm64') {
      const { cpu, devices } = domain;
      refuseUnsupported('domain.cpu.model', cpu?.model, CPU_MODELS, refuse);
      refuseBootloader(domain, refuse, !hasAdditions(context));
      if (devices?.sound) {
        refuse('domain.devices.sound', 'guests of arm64 have no sound, remove it');
      }
      checkEach(DISKS, devices?.disks, refuse, refuseBuses);
    }
  },
};

function refuseBootloader(domain: DomainSpec, refuse: Refuse, isSecureByDefault: boolean): void {
  if (domain.firmware?.bootloader?.bios) {
    refuse('domain.firmware.bootloader.bios', 'guests of arm64 have no BIOS, write efi: { secureBoot: false } instead');
  }
  if (bootsSecurely(domain, isSecureByDefault)) {
    refuse('domain.firmware.bootloader.efi.secureBoot', 'guests of arm64 have no secure boot, which is on by default: write false');
  }
}

function refuseBuses(disk: Partial<Disk>, refuse: Refuse): void {
  for (const device of ['disk', 'cdrom', 'lun'] as const) {
    refuseUnsupported(`${device}.bus`, disk[device]?.bus, DISK_BUSES, refuse);
  }
}

function refuseUnsupported(path: string, choice: string | undefined, choices: readonly string[], refuse: Refuse): void {
  if (choice && !choices.includes(choice) && !isPlaceholder(choice)) {
    refuse(path, `guests of arm64 do not have ${JSON.stringify(choice)}, write ${alternatives(choices)}`);
  }
}
