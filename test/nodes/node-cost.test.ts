import * as fc from 'fast-check';
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
  ['fields that are written and empty', { ...requests('2', '4Gi'), cpu: null, memory: null }, {}, 28],
  ['a count that is written and empty', { cpu: { cores: 2, sockets: null }, memory: { guest: '4Gi' } }, {}, 28],
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

test('the texts of one amount cost the same: its exact cost, rounded up', () => {
  const nanosOfCpu = fc.bigInt({ min: 1n, max: 10n ** 14n });
  const bytesOfMemory = fc.bigInt({ min: 1n, max: 2n ** 44n });
  /** Half of the amounts cost a whole number, which no error may raise. */
  const whole = fc.tuple(nanosOfCpu.map((nanos) => nanos * 10n ** 8n), bytesOfMemory.map((bytes) => bytes * 2n ** 29n));
  const amounts = fc.oneof(fc.tuple(nanosOfCpu, bytesOfMemory), whole);
  fc.assert(fc.property(amounts, ([nanos, bytes]) => {
    const exact = 10n * nanos * 2n ** 30n + 2n * bytes * 10n ** 9n;
    const expected = Number((exact + 10n ** 9n * 2n ** 30n - 1n) / (10n ** 9n * 2n ** 30n));
    const cpus = [`${nanos}n`, `${decimal(nanos, 3)}u`, `${decimal(nanos, 6)}m`, decimal(nanos, 9), `${decimal(nanos, 12)}k`, `${nanos}e-9`];
    const memories = [`${bytes}`, `${bytes}000m`, `${decimal(bytes, 6)}M`, `${decimal(bytes, 2)}E2`, `${decimal(bytes * 5n ** 10n, 10)}Ki`, `${decimal(bytes * 5n ** 30n, 30)}Gi`];
    const costs = cpus.map((cpu, index) => cost({ devices: {} }, { resources: { cpu, memory: memories[index] } }));
    expect(costs).toEqual(cpus.map(() => expected));
  }));
});

test.each<[string, string]>([['2300m', '1Gi'], ['2.3', '1024Mi'], ['2300000000n', '1073741824']])('%s CPUs and %s cost 25', (cpu, memory) => {
  expect(cost(requests(cpu, memory))).toBe(25);
});

test('an amount with too many digits to compute costs nobody knows what', () => {
  expect(cost({ devices: {} }, { resources: { cpu: '1e9999', memory: '1Gi' } })).toBeUndefined();
});

/** A whole number as a text, divided by a power of ten. */
function decimal(amount: bigint, digits: number): string {
  return String(amount).padStart(digits + 1, '0').replace(new RegExp(`(?=\\d{${digits}}$)`), '.');
}
