// Windows: UEFI with secure boot, Hyper-V interfaces, CD-ROMs and sysprep.
import { App, Chart, Duration, Size } from 'cdk8s';
import {
  BootDevice, DiskBus, DiskDevice, HypervEnlightenment, InterfaceModel, Machine, RunStrategy, TickPolicy, VolumeSource,
} from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'windows');

new Machine(chart, 'win-11', {
  cpu: { cores: 4 },
  memory: Size.gibibytes(8),
  machineType: 'q35',
  secureBoot: true,
  acpi: true,
  apic: true,
  // All of them, which nodes with processors of this decade have; `hyperv: true` is what every node has.
  hypervEnlightenments: Object.values(HypervEnlightenment),
  clock: { timezone: 'Europe/Oslo', hpet: false, pit: TickPolicy.DELAY, rtc: TickPolicy.CATCHUP },
  inputs: [{ name: 'tablet' }],
  runStrategy: RunStrategy.MANUAL,
  bootOrder: [BootDevice.DISK, BootDevice.CDROM],
  disks: [
    { name: 'root', size: Size.gibibytes(64), bus: DiskBus.SATA },
    { name: 'installation', device: DiskDevice.CDROM, volume: VolumeSource.persistentVolumeClaim('windows-11-iso') },
    { name: 'drivers', device: DiskDevice.CDROM, volume: VolumeSource.containerDisk('quay.io/kubevirt/virtio-container-disk:v1.8.2') },
    { name: 'answers', device: DiskDevice.CDROM, volume: VolumeSource.sysprep({ secretName: 'win-11-unattend' }) },
  ],
  networks: [{ name: 'default', model: InterfaceModel.E1000E }],
  // Windows 11 asks for one.
  tpm: {},
  terminationGracePeriod: Duration.minutes(10),
});

app.synth();
