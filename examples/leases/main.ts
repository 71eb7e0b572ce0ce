// A namespace in which CI jobs take machines for an hour: limits, a Role, network policies, and a CronJob that ends expired leases.
import { App, Chart, Size } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import { MachineLeasePool } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'leases');

new MachineLeasePool(chart, 'ci-machines', {
  commandImage: 'registry.example.com/cdk8s-kubevirt:1.0.0',
  subjects: [kplus.Group.fromName(chart, 'ci-group', 'ci')],
  maxLeases: 20,
  maxCpu: 80,
  maxMemory: Size.gibibytes(200),
  allowedNetworks: ['10.20.0.0/16'],
});

app.synth();
