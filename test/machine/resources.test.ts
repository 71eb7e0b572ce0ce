// What a machine asks of its node, and may use of it at most.
import { Chart, Size, Testing } from 'cdk8s';
import { ImageSource, Machine, MachineProps, MachineSize } from '../../src';

const size = MachineSize.MEDIUM;
const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');

const machineOf = (props: MachineProps) => new Machine(new Chart(Testing.app(), 'farm', { namespace: 'vms' }), 'web', { image, ...props });
const resources = (props: MachineProps) => machineOf({ size, ...props }).apiObject.toJson().spec.template.spec.domain.resources;

test('limits are beside the request, and no machine has what it does not say', () => {
  const memory = Size.gibibytes(4);
  expect(resources({ memoryRequest: Size.gibibytes(2), memoryLimit: memory, cpuLimit: 2 })).toEqual({ requests: { memory: '2Gi' }, limits: { cpu: '2', memory: '4Gi' } });
  expect(resources({ memoryLimit: memory })).toEqual({ limits: { memory: '4Gi' } });
  expect(resources({})).toBeUndefined();
});

test.each([[1.5, '1500m'], [0.25, '250m'], [0.001, '1m'], [64, '64'], [2000, '2k']])('a limit of %s CPUs is as Kubernetes keeps it', (cpuLimit, cpu) => {
  expect(resources({ cpuLimit })).toEqual({ limits: { cpu } });
});

test('overrides come after them, field by field', () => {
  const overrides = { spec: { template: { spec: { domain: { resources: { limits: { cpu: '3' } } } } } } };
  expect(resources({ cpuLimit: 2, memoryLimit: Size.gibibytes(4), overrides })).toEqual({ limits: { cpu: '3', memory: '4Gi' } });
});

test('limits that Kubernetes cannot count are refused, all at once', () => {
  expect(() => resources({ cpuLimit: 0, memoryLimit: Size.gibibytes(2 ** 33) })).toThrow(new Error([
    'farm/web: memoryLimit: is too large for Kubernetes: write a size below 8Ei, such as Size.gibibytes(2)',
    'farm/web: cpuLimit: 0 is not a number of CPUs: write one above 0 with at most three decimals, such as 2 or 1.5',
  ].join('\n')));
});

test.each([-1, 1.0001, NaN, Infinity])('%s is no number of CPUs', (cpuLimit) => {
  expect(() => resources({ cpuLimit })).toThrow(`cpuLimit: ${cpuLimit} is no`);
});

test.each<[string, MachineProps, string | undefined]>([
  ['a request above the limit', { size, memoryRequest: Size.gibibytes(3), memoryLimit: Size.gibibytes(2) }, '[request-within-limit]'],
  ['limits of an instance type', { instancetype: { name: 'u1.medium' }, disks: [{ name: 'root', size: Size.gibibytes(10) }], memoryLimit: Size.gibibytes(4) }, '[instancetype-brings-resources]'],
  ['fewer CPUs than the dedicated ones', { size, cpu: { cores: 2, dedicatedCpuPlacement: true }, cpuLimit: 1 }, '[dedicated-cpu-count-given]'],
  ['as many CPUs as the dedicated ones', { size, cpu: { cores: 2, dedicatedCpuPlacement: true }, cpuLimit: 2, memoryLimit: Size.gibibytes(4) }, undefined],
])('a rule judges %s', (_what, props, rule) => {
  expect(machineOf(props).node.validate()).toEqual(rule === undefined ? [] : [expect.stringContaining(rule)]);
});

test.each<[string, MachineProps, boolean]>([
  ['below the guest\'s memory', { memoryLimit: Size.gibibytes(2) }, true],
  ['of the guest\'s memory', { memoryLimit: Size.gibibytes(4) }, false],
  ['of the memory beside huge pages', { memoryLimit: Size.gibibytes(2), hugepages: Size.mebibytes(2) }, false],
])('a limit %s is told or not', (_what, props, isTold) => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  machineOf({ size, ...props }).node.root.node.validate();
  expect(stderr.mock.calls.join().includes('[memory-limit-below-guest]')).toBe(isTold);
  stderr.mockRestore();
});
