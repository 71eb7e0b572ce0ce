// An autoscaled pool whose machines each have their own name, disk and cloud-init.
import { App, Chart, Size } from 'cdk8s';
import {
  CloudInit, ImageSource, Machine, MachineSize, PoolScaleInStrategy, PoolSortPolicy, PoolUpdateStrategy, StatePreservation, VirtualMachinePool,
} from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'pool', { namespace: 'workers' });

const template = Machine.template(chart, {
  size: MachineSize.MEDIUM,
  disks: [{ name: 'root', size: Size.gibibytes(10) }],
  image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
  cloudInit: CloudInit.noCloud({
    hostname: '{{NAME}}',
    users: [{ name: 'ada', sudo: 'ALL=(ALL) NOPASSWD:ALL', sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com'] }],
    writeFiles: [{ path: '/etc/shard', content: '{{INDEX}}\n' }],
  }),
}).withResources({ cpu: 2 });

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
