import { offeredNodeTypes, selectNodeType, Selection } from '../../src/nodes/offered-node-types';
import { VirtualMachineTemplate } from '../../src/template/virtual-machine-template';

const BASE = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } });
const offered = (...nodeTypes: any[]) => offeredNodeTypes('p', BASE, nodeTypes);

test('a node type has the properties that a platform derives, and its own, which may have several values', () => {
  const [{ properties }] = offered({ name: 't', region: 'eu', properties: { disk: 'ssd,hdd' } });
  expect(Object.fromEntries(properties)).toEqual({
    'vcluster.com/node-type': ['t'],
    'vcluster.com/node-provider': ['p'],
    'node.kubernetes.io/instance-type': ['t'],
    'kubernetes.io/os': ['linux'],
    'karpenter.sh/capacity-type': ['on-demand'],
    'topology.kubernetes.io/zone': ['global'],
    'topology.kubernetes.io/region': ['eu'],
    'disk': ['ssd', 'hdd'],
  });
});

test('one error lists every mistake of every node type', () => {
  expect(() => offered(
    { name: 'a', maxCapacity: 0, cost: 0.5, resources: { 'cpu': 'many', 'example.com/nic': -1 }, properties: { x: 1 } }, { name: 'b', virtualMachineTemplate: BASE, mergeVirtualMachineTemplate: {} }, { name: 'a' }, { name: 'a b' },
  )).toThrow([
    'nodeTypes[2].name: "a" is already at nodeTypes[0].name: keep one of them',
    'nodeTypes[0].maxCapacity: 0 is not valid here: write a whole number from 1',
    'nodeTypes[0].resources.cpu: "many" is not valid here: write a quantity such as 4 or "8Gi"',
    'nodeTypes[0].resources.example.com/nic: -1 is not valid here: write a quantity such as 4 or "8Gi"',
    'nodeTypes[0].cost: 0.5 is not valid here: write a whole number from 1',
    'nodeTypes[0].properties.x: 1 is not valid here: write a string, in quotes where YAML reads it as something else',
    'node type "b": virtualMachineTemplate and mergeVirtualMachineTemplate exclude each other: keep one',
    'nodeTypes[3].name: "a b" is not a name that a label can have for its value: write at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, such as "high-memory"',
  ].join('\n'));
});

test.each<[string, any, string]>([
  ['a string instead of a node type', 'small', 'nodeTypes[0]: "small" is not a map: write one with name, displayName, '],
  ['null instead of a node type', null, 'nodeTypes[0]: null is not a map'],
  ['a node type without a name', {}, 'nodeTypes[0].name: is missing: name the node type'],
  ['a misspelt field', { name: 'a', maxCapcity: 3 }, 'nodeTypes[0].maxCapcity: unknown field'],
  ['an unknown resource', { name: 'a', resources: { mem: '4Gi' } }, 'nodeTypes[0].resources: "mem" is not a resource: write cpu, memory, or one with its vendor\'s domain'],
  ['a patch with an unknown field', { name: 'a', mergeVirtualMachineTemplate: { specs: {} } }, 'node type "a": mergeVirtualMachineTemplate: template: specs: a VirtualMachine has no such field'],
])('%s is refused', (_title, nodeType, message) => {
  expect(() => offered(nodeType)).toThrow(`${message}`);
});

describe('a claim', () => {
  const TYPES = offered(
    { name: 'large', resources: { cpu: 8 } }, { name: 'small', properties: { disk: 'ssd' } }, { name: 'twin' }, { name: 'sized', virtualMachineTemplate: BASE.merge({ spec: { instancetype: { name: 'u1' }, template: { spec: { domain: { memory: null } } } } }) },
  );
  const name = (selection: Selection) => selectNodeType(selection, TYPES).name;

  test('selects a node type by name, or the cheapest that meets its requirements', () => {
    expect(name({ nodeType: 'large' })).toBe('large');
    expect(name({ requirements: [] })).toBe('small');
    expect(name({ requirements: [{ property: 'vcluster.com/node-type', values: ['large', 'twin'] }] })).toBe('twin');
    expect(name({ requirements: [{ property: 'vcluster.com/node-type', values: ['sized', 'large'] }] })).toBe('large');
  });

  test.each<[string, Selection, string]>([
    ['neither a node type nor requirements', {}, 'nodeType: is missing: write "large" or "small" or "twin" or "sized", or requirements that select one'],
    ['both a node type and requirements', { nodeType: 'large', requirements: [] }, 'nodeType and requirements exclude each other: keep one'],
    ['an unknown node type', { nodeType: 'lagre' }, 'nodeType: "lagre" is not offered: write "large"'],
    ['requirements that no node type meets', { requirements: [{ property: 'disk', value: 'tape' }] }, 'requirements: no node type meets them: large has no disk, small has disk "ssd", twin has no disk, sized has no disk'],
  ])('with %s is refused', (_title, selection, message) => {
    expect(() => name(selection)).toThrow(message);
  });

  test('names only five of many node types that do not meet its requirements', () => {
    const refusal = (count: number) => () => selectNodeType({ requirements: [{ property: 'vcluster.com/node-type', value: 'x' }] }, offered(...Array.from({ length: count }, (_, index) => ({ name: `t${index}` }))));
    expect(refusal(7)).toThrow(/: t0 has \S+ "t0", .*, t4 has \S+ "t4" and 2 more do not$/);
    expect(refusal(5)).toThrow(/, t4 has \S+ "t4"$/);
  });
});
