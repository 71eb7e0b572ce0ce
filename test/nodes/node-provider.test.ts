import { readFileSync } from 'fs';
import { join } from 'path';
import { App, Chart, Size, Testing } from 'cdk8s';
import { parse } from 'yaml';
import { CloudInit, NodeProvider, NodeRegistration, NodeType, SecretValue, VirtualMachineTemplate, VolumeSource } from '../../src';

const ADVANCED = readFileSync(join(__dirname, '../../examples/vcluster-flavours/node-provider.yaml'), 'utf8');
const BASE = VirtualMachineTemplate.fromObject({ metadata: { labels: { foo: 'bar' } }, spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } });

const chart = () => new Chart(new App(), 'chart', { namespace: 'n' });
const provider = (...nodeTypes: NodeType[]) => new NodeProvider(chart(), 'nodes', { template: BASE, nodeTypes });

test('the node types of vCluster\'s advanced example have the costs that vCluster computes', () => {
  expect(NodeProvider.fromManifest(chart(), ADVANCED).overview()).toEqual([
    { name: 'standard-node', displayName: 'Standard Ubuntu VM (KubeVirt)', provider: 'kubevirt-provider-advanced', total: 10, available: 10, claimed: 0, cost: 28, phase: 'Available' },
    { name: 'high-memory-node', displayName: 'High Memory Node (KubeVirt)', provider: 'kubevirt-provider-advanced', total: 5, available: 5, claimed: 0, cost: 72, phase: 'Available' },
  ]);
});

test('the bytes of resources may be sizes, which are the same as quantities', () => {
  const ofMemory = (memory: string | Size) => new NodeProvider(chart(), 'nodes', { template: BASE, nodeTypes: [{ name: 'a', resources: { 'cpu': 2, memory, 'hugepages-2Mi': memory } }], emitNodeProvider: true });
  const [sized, written] = [Size.gibibytes(4), '4Gi'].map(ofMemory);
  expect([sized.toManifest(), sized.overview()]).toEqual([written.toManifest(), written.overview()]);
  expect(sized.claim('a', { nodeType: 'a' }).machines[0].apiObject.toJson().spec.template.spec.domain.resources.requests.memory).toBe('4Gi');
  expect(() => provider({ name: 'a', resources: { cpu: Size.gibibytes(4) } })).toThrow('nodeTypes[0].resources.cpu: a map is not valid here: write a quantity such as 4 or "8Gi"');
});

test('a provider emits nothing until something is claimed', () => {
  const nodes = provider({ name: 'small' });
  expect(Testing.synth(Chart.of(nodes))).toEqual([]);
  expect(nodes.apiObject).toBeUndefined();
});

test('claims are counted, and a node type without a capacity has no limit', () => {
  const nodes = provider({ name: 'small', maxCapacity: 3 }, { name: 'large' });
  nodes.claim('a', { nodeType: 'small', quantity: 2 });
  nodes.claim('b', { nodeType: 'large' });
  const [small, large] = nodes.overview();
  expect([small.total, small.available, small.claimed]).toEqual([3, 1, 2]);
  expect([large.total, large.available, large.claimed]).toEqual([undefined, undefined, 1]);
});

test('a claim that fails does not count', () => {
  const registration = NodeRegistration.k3s({ server: 'https://10.0.0.1:6443', token: SecretValue.fromSecret({ secretName: 'join', key: 'token' }) });
  const template = BASE.withDisk({ name: 'init', volume: VolumeSource.cloudInitNoCloud({ userDataSecretName: 'own' }) });
  const nodes = new NodeProvider(chart(), 'nodes', { template, nodeTypes: [{ name: 'small', maxCapacity: 1 }] });
  expect(() => nodes.claim('a', { nodeType: 'small', registration })).toThrow('the content of Secret "own" is not known here');
  expect(nodes.overview()[0]).toMatchObject({ available: 1, claimed: 0 });
  expect(nodes.node.validate()).toEqual([]);
});

test('capacities below the claims are refused at synth, all at once, with the paths of the claims', () => {
  const nodes = provider({ name: 'small', maxCapacity: 2 }, { name: 'large', maxCapacity: 1 }, { name: 'enough', maxCapacity: 1 });
  nodes.claim('a', { nodeType: 'small', quantity: 2 });
  nodes.claim('b', { nodeType: 'small' });
  nodes.claim('c', { nodeType: 'large', quantity: 2 });
  nodes.claim('d', { nodeType: 'enough' });
  expect(nodes.node.validate()).toEqual([
    'node type "small": maxCapacity is 2, and 3 machines are claimed by chart/nodes/a (2), chart/nodes/b (1): raise it, or claim fewer',
    'node type "large": maxCapacity is 1, and 2 machines are claimed by chart/nodes/c (2): raise it, or claim fewer',
  ]);
  expect(nodes.overview()[0]).toMatchObject({ available: 0, claimed: 3, phase: 'Failed' });
  expect(() => nodes.node.root instanceof App && nodes.node.root.synthYaml()).toThrow(/\[chart\/nodes\] node type "small": maxCapacity is 2/);
});

describe('user data too long to be inline', () => {
  const template = BASE.withCloudInit(CloudInit.noCloud({ writeFiles: [{ path: '/etc/long', content: 'a'.repeat(3000) }] }));
  const long = (emitNodeProvider?: boolean) => new NodeProvider(chart(), 'nodes', { template, nodeTypes: [{ name: 'small' }], emitNodeProvider });

  test('moves to the Secrets of claimed machines', () => {
    const nodes = long();
    nodes.claim('a', { nodeType: 'small' });
    expect(Testing.synth(Chart.of(nodes)).map(({ kind, metadata }) => [kind, metadata.name])).toEqual([
      ['VirtualMachine', 'a-0'], ['Secret', expect.stringMatching(/^a-0-cloudinitdisk-/)],
    ]);
  });

  test('is refused for a platform, which takes the document as it is', () => {
    expect(() => long(true)).toThrow(/^chart\/nodes: node type "small": spec\.template\.spec\.volumes\[0\]\.cloudInitNoCloud\.userData: \d+ bytes exceed the limit of 2048/);
  });
});

test('changing the objects of the program later changes nothing that is offered, claimed or written', () => {
  const patch = { metadata: { labels: { tier: 'db' } }, spec: { template: { spec: { hostname: null } } } };
  const nodeTypes: any[] = [{ name: 'small', maxCapacity: 2, properties: { disk: 'ssd' }, mergeVirtualMachineTemplate: patch }];
  const props = {
    template: BASE,
    nodeTypes,
    properties: { zone: 'a' },
    clusterRef: { namespace: 'machines' },
    metadata: { labels: { team: 'web' } },
    additionalFields: { spec: { kubeVirt: { namespaceStrategy: 'Provider' } } },
  };
  const nodes = new NodeProvider(chart(), 'nodes', props);
  const seen = () => [nodes.toManifest(), nodes.overview(), nodes.properties, nodes.namespace];
  const before = structuredClone(seen());

  Object.assign(nodeTypes[0], { maxCapacity: 9, displayName: 'Other' });
  nodeTypes[0].properties.disk = 'hdd';
  Object.assign(patch.metadata.labels, { tier: 'web' });
  nodeTypes.push({ name: 'large' });
  Object.assign(props.properties, { zone: 'b' });
  Object.assign(props.clusterRef, { namespace: 'others' });
  Object.assign(props.metadata.labels, { team: 'db' });
  Object.assign(props.additionalFields.spec.kubeVirt, { namespaceStrategy: 'None' });
  Object.assign(props, { displayName: 'Other', emitNodeProvider: true });

  expect(seen()).toEqual(before);
  expect(nodes.toManifest().spec.kubeVirt.nodeTypes[0].mergeVirtualMachineTemplate.spec.template.spec).toEqual({ hostname: null });
  expect(nodes.claim('a', { nodeType: 'small' }).properties).toEqual({ zone: 'a', disk: 'ssd' });
});

test('errors have the path of the construct or the source', () => {
  expect(() => provider({ name: 'a', maxCapacity: -1 })).toThrow(/^chart\/nodes: nodeTypes\[0\]\.maxCapacity: -1 is not valid here: write a whole number/);
  expect(() => NodeProvider.fromManifest(chart(), '{kind: Pod}', { source: 'p.yaml' })).toThrow(/^p\.yaml:1: is "" "Pod" instead of a NodeProvider/);
  expect(() => NodeProvider.fromManifest(chart(), 'p.yaml')).toThrow('node-provider:1: is not a NodeProvider: pass the YAML of one');
  expect(() => NodeProvider.fromManifest(chart(), '')).toThrow('node-provider: has 0 documents instead of one NodeProvider: write it');
});

test('every value of the wrong type is reported to programs without types, at once', () => {
  const made = (props?: any, id = 'nodes') => () => new NodeProvider(chart(), id, props);
  expect(made({})).toThrow('chart/nodes: template: is missing: write a VirtualMachineTemplate, such as VirtualMachineTemplate.fromFile(…)\nchart/nodes: nodeTypes: is missing: write a list');
  const wrong = made({ template: {}, nodeTypes: {}, displayName: 3, properties: ['a'], clusterRef: { namspace: 'x' }, emitNodeProvider: 'no' }, 'My_Nodes');
  expect(wrong).toThrow('chart/My_Nodes: displayName: 3 is not valid here');
  expect(wrong).toThrow('chart/My_Nodes: properties: a list is not a map');
  expect(wrong).toThrow('chart/My_Nodes: emitNodeProvider: "no" is not valid here: write true or false');
  expect(wrong).toThrow('chart/My_Nodes: nodeTypes: a map is not a list');
  expect(wrong).toThrow('chart/My_Nodes: template: a map is not valid here');
  const misspelt = made({ template: VirtualMachineTemplate.fromObject({ spec: {} }), nodeTypes: [{ name: 'small' }], clusterRef: { namspace: 'x' } }, 'My_Nodes');
  expect(misspelt).toThrow('chart/My_Nodes: clusterRef.namspace: unknown field: write namespace');
  expect(misspelt).toThrow('chart/My_Nodes: name: "My_Nodes" is not the name of a provider: write at most 63 lower-case letters');
});

describe('a provider emitted for a platform', () => {
  const emitted = (manifest: any) => {
    const nodes = NodeProvider.fromManifest(chart(), manifest, { emitNodeProvider: true });
    return [Chart.of(nodes).toJson(), nodes] as const;
  };

  test('equals the document that it was read from, without a namespace', () => {
    const [manifests, nodes] = emitted(ADVANCED);
    expect(manifests).toEqual([parse(ADVANCED)]);
    expect(nodes.apiObject?.kind).toBe('NodeProvider');
  });

  test('keeps a null in a patch, which deletes a field', () => {
    const document = parse(ADVANCED);
    const patch = { spec: { template: { metadata: { annotations: { 'a/b~c': null } }, spec: { networks: null, domain: { devices: { interfaces: null } } } } } };
    document.spec.kubeVirt.nodeTypes[0].mergeVirtualMachineTemplate = patch;
    const [[manifest]] = emitted(document);
    expect(manifest.spec.kubeVirt.nodeTypes[0].mergeVirtualMachineTemplate).toEqual(patch);
  });
});
