// Custom instance types and preferences: sizes in the cluster, and the settings that an operating system needs.
import { App, Chart, Duration, Size } from 'cdk8s';
import {
  DiskBus, HypervEnlightenment, ImageSource, InterfaceModel, IoThreadsPolicy, Machine, MachineDefaults, PreferredCpuTopology, TickPolicy,
  VirtualMachineClusterInstancetype, VirtualMachineClusterPreference, VirtualMachineInstancetype, VirtualMachinePreference,
} from 'cdk8s-kubevirt';

const app = new App();
MachineDefaults.set(app, { storageClassName: 'ceph-rbd' });

// Cluster-scoped: only an administrator can apply this chart. A machine pins the content of its instance type when it is made.
const catalogue = new Chart(app, 'catalogue');
const medium = new VirtualMachineClusterInstancetype(catalogue, 'e1.medium', { cpu: 2, memory: Size.gibibytes(8), overcommitPercent: 25 });
new VirtualMachineClusterInstancetype(catalogue, 'e1.realtime', {
  cpu: 4,
  memory: Size.gibibytes(8),
  dedicatedCpuPlacement: true,
  isolateEmulatorThread: true,
  numa: true,
  hugepages: Size.gibibytes(1),
  ioThreadsPolicy: IoThreadsPolicy.AUTO,
  nodeSelector: { 'example.com/pool': 'realtime' },
});
const linux = new VirtualMachineClusterPreference(catalogue, 'e1.linux', {
  preferredDiskBus: DiskBus.VIRTIO,
  preferredInterfaceModel: InterfaceModel.VIRTIO,
  preferredCpuTopology: PreferredCpuTopology.CORES,
  preferredRng: true,
  requiredMemory: Size.gibibytes(1),
});
new VirtualMachineClusterPreference(catalogue, 'e1.windows', {
  preferredDiskBus: DiskBus.SATA,
  preferredInterfaceModel: InterfaceModel.E1000E,
  preferredTablet: true,
  preferredTpm: {},
  preferredSecureBoot: true,
  preferredHyperv: Object.values(HypervEnlightenment),
  preferredClock: { timezone: 'Europe/Oslo', hpet: false, pitTickPolicy: TickPolicy.DELAY, rtcTickPolicy: TickPolicy.CATCHUP },
  preferredTerminationGracePeriod: Duration.hours(1),
  requiredCpu: 2,
  requiredMemory: Size.gibibytes(4),
});

// Namespaced, and managed by the namespace's team.
const chart = new Chart(app, 'machines', { namespace: 'machines' });
const tiny = new VirtualMachineInstancetype(chart, 'tiny', { cpu: 1, memory: Size.gibibytes(1) });
const appliance = new VirtualMachinePreference(chart, 'appliance', { preferredDiskBus: DiskBus.SATA, preferredTerminationGracePeriod: Duration.minutes(2) });

const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const disks = [{ name: 'root', size: Size.gibibytes(20) }];
new Machine(chart, 'web-1', { instancetype: medium.reference, preference: linux.reference, image, disks });
new Machine(chart, 'gateway-1', { instancetype: tiny.reference, preference: appliance.reference, image, disks });

app.synth();
