// Workstations with a GPU each: a pool whose machines keep their users' files when the system disk is renewed.
import { App, Chart, Size } from 'cdk8s';
import {
  CloudInit, CloudInitPowerStateMode, ImageSource, PoolScaleInStrategy, PoolSortPolicy, PoolUpdateStrategy, SecretSource, SecretStoreKind,
  SecretValue, StatePreservation, VirtualMachine, VirtualMachinePool, VirtualMachineService, VirtualMachineTemplate, VolumeSource,
} from 'cdk8s-kubevirt';

const WORKSTATIONS = 4;
const storageClassName = 'ceph-rbd';

const app = new App();
SecretSource.set(app, SecretSource.externalSecrets({ secretStore: { name: 'vault', kind: SecretStoreKind.CLUSTER_SECRET_STORE } }));
const chart = new Chart(app, 'gpu-workstations', { namespace: 'workstations' });

// The card is passed through, on nodes that are reserved for it. The guest has dedicated CPUs and memory, on the card's NUMA node if the
// kubelet aligns them with its topology manager and the static policy of its CPU manager.
const hardware = VirtualMachineTemplate.fromObject({
  spec: {
    template: {
      spec: {
        domain: {
          cpu: { cores: 8, dedicatedCpuPlacement: true, numa: { guestMappingPassthrough: {} } },
          memory: { guest: '32Gi', hugepages: { pageSize: '1Gi' } },
          devices: { gpus: [{ name: 'card', deviceName: 'nvidia.com/TU104GL_Tesla_T4' }] },
        },
        nodeSelector: { 'example.com/gpu': 't4' },
        tolerations: [{ key: 'example.com/gpu', operator: 'Exists', effect: 'NoSchedule' }],
        // A machine with a card cannot migrate: it is shut down when its node is drained.
        evictionStrategy: 'None',
        terminationGracePeriodSeconds: 300,
      },
    },
  },
});

const cloudInit = CloudInit.noCloud({
  // Each new system gives the user the same uid, which owns the files.
  users: [{
    name: 'designer',
    uid: 2000,
    groups: ['render', 'video'],
    shell: '/bin/bash',
    lockPasswd: false,
    hashedPasswd: SecretValue.storePlaceholder({ key: 'workstations/designer', property: 'password-hash' }),
    sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn designer@example.com'],
  }],
  // Formatted if it is still empty, and mounted before users are created.
  bootcmd: ['blkid /dev/disk/by-id/virtio-home || mkfs.ext4 -q /dev/disk/by-id/virtio-home'],
  mounts: [['/dev/disk/by-id/virtio-home', '/home', 'ext4', 'defaults']],
  packages: ['qemu-guest-agent', 'nvidia-driver-570', 'xubuntu-desktop-minimal', 'xrdp'],
  // The driver uses the card after the next boot.
  powerState: { mode: CloudInitPowerStateMode.REBOOT },
});

const image = ImageSource.registry('quay.io/containerdisks/ubuntu:24.04');
const desks = new VirtualMachinePool(chart, 'desk', {
  template: hardware
    .withDisk({
      name: 'root',
      volume: VolumeSource.dataVolumeTemplate('desk-root', { image, size: Size.gibibytes(60), storageClassName }),
    })
    .withDisk({
      name: 'home',
      serial: 'home',
      volume: VolumeSource.dataVolumeTemplate('desk-home', { image: ImageSource.blank(), size: Size.gibibytes(200), storageClassName }),
    })
    .withNetwork({ name: 'default' })
    .withCloudInit(cloudInit),
  replicas: WORKSTATIONS,
  // A proactive update to another image would delete machines with both disks.
  updateStrategy: PoolUpdateStrategy.opportunistic(),
  // With fewer workstations, the last ones are deleted, and their disks stay for when they come back.
  scaleInStrategy: PoolScaleInStrategy.proactive({ sortPolicy: PoolSortPolicy.DESCENDING_ORDER, statePreservation: StatePreservation.OFFLINE }),
});

// Each has its own address, because a user returns to the same workstation.
for (let number = 0; number < WORKSTATIONS; number++) {
  const virtualMachine = VirtualMachine.fromVirtualMachineName(chart, `machine-${number}`, `${desks.name}-${number}`);
  new VirtualMachineService(chart, virtualMachine.name, { virtualMachine, ports: [{ port: 3389, name: 'rdp' }, { port: 22, name: 'ssh' }] });
}

app.synth();
