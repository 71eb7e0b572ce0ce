// What machines of each architecture can have.
import { machines, pools, type Corpus } from './corpus';

const ARCHITECTURES = ['amd64', 'arm64', 's390x'] as const;

type Architecture = typeof ARCHITECTURES[number];

const on = (architecture: string | undefined, domain: object) => ({ architecture, domain });
const machineType = (architecture: Architecture | undefined, type: string) => on(architecture, { machine: { type } });
const watchdog = (architecture: Architecture | undefined, device: object) => on(architecture, { devices: { watchdog: { name: 'dog', ...device } } });
const video = (architecture: Architecture | undefined, type: string | undefined) => on(architecture, { devices: { video: { type } } });
const disk = (architecture: Architecture, device: object) => on(architecture, { devices: { disks: [{ name: 'root', ...device }] } });
const panics = (architecture: Architecture) => on(architecture, { devices: { panicDevices: [{ model: 'pvpanic' }] } });

const known = machines({
  'an architecture that there is not': on('ppc64le', {}),
  'an architecture by another name': on('x86_64', {}),
  'an empty architecture': on('', {}),
  ...Object.fromEntries(ARCHITECTURES.map((architecture) => [`a machine of ${architecture}`, on(architecture, {})])),
});

const machineTypes = machines({
  'q35': machineType(undefined, 'q35'),
  'q35 of amd64': machineType('amd64', 'pc-q35-rhel9.6.0'),
  'q35 of arm64': machineType('arm64', 'q35'),
  'i440fx': machineType(undefined, 'pc-i440fx-2.10'),
  'i440fx of amd64': machineType('amd64', 'pc'),
  'virt of arm64': machineType('arm64', 'virt-rhel9.6.0'),
  'virt of amd64': machineType('amd64', 'virt'),
  's390-ccw-virtio of s390x': machineType('s390x', 's390-ccw-virtio-rhel9.6.0'),
  'q35 of s390x': machineType('s390x', 'q35'),
  'a machine type with a slash': machineType('amd64', 'q35/2'),
  'an empty machine type': machineType('arm64', ''),
});

const templateMachineTypes = pools({
  'virt of no architecture': { virtualMachineTemplate: { spec: { template: { spec: machineType(undefined, 'virt') } } } },
});

const watchdogs = machines({
  'a watchdog': watchdog(undefined, { i6300esb: { action: 'reset' } }),
  'a watchdog of no sort': watchdog(undefined, {}),
  'a watchdog of two sorts': watchdog(undefined, { i6300esb: {}, diag288: {} }),
  'i6300esb on amd64': watchdog('amd64', { i6300esb: {} }),
  'diag288 on amd64': watchdog('amd64', { diag288: {} }),
  'i6300esb on s390x': watchdog('s390x', { i6300esb: {} }),
  'diag288 on s390x': watchdog('s390x', { diag288: { action: 'poweroff' } }),
  'a watchdog of no sort on s390x': watchdog('s390x', {}),
  'a watchdog on arm64': watchdog('arm64', { i6300esb: {} }),
  'a watchdog of no sort on arm64': watchdog('arm64', {}),
});

const videos = {
  ...machines({
    'a video device without its gate': video('amd64', 'virtio'),
    'a video device without its gate and without graphics': on(undefined, { devices: { video: { type: 'virtio' }, autoattachGraphicsDevice: false } }),
  }),
  ...machines({
    'a video device': video(undefined, 'virtio'),
    'vga on amd64': video('amd64', 'vga'),
    'vga on arm64': video('arm64', 'vga'),
    'ramfb on arm64': video('arm64', 'ramfb'),
    'ramfb on s390x': video('s390x', 'ramfb'),
    'virtio on s390x': video('s390x', 'virtio'),
    'a video device that there is not': video(undefined, 'vmware'),
    'a video device of no sort': video(undefined, undefined),
    'a video device without graphics': on(undefined, { devices: { video: { type: 'virtio' }, autoattachGraphicsDevice: false } }),
    'a video device with graphics': on(undefined, { devices: { video: { type: 'virtio' }, autoattachGraphicsDevice: true } }),
  }, ['VideoConfig']),
};

const arm64 = machines({
  'a model of processors on arm64': on('arm64', { cpu: { model: 'cortex-a57' } }),
  'the host\'s processors on arm64': on('arm64', { cpu: { model: 'host-passthrough' } }),
  'sound on arm64': on('arm64', { devices: { sound: { name: 'card' } } }),
  'BIOS on arm64': on('arm64', { firmware: { bootloader: { bios: {} } } }),
  'EFI on arm64': on('arm64', { firmware: { bootloader: { efi: { secureBoot: false } } } }),
  'secure boot on arm64': on('arm64', { firmware: { bootloader: { efi: { secureBoot: true } } }, features: { smm: {} } }),
  'secure boot by default on arm64': on('arm64', { firmware: { bootloader: { efi: {} } }, features: { smm: {} } }),
  'secure boot without SMM on arm64': on('arm64', { firmware: { bootloader: { efi: { secureBoot: true } } } }),
  'EFI without SMM on arm64': on('arm64', { firmware: { bootloader: { efi: {} } } }),
  'an empty bootloader on arm64': on('arm64', { firmware: { bootloader: {} } }),
  'a disk of SCSI on arm64': disk('arm64', { disk: { bus: 'scsi' } }),
  'a disk of SATA on arm64': disk('arm64', { disk: { bus: 'sata' } }),
  'a disk of USB on arm64': disk('arm64', { disk: { bus: 'usb' } }),
  'a disk of any bus on arm64': disk('arm64', { disk: {} }),
  'a CD-ROM of SATA on arm64': disk('arm64', { cdrom: { bus: 'sata' } }),
  'a LUN of SATA on arm64': { ...disk('arm64', { lun: { bus: 'sata' } }), volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'root' } }] },
  'a disk of SATA on s390x': disk('s390x', { disk: { bus: 'sata' } }),
});

const panicDevices = {
  ...machines({ 'panic devices on s390x without their gate': panics('s390x') }),
  ...machines({ 'panic devices on amd64': panics('amd64'), 'panic devices on arm64': panics('arm64'), 'panic devices on s390x': panics('s390x') }, ['PanicDevices']),
};

export const architectures: Corpus = { ...known, ...machineTypes, ...templateMachineTypes, ...watchdogs, ...videos, ...arm64, ...panicDevices };
