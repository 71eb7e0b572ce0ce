import { COMPLETE, FORBIDDEN } from './cluster-state';
import { checkLines } from '../../../src/cli/doctor/check';
import type { ClusterState } from '../../../src/cli/doctor/cluster-state';
import { deviceChecks } from '../../../src/cli/doctor/devices';

const A10 = 'nvidia.com/GA102GL_A10';
const T4 = 'nvidia.com/TU104GL_Tesla_T4';

const node = (name: string, allocatable: object = {}, spec: object = {}) => ({
  metadata: { name, labels: { 'kubevirt.io/schedulable': 'true' } }, spec, status: { allocatable: { 'cpu': '8', 'devices.kubevirt.io/kvm': '1k', ...allocatable } },
});

const kubeVirt = (permittedHostDevices?: object) => ({ kind: 'KubeVirt', metadata: { name: 'kubevirt' }, spec: { configuration: { permittedHostDevices } } });

const permitting = (...pciHostDevices: object[]) => [kubeVirt({ pciHostDevices })];

const machine = (devices: object, others: object = {}, metadata: object = { name: 'desk', namespace: 'shop' }) => (
  { kind: 'VirtualMachine', metadata, spec: { ...others, template: { spec: { domain: { devices } } } } }
);

const gpus = (...names: unknown[]) => ({ gpus: names.map((deviceName, index) => ({ name: `gpu-${index}`, deviceName })) });

/** The lines for a cluster that has one node without devices, unless changed. */
function told(objects: readonly object[], changes: Partial<ClusterState> = {}): string[] {
  const documents = objects.map((value, index) => ({ value, source: 'all.yaml', where: `all.yaml:${index + 1}`, lineAt: () => 1 }));
  return checkLines(deviceChecks(documents, { ...COMPLETE, nodes: [node('a')], ...changes }));
}

const NEEDED = `all.yaml:1: VirtualMachine "desk": needs device "${A10}"`;

describe('a device', () => {
  test('that no node offers is missing, with how to make a node offer it', () => {
    expect(told([machine(gpus(A10))])).toEqual([
      `✗ ${NEEDED}, which no node offers: add it to permittedHostDevices of the KubeVirt object, or install its device plugin and add it there with externalResourceProvider: true`,
    ]);
  });

  test('that no node offers may be misspelled, or another one that nodes offer', () => {
    const nodes = [node('a', { [T4]: '1' }), node('b', { [T4]: '2', 'intel.com/qat': '4' })];
    expect(told([machine(gpus('nvidia.com/TU104GL_Telsa_T4'))], { nodes })).toEqual([expect.stringMatching(/, which no node offers: write "nvidia\.com\/TU104GL_Tesla_T4"$/)]);
    expect(told([machine(gpus('amd.com/W7900'))], { nodes })).toEqual([expect.stringMatching(/externalResourceProvider: true, or write "intel\.com\/qat" or "nvidia\.com\/TU104GL_Tesla_T4"$/)]);
  });

  test('that a node offers is not reported, whatever other nodes have', () => {
    expect(told([machine(gpus(A10))], { nodes: [node('a'), node('b', { [A10]: '0' }), node('c', { [A10]: '2' })] })).toEqual([]);
  });

  test('of which 0 are allocatable is missing', () => {
    expect(told([machine(gpus(A10))], { nodes: [node('a'), node('b', { [A10]: '0', [T4]: '1' })] })).toEqual([
      `✗ ${NEEDED}, which no node offers (0 are allocatable): its device plugin has stopped, or finds no healthy device: kubectl describe node b`,
    ]);
  });

  test.each<[string, object]>([
    ['without virtualization', { ...node('b', { [A10]: '1' }), metadata: { name: 'b' } }],
    ['that is cordoned', node('b', { [A10]: '1' }, { unschedulable: true })],
  ])('that only a node offers %s is missing', (_, other) => {
    expect(told([machine(gpus(A10))], { nodes: [node('a'), other] })).toEqual([
      `✗ ${NEEDED}, which only nodes that cannot run machines offer: kubectl get nodes -L kubevirt.io/schedulable: virt-handler sets that label on nodes with virtualization, `
      + 'and nodes must not be cordoned',
    ]);
  });

  test('is unknown if the nodes are not known', () => {
    expect(told([machine(gpus(A10))], FORBIDDEN)).toEqual([`! ${NEEDED}, and this user may not see whether a node offers it`]);
    expect(told([machine(gpus(A10))], { nodes: 'failed' })).toEqual([`! ${NEEDED}, and the server does not report whether a node offers it`]);
  });

  test('is reported once, at the first of the objects that name it', () => {
    const other = machine(gpus(A10), {}, { name: 'other' });
    expect(told([machine({ ...gpus(A10, A10), hostDevices: [{ name: 'card', deviceName: A10 }] }), other])).toEqual([expect.stringContaining(NEEDED)]);
  });

  test('of every kind of machine is checked', () => {
    const { spec } = machine({ hostDevices: [{ name: 'qat', deviceName: 'intel.com/qat' }] });
    const kinds = [
      { kind: 'VirtualMachineInstance', metadata: { name: 'web' }, spec: spec.template.spec },
      { kind: 'VirtualMachineInstanceReplicaSet', metadata: { name: 'web' }, spec },
      { kind: 'VirtualMachinePool', metadata: { name: 'web' }, spec: { virtualMachineTemplate: { spec } } },
    ];
    expect(kinds.map((object) => told([object]))).toEqual(kinds.map(({ kind }) => [expect.stringContaining(`${kind} "web": needs device "intel.com/qat", which no node offers: `)]));
  });

  test.each<[string, object]>([
    ['of a claim', { gpus: [{ name: 'gpu', claimName: 'gpus', requestName: 'one' }] }],
    ['that is filled in later', gpus('nvidia.com/{{GPU}}')],
    ['whose name is not one', gpus(1, '', null)],
    ['in a list that is none', { gpus: 'all', hostDevices: [null, 7] }],
  ])('%s is not looked for', (_, devices) => expect(told([machine(devices)])).toEqual([]));

  test('is not offered just because maps of JavaScript have its name', () => {
    expect(told([machine(gpus('constructor'))], { kubeVirts: permitting() })).toEqual([expect.stringContaining('which no node offers and the KubeVirt object does not permit')]);
  });
});

describe('permittedHostDevices', () => {
  const offered = { nodes: [node('a', { [A10]: '1', [T4]: '1' })] };

  test('must have each device, once it exists', () => {
    const [line] = told([machine(gpus(A10))], { ...offered, kubeVirts: permitting({ resourceName: T4 }) });
    expect(line).toBe(`✗ ${NEEDED}, which the KubeVirt object does not permit: add it to permittedHostDevices of the KubeVirt object, with externalResourceProvider: true if another device plugin offers it`);
    expect(told([machine(gpus(A10))], { ...offered, kubeVirts: [kubeVirt({})] })).toHaveLength(1);
    expect(told([machine(gpus(A10))], { ...offered, kubeVirts: [kubeVirt()] })).toEqual([]);
  });

  test.each(['pciHostDevices', 'mediatedDevices', 'usb'])('may have it in %s', (list) => {
    expect(told([machine(gpus(A10))], { ...offered, kubeVirts: [kubeVirt({ [list]: [{ resourceName: A10 }] })] })).toEqual([]);
  });

  test('decides even if the nodes are not known, and not if it is unknown itself', () => {
    expect(told([machine(gpus(A10))], { nodes: 'forbidden', kubeVirts: permitting() })).toEqual([expect.stringMatching(/^✗ .*, which the KubeVirt object does not permit: /)]);
    expect(told([machine(gpus(A10))], { ...offered, kubeVirts: 'forbidden' })).toEqual([]);
  });

  test('has the device or not, which decides what nodes lack', () => {
    const remedy = (kubeVirts: readonly object[], nodes = [node('a')]) => told([machine(gpus(A10))], { kubeVirts, nodes })[0].replace(`✗ ${NEEDED}, which no node offers`, '');
    expect(remedy(permitting({ resourceName: A10 }))).toBe(': the KubeVirt object permits it, so prepare the hardware on a node, PCI devices with the driver vfio-pci');
    expect(remedy(permitting({ resourceName: A10, externalResourceProvider: true }))).toBe(': install the device plugin that the KubeVirt object leaves it to');
    expect(remedy(permitting())).toMatch(/^ and the KubeVirt object does not permit: add it to permittedHostDevices .*, or install its device plugin/);
    // KubeVirt's plugin has stopped since the device is not permitted any more.
    expect(remedy(permitting(), [node('a', { [A10]: '0' })])).toMatch(/^ \(0 are allocatable\) and the KubeVirt object does not permit: add it to permittedHostDevices /);
  });

  test('of the cluster limits which other devices are named', () => {
    expect(told([machine(gpus('nvidia.com/GA102GL_A16'))], { ...offered, kubeVirts: permitting({ resourceName: T4 }) })).toEqual([expect.stringMatching(/, or write "nvidia\.com\/TU104GL_Tesla_T4"$/)]);
  });

  test('among the manifests has devices that nodes do not offer yet', () => {
    const [given] = permitting({ resourceName: A10 });
    expect(told([machine(gpus(A10)), given], { kubeVirts: [kubeVirt()] })).toEqual([]);
    expect(told([machine(gpus(T4)), given], { kubeVirts: [kubeVirt()] })).toHaveLength(1);
    // It was applied before.
    expect(told([machine(gpus(A10)), given], { kubeVirts: [given] })).toHaveLength(1);
  });
});

describe('an instance type', () => {
  const instancetype = (kind: string, namespace?: string) => ({ kind, metadata: { name: 'gpu', namespace }, spec: gpus(A10) });
  const using = (kind?: string) => machine({}, { instancetype: { name: 'gpu', kind } });

  test('gives its devices to the machines that use it', () => {
    expect(told([using(), instancetype('VirtualMachineClusterInstancetype')])).toEqual([expect.stringContaining(`✗ all.yaml:2: VirtualMachineClusterInstancetype "gpu": needs device "${A10}"`)]);
    expect(told([using('VirtualMachineInstancetype'), instancetype('VirtualMachineInstancetype', 'shop')])).toHaveLength(1);
  });

  test('needs nothing without a machine', () => {
    expect(told([instancetype('VirtualMachineClusterInstancetype')])).toEqual([]);
    expect(told([using('VirtualMachineInstancetype'), instancetype('VirtualMachineInstancetype', 'other')])).toEqual([]);
    expect(told([using('VirtualMachineInstancetype'), instancetype('VirtualMachineClusterInstancetype')])).toEqual([]);
  });
});
