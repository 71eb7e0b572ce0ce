// Three flavors of machines: the base template, one with other resources and labels merged in, and one with another template.
import { App, Chart } from 'cdk8s';
import { Advice, VirtualMachine, VirtualMachineTemplate, VolumeSource } from 'cdk8s-kubevirt';

const app = new App();
// These are flavors, not complete machines: each node adds another disk.
Advice.silence(app, 'container-disk-for-data', 'no-root-disk');
const chart = new Chart(app, 'vcluster-flavours', { namespace: 'vcluster-platform' });

const base = VirtualMachineTemplate.fromYaml(`
metadata:
  labels:
    provider: kubevirt
spec:
  template:
    spec:
      domain:
        devices: {}
        resources:
          requests:
            cpu: "2"
            memory: 4Gi
`)
  .withDisk({ name: 'containerdisk', volume: VolumeSource.containerDisk('quay.io/containerdisks/ubuntu:22.04') })
  .withNetwork({ name: 'default' });

const flavours = new Map([
  ['standard-node', base],
  ['high-memory-node', base.merge({ metadata: { labels: { workload: 'memory-intensive' } } }).withResources({ cpu: 4, memory: '16Gi' })],
  ['different-node', VirtualMachineTemplate.fromObject({
    metadata: { labels: { foo: 'baz' } },
    spec: { runStrategy: 'Manual', template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } },
  })],
]);

for (const [name, template] of flavours) {
  new VirtualMachine(chart, name, { template });
}

app.synth();
