// Firmware, encrypted memory and Hyper-V features.
import { machines, type Corpus } from './corpus';

const bootloader = (change: object, features: object = {}) => ({ domain: { firmware: { bootloader: change }, features } });

const bootloaders = machines({
  'BIOS': bootloader({ bios: { useSerial: true } }),
  'no bootloader': bootloader({}),
  'EFI without secure boot': bootloader({ efi: { secureBoot: false } }),
  'EFI and BIOS': bootloader({ bios: {}, efi: { secureBoot: false } }),
  'secure boot': bootloader({ efi: { secureBoot: true } }, { smm: { enabled: true } }),
  'secure boot by default': bootloader({ efi: {} }, { smm: {} }),
  'secure boot without SMM': bootloader({ efi: { secureBoot: true } }),
  'secure boot by default without SMM': bootloader({ efi: { persistent: true } }),
  'secure boot with SMM switched off': bootloader({ efi: {} }, { smm: { enabled: false } }),
});

const efi = { bootloader: { efi: { secureBoot: false } } };
const secured = (launchSecurity: object, domain: object = {}, spec: object = {}) => ({
  architecture: 'amd64', domain: { firmware: efi, launchSecurity, ...domain }, ...spec,
});
const secureBoot = { firmware: { bootloader: { efi: {} } }, features: { smm: {} } };
const persistent = { firmware: { bootloader: { efi: { secureBoot: false, persistent: true } } } };
const bootableNetwork = { devices: { interfaces: [{ name: 'default', masquerade: {}, bootOrder: 1 }] } };

const launchSecurity = {
  ...machines({
    'SEV without its gate': secured({ sev: {} }),
    'SNP without its gate': secured({ snp: {} }),
    'TDX without its gate': secured({ tdx: {} }),
    'secure execution without its gate': { architecture: 's390x', domain: { launchSecurity: {} } },
    'encryption on arm64': secured({ sev: {} }, {}, { architecture: 'arm64' }),
    'encryption of no sort': secured({}),
  }),
  ...machines({ 'secure execution': { architecture: 's390x', domain: { launchSecurity: {} } } }, ['SecureExecution']),
  ...machines({
    'SEV': secured({ sev: { policy: { encryptedState: true } } }),
    'SNP': secured({ snp: {} }),
    'TDX': secured({ tdx: {} }),
    'SEV on the cluster\'s architecture': secured({ sev: {} }, {}, { architecture: undefined }),
    'SEV and SNP': secured({ sev: {}, snp: {} }),
    'SNP and TDX': secured({ snp: {}, tdx: {} }),
    'SEV without EFI': secured({ sev: {} }, { firmware: undefined }),
    'SEV without EFI on the cluster\'s architecture': secured({ sev: {} }, { firmware: undefined }, { architecture: undefined }),
    'TDX with BIOS': secured({ tdx: {} }, { firmware: { bootloader: { bios: {} } } }),
    'SEV with secure boot': secured({ sev: {} }, secureBoot),
    'SNP with secure boot': secured({ snp: {} }, secureBoot),
    'TDX with secure boot': secured({ tdx: {} }, secureBoot),
    'TDX with SMM': secured({ tdx: {} }, { features: { smm: {} } }),
    'TDX with SMM switched off': secured({ tdx: {} }, { features: { smm: { enabled: false } } }),
    'SEV with SMM': secured({ sev: {} }, { features: { smm: {} } }),
    'SEV with persistent EFI variables': secured({ sev: {} }, persistent),
    'SNP with persistent EFI variables': secured({ snp: {} }, persistent),
    'TDX with persistent EFI variables': secured({ tdx: {} }, persistent),
    'SEV with attestation of a paused guest': secured({ sev: { attestation: {} } }, {}, { startStrategy: 'Paused' }),
    'SEV with attestation of a running guest': secured({ sev: { attestation: {} } }),
    'SEV of a guest that boots from a network': secured({ sev: {} }, bootableNetwork),
    'TDX of a guest that boots from a network': secured({ tdx: {} }, bootableNetwork),
  }, ['WorkloadEncryptionSEV', 'WorkloadEncryptionTDX']),
};

const features = (change: object) => ({ domain: { features: change } });
const hyperv = (change: object) => features({ hyperv: change });
const off = { enabled: false };

const enlightenments = machines({
  'features': features({ acpi: {}, apic: { endOfInterrupt: true }, kvm: { hidden: true }, pvspinlock: off }),
  'Hyper-V': hyperv({ relaxed: {}, spinlocks: { spinlocks: 8191 }, vendorid: { vendorid: 'test' } }),
  'Hyper-V\'s features without those that they need': hyperv({ synictimer: {}, tlbflush: {}, ipi: {}, evmcs: {} }),
  'Hyper-V\'s features with those that they need': hyperv({ synictimer: {}, synic: {}, vpindex: {}, evmcs: { enabled: true }, vapic: { enabled: true } }),
  'Hyper-V\'s synic with vpindex switched off': hyperv({ synic: {}, vpindex: off }),
  'Hyper-V\'s synictimer with synic switched off': hyperv({ synictimer: { direct: {} }, synic: off }),
  'Hyper-V\'s synictimer with vpindex switched off': hyperv({ synictimer: {}, vpindex: off }),
  'Hyper-V\'s tlbflush with vpindex switched off': hyperv({ tlbflush: {}, vpindex: off }),
  'Hyper-V\'s ipi with vpindex switched off': hyperv({ ipi: { enabled: true }, vpindex: off }),
  'Hyper-V\'s evmcs with vapic switched off': hyperv({ evmcs: {}, vapic: off }),
  'Hyper-V\'s features switched off with those that they need': hyperv({ synic: off, synictimer: off, tlbflush: off, ipi: off, vpindex: off, evmcs: off, vapic: off }),
  'Hyper-V\'s evmcs with processors that have no VMX': { domain: { cpu: { features: [{ name: 'vmx', policy: 'disable' }] }, features: { hyperv: { evmcs: {} } } } },
  'the host\'s Hyper-V': features({ hypervPassthrough: { enabled: true } }),
  'the host\'s Hyper-V and features of it': features({ hypervPassthrough: { enabled: true }, hyperv: { relaxed: {} } }),
  'the host\'s Hyper-V switched off and features of it': features({ hypervPassthrough: off, hyperv: { relaxed: {} } }),
  'the host\'s Hyper-V and no features of it': features({ hypervPassthrough: { enabled: true }, hyperv: {} }),
  'timers': { domain: { clock: { utc: {}, timer: { hpet: { present: false }, pit: { tickPolicy: 'delay' }, rtc: { tickPolicy: 'catchup' }, hyperv: {} } } } },
});

export const firmware: Corpus = { ...bootloaders, ...launchSecurity, ...enlightenments };
