// What machines get of their nodes, where they run, and how they leave.
import { App, Chart, Duration, Size } from 'cdk8s';
import { CloudInit, EvictionStrategy, ImageSource, Machine, MachineDefaults, MachineSize, NodeTaintEffect } from 'cdk8s-kubevirt';

const ADA = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

const app = new App();
MachineDefaults.set(app, { storageClassName: 'ceph-rbd' });
const chart = new Chart(app, 'hardware', { namespace: 'machines' });
const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const cloudInit = CloudInit.noCloud({ sshAuthorizedKeys: [ADA] });

// A graphics processor of the node's own, on nodes that are kept for such machines. It cannot move with the machine.
new Machine(chart, 'render-1', {
  size: MachineSize.LARGE,
  image,
  cloudInit,
  gpus: [{ name: 'gpu-0', deviceName: 'nvidia.com/TU104GL_Tesla_T4' }],
  nodeSelector: { 'example.com/gpu': 't4' },
  tolerations: [{ key: 'example.com/gpu', effect: NodeTaintEffect.NO_SCHEDULE }],
  evictionStrategy: EvictionStrategy.NONE,
});

// Memory in huge pages, processors of its own, and time to write everything down before it ends.
new Machine(chart, 'database-1', {
  cpu: { cores: 4, dedicatedCpuPlacement: true },
  memory: Size.gibibytes(16),
  hugepages: Size.gibibytes(1),
  disks: [{ name: 'root', size: Size.gibibytes(40) }],
  image,
  cloudInit,
  rng: true,
  terminationGracePeriod: Duration.minutes(15),
  affinity: {
    podAntiAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: [
        { labelSelector: { matchLabels: { 'example.com/tier': 'database' } }, topologyKey: 'kubernetes.io/hostname' },
      ],
    },
  },
  metadata: { labels: { 'example.com/tier': 'database' } },
});

// Four gibibytes for the guest, of which the node sets two aside: many idle machines share what is left.
new Machine(chart, 'desk-1', { size: MachineSize.MEDIUM, memoryRequest: Size.gibibytes(2), image, cloudInit, hostname: 'desk', tpm: {} });

app.synth();
