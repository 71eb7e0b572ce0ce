// What Git has, as data: machines, a pool and node claims, each in one of two folders, and the programs that write them.
import { ApiObject, Chart, Duration, Size } from 'cdk8s';
import { CloudInit, ImageSource, Machine, MachineDisk, NodeProvider, VirtualMachinePool, VirtualMachineTemplate, VolumeSource } from '../../../../src';
import { Program } from '../repository';

export const FOLDERS = ['east', 'west'] as const;
export type Folder = typeof FOLDERS[number];

/** A machine's fault: no node can run it, a claim is missing, or the server refuses it. */
export type Fault = 'stranded' | 'unclaimed' | 'refused';

export interface MachineInGit {
  readonly folder: Folder;
  readonly cores: number;
  /** In Mi. */
  readonly memory: number;
  /** In Gi. */
  readonly rootSize: number;
  readonly dataSize: number;
  readonly image: number;
  readonly text: number;
  /** Whether it has a third disk. */
  readonly hasExtra?: boolean;
  readonly fault?: Fault;
}

export interface PoolInGit {
  readonly folder: Folder;
  readonly replicas: number;
  readonly text: number;
}

export interface ClaimInGit {
  readonly folder: Folder;
  readonly nodeType: NodeTypeName;
  readonly quantity: number;
}

export interface Fleet {
  readonly machines: { readonly [name: string]: MachineInGit };
  readonly pools: { readonly [name: string]: PoolInGit };
  readonly claims: { readonly [name: string]: ClaimInGit };
}

/** The memory of node types, in Mi. */
export const NODE_TYPES = { small: 128, large: 256 } as const;
type NodeTypeName = keyof typeof NODE_TYPES;

/** A string that the model looks for in the cluster. */
export const motd = (text: number) => `text ${text} of this life`;

const cloudInit = (text: number) => CloudInit.noCloud({ writeFiles: [{ path: '/etc/motd', content: motd(text) }] });

const image = (tag: number) => ImageSource.registry(`registry.test/cirros:${tag}`);

/** The program of a folder. */
export function programOf(fleet: Fleet, folder: Folder): Program {
  return (chart) => {
    // Neither engine accepts a folder without objects.
    new ApiObject(chart, 'settings', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: `settings-${folder}` } });
    for (const [name, machine] of within(fleet.machines, folder)) {
      (machine.fault === 'refused' ? addRefused : addMachine)(chart, name, machine);
    }
    within(fleet.pools, folder).forEach(([name, pool]) => addPool(chart, name, pool));
    addClaims(chart, within(fleet.claims, folder));
  };
}

function within<T extends { readonly folder: Folder }>(all: { readonly [name: string]: T }, folder: Folder): [name: string, one: T][] {
  return Object.entries(all).filter(([, one]) => one.folder === folder);
}

function addMachine(chart: Chart, name: string, machine: MachineInGit): void {
  const { cores, memory, rootSize, dataSize, text, hasExtra, fault } = machine;
  const extra: MachineDisk[] = hasExtra ? [{ name: 'extra', size: Size.gibibytes(1) }]
    : fault === 'unclaimed' ? [{ name: 'extra', volume: VolumeSource.persistentVolumeClaim(`${name}-extra`) }] : [];
  new Machine(chart, name, {
    cpu: { cores },
    memory: Size.mebibytes(memory),
    image: image(machine.image),
    disks: [{ name: 'root', size: Size.gibibytes(rootSize) }, { name: 'data', size: Size.gibibytes(dataSize) }, ...extra],
    cloudInit: cloudInit(text),
    terminationGracePeriod: Duration.seconds(0),
    overrides: fault === 'stranded' ? { spec: { template: { metadata: { annotations: { 'plane.cdk8s-kubevirt/fail': 'Unschedulable' } } } } } : undefined,
  });
}

/** A machine that the server refuses. The library would too, so it is written by hand. */
function addRefused(chart: Chart, name: string, { memory }: MachineInGit): void {
  const domain = { memory: { guest: `${memory}Mi` }, devices: { disks: [{ name: 'nowhere', disk: { bus: 'virtio' } }] } };
  new ApiObject(chart, name, { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name }, spec: { runStrategy: 'Always', template: { spec: { domain } } } });
}

const guest = (memory: number) => ({ spec: { template: { spec: { domain: { cpu: { cores: 1 }, memory: { guest: `${memory}Mi` } }, terminationGracePeriodSeconds: 0 } } } });

const root = (volume: string) => ({ name: 'root', volume: VolumeSource.dataVolumeTemplate(volume, { image: image(1), size: Size.gibibytes(1) }) });

function addPool(chart: Chart, name: string, { replicas, text }: PoolInGit): void {
  const template = VirtualMachineTemplate.fromObject(guest(128)).withDisk(root(`${name}-root`)).withNetwork({ name: 'default' }).withCloudInit(cloudInit(text));
  new VirtualMachinePool(chart, name, { replicas, template });
}

function addClaims(chart: Chart, claims: readonly [name: string, claim: ClaimInGit][]): void {
  const template = VirtualMachineTemplate.fromObject(guest(NODE_TYPES.small)).withDisk(root('root')).withNetwork({ name: 'default' });
  const nodeTypes = Object.entries(NODE_TYPES).map(([name, memory]) => ({ name, resources: { cpu: 1, memory: `${memory}Mi` } }));
  const provider = new NodeProvider(chart, 'nodes', { template, nodeTypes });
  claims.forEach(([name, { nodeType, quantity }]) => provider.claim(name, { nodeType, quantity }));
}
