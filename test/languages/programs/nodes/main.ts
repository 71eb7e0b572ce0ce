// Node types that share a template, one that merges a patch into it, and claims whose machines join a cluster.
import { App, Chart } from 'cdk8s';
import { Advice, NodeProvider, NodeRegistration, NodeRequirementOperator, NodeTaintEffect, SecretValue, VirtualMachineTemplate, VolumeSource } from 'cdk8s-kubevirt';

const app = new App();
Advice.silence(app, 'cloud-init-without-login', 'container-disk-for-data');
const chart = new Chart(app, 'nodes', { namespace: 'vcluster-platform' });

const provider = new NodeProvider(chart, 'provider', {
  template: VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {} } } } } })
    .withDisk({ name: 'root', volume: VolumeSource.containerDisk('quay.io/containerdisks/ubuntu:22.04') })
    .withNetwork({ name: 'default' }),
  nodeTypes: [
    { name: 'small', resources: { cpu: 2, memory: '4Gi' }, maxCapacity: 10, cost: 10 },
    {
      name: 'large',
      resources: { cpu: 8, memory: '32Gi' },
      properties: { tier: 'database' },
      taints: [{ key: 'dedicated', value: 'database', effect: NodeTaintEffect.NO_SCHEDULE }],
      mergeVirtualMachineTemplate: { metadata: { labels: { workload: 'memory' } } },
    },
  ],
});

const registration = NodeRegistration.vcluster({
  endpoint: 'my-vcluster.example.com',
  token: SecretValue.fromSecret({ secretName: 'my-vcluster-join', key: 'token' }),
});
provider.claim('workers', { nodeType: 'small', quantity: 2, registration, nodeLabels: { team: 'web' } });
provider.claim('databases', {
  requirements: [{ property: 'tier', operator: NodeRequirementOperator.IN, values: ['database'] }],
  registration,
});

console.log(provider.toManifest().metadata.name);
app.synth();
