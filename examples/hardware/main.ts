// The hardware that machines get from their nodes, where they run, and how they leave a node.
import { App, Chart, Duration, Size } from 'cdk8s';
import {
  CloudInit, EvictionStrategy, ImageSource, IoThreadsPolicy, Machine, MachineDefaults, MachineSize, NodeTaintEffect, VolumeSource,
} from 'cdk8s-kubevirt';

const ADA = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

const app = new App();
MachineDefaults.set(app, { storageClassName: 'ceph-rbd' });
const chart = new Chart(app, 'hardware', { namespace: 'machines' });
const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const cloudInit = CloudInit.noCloud({ sshAuthorizedKeys: [ADA] });

// A GPU of the node, on nodes that are reserved for such machines. The machine cannot migrate with it.
new Machine(chart, 'render-1', {
  size: MachineSize.LARGE,
  image,
  cloudInit,
  gpus: [{ name: 'gpu-0', deviceName: 'nvidia.com/TU104GL_Tesla_T4' }],
  nodeSelector: { 'example.com/gpu': 't4' },
  tolerations: [{ key: 'example.com/gpu', effect: NodeTaintEffect.NO_SCHEDULE }],
  evictionStrategy: EvictionStrategy.NONE,
});

// Memory in huge pages, dedicated CPUs with a separate one for the emulator, and time to write everything to disk before it stops. The
// machine is Ready once the database answers, and no other database runs on its node.
new Machine(chart, 'database-1', {
  cpu: { cores: 4, dedicatedCpuPlacement: true, isolateEmulatorThread: true, numa: true },
  memory: Size.gibibytes(16),
  hugepages: Size.gibibytes(1),
  disks: [{ name: 'root', size: Size.gibibytes(40) }],
  image,
  cloudInit,
  rng: true,
  terminationGracePeriod: Duration.minutes(15),
  ioThreadsPolicy: IoThreadsPolicy.AUTO,
  readinessProbe: { tcpPort: 5432, initialDelay: Duration.seconds(30) },
  livenessProbe: { guestAgentPing: true, initialDelay: Duration.minutes(5), failureThreshold: 10 },
  keepApart: [{ labels: { 'example.com/tier': 'database' } }],
  metadata: { labels: { 'example.com/tier': 'database' } },
});

// Two similar machines, in different zones if there are several. The guest agent gives Ada the keys of a Secret whenever it changes. In the
// guest, `mount -t virtiofs settings /etc/shop` mounts the settings of a ConfigMap.
for (const id of ['web-1', 'web-2']) {
  new Machine(chart, id, {
    size: MachineSize.SMALL,
    image,
    cloudInit,
    spread: [{ labels: { 'example.com/tier': 'web' } }],
    sshKeySecrets: [{ secretName: 'my-ssh-keys', users: ['ada'] }],
    filesystems: [{ name: 'settings', volume: VolumeSource.configMap('my-settings') }],
    metadata: { labels: { 'example.com/tier': 'web' } },
  });
}

// The guest sees 4 GiB, of which the node reserves 2 GiB: many idle machines share the rest of the node's memory.
new Machine(chart, 'desk-1', { size: MachineSize.MEDIUM, memoryRequest: Size.gibibytes(2), image, cloudInit, hostname: 'desk', tpm: {} });

app.synth();
