// Machines that set what their instance type brings, and instance types and preferences that no machine could use.
import { Admission } from '../../../src';

const refusals = (instancetype: object, domain: object = { memory: { guest: '1Gi' } }) => Admission.validate({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Always',
    instancetype,
    template: { spec: { domain: { ...domain, devices: { disks: [{ name: 'root', disk: {} }] } }, volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'root' } }] } },
  },
});

const MEMORY = 'spec.template.spec.domain.memory.guest: "1Gi" conflicts with the instance type, which sets it: remove it or the machine\'s instancetype [instancetype-brings-resources]';

test('refuses memory beside a named instance type, whatever the failure policy of inference', () => {
  expect(refusals({ name: 'u1.small' })).toEqual([MEMORY]);
  expect(refusals({ name: 'u1.small', inferFromVolumeFailurePolicy: 'Ignore' })).toEqual([MEMORY]);
});

test('passes memory beside an inferred instance type that may be missing', () => {
  expect(refusals({ inferFromVolume: 'root', inferFromVolumeFailurePolicy: 'Ignore' })).toEqual([]);
  expect(refusals({ inferFromVolume: 'root' })).toEqual([MEMORY]);
});

test('refuses a spread ratio of 0, by which KubeVirt would divide', () => {
  const preference = (spreadOptions: object) => ({
    apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', metadata: { name: 'spread' }, spec: { cpu: { preferredCPUTopology: 'spread', spreadOptions } },
  });
  expect([{}, { across: 'SocketsCores' }, { across: 'SocketsCoresThreads' }].map((options) => Admission.validate(preference({ ...options, ratio: 0 })))).toEqual(Array(3).fill([
    'spec.cpu.spreadOptions.ratio: a ratio of 0 leaves no CPUs, write 2 or leave it out [spread-options-known]',
  ]));
  expect(Admission.validate(preference({ ratio: 1 }))).toEqual([]);
});

const typed = (kind: string, spec: object) => ({
  apiVersion: 'instancetype.kubevirt.io/v1beta1', kind, metadata: { name: 'given' }, spec: { ...kind.endsWith('type') && { cpu: { guest: 1 }, memory: { guest: '1Gi' } }, ...spec },
});

describe.each(['VirtualMachineInstancetype', 'VirtualMachineClusterInstancetype'])('a %s', (kind) => {
  // KubeVirt admits it, but Kubernetes refuses the pod of each of its machines.
  test('has a node selector that is valid in a pod', () => {
    expect(Admission.validate(typed(kind, { nodeSelector: { 'node role': 'worker', 'zone': 'a b', 'example.com/disk': '' } }))).toEqual([
      'spec.nodeSelector[node role]: "node role" is not a label\'s key, write at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, '
        + 'after a domain and "/" if need be, such as "example.com/team" [node-selector-form]',
      'spec.nodeSelector[zone]: "a b" is not a label\'s value, write at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, such as "web-1", or nothing [node-selector-form]',
    ]);
    expect(Admission.validate(typed(kind, { nodeSelector: { '{{KEY}}': '{{VALUE}}' } }))).toEqual([]);
  });

  // KubeVirt admits it, but refuses each of its machines or crashes.
  test('has a memory that is a whole number of hugepages', () => {
    const refused = (guest: string, pageSize?: string) => Admission.validate(typed(kind, { memory: { guest, hugepages: { pageSize } } }));
    expect(refused('3Gi', '2Gi')).toEqual(['spec.memory: guest "3Gi" is not a whole number of hugepages, write a multiple of "2Gi" [hugepages-add-up]']);
    expect(refused('1Gi', '2Gi')).toHaveLength(1);
    expect(refused('1Gi', '1024Mi')).toEqual(['spec.memory.hugepages.pageSize: "1024Mi" is not a page size, write "1Gi" [hugepage-size-given]']);
    expect(['0', '-2Mi', '2MB', '', '4Mi'].map((pageSize) => refused('1Gi', pageSize))).toEqual(['0', '-2Mi', '2MB', '', '4Mi'].map((pageSize) => [
      expect.stringContaining(`spec.memory.hugepages.pageSize: "${pageSize}" is not a page size, write one that nodes offer: "2Mi" or "1Gi" on amd64, `),
    ]));
    expect(['2Mi', '1Gi', '512Mi', '{{PAGES}}'].map((pageSize) => refused('1Gi', pageSize))).toEqual(Array(4).fill([]));
  });

  // KubeVirt refuses each of its machines except those that request dedicated CPUs themselves.
  test('draws advice to dedicate CPUs if other fields require them', () => {
    const advice = (cpu: object) => Admission.advise(typed(kind, { cpu: { guest: 2, ...cpu }, memory: { guest: '1Gi', hugepages: { pageSize: '2Mi' } } }));
    expect(advice({ isolateEmulatorThread: true, numa: { guestMappingPassthrough: {} }, realtime: { mask: '0' } })).toEqual(
      ['isolateEmulatorThread', 'realtime', 'numa.guestMappingPassthrough'].map((field) => (
        `spec.cpu.${field}: needs dedicated CPUs, which the instance type does not provide, write dedicatedCPUPlacement: true under cpu, or remove this [instancetype-not-dedicated]`
      )),
    );
    expect(advice({ dedicatedCPUPlacement: false, isolateEmulatorThread: true })).toHaveLength(1);
    const dedicated = { dedicatedCPUPlacement: true, isolateEmulatorThread: true, numa: { guestMappingPassthrough: {} } };
    expect([{ isolateEmulatorThread: false }, { numa: {} }, {}, dedicated].map(advice)).toEqual([[], [], [], []]);
  });

  // KubeVirt refuses each of its machines except those that have huge pages themselves.
  test('draws advice to bring huge pages if it maps the NUMA topology', () => {
    const advice = (cpu: object, memory: object) => Admission.advise(typed(kind, { cpu: { guest: 2, dedicatedCPUPlacement: true, ...cpu }, memory: { guest: '1Gi', ...memory } }));
    const numa = { guestMappingPassthrough: {} };
    expect(advice({ numa }, {})).toEqual([
      'spec.cpu.numa.guestMappingPassthrough: needs hugepages, which the instance type does not provide, write a pageSize such as "2Mi" under memory.hugepages, or remove this [instancetype-without-hugepages]',
    ]);
    expect([advice({ numa }, { hugepages: { pageSize: '2Mi' } }), advice({ numa: {} }, {})]).toEqual([[], []]);
  });
});

// Annotations are copied to the instance, which cannot be created with invalid ones.
test.each(['VirtualMachineInstancetype', 'VirtualMachineClusterInstancetype', 'VirtualMachinePreference', 'VirtualMachineClusterPreference'])('a %s has annotations that are valid in an object', (kind) => {
  expect(Admission.validate(typed(kind, { annotations: { 'Example.com/team': 'any text', 'example.com/': 'a' } }))).toEqual([
    'spec.annotations[example.com/]: "example.com/" is not an annotation\'s key, write at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, '
      + 'after a domain and "/" if need be, such as "example.com/team" [annotation-form]',
  ]);
  expect(Admission.validate(typed(kind, { annotations: { large: 'a'.repeat(256 * 1024) } }))).toEqual(['spec.annotations: 262149 bytes are too many, write at most 262144 [annotation-form]']);
});
