// A pool whose machines each have a name, a disk and cloud-init of their own.
import { App, Chart, Size } from 'cdk8s';
import {
  CloudInit, ImageSource, PoolScaleInStrategy, PoolSortPolicy, PoolUpdateStrategy, StatePreservation, VirtualMachinePool, VirtualMachineTemplate,
  VolumeSource,
} from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'pool', { namespace: 'workers' });

const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { memory: { guest: '2Gi' } } } } } })
  .withResources({ cpu: 2, memory: '4Gi' })
  .withDisk({ name: 'root', volume: VolumeSource.dataVolumeTemplate('worker-root', { image, size: Size.gibibytes(10) }) })
  .withNetwork({ name: 'default' })
  .withCloudInit(CloudInit.noCloud({
    hostname: '{{NAME}}',
    users: [{ name: 'ada', sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com'] }],
    writeFiles: [{ path: '/etc/shard', content: '{{INDEX}}\n' }],
  }));

const workers = new VirtualMachinePool(chart, 'workers', {
  template,
  replicas: 3,
  spreadOver: ['kubernetes.io/hostname'],
  updateStrategy: PoolUpdateStrategy.proactive({ sortPolicy: PoolSortPolicy.OLDEST }),
  maxUnavailable: 1,
  scaleInStrategy: PoolScaleInStrategy.proactive({ sortPolicy: PoolSortPolicy.DESCENDING_ORDER, statePreservation: StatePreservation.OFFLINE }),
});
workers.autoscale({ minReplicas: 3, maxReplicas: 6, cpuUtilization: 70 });

app.synth();
