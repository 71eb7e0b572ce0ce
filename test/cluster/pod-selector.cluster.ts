// KubeVirt's pods carry the labels by which machines and pools tell cdk8s-plus to select them.
import { ApiObject, Chart, Size, Testing } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import { Machine, MachineSize, VirtualMachine, VirtualMachinePool, VirtualMachineService, VirtualMachineTemplate } from '../../src';
import { until, useCluster } from '../plane/cluster';

const cluster = useCluster();

/** An older label of KubeVirt holds the hostname, so this one differs from the name. */
const template = VirtualMachineTemplate.fromObject({
  spec: { template: { spec: { hostname: 'another', domain: { devices: {}, memory: { guest: '64Mi' } } } } },
});

const apply = (chart: Chart) => Promise.all(chart.node.findAll().filter(ApiObject.isApiObject).map((object) => cluster.applyStrict(object.toJson())));

const pods = (labels: { readonly [label: string]: string }) => cluster.list({ apiVersion: 'v1', kind: 'Pod' }, Object.entries(labels).map((label) => label.join('=')).join());

const namesOf = (found: readonly any[]) => found.map(({ metadata: { annotations } }) => annotations['kubevirt.io/domain']).sort();

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
  await apply(chart);

  await until('a pod for each machine', async () => (await pods({ 'kubevirt.io': 'virt-launcher' })).length === 4);
  for (const [name, expected] of Object.entries({ 'web': ['web'], 'workers': ['workers-0', 'workers-1'], 'of-others': ['web'] })) {
    const service = await cluster.read({ apiVersion: 'v1', kind: 'Service', name });
    const policy = await cluster.read({ apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', name });
    expect(namesOf(await pods(service.spec.selector))).toEqual(expected);
    expect(namesOf(await pods(policy.spec.podSelector.matchLabels))).toEqual(expected);
    expect(namesOf(await pods(policy.spec.ingress[0].from[0].podSelector.matchLabels))).toEqual(['web']);
  }
});

test('a Service selects machines by the labels of their pods, which are those of a Machine, but only those in the template of a VirtualMachine', async () => {
  const chart = new Chart(Testing.app(), 'chart', { namespace: cluster.namespace });
  const metadata = { labels: { app: 'shop' } };
  ['shop-1', 'shop-2'].forEach((name) => new Machine(chart, name, { size: MachineSize.of({ cpu: { cores: 1 }, memory: Size.mebibytes(64) }), disks: [], metadata }));
  new VirtualMachine(chart, 'shop-3', { template: template.merge({ metadata }) });
  new VirtualMachine(chart, 'shop-4', { template: template.merge({ spec: { template: { metadata } } }) });
  const { apiObject } = new VirtualMachineService(chart, 'shop', { podLabels: metadata.labels, ports: [{ port: 80 }] });
  await apply(chart);

  await until('a pod for each machine', async () => namesOf(await pods({ 'kubevirt.io': 'virt-launcher' })).filter((name) => name.startsWith('shop-')).length === 4);
  const service = await cluster.read({ apiVersion: 'v1', kind: 'Service', name: apiObject.name });
  expect(namesOf(await pods(service.spec.selector))).toEqual(['shop-1', 'shop-2', 'shop-4']);
});
