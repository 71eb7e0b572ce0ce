// Advice on features, timers and devices that KubeVirt admits although libvirt does not start a guest with them: those of x86 on other processors,
// and those that need something that the machine switches off.
import type { DomainSpec, VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import type { MachineRule } from '../rule';

/** A guest's platform must be possible. */
export const platformNeverStarts: MachineRule = {
  name: 'platform-never-starts',
  refuses: 'clocks of KVM or Hyper-V and paravirtual spinlocks on arm64 and s390x, Hyper-V\'s features and disks on sata on s390x, EFI without ACPI, '
    + 'a BIOS on a serial console that is switched off, and the display of a virtual GPU where graphics are switched off',
  story: 'KubeVirt admits the machine, but libvirt does not start its guest. The clocks of KVM and Hyper-V are those of x86 processors, and s390x has '
    + 'no SATA. On amd64, EFI needs ACPI. virtualGPUOptions.display shows the GPU in the display that autoattachGraphicsDevice: false leaves out. A '
    + 'virtual GPU has a display also without virtualGPUOptions: write display: { enabled: false } there.',
  when: ['domain.clock.timer', 'domain.features', 'domain.firmware.bootloader.bios', 'domain.devices.autoattachGraphicsDevice', 'architecture'],
  check: (spec, advise) => {
    // Without an architecture, the cluster decides, and most clusters have amd64.
    const { architecture = 'amd64', domain } = spec;
    for (const { on, path, isSet, mistake, instead = 'remove it' } of MISTAKES) {
      if (on.includes(architecture) && isSet(domain)) {
        advise(path, mistake ?? `${architecture} guests do not start with it, ${instead}`);
      }
    }
    sataDisks(spec).forEach(([path, instead]) => advise(path, `s390x guests do not have "sata", write ${instead}`));
    displaysWithoutGraphics(domain).forEach((path) => advise(path, 'needs graphics, write enabled: false, or remove autoattachGraphicsDevice: false'));
  },
};

interface Mistake {
  /** The architectures. */
  readonly on: readonly string[];
  readonly path: string;
  readonly isSet: (domain: DomainSpec) => boolean;
  /** @default - that these guests do not start with the field */
  readonly mistake?: string;
  /** @default - to remove it */
  readonly instead?: string;
}

const OTHER_THAN_X86 = ['arm64', 's390x'];

const MISTAKES: readonly Mistake[] = [
  ...(['kvm', 'hyperv'] as const).map((timer): Mistake => ({
    on: OTHER_THAN_X86,
    path: `domain.clock.timer.${timer}`,
    isSet: ({ clock }) => clock?.timer?.[timer] !== undefined && clock.timer[timer].present !== false,
    instead: 'write present: false or remove it',
  })),
  { on: OTHER_THAN_X86, path: 'domain.features.pvspinlock', isSet: ({ features }) => features?.pvspinlock !== undefined },
  { on: ['s390x'], path: 'domain.features.hyperv', isSet: ({ features }) => features?.hyperv !== undefined },
  { on: ['s390x'], path: 'domain.features.hypervPassthrough', isSet: ({ features }) => features?.hypervPassthrough?.enabled === true },
  {
    on: ['amd64'],
    path: 'domain.features.acpi.enabled',
    isSet: ({ features, firmware }) => features?.acpi?.enabled === false && firmware?.bootloader?.efi !== undefined,
    mistake: 'is false, but EFI needs ACPI, write true, or bios: {} instead of efi',
  },
  {
    on: ['amd64'],
    path: 'domain.firmware.bootloader.bios.useSerial',
    isSet: ({ devices, firmware }) => firmware?.bootloader?.bios?.useSerial === true && devices?.autoattachSerialConsole === false,
    mistake: 'is true, but the serial console is switched off, remove autoattachSerialConsole: false or useSerial',
  },
];

function sataDisks({ architecture, domain: { devices } }: VirtualMachineInstanceSpec): Array<readonly [path: string, instead: string]> {
  return architecture !== 's390x' ? [] : (devices?.disks ?? []).flatMap((disk, index) => (
    (['disk', 'cdrom', 'lun'] as const).filter((device) => disk?.[device]?.bus === 'sata')
      .map((device) => [`domain.devices.disks[${index}].${device}.bus`, device === 'cdrom' ? '"scsi"' : '"virtio" or "scsi"'] as const)
  ));
}

/** The paths of displays that have nowhere to be shown. */
function displaysWithoutGraphics({ devices: { autoattachGraphicsDevice, gpus = [] } = {} }: DomainSpec): string[] {
  return autoattachGraphicsDevice !== false ? [] : gpus.flatMap((gpu, index) => {
    const display = gpu?.virtualGPUOptions?.display;
    return display !== undefined && display.enabled !== false ? [`domain.devices.gpus[${index}].virtualGPUOptions.display`] : [];
  });
}
