// Every construct of the library with all the children that it can have.
import { Size } from 'cdk8s';
import { Construct } from 'constructs';
import * as library from '../src';

const {
  ArgoCdApplication, ArgoCdApplicationSet, ArgoCdCustomizations, CloudInit, DataImportCron, DataSource, DataVolume, FluxKustomization,
  FluxSourceKind, ImageSource, Machine, MachineAccess, MachineLeasePool, MachineMonitor, MachineSize, MigrationPolicy,
  NetworkAttachmentDefinition, NodeClaim, NodeProvider, VirtualMachine, VirtualMachineClone, VirtualMachineClusterInstancetype,
  VirtualMachineClusterPreference, VirtualMachineExport, VirtualMachineInstancetype, VirtualMachinePool, VirtualMachinePreference,
  VirtualMachineRestore, VirtualMachineService, VirtualMachineSnapshot, VirtualMachineTemplate,
} = library;

const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const size = Size.gibibytes(20);
const cloudInit = CloudInit.noCloud({ packages: ['git'] });
const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' }, cpu: { cores: 1 } } } } } });
const withTexts = template.withCloudInit(CloudInit.noCloud({ runcmd: ['echo {{NAME}}'] }));
const command = 'registry.example.com/cdk8s-kubevirt:1.0.0';
/** The name of objects that the program names. */
export const GIVEN = 'given';

function pool(scope: Construct, id: string) {
  const made = new VirtualMachinePool(scope, id, { template: withTexts, maxReplicas: 2 });
  made.autoscale({ maxReplicas: 4, cpuUtilization: 50 });
  return made;
}

function exposed<Type extends InstanceType<typeof VirtualMachine>>(machine: Type): Type {
  machine.expose({ ports: [{ port: 22 }], serviceName: GIVEN });
  return machine;
}

const given = (scope: Construct) => VirtualMachine.fromVirtualMachineName(scope, GIVEN, GIVEN);

const givenSnapshot = (scope: Construct) => VirtualMachineSnapshot.fromVirtualMachineSnapshotName(scope, `${GIVEN}-snapshot`, GIVEN);

const repository = { repoUrl: 'https://git.example.com/machines.git' };

/** Each creates one construct, or two if no single one has all children. */
export const MADE: { readonly [type: string]: (scope: Construct, id: string) => Construct | Construct[] } = {
  ArgoCdApplication: (scope, id) => new ArgoCdApplication(scope, id, { sources: [repository] }),
  ArgoCdApplicationSet: (scope, id) => (
    new ArgoCdApplicationSet(scope, id, { generators: [{ clusters: {} }], application: { metadata: { name: '{{.name}}' }, sources: [repository] } })
  ),
  ArgoCdCustomizations: (scope, id) => new ArgoCdCustomizations(scope, id),
  DataImportCron: (scope, id) => new DataImportCron(scope, id, { schedule: '0 3 * * *', managedDataSource: GIVEN, image, size }),
  DataSource: (scope, id) => new DataSource(scope, id, { source: ImageSource.pvc('ubuntu', 'images') }),
  DataVolume: (scope, id) => new DataVolume(scope, id, { image, size }),
  FluxKustomization: (scope, id) => new FluxKustomization(scope, id, { source: { kind: FluxSourceKind.GIT_REPOSITORY, name: 'machines' } }),
  Machine: (scope, id) => exposed(new Machine(scope, id, { size: MachineSize.SMALL, image, cloudInit, disks: [{ name: 'root', volumePopulator: true }] })),
  MachineAccess: (scope, id) => new MachineAccess(scope, id, { apply: { refuseTokens: true } }),
  MachineLeasePool: (scope, id) => new MachineLeasePool(scope, id, { commandImage: command, maxLeases: 2, maxCpu: 8 }),
  MachineMonitor: (scope, id) => [
    new MachineMonitor(scope, id, { commandImage: command, serviceMonitor: true }), new MachineMonitor(scope, `${id}-2`, { commandImage: command, clusterWide: true }),
  ],
  MigrationPolicy: (scope, id) => new MigrationPolicy(scope, id, { virtualMachineInstanceSelector: { tier: 'database' }, allowPostCopy: true }),
  NetworkAttachmentDefinition: (scope, id) => new NetworkAttachmentDefinition(scope, id, { bridge: 'br1' }),
  NodeClaim: (scope, id) => new NodeClaim(new NodeProvider(scope, 'nodes', { template, nodeTypes: [{ name: 'small' }] }), id, { nodeType: 'small', quantity: 2 }),
  NodeProvider: (scope, id) => new NodeProvider(scope, id, { template, nodeTypes: [{ name: 'small' }], emitNodeProvider: true }),
  VirtualMachine: (scope, id) => exposed(new VirtualMachine(scope, id, { template: withTexts.substitute({ NAME: 'web' }) })),
  VirtualMachineClone: (scope, id) => new VirtualMachineClone(scope, id, { virtualMachine: given(scope) }),
  VirtualMachineClusterInstancetype: (scope, id) => new VirtualMachineClusterInstancetype(scope, id, { cpu: 2, memory: Size.gibibytes(4) }),
  VirtualMachineClusterPreference: (scope, id) => new VirtualMachineClusterPreference(scope, id, { preferredRng: true }),
  VirtualMachineExport: (scope, id) => new VirtualMachineExport(scope, id, { claimName: GIVEN }),
  VirtualMachineInstancetype: (scope, id) => new VirtualMachineInstancetype(scope, id, { cpu: 2, memory: Size.gibibytes(4) }),
  VirtualMachinePool: pool,
  VirtualMachinePreference: (scope, id) => new VirtualMachinePreference(scope, id, { preferredRng: true }),
  VirtualMachineRestore: (scope, id) => new VirtualMachineRestore(scope, id, { snapshot: givenSnapshot(scope), targetName: GIVEN }),
  VirtualMachineService: (scope, id) => new VirtualMachineService(scope, id, { virtualMachine: VirtualMachine.fromVirtualMachineName(scope, 'db', 'db'), ports: [{ port: 80 }] }),
  VirtualMachineSnapshot: (scope, id) => new VirtualMachineSnapshot(scope, id, { virtualMachine: given(scope) }),
};
