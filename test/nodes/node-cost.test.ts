import * as fc from 'fast-check';
import { nodeCost } from '../../src/nodes/offered-node-types';
import { VirtualMachineTemplate } from '../../src/template/virtual-machine-template';

const cost = (domain: object, nodeType: object = {}, spec: object = {}) =>
  nodeCost(nodeType, VirtualMachineTemplate.fromObject({ spec: { ...spec, template: { spec: { domain } } } }));
const requests = (cpu: string, memory: string) => ({ resources: { requests: { cpu, memory } } });

test.each<[string, object, object, number]>([
  ['the requested 2 CPUs and 4 GiB', requests('2', '4Gi'), {}, 28],
  ['the 4 CPUs and 16 GiB of the node type', requests('2', '4Gi'), { resources: { cpu: 4, memory: '16Gi' } }, 72],
  ['the CPUs of the node type and the memory of the template', requests('2', '4Gi'), { resources: { cpu: 4 } }, 48],
  ['the CPUs and memory of the guest rather than its requests', { ...requests('1', '1Gi'), cpu: { cores: 2, sockets: 2 }, memory: { guest: '8Gi' } }, {}, 56],
  ['limits if nothing else is set', { resources: { limits: { cpu: '2', memory: '4Gi' } } }, {}, 28],
  ['the requests if cpu and memory are null', { ...requests('2', '4Gi'), cpu: null, memory: null }, {}, 28],
  ['one socket if sockets is null', { cpu: { cores: 2, sockets: null }, memory: { guest: '4Gi' } }, {}, 28],
  ['the counts that are set if others are zero', { cpu: { cores: 2, sockets: 0, threads: 0 }, memory: { guest: '4Gi' } }, {}, 28],
  ['the requests if all counts are zero', { ...requests('2', '4Gi'), cpu: { cores: 0 } }, {}, 28],
  ['one CPU if none is set', { memory: { guest: '2Gi' } }, {}, 14],
  ['every other resource', requests('2', '4Gi'), { resources: { 'nvidia.com/gpu': 2, 'example.com/nic': '1' } }, 30_028],
  ['the devices of the template', { ...requests('2', '4Gi'), devices: { gpus: [{ name: 'a', deviceName: 'x/gpu' }], hostDevices: [{ name: 'b', deviceName: 'x/nic' }, { name: 'c', deviceName: 'x/nic' }] } }, {}, 30_028],
  ['no devices of the template if the node type has the resources', { ...requests('2', '4Gi'), devices: { gpus: [{ name: 'a', deviceName: 'x/T4' }] } }, { resources: { 'x/gpu': 1 } }, 10_028],
  ['fractions of a CPU and of a GiB, rounded up', requests('1500m', '1200Mi'), {}, 18],
  ['only the cost of the node type if that is set', requests('2', '4Gi'), { cost: 7, resources: { cpu: 4 } }, 7],
])('the cost counts %s', (_title, domain, nodeType, expected) => {
  expect(cost(domain, nodeType)).toBe(expected);
});

test('the cost of an instance type is unknown unless the node type sets it', () => {
  expect(cost({ devices: {} }, {}, { instancetype: { name: 'u1.medium' } })).toBeUndefined();
  expect(cost({ devices: {} }, { cost: 3 }, { instancetype: { name: 'u1.medium' } })).toBe(3);
});

test('every notation of an amount has the same cost: the exact one, rounded up', () => {
  const nanosOfCpu = fc.bigInt({ min: 1n, max: 10n ** 14n });
  const bytesOfMemory = fc.bigInt({ min: 1n, max: 2n ** 44n });
  /** Half of the amounts have a whole cost, which a rounding error must not raise. */
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

test('the cost of an amount with too many digits is unknown', () => {
  expect(cost({ devices: {} }, { resources: { cpu: '1e9999', memory: '1Gi' } })).toBeUndefined();
});

/** A whole number divided by a power of ten, in decimal notation. */
function decimal(amount: bigint, digits: number): string {
  return String(amount).padStart(digits + 1, '0').replace(new RegExp(`(?=\\d{${digits}}$)`), '.');
}
