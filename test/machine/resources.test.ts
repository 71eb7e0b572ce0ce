// The memory and CPUs that a machine requests from its node, and its limits.
import { Chart, Size, Testing } from 'cdk8s';
import { ImageSource, Machine, MachineProps, MachineSize } from '../../src';

const size = MachineSize.MEDIUM;
const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');

const machineOf = (props: MachineProps) => new Machine(new Chart(Testing.app(), 'farm', { namespace: 'vms' }), 'web', { image, ...props });
const resources = (props: MachineProps) => machineOf({ size, ...props }).apiObject.toJson().spec.template.spec.domain.resources;

test('a machine has only the requests and limits that it sets', () => {
  const memory = Size.gibibytes(4);
  expect(resources({ memoryRequest: Size.gibibytes(2), memoryLimit: memory, cpuLimit: 2 })).toEqual({ requests: { memory: '2Gi' }, limits: { cpu: '2', memory: '4Gi' } });
  expect(resources({ cpuRequest: 0.5 })).toEqual({ requests: { cpu: '500m' } });
  expect(resources({ cpuRequest: 1, memoryRequest: memory, cpuLimit: 2 })).toEqual({ requests: { cpu: '1', memory: '4Gi' }, limits: { cpu: '2' } });
  expect(resources({ memoryLimit: memory })).toEqual({ limits: { memory: '4Gi' } });
  expect(resources({})).toBeUndefined();
});

test.each([[1.5, '1500m'], [0.25, '250m'], [0.001, '1m'], [64, '64'], [2000, '2k']])('a limit of %s CPUs is written as Kubernetes stores it: %s', (cpuLimit, cpu) => {
  expect(resources({ cpuLimit })).toEqual({ limits: { cpu } });
});

test('overrides replace limits field by field', () => {
  const overrides = { spec: { template: { spec: { domain: { resources: { limits: { cpu: '3' } } } } } } };
  expect(resources({ cpuLimit: 2, memoryLimit: Size.gibibytes(4), overrides })).toEqual({ limits: { cpu: '3', memory: '4Gi' } });
});

test('requests and limits out of Kubernetes\' range are refused, all at once', () => {
  const memory = Size.gibibytes(2 ** 33);
  expect(() => resources({ cpuRequest: 0.0001, cpuLimit: 0, memoryRequest: memory, memoryLimit: memory })).toThrow(new Error([
    'farm/web: memoryRequest: is too large for Kubernetes: write a size below 8Ei, such as Size.gibibytes(2)',
    'farm/web: memoryLimit: is too large for Kubernetes: write a size below 8Ei, such as Size.gibibytes(2)',
    'farm/web: cpuRequest: 0.0001 is not a number of CPUs: write one above 0 with at most three decimals, such as 2 or 1.5',
    'farm/web: cpuLimit: 0 is not a number of CPUs: write one above 0 with at most three decimals, such as 2 or 1.5',
  ].join('\n')));
});

test.each<[number, string]>([
  [-1, 'is not a number of CPUs: write one above 0'],
  [1.0001, 'is not a number of CPUs: write one above 0'],
  [NaN, 'is not valid here: write a number'],
  [Infinity, 'is not valid here: write a number'],
])('%s is not a number of CPUs', (cpuLimit, message) => {
  expect(() => resources({ cpuLimit })).toThrow(`cpuLimit: ${cpuLimit} ${message}`);
});

test.each<[string, MachineProps, string | undefined]>([
  ['a request above the limit', { size, memoryRequest: Size.gibibytes(3), memoryLimit: Size.gibibytes(2) }, '[request-within-limit]'],
  ['a request of CPUs above the limit', { size, cpuRequest: 3, cpuLimit: 2 }, '[request-within-limit]'],
  ['a request other than the dedicated CPUs', { size, cpu: { cores: 2, dedicatedCpuPlacement: true }, cpuRequest: 1, memoryLimit: Size.gibibytes(4) }, '[dedicated-cpu-count-given]'],
  ['limits of an instance type', { instancetype: { name: 'u1.medium' }, disks: [{ name: 'root', size: Size.gibibytes(10) }], memoryLimit: Size.gibibytes(4) }, '[instancetype-brings-resources]'],
  ['a limit below the dedicated CPUs', { size, cpu: { cores: 2, dedicatedCpuPlacement: true }, cpuLimit: 1 }, '[dedicated-cpu-count-given]'],
  ['a limit equal to the dedicated CPUs', { size, cpu: { cores: 2, dedicatedCpuPlacement: true }, cpuLimit: 2, memoryLimit: Size.gibibytes(4) }, undefined],
])('admission rules judge %s', (_what, props, rule) => {
  expect(machineOf(props).node.validate()).toEqual(rule === undefined ? [] : [expect.stringContaining(rule)]);
});

test.each<[string, MachineProps, boolean]>([
  ['below the guest\'s memory', { memoryLimit: Size.gibibytes(2) }, true],
  ['equal to the guest\'s memory', { memoryLimit: Size.gibibytes(4) }, false],
  ['below the guest\'s memory with huge pages', { memoryLimit: Size.gibibytes(2), hugepages: Size.mebibytes(2) }, false],
])('with a limit %s, synth warns only if the guest does not fit', (_what, props, isWarned) => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  machineOf({ size, ...props }).node.root.node.validate();
  expect(stderr.mock.calls.join().includes('[memory-limit-below-guest]')).toBe(isWarned);
  stderr.mockRestore();
});
