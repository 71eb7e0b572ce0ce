// A construct that is refused is not left in its scope: a program may catch the error, and create it again.
import { App, Chart, Size } from 'cdk8s';
import { ConstructOrder } from 'constructs';
import {
  ArgoCdApplication, ArgoCdApplicationSet, ArgoCdCustomizations, DataImportCron, DataSource, DataVolume, Delivery, Fleet,
  FluxKustomization, FluxSourceKind, ImageSource, Machine, MachineAccess, MachineLeasePool, MachineMonitor, MachineSize, MigrationPolicy,
  NetworkAttachmentDefinition, NodeProvider, VirtualMachine, VirtualMachineClone, VirtualMachineClusterInstancetype,
  VirtualMachineClusterPreference, VirtualMachineExport, VirtualMachineInstancetype, VirtualMachinePool, VirtualMachinePreference,
  VirtualMachineRestore, VirtualMachineService, VirtualMachineSnapshot, VirtualMachineTemplate,
} from '../../src';

const WRONG = { metadata: { name: 'No Name' } };
const image = ImageSource.http('https://images.test/a.qcow2');
const size = Size.gibibytes(1);
const source = { kind: FluxSourceKind.GIT_REPOSITORY, name: 'fleet' };
const sources = [{ repoUrl: 'https://git.test/fleet.git', path: 'machines' }];

const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } });
const unfilled = template.merge({ spec: { template: { spec: { hostname: '{{HOST}}' } } } });

test.each<[string, (chart: Chart) => unknown]>([
  ['Machine', (chart) => new Machine(chart, 'x', { ...WRONG, size: MachineSize.SMALL })],
  ['VirtualMachine', (chart) => new VirtualMachine(chart, 'x', { template: unfilled })],
  ['VirtualMachine without a name', (chart) => new VirtualMachine(chart, 'x', { ...WRONG, template })],
  ['VirtualMachine.fromVirtualMachineName', (chart) => VirtualMachine.fromVirtualMachineName(chart, 'x', 'No Name')],
  ['VirtualMachinePool', (chart) => new VirtualMachinePool(chart, 'x', { template: unfilled })],
  ['VirtualMachinePool without machines', (chart) => new VirtualMachinePool(chart, 'x', { template, replicas: -1 })],
  ['VirtualMachineService', (chart) => new VirtualMachineService(chart, 'x', { ports: [] })],
  ['NetworkAttachmentDefinition', (chart) => new NetworkAttachmentDefinition(chart, 'x', { bridge: 'br 0' })],
  ['NetworkAttachmentDefinition without a name', (chart) => new NetworkAttachmentDefinition(chart, 'x', { ...WRONG, bridge: 'br0' })],
  ['DataVolume', (chart) => new DataVolume(chart, 'x', { image })],
  ['DataSource', (chart) => new DataSource(chart, 'x', { source: image })],
  ['DataImportCron', (chart) => new DataImportCron(chart, 'x', { image, size, schedule: 'never', managedDataSource: 'x' })],
  ['VirtualMachineInstancetype', (chart) => new VirtualMachineInstancetype(chart, 'x', { cpu: 0, memory: size })],
  ['VirtualMachineClusterInstancetype', (chart) => new VirtualMachineClusterInstancetype(chart, 'x', { cpu: 0, memory: size })],
  ['VirtualMachinePreference', (chart) => new VirtualMachinePreference(chart, 'x', { requiredCpu: 0 })],
  ['VirtualMachineClusterPreference', (chart) => new VirtualMachineClusterPreference(chart, 'x', { requiredCpu: 0 })],
  ['VirtualMachineSnapshot', (chart) => new VirtualMachineSnapshot(chart, 'x', { ...WRONG, virtualMachine: new VirtualMachine(chart, 'vm', { template }) })],
  ['VirtualMachineSnapshot.fromVirtualMachineSnapshotName', (chart) => VirtualMachineSnapshot.fromVirtualMachineSnapshotName(chart, 'x', 'No Name')],
  ['VirtualMachineRestore', (chart) => new VirtualMachineRestore(chart, 'x', { snapshot: VirtualMachineSnapshot.fromVirtualMachineSnapshotName(chart, 'before', 'before') })],
  ['VirtualMachineClone', (chart) => new VirtualMachineClone(chart, 'x', {})],
  ['VirtualMachineExport', (chart) => new VirtualMachineExport(chart, 'x', {})],
  ['MigrationPolicy', (chart) => new MigrationPolicy(chart, 'x', { metadata: { namespace: 'x' } })],
  ['MachineAccess', (chart) => new MachineAccess(chart, 'x', { actions: [] })],
  ['MachineLeasePool', (chart) => new MachineLeasePool(chart, 'x', { commandImage: 'registry.test/cli:1', maxLeases: 0 })],
  ['MachineMonitor', (chart) => new MachineMonitor(chart, 'x', { commandImage: 'No Image' })],
  ['NodeProvider', (chart) => new NodeProvider(chart, 'x', { template, nodeTypes: [{ name: 'a' }, { name: 'a' }] })],
  ['NodeClaim', (chart) => new NodeProvider(chart, 'nodes', { template, nodeTypes: [{ name: 'a' }] }).claim('x', { nodeType: 'b' })],
  ['FluxKustomization', (chart) => new FluxKustomization(chart, 'x', { source: { ...source, kind: 'Git' as FluxSourceKind } })],
  ['FluxKustomization without a name', (chart) => new FluxKustomization(chart, 'x', { ...WRONG, source })],
  ['ArgoCdCustomizations', (chart) => new ArgoCdCustomizations(chart, 'x', WRONG)],
  ['ArgoCdApplication', (chart) => new ArgoCdApplication(chart, 'x', { sources: [] })],
  ['ArgoCdApplication without a name', (chart) => new ArgoCdApplication(chart, 'x', { ...WRONG, sources })],
  ['ArgoCdApplicationSet', (chart) => new ArgoCdApplicationSet(chart, 'x', { generators: [], application: { sources } })],
  ['ArgoCdApplicationSet without a name', (chart) => new ArgoCdApplicationSet(chart, 'x', { ...WRONG, generators: [{ clusters: {} }], application: { metadata: { name: '{{.name}}' }, sources } })],
  ['Fleet', (chart) => new Fleet(chart.node.root as App, 'x', { clusters: [], machines: [{ name: 'web' }], delivery: Delivery.openClusterManagement() })],
])('%s', (_, create) => {
  const chart = new Chart(new App(), 'chart');
  expect(() => create(chart)).toThrow(/\bx\b/);
  expect(chart.node.root.node.findAll(ConstructOrder.PREORDER).filter(({ node }) => node.id === 'x')).toEqual([]);
});
