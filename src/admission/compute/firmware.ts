// Rules on the firmware and platform of a guest: BIOS and EFI, Hyper-V features, and what arm64 lacks.
import type { DomainSpec, FeatureHyperv, Disk, VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { type Format, isPlaceholder, UUID } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { isInstance, isValidatedWithout } from '../additions';
import { DISKS } from '../disks/disks';
import { isGateOn } from '../feature-gates';
import { refuseMalformedName } from '../form';
import { hasAtLeast } from '../kubevirt-version';
import { checkEach, type Refuse } from '../refuse';
import { requireGate } from '../requirements';
import type { MachineContext, MachineRule } from '../rule';

/** A guest boots with either BIOS or EFI. */
export const oneBootloader: MachineRule = {
  name: 'one-bootloader',
  refuses: 'a bootloader that is both BIOS and EFI',
  story: 'A guest boots with either BIOS, which is the default on amd64, or EFI.',
  when: ['domain.firmware.bootloader'],
  check: ({ domain: { firmware } }, refuse) => {
    if (firmware?.bootloader?.bios && firmware.bootloader.efi) {
      refuse('domain.firmware.bootloader', 'the bootloader is both bios and efi, keep one of them');
    }
  },
};

const PERSISTENT_STATE = 'VMPersistentState';

/** What a machine keeps over a restart once needed a feature gate. */
export const persistentStateGate: MachineRule = {
  name: 'persistent-state-gate',
  refuses: 'a persistent TPM or persistent UEFI variables where the feature gate VMPersistentState is off, before KubeVirt 1.6',
  story: 'KubeVirt keeps them in a claim of its own. KubeVirt 1.6 turned the gate on for good. Before, add it to the cluster, or write persistent: false.',
  when: ['domain.devices.tpm.persistent', 'domain.firmware.bootloader.efi.persistent'],
  check: ({ domain: { devices, firmware } }, refuse, context) => {
    if (devices?.tpm?.persistent === true && devices.tpm.enabled !== false) {
      requireGate('domain.devices.tpm.persistent', 'a persistent TPM', PERSISTENT_STATE, refuse, context);
    }
    if (firmware?.bootloader?.efi?.persistent === true) {
      requireGate('domain.firmware.bootloader.efi.persistent', 'the persistence of UEFI variables', PERSISTENT_STATE, refuse, context);
    }
  },
};

/** libvirt must be able to read the UUID. */
export const firmwareUuidForm: MachineRule = {
  name: 'firmware-uuid-form',
  refuses: 'an invalid firmware UUID',
  story: 'The guest reads the UUID from its firmware, and cloud-init uses it as the instance-id. KubeVirt admits any string, but libvirt requires '
    + '32 hex digits, so the machine never starts. Without a UUID, KubeVirt generates one.',
  when: ['domain.firmware.uuid'],
  check: ({ domain: { firmware } }, refuse) => refuseMalformedName('domain.firmware.uuid', firmware?.uuid || undefined, UUID, refuse),
};

/** Secure boot needs SMM. */
export const secureBootHasSmm: MachineRule = {
  name: 'secure-boot-has-smm',
  refuses: 'EFI with secure boot, which is the default, but without SMM',
  story: 'Secure boot stores its keys where only system management mode (SMM) can change them. EFI uses secure boot unless secureBoot is false. That '
    + 'is the default on arm64, but KubeVirt validates machines and pools before it sets it. A preference can switch on SMM, but KubeVirt validates '
    + 'the template of a pool before it applies the preference.',
  when: ['domain.firmware.bootloader'],
  check: (spec, refuse, context) => {
    const { domain } = spec;
    const smm = domain.features?.smm;
    // Since 1.9, the firmware of TDX guests has its keys in read-only memory.
    const needsNone = (domain.launchSecurity?.tdx !== undefined || mayGetTdx(domain, context)) && hasAtLeast(context.capabilities, '1.9');
    const isOff = smm ? smm.enabled === false : isValidatedWithout('preference', context);
    if (isOff && !needsNone && bootsSecurely(domain, isSecureByDefault(spec, context))) {
      // Only x86 processors have SMM.
      const on = spec.architecture === 'arm64' ? '' : 'enabled: true here or ';
      refuse('domain.features.smm', `EFI uses secure boot by default and needs SMM, write ${on}secureBoot: false under domain.firmware.bootloader.efi`);
    }
  },
};

/** Whether an instance type or a preference may set TDX, on a cluster that is known to have it: its feature gate is off by default. */
function mayGetTdx({ launchSecurity }: DomainSpec, context: MachineContext): boolean {
  const hasAddition = !isValidatedWithout('instancetype', context) || !isValidatedWithout('preference', context);
  return launchSecurity === undefined && hasAddition && isGateOn('WorkloadEncryptionTDX', context.capabilities) === true;
}

/** Whether a spec without secureBoot counts as secure. A preference may switch that off, and KubeVirt does on arm64, but only in instances. */
function isSecureByDefault({ architecture }: VirtualMachineInstanceSpec, context: MachineContext): boolean {
  return !(isInstance(context) && architecture === 'arm64') && isValidatedWithout('preference', context);
}

/** Whether a guest uses EFI with secure boot. `byDefault` applies if secureBoot is not set. */
export function bootsSecurely({ firmware }: DomainSpec, byDefault: boolean): boolean {
  const efi = firmware?.bootloader?.efi;
  return efi !== undefined && (efi.secureBoot ?? byDefault);
}

/** Features that require another feature. */
const HYPERV_REQUIREMENTS: ReadonlyArray<readonly [feature: keyof FeatureHyperv, needed: keyof FeatureHyperv]> = [
  ['evmcs', 'vapic'], ['ipi', 'vpindex'], ['tlbflush', 'vpindex'], ['synic', 'vpindex'], ['synictimer', 'synic'], ['synictimer', 'vpindex'],
];

/** A feature that another one requires must not be switched off. */
export const hypervFeaturePossible: MachineRule = {
  name: 'hyperv-feature-possible',
  refuses: 'a Hyper-V feature while another one that it requires is switched off',
  story: 'KubeVirt switches on the features that another one requires, unless they are explicitly switched off. In that case it admits the '
    + 'VirtualMachine but refuses its instance, so it never starts. evmcs requires vapic; ipi, tlbflush and synic require vpindex; synictimer '
    + 'requires synic.',
  when: ['domain.features.hyperv'],
  check: ({ domain: { features } }, refuse) => {
    const hyperv = features?.hyperv;
    for (const [feature, needed] of hyperv ? HYPERV_REQUIREMENTS : []) {
      if (hyperv?.[feature] && hyperv[feature].enabled !== false && hyperv[needed]?.enabled === false) {
        refuse(`domain.features.hyperv.${needed}.enabled`, `false, but ${feature} requires ${needed}: write true, or switch off ${feature} too`);
      }
    }
  },
};

/** A guest gets either all features of the node or a list of features. */
export const hypervPassthroughAlone: MachineRule = {
  name: 'hyperv-passthrough-alone',
  refuses: 'hyperv together with hypervPassthrough',
  story: 'hypervPassthrough switches on every Hyper-V feature that the node has. KubeVirt admits a VirtualMachine that also lists features under '
    + 'hyperv but refuses its instance, so it never starts.',
  when: ['domain.features.hyperv'],
  check: ({ domain: { features } }, refuse) => {
    if (features?.hyperv && features.hypervPassthrough) {
      refuse('domain.features.hyperv', 'hyperv and hypervPassthrough exclude each other, keep one of them');
    }
  },
};

/** libvirt counts bytes, and QEMU separates features by commas. */
const VENDOR_ID: Format = {
  is: 'a vendor ID of Hyper-V',
  matches: (text) => text !== '' && Buffer.byteLength(text) <= 12 && !text.includes(','),
  write: 'one to twelve bytes without a comma, such as "AuthenticAMD", or enabled: false',
};

/** libvirt must be able to pass on the vendor ID. */
export const hypervVendorIdForm: MachineRule = {
  name: 'hyperv-vendor-id-form',
  refuses: 'an invalid or missing vendor ID of Hyper-V',
  story: 'The guest reads who made its hypervisor from twelve bytes of its processor. KubeVirt admits any string, but libvirt refuses a longer one, '
    + 'one with a comma, and an empty one, so the machine never starts. A vendor ID that is switched off may have any value.',
  when: ['domain.features.hyperv.vendorid'],
  check: ({ domain: { features } }, refuse) => {
    const vendor = features?.hyperv?.vendorid;
    if (vendor && vendor.enabled !== false) {
      refuseMalformedName('domain.features.hyperv.vendorid.vendorid', vendor.vendorid ?? '', VENDOR_ID, refuse);
    }
  },
};

const CPU_MODELS = ['host-passthrough'];

const DISK_BUSES = ['virtio', 'scsi'];

/** The disk buses that support CD-ROM drives. */
const DRIVE_BUSES = ['scsi'];

/** An arm64 guest may only have what the architecture supports. */
export const fitsArm64: MachineRule = {
  name: 'fits-arm64',
  refuses: 'an arm64 guest with a CPU model other than host-passthrough, BIOS, sound, or a disk on a bus other than virtio or scsi',
  story: 'KubeVirt admits the VirtualMachine but refuses its instance, so it never starts. An arm64 guest has the CPU model of its node and boots '
    + 'with EFI, by default without secure boot.',
  when: ['architecture'],
  check: ({ architecture, domain: { cpu, devices, firmware } }, refuse) => {
    if (architecture === 'arm64') {
      refuseUnsupported('domain.cpu.model', cpu?.model, CPU_MODELS, refuse);
      if (firmware?.bootloader?.bios) {
        refuse('domain.firmware.bootloader.bios', 'arm64 guests have no BIOS, write efi: { secureBoot: false } instead');
      }
      if (devices?.sound) {
        refuse('domain.devices.sound', 'arm64 guests have no sound, remove it');
      }
      checkEach(DISKS, devices?.disks, refuse, refuseBuses);
    }
  },
};

function refuseBuses(disk: Partial<Disk>, refuse: Refuse): void {
  for (const device of ['disk', 'cdrom', 'lun'] as const) {
    refuseUnsupported(`${device}.bus`, disk[device]?.bus, DISK_BUSES, refuse, device === 'cdrom' ? DRIVE_BUSES : DISK_BUSES);
  }
}

function refuseUnsupported(path: string, choice: string | undefined, choices: readonly string[], refuse: Refuse, offered = choices): void {
  if (choice && !choices.includes(choice) && !isPlaceholder(choice)) {
    refuse(path, `arm64 guests do not have ${JSON.stringify(choice)}, write ${alternatives(offered)}`);
  }
}
