import { readFileSync } from 'fs';
import { join } from 'path';
import { Chart, Testing } from 'cdk8s';
import { parse } from 'yaml';
import { VirtualMachine } from '../../src/machine/virtual-machine';
import { claimsNodes, documentedClaims, isAutoNodes } from '../../src/nodes/auto-nodes-document';
import { NodeProvider } from '../../src/nodes/node-provider';
import { offeringProvider } from '../../src/nodes/node-provider-document';
import { NodeRegistration } from '../../src/nodes/registration/node-registration';

const provider = (name: string, ...nodeTypes: object[]) => offeringProvider({
  apiVersion: 'management.loft.sh/v1',
  kind: 'NodeProvider',
  metadata: { name },
  spec: { kubeVirt: { clusterRef: { namespace: `of-${name}` }, virtualMachineTemplate: { spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } }, nodeTypes } },
});
const ONE = provider('p', { name: 'large', resources: { cpu: 8 } }, { name: 'small' });
const TWO = provider('q', { name: 'other' });

const claimed = (autoNodes: any, ...providers: any[]) => documentedClaims({ autoNodes }, providers);
const large = { property: 'vcluster.com/node-type', value: 'large' };

test('a static group becomes machines of the cheapest node type that meets its requirements', () => {
  const { claims, notes } = claimed({ static: [{ name: 'a', provider: 'p', quantity: 2, requirements: [large] }, { name: 'b', provider: 'p' }, { name: 'c', provider: 'q' }] }, ONE, TWO);
  expect(claims.map(({ machines, ...claim }) => ({ ...claim, machines: machines.map(({ name }) => name) }))).toEqual([
    { provider: 'p', nodeType: 'large', claim: 'a', namespace: 'of-p', machines: ['a-0', 'a-1'], notes: [] },
    { provider: 'p', nodeType: 'small', claim: 'b', namespace: 'of-p', machines: ['b-0'], notes: [] },
    { provider: 'q', nodeType: 'other', claim: 'c', namespace: 'of-q', machines: ['c-0'], notes: [] },
  ]);
  expect(claims[0].machines[0].template.toObject()).toMatchObject({
    metadata: { labels: { 'cdk8s-kubevirt/node-provider': 'p', 'cdk8s-kubevirt/node-type': 'large', 'cdk8s-kubevirt/node-claim': 'a' } },
    spec: { template: { spec: { domain: { resources: { requests: { cpu: '8' } } } } } },
  });
  expect(notes).toEqual([]);
});

describe('privateNodes.autoNodes of vCluster', () => {
  const namesOf = (document: any, ...providers: any[]) => documentedClaims(document, providers).claims
    .map(({ machines, provider: taken, nodeType }) => [taken, nodeType, ...machines.map(({ name }) => name)]);

  test('groups nodes by provider, with a nodeTypeSelector and properties', () => {
    const groups = [
      { provider: 'p', properties: { region: 'a', tier: 'x' }, static: [{ name: 'a', quantity: 2, nodeTypeSelector: [large], properties: { tier: 'y' } }, { name: 'b', quantity: 1, profile: 'hardened' }] },
      { provider: 'q', static: [{ name: 'c', quantity: 1 }], dynamic: [{ name: 'd', limits: { nodes: '3' } }] },
    ];
    const document = { privateNodes: { enabled: true, autoNodes: groups } };
    expect(claimsNodes(document)).toBe(true);
    expect(namesOf(document, ONE, TWO)).toEqual([['p', 'large', 'a-0', 'a-1'], ['p', 'small', 'b-0'], ['q', 'other', 'c-0']]);
    const { claims, notes } = documentedClaims(document, [ONE, TWO]);
    expect(claims[0].machines[0].template.toObject().metadata?.annotations).toEqual({ 'cdk8s-kubevirt/node-properties': '{"region":"a","tier":"y"}' });
    expect(notes).toEqual(['privateNodes.autoNodes[1].dynamic: the platform makes and removes these nodes as pods need them: rendered none']);
  });

  test('may be a map, as in older versions, with the provider in each group', () => {
    expect(namesOf({ privateNodes: { autoNodes: { static: [{ name: 'a', provider: 'q', quantity: 1 }] } } }, ONE, TWO)).toEqual([['q', 'other', 'a-0']]);
  });

  test('may have a group of 0 nodes, which has no machines', () => {
    expect(namesOf({ privateNodes: { autoNodes: [{ provider: 'q', static: [{ name: 'a', quantity: 0 }] }] } }, TWO)).toEqual([['q', 'other']]);
  });

  test('notes nodes of the control plane, and once that all groups use the only provider', () => {
    const document = { controlPlane: { standalone: { autoNodes: { quantity: 3 } } }, privateNodes: { autoNodes: [{ provider: 'x', static: [{ name: 'a' }, { name: 'b' }] }] } };
    expect(documentedClaims(document, [TWO]).notes).toEqual([
      'privateNodes.autoNodes[0].provider: "x" is not among the documents given: took "q", the only one',
      'controlPlane.standalone.autoNodes: the platform makes the nodes of a control plane: rendered none',
    ]);
  });

  test.each<[string, any, string]>([
    ['null as a group', [null], 'privateNodes.autoNodes[0]: null is not a map'],
    ['fields of the old form', [{ provider: 'p', static: [{ name: 'a', requirements: [large] }] }], 'privateNodes.autoNodes[0].static[0].requirements: '],
    ['a selector that no node type meets', [{ provider: 'q', static: [{ name: 'a', nodeTypeSelector: [large] }] }], 'privateNodes.autoNodes[0].static[0].nodeTypeSelector: no node type meets them: other has'],
    ['an unknown provider', [{ provider: 'x', static: [{ name: 'a' }] }], 'privateNodes.autoNodes[0].provider: "x" is not among the documents given: write one of p, q'],
    ['a negative quantity', [{ provider: 'p', static: [{ name: 'a', quantity: -1 }] }], 'privateNodes.autoNodes[0].static[0].quantity: -1 is not valid here: write a whole number'],
    ['a string', 'static', 'privateNodes.autoNodes: '],
  ])('is refused with %s', (_title, autoNodes, message) => {
    expect(() => documentedClaims({ privateNodes: { autoNodes } }, [ONE, TWO])).toThrow(message);
  });
});

test('taints, node labels and devices that a machine leaves out are noted', () => {
  const group = { name: 'a', provider: 'r', taints: [{ key: 'k', effect: 'NoExecute' }], nodeLabels: { team: 'x' }, terminationGracePeriod: '30s' };
  expect(claimed({ static: [group] }, provider('r', { name: 'gpu', resources: { 'nvidia.com/gpu': 1 } })).claims[0].notes).toEqual([
    'a VirtualMachine has no taints: left out k:NoExecute, register the node with --register-with-taints=k:NoExecute',
    'a VirtualMachine has no labels of its Node: left out team=x, register the node with --node-labels=team=x',
    'a guest gets no nvidia.com/gpu by requesting it: left out 1, write the device into the node type\'s template, such as domain.devices.gpus',
  ]);
});

test('the only provider replaces one with another name, with a note', () => {
  expect(claimed({ static: [{ name: 'a', provider: 'my-provider' }] }, ONE).notes).toEqual([
    'autoNodes.static[0].provider: "my-provider" is not among the documents given: took "p", the only one',
  ]);
});

test.each([
  [{ dynamic: [{ name: 'd' }] }, ['autoNodes.dynamic: the platform makes and removes these nodes as pods need them: rendered none']],
  [{}, ['autoNodes: claims no static nodes: rendered none']],
  [undefined, ['autoNodes: claims no static nodes: rendered none']],
])('%j claims nothing, with a note', (autoNodes, notes) => {
  expect(claimed(autoNodes, ONE)).toEqual({ claims: [], notes });
});

test.each<[string, any, string]>([
  ['a map of groups', { static: {} }, 'autoNodes.static: a map is not a list: write "- " before each item'],
  ['a group without a name', { static: [{ provider: 'p' }] }, 'autoNodes.static[0].name: is missing: name the nodes'],
  ['a group that is null', { static: [null] }, 'autoNodes.static[0]: null is not a map'],
  ['an unknown operator', { static: [{ name: 'a', requirements: [{ ...large, operator: 'Near' }] }] }, 'autoNodes.static[0].requirements[0].operator: "Near" is not valid here: write one of In, NotIn, Exists, DoesNotExist, Gt, Lt'],
  ['a name twice in one provider, whose machines would be the same', { static: [{ name: 'a', provider: 'p' }, { name: 'a', provider: 'q' }, { name: 'a', provider: 'p', quantity: 2 }] },
    'autoNodes.static[2].name: "a" is already at autoNodes.static[0].name: keep one of them'],
  ['an invalid taint', { static: [{ name: 'a', provider: 'p', taints: [{ key: 'k' }] }] }, 'autoNodes.static[0].taints[0].effect: is missing: write NoSchedule, PreferNoSchedule or NoExecute'],
  ['an unknown provider', { static: [{ name: 'a', provider: 'x' }] }, 'autoNodes.static[0].provider: "x" is not among the documents given: write one of p, q'],
  ['every group with unmet requirements', { static: [{ name: 'a', provider: 'q', requirements: [large] }, { name: 'b', provider: 'p', requirements: [{ property: 'disk', value: 'z' }] }] },
    'autoNodes.static[0].requirements: no node type meets them: other has vcluster.com/node-type "other"\nautoNodes.static[1].requirements[0].property: no node type has "disk": write one of vcluster.com/node-type, '],
])('%s is refused', (_title, autoNodes, message) => {
  expect(() => claimed(autoNodes, ONE, TWO)).toThrow(message);
});

test('groups of the same name claim machines of different providers', () => {
  const { claims } = claimed({ static: [{ name: 'a', provider: 'p' }, { name: 'a', provider: 'q' }] }, ONE, TWO);
  expect(claims.map(({ namespace, machines }) => [namespace, ...machines.map(({ name }) => name)])).toEqual([['of-p', 'a-0'], ['of-q', 'a-0']]);
});

test('groups whose provider is the only one given have names of their own in it, in all lists', () => {
  const document = { autoNodes: { static: [{ name: 'a', provider: 'x' }] }, privateNodes: { autoNodes: [{ provider: 'y', static: [{ name: 'a' }] }] } };
  expect(() => documentedClaims(document, [TWO])).toThrow('privateNodes.autoNodes[0].static[0].name: "a" is already at autoNodes.static[0].name: keep one of them');
});

test('a configuration with autoNodes is recognized by its fields', () => {
  const documents = [null, [], {}, { autoNodes: { static: [] } }, { privateNodes: { enabled: true } }, { apiVersion: 'v1', autoNodes: {} }, { autoNodes: { dynamic: [] } }];
  expect(documents.map(isAutoNodes)).toEqual([false, false, false, true, true, false, true]);
  expect(documents.map(claimsNodes)).toEqual([false, false, false, true, false, false, false]);
});

test('a group makes the same machines as a claim in a program, except for registration', () => {
  const document = readFileSync(join(__dirname, '../../examples/vcluster-flavours/node-provider.yaml'), 'utf8');
  const requirements = [{ property: 'vcluster.com/node-type', value: 'high-memory-node' }];
  const nodes = NodeProvider.fromManifest(new Chart(Testing.app(), 'chart'), document);
  const registration = NodeRegistration.script({ script: '#!/bin/sh\ntrue\n' });
  const { machines } = nodes.claim('a', { requirements, quantity: 2, registration });
  const group = { name: 'a', provider: nodes.name, requirements, quantity: 2 };
  const [{ machines: rendered, namespace, notes }] = claimed({ static: [group] }, offeringProvider(parse(document))).claims;
  const wanted = rendered.map(({ name, template }) => new VirtualMachine(new Chart(Testing.app(), 'rendered'), name, { template, metadata: { namespace } }));
  const withoutCloudInit = ({ apiObject }: VirtualMachine) => {
    const { metadata, spec } = apiObject.toJson();
    const { domain, volumes, ...instance } = spec.template.spec;
    const others = (named: any[]) => named.filter(({ name }) => name !== 'cloudinitdisk');
    const devices = { ...domain.devices, disks: others(domain.devices.disks) };
    const bare = { ...instance, domain: { ...domain, devices }, volumes: others(volumes) };
    return { metadata, spec: { ...spec, template: { ...spec.template, spec: bare } } };
  };
  expect(machines.map(withoutCloudInit)).toEqual(wanted.map(withoutCloudInit));
  expect(notes).toEqual(['a VirtualMachine has no taints: left out workload=high-memory:NoSchedule, register the node with --register-with-taints=workload=high-memory:NoSchedule']);
});
