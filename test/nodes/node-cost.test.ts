import { nodeCost } from '../../src/nodes/offered-node-types';
import { VirtualMachineTemplate } from '../../src/template/virtual-machine-template';

const cost = (domain: object, nodeType: object = {}, spec: object = {}) =>
  nodeCost(nodeType, VirtualMachineTemplate.fromObject({ spec: { ...spec, template: { spec: { domain } } } }));
const requests = (cpu: string, memory: string) => ({ resources: { requests: { cpu, memory } } });

test.each<[string, object, object, number]>([
  ['2 CPUs and 4 GiB that are requested', requests('2', '4Gi'), {}, 28],
  ['4 CPUs and 16 GiB of the node type', requests('2', '4Gi'), { resources: { cpu: 4, memory: '16Gi' } }, 72],
  ['the CPUs of the node type and the memory of the template', requests('2', '4Gi'), { resources: { cpu: 4 } }, 48],
  ['what a guest is told, rather than what is requested for it', { ...requests('1', '1Gi'), cpu: { cores: 2, sockets: 2 }, memory: { guest: '8Gi' } }, {}, 56],
  ['limits where nothing else says it', { resources: { limits: { cpu: '2', memory: '4Gi' } } }, {}, 28],
  ['one CPU where nothing says how many', { memory: { guest: '2Gi' } }, {}, 14],
  ['each of another resource', requests('2', '4Gi'), { resources: { 'nvidia.com/gpu': 2, 'example.com/nic': '1' } }, 30_028],
  ['parts of a CPU and of a GiB, rounded up', requests('1500m', '1200Mi'), {}, 18],
  ['what the node type says it does', requests('2', '4Gi'), { cost: 7, resources: { cpu: 4 } }, 7],
])('%s: %#', (_title, domain, nodeType, expected) => {
  expect(cost(domain, nodeType)).toBe(expected);
});

test('of an instance type only the cluster knows', () => {
  expect(cost({ devices: {} }, {}, { instancetype: { name: 'u1.medium' } })).toBeUndefined();
  expect(cost({ devices: {} }, { cost: 3 }, { instancetype: { name: 'u1.medium' } })).toBe(3);
});
