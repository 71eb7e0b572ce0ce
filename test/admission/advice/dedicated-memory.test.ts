// KubeVirt makes the memory request of a machine with dedicated CPUs the limit of its pod, where the guest no longer fits.
import { admittedAdvice } from './admitted';

const machine = (cpu: object, resources: object, memory: object = { guest: '4Gi' }) => admittedAdvice({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Always',
    template: { spec: { domain: { devices: {}, cpu: { cores: 2, ...cpu }, memory, resources }, volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'root' } }] } },
  },
});

const instancetype = (cpu: object, memory: object) => admittedAdvice({
  apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineClusterInstancetype', metadata: { name: 'given' }, spec: { cpu: { guest: 2, ...cpu }, memory: { guest: '4Gi', ...memory } },
});

const DEDICATED = { dedicatedCpuPlacement: true };
const HALF = { requests: { memory: '2Gi' } };

test('a memory request below the guest draws advice if the CPUs are dedicated', () => {
  expect(machine(DEDICATED, HALF)).toEqual([
    'spec.template.spec.domain.resources.requests.memory: "2Gi", with dedicated CPUs also the limit, is less than the "4Gi" that the guest may use, write at least that or remove it [memory-limit-below-guest]',
  ]);
});

test('a limit below the guest draws the advice once, whether or not the CPUs are dedicated', () => {
  const limit = ['spec.template.spec.domain.resources.limits.memory: "2Gi" is less than the "4Gi" that the guest may use, write at least that or remove it [memory-limit-below-guest]'];
  expect(machine(DEDICATED, { ...HALF, limits: { memory: '2Gi' } })).toEqual(limit);
  expect(machine({}, { limits: { memory: '2Gi' } })).toEqual(limit);
});

test('a request that covers the guest, huge pages and shared CPUs draw none', () => {
  expect(machine(DEDICATED, { requests: { memory: '4Gi' } })).toEqual([]);
  expect(machine(DEDICATED, {})).toEqual([]);
  expect(machine(DEDICATED, HALF, { guest: '4Gi', hugepages: { pageSize: '1Gi' } })).toEqual([]);
  expect(machine({ dedicatedCpuPlacement: false }, HALF)).toEqual([]);
});

test('an instance type that overcommits memory draws it if its CPUs are dedicated', () => {
  expect(instancetype({ dedicatedCPUPlacement: true }, { overcommitPercent: 50 })).toEqual([
    'spec.memory.overcommitPercent: 50 percent less is, with dedicated CPUs, also the limit, below the "4Gi" that the guest may use, write 0 or remove it [memory-limit-below-guest]',
  ]);
  expect(instancetype({}, { overcommitPercent: 50 })).toEqual([]);
  expect(instancetype({ dedicatedCPUPlacement: true }, { overcommitPercent: 0 })).toEqual([]);
});
