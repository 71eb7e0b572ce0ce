// KubeVirt's pods carry the labels by which machines and pools tell cdk8s-plus to select them.
import { ApiObject, Chart, Testing } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import { VirtualMachine, VirtualMachinePool, VirtualMachineTemplate } from '../../src';
import { until, useCluster } from '../plane/cluster';

const cluster = useCluster();

/** An older label of KubeVirt holds the hostname, so this one differs from the name. */
const template = VirtualMachineTemplate.fromObject({
  spec: { template: { spec: { hostname: 'another', domain: { devices: {}, memory: { guest: '64Mi' } } } } },
});

const namesOf = (pods: readonly any[]) => pods.map(({ metadata: { annotations } }) => annotations['kubevirt.io/domain']).sort();

test('a Service and a NetworkPolicy select the pods of a machine and of every machine of a pool', async () => {
  const chart = new Chart(Testing.app(), 'chart', { namespace: cluster.namespace });
  const selectors = {
    'web': new VirtualMachine(chart, 'web', { template }),
    'workers': new VirtualMachinePool(chart, 'workers', { template, replicas: 2 }),
    'of-others': VirtualMachine.fromVirtualMachineName(chart, 'of-others', 'web'),
  };
  new VirtualMachine(chart, 'db', { template });
  Object.entries(selectors).forEach(([name, selector]) => {
    const metadata = { name };
    new kplus.Service(chart, `service-${name}`, { metadata, selector, ports: [{ port: 80 }] });
    new kplus.NetworkPolicy(chart, `policy-${name}`, { metadata, selector, ingress: { rules: [{ peer: selectors.web }] } });
  });
  await Promise.all(chart.node.findAll().filter(ApiObject.isApiObject).map((object) => cluster.applyStrict(object.toJson())));

  const pods = (labels: { readonly [label: string]: string }) => cluster.list({ apiVersion: 'v1', kind: 'Pod' }, Object.entries(labels).map((label) => label.join('=')).join());
  await until('a pod for each machine', async () => (await pods({ 'kubevirt.io': 'virt-launcher' })).length === 4);
  for (const [name, expected] of Object.entries({ 'web': ['web'], 'workers': ['workers-0', 'workers-1'], 'of-others': ['web'] })) {
    const service = await cluster.read({ apiVersion: 'v1', kind: 'Service', name });
    const policy = await cluster.read({ apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', name });
    expect(namesOf(await pods(service.spec.selector))).toEqual(expected);
    expect(namesOf(await pods(policy.spec.podSelector.matchLabels))).toEqual(expected);
    expect(namesOf(await pods(policy.spec.ingress[0].from[0].podSelector.matchLabels))).toEqual(['web']);
  }
});
