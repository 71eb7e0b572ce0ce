import { App, Chart } from 'cdk8s';
import { CloudInit, NodeClaimProps, NodeProvider, NodeType, SecretValue, VirtualMachineTemplate } from '../../src';
import { NodeRegistration } from '../../src/nodes/registration/node-registration';
import { NodeTaintEffect } from '../../src/spec/taint-effect';

const TAINT = { key: 'workload', value: 'high-memory', effect: NodeTaintEffect.NO_SCHEDULE };
const BASE = VirtualMachineTemplate.fromObject({
  metadata: { labels: { provider: 'kubevirt' } },
  spec: {
    dataVolumeTemplates: [{ metadata: { name: 'disk' }, spec: { source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } } } } }],
    template: {
      metadata: { labels: { tier: 'db' } },
      spec: { domain: { devices: { disks: [{ name: 'disk', disk: {} }] }, memory: { guest: '1Gi' } }, volumes: [{ name: 'disk', dataVolume: { name: 'disk' } }] },
    },
  },
});
const registration = NodeRegistration.vcluster({ endpoint: 'demo.example.com', token: SecretValue.fromSecret({ secretName: 'join-token', key: 'token' }) });

const TYPES: NodeType[] = [
  { name: 'high-memory', resources: { memory: '16Gi' }, properties: { zone: 'a', disk: 'ssd' }, taints: [TAINT] },
  { name: 'small' },
  { name: 'flash', resources: { cpu: 2 }, properties: { disk: 'ssd' } },
];

function claimed(props: NodeClaimProps, id = 'workers') {
  const chart = new Chart(new App(), 'chart', { namespace: 'n' });
  const nodes = new NodeProvider(chart, 'nodes', { template: BASE, nodeTypes: TYPES, properties: { zone: 'global', owner: 'us' }, clusterRef: { namespace: 'nodes' } });
  const claim = nodes.claim(id, props);
  return { claim, manifests: chart.toJson() };
}

test('a claimed machine has its node type, its own DataVolume and the labels of its claim', () => {
  const { claim, manifests } = claimed({ nodeType: 'small' });
  expect(claim.machines.map(({ name, node: { path } }) => [name, path])).toEqual([['workers-0', 'chart/nodes/workers/workers-0']]);
  expect(manifests).toMatchSnapshot();
});

test('changing the quantity never renames a machine', () => {
  const names = [undefined, 1, 2, 3].map((quantity) => claimed({ nodeType: 'small', quantity }).claim.machines.map(({ name }) => name));
  expect(names).toEqual([['workers-0'], ['workers-0'], ['workers-0', 'workers-1'], ['workers-0', 'workers-1', 'workers-2']]);
});

test('properties of the claim win over those of the node type, which win over those of the provider', () => {
  const { claim, manifests } = claimed({ nodeType: 'high-memory', registration, properties: { disk: 'nvme' } });
  expect(claim.properties).toEqual({ zone: 'a', owner: 'us', disk: 'nvme' });
  expect(JSON.parse(manifests[0].metadata.annotations['cdk8s-kubevirt/node-properties'])).toEqual(claim.properties);
});

test('requirements select the cheapest node type that meets them', () => {
  expect(claimed({ requirements: [{ property: 'disk', value: 'ssd' }] }).claim.nodeType).toBe('flash');
});

test('taints and labels of the Node are passed to the kubelet, and do not appear in the VirtualMachine', () => {
  const { manifests } = claimed({ nodeType: 'high-memory', registration, taints: [{ key: 'new', effect: NodeTaintEffect.NO_EXECUTE }], nodeLabels: { team: 'x' } });
  const [machine, ...secrets] = manifests;
  expect(machine.spec.template.spec).not.toHaveProperty('taints');
  expect(machine.metadata.labels).not.toHaveProperty('team');
  const userData = secrets.map(({ stringData }) => JSON.stringify(stringData)).join('');
  expect(['workload=high-memory:NoSchedule', 'new:NoExecute', 'node.kubernetes.io/instance-type=high-memory', 'team=x'].filter((text) => !userData.includes(text))).toEqual([]);
});

test.each<[string, NodeClaimProps, string]>([
  ['a tainted node type without a registration', { nodeType: 'high-memory' },
    'chart/nodes/workers: taints: a VirtualMachine has none, and no registration passes workload=high-memory:NoSchedule to the kubelet: give the claim a registration, or take them out of the node type'],
  ['node labels without a registration', { nodeType: 'small', nodeLabels: { team: 'x' } },
    'chart/nodes/workers: nodeLabels: no registration passes team to the kubelet: give the claim a registration, or write labels of the VirtualMachine into the node type'],
  ['every invalid value, at once', { nodeType: 'smal', quantity: 0, taints: [{ key: 'a b', effect: NodeTaintEffect.NO_EXECUTE }], registration },
    [
      'chart/nodes/workers: quantity: 0 is not a whole number of at least 1: write such a number',
      'chart/nodes/workers: taints[0].key: "a b" is not a taint\'s key: write at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, after a domain and "/" if need be, such as "example.com/team"',
      'chart/nodes/workers: nodeType: "smal" is not offered: write "small"',
    ].join('\n')],
  ['every value of the wrong type, at once', { quantity: '2' as any, properties: { a: 1 as any }, taints: [{ key: '' } as any] },
    [
      'chart/nodes/workers: quantity: "2" is not valid here: write a number',
      'chart/nodes/workers: properties.a: 1 is not valid here: write a string',
      'chart/nodes/workers: taints[0].effect: is missing: write "NoSchedule" or "PreferNoSchedule" or "NoExecute"',
    ].join('\n')],
  ['a claim without properties', undefined as any, 'chart/nodes/workers: nodeType: is missing: write "high-memory" or '],
  ['a misspelt field', { nodeType: 'small', quantiy: 2 } as any, 'chart/nodes/workers: quantiy: unknown field'],
  ['a map as registration', { nodeType: 'small', registration: { token: 's3cr3t' } as any }, 'chart/nodes/workers: registration: a map is not valid here: write a NodeRegistration'],
  ['a string as node labels', { nodeType: 'small', nodeLabels: 'a=b' as any }, 'chart/nodes/workers: nodeLabels: "a=b" is not a map'],
  ['a string as taints', { nodeType: 'small', taints: 'a=b:NoSchedule' as any }, 'chart/nodes/workers: taints: "a=b:NoSchedule" is not a list'],
  ['a string as requirements', { requirements: 'small' as any }, 'chart/nodes/workers: requirements: "small" is not a list'],
])('%s is refused', (_title, props, message) => {
  expect(() => claimed(props)).toThrow(message);
});

test('an id too long for a machine name is refused with its path', () => {
  expect(() => claimed({ nodeType: 'small' }, 'w'.repeat(63))).toThrow(/^chart\/nodes\/w+\/w+-0: metadata\.name: .* has 65 characters/);
});

describe('the cloud-init of claimed machines', () => {
  const claimedWith = (template: VirtualMachineTemplate, props: Partial<NodeClaimProps> = {}) => {
    const chart = new Chart(new App(), 'chart');
    new NodeProvider(chart, 'nodes', { template, nodeTypes: [{ name: 'small' }] }).claim('workers', { nodeType: 'small', quantity: 2, ...props });
    return chart.toJson().filter(({ kind }) => kind === 'Secret').map(({ stringData }) => stringData.userdata as string);
  };
  const noCloud = (userDataText: string) => BASE.withCloudInit(CloudInit.noCloud({ userDataText }));

  test('has the name and the number of each machine', () => {
    expect(claimedWith(noCloud('#cloud-config\nhostname: "{{NAME}}"\nlocale: "{{INDEX}}.UTF-8"\n'))).toEqual([
      '#cloud-config\nhostname: "workers-0"\nlocale: "0.UTF-8"\n', '#cloud-config\nhostname: "workers-1"\nlocale: "1.UTF-8"\n',
    ]);
    expect(claimedWith(BASE.withCloudInit(CloudInit.noCloud({ hostname: '{{NAME}}' })), { registration }).map((text) => /^hostname: "(.*)"/m.exec(text)?.[1])).toEqual(['workers-0', 'workers-1']);
  });

  test('cannot set one hostname for several Nodes that are named by it', () => {
    const attempt = (template: VirtualMachineTemplate, props: Partial<NodeClaimProps>) => () => claimedWith(template, props);
    const shared = 'would be the name of the Node of all 2 machines: leave it out, each guest then has the name of its machine';
    expect(attempt(BASE.withCloudInit(CloudInit.noCloud({ hostname: 'worker' })), { registration })).toThrow(`user data: hostname: "worker" ${shared}`);
    expect(attempt(noCloud('#cloud-config\nfqdn: worker.example.com\n'), { registration })).toThrow(`user data: fqdn: "worker.example.com" ${shared}`);
    expect(attempt(noCloud('\n#Cloud-Config\nhostname: worker\n'), { registration })).toThrow(`user data: hostname: "worker" ${shared}`);
    expect(attempt(BASE.merge({ spec: { template: { spec: { hostname: 'worker' } } } }), { registration })).toThrow(`spec.template.spec.hostname: "worker" ${shared}`);
    expect(attempt(noCloud('#cloud-config\nhostname: worker\n'), { registration, quantity: 1 })).not.toThrow();
    expect(attempt(noCloud('#cloud-config\nhostname: worker\npreserve_hostname: true\n'), { registration })).not.toThrow();
    const k3s = NodeRegistration.k3s({ server: 'https://10.0.0.1:6443', token: SecretValue.fromSecret({ secretName: 'join-token', key: 'token' }) });
    expect(attempt(noCloud('#cloud-config\nhostname: worker\n'), { registration: k3s })).not.toThrow();
  });
});
