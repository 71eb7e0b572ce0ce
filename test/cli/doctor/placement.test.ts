import { COMPLETE, FORBIDDEN } from './cluster-state';
import { checkLines } from '../../../src/cli/doctor/check';
import type { ClusterState } from '../../../src/cli/doctor/cluster-state';
import { placementChecks } from '../../../src/cli/doctor/placement';

const node = (labels: object = {}, allocatable: object = {}, spec: object = {}) => (
  { metadata: { name: 'a', labels: { 'kubevirt.io/schedulable': 'true', ...labels } }, spec, status: { allocatable } }
);

const machine = (spec: object, others: object = {}) => ({ kind: 'VirtualMachine', metadata: { name: 'db', namespace: 'shop' }, spec: { ...others, template: { spec } } });

const PAGES = { domain: { memory: { hugepages: { pageSize: '1Gi' } } } };

const DEDICATED = { domain: { cpu: { dedicatedCpuPlacement: true } } };

const ofType = machine({}, { instancetype: { name: 'pinned', kind: 'VirtualMachineInstancetype' } });

const type = (spec: object) => ({ kind: 'VirtualMachineInstancetype', metadata: { name: 'pinned', namespace: 'shop' }, spec });

/** The lines for a cluster that has one node with these labels, unless changed. */
function told(objects: readonly object[], nodes: ClusterState['nodes'] = [node({ zone: 'a' })]): string[] {
  const documents = objects.map((value, index) => ({ value, source: 'all.yaml', where: `all.yaml:${index + 1}`, lineAt: () => 1 }));
  return checkLines(placementChecks(documents, { ...COMPLETE, nodes }));
}

const DB = '! all.yaml:1: VirtualMachine "db": needs';

const ONE_LABEL = ', and none that can run machines has that label';

const HUGEPAGES = `${DB} hugepages of "1Gi", which no node that can run machines offers: reserve them on a node, with hugepages= of its kernel, or write a page size that nodes offer`;

const CPU_MANAGER = `${DB} a node with kubevirt.io/cpumanager: "true"${ONE_LABEL}: kubectl get nodes -L kubevirt.io/cpumanager: virt-handler sets that label to "true" `
  + 'where the kubelet has the CPU manager policy "static", if the feature gate CPUManager is on';

describe('a machine may ask for what no node has', () => {
  test.each<[string, readonly object[], string]>([
    ['a label', [machine({ nodeSelector: { zone: 'b' } })], `${DB} a node with zone: "b"${ONE_LABEL}: kubectl get nodes --show-labels lists those of nodes`],
    ['labels of different nodes', [machine({ nodeSelector: { zone: 'a', disk: 'ssd' } })],
      `${DB} a node with zone: "a", disk: "ssd", and none that can run machines has all of these labels: kubectl get nodes --show-labels lists those of nodes`],
    ['a label of its instance type', [ofType, type({ nodeSelector: { zone: 'b' } })], `${DB} a node with zone: "b"${ONE_LABEL}: kubectl get nodes --show-labels lists those of nodes`],
    ['hugepages', [machine(PAGES)], HUGEPAGES],
    ['hugepages of its instance type', [ofType, type({ memory: { hugepages: { pageSize: '1Gi' } } })], HUGEPAGES],
    ['dedicated CPUs', [machine(DEDICATED)], CPU_MANAGER],
    ['dedicated CPUs of its instance type', [ofType, type({ cpu: { dedicatedCPUPlacement: true } })], CPU_MANAGER],
  ])('%s', (_, objects, expected) => {
    expect(told(objects, [node({ zone: 'a' }, { 'hugepages-1Gi': '0' }), node({ disk: 'ssd' }), node({ 'zone': 'b', 'kubevirt.io/schedulable': 'false' }, { 'hugepages-1Gi': '8Gi' })])).toEqual([expected]);
  });
});

describe('a machine may ask for what an upgrade of KubeVirt took', () => {
  const typed = (name: string) => machine({ domain: { machine: { type: name } } });
  const modelled = (model: string) => machine({ domain: { cpu: { model } } });
  const labelled = [node({ 'machine-type.node.kubevirt.io/pc-q35-rhel9.6.0': 'true', 'cpu-model.node.kubevirt.io/Skylake-Server': 'true' })];

  test.each([
    ['a machine type', typed('pc-q35-rhel8.6.0'), 'domain.machine.type "pc-q35-rhel8.6.0"', 'pc-q35-rhel9.6.0'],
    ['a CPU model', modelled('Penryn'), 'domain.cpu.model "Penryn"', 'Skylake-Server'],
  ])('%s', (_, object, asked, offered) => {
    expect(told([object], [...labelled, ...labelled])).toEqual([`${DB} ${asked}, which no node that can run machines offers: they offer ${offered}`]);
    expect(told([object], [node({ zone: 'a' })])).toEqual([]);
  });

  test('of many offers, the nearest are listed, or else the first', () => {
    const many = Array.from({ length: 11 }, (_, index) => `cpu-model.node.kubevirt.io/Model-${10 + index}`);
    const nodes = [node(Object.fromEntries([...many, 'cpu-model.node.kubevirt.io/Skylake-Server'].map((label) => [label, 'true'])))];
    expect(told([modelled('Skylake-Servr'), modelled('Penryn')], nodes)).toEqual([
      expect.stringMatching(/: they offer Skylake-Server$/),
      expect.stringMatching(/: they offer Model-10, (?:Model-1\d, ){8}Model-19, …$/),
    ]);
  });

  test('but not for those that a node has, or that every node has', () => {
    const asked = [typed('pc-q35-rhel9.6.0'), modelled('Skylake-Server'), modelled('host-model'), modelled('host-passthrough'), typed('${TYPE}'), modelled('{{MODEL}}'), typed('')];
    expect(told(asked, labelled)).toEqual([]);
  });
});

test.each<[string, readonly object[], ClusterState['nodes']]>([
  ['what a node has', [machine({ nodeSelector: { zone: 'a' }, ...PAGES })], [node({ zone: 'a' }, { 'hugepages-1Gi': '4Gi' })]],
  ['dedicated CPUs that a node has', [machine(DEDICATED)], [node({ 'kubevirt.io/cpumanager': 'true' })]],
  ['nothing', [machine({}), { kind: 'Secret' }], [node()]],
  ['what is filled in later', [machine({ nodeSelector: { zone: '${ZONE}' }, domain: { memory: { hugepages: { pageSize: '{{PAGES}}' } } } })], [node()]],
  ['anything of a cluster without nodes for machines', [machine({ nodeSelector: { zone: 'b' } })], []],
  ['anything of nodes that this user may not list', [machine({ nodeSelector: { zone: 'b' } })], FORBIDDEN.nodes],
])('a machine may ask for %s', (_, objects, nodes) => {
  expect(told(objects, nodes)).toEqual([]);
});

test.each([null, 1, 'text', [], {}, [null]])('a field may be %j', (value) => {
  const objects = [machine({ nodeSelector: value, domain: value }), machine({ domain: { cpu: value, memory: { hugepages: value } } }), { kind: 'VirtualMachine', spec: value }];
  expect(told(objects)).toEqual(expect.any(Array));
});
