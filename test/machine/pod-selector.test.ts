// Machines with the oldest cdk8s-plus that programs have.
import { Chart, Testing } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import { VirtualMachinePool, VirtualMachineTemplate } from '../../src';
import { testComposed } from '../composed';

testComposed({
  service: (chart, selector) => new kplus.Service(chart, 'svc', { selector, ports: [{ port: 80 }] }),
  podsOf: (chart, { podLabels: labels }) => new kplus.Service(chart, 'svc', { selector: kplus.Pods.select(chart, 'pods', { labels }), ports: [{ port: 80 }] }),
  policy: (chart, selector, peer) => new kplus.NetworkPolicy(chart, 'policy', { selector, ingress: { rules: [{ peer, ports: [kplus.NetworkPolicyPort.tcp(80)] }] } }),
  deployment: (chart, machine) => {
    const deployment = new kplus.Deployment(chart, 'app', { containers: [{ image: 'app', portNumber: 8080 }] });
    deployment.scheduling.colocate(machine);
    deployment.connections.allowFrom(machine);
  },
  ingress: (chart, selector) => new kplus.Service(chart, 'svc', { selector, ports: [{ port: 80 }] }).exposeViaIngress('/'),
});

test('the labels that select pods are those that a machine of a pool gives its pod', () => {
  const scope = new Chart(Testing.app(), 'chart');
  const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } });
  const pool = new VirtualMachinePool(scope, 'workers', { template });
  const { spec } = Testing.synth(scope)[0];
  expect(spec.virtualMachineTemplate.spec.template.metadata.labels).toMatchObject(pool.podLabels);
});
