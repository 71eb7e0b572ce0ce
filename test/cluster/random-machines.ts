// Random programs: machines described by their props, and templates into which other templates are merged.
import { App, Chart, JsonPatch, Size, YamlOutputType } from 'cdk8s';
import * as fc from 'fast-check';
import {
  AccessMode, BootDevice, CloudInit, ClusterCapabilities, DiskBus, DiskCache, DiskDevice, HypervEnlightenments, ImageSource, InterfaceBinding,
  InterfaceDhcpOptions, InterfaceModel, InterfacePort, InterfaceState, Machine, MachineCpu, MachineDisk, MachineProps, MachineSize, PrivateDhcpOption,
  Protocol, RunStrategy, VirtualMachine, VirtualMachineNetwork, VirtualMachinePool, VirtualMachineTemplate, VolumeMode,
} from '../../src';
import { CORPORA } from '../admission/corpus';
import type { KubeObject } from '../plane/client';

/** A program, as what it adds to a chart. */
export type Program = (chart: Chart) => void;

/** The manifests of a program, or undefined if synth refuses it. */
export function synthesized(program: Program): KubeObject[] | undefined {
  const app = new App({ yamlOutputType: YamlOutputType.FILE_PER_APP });
  ClusterCapabilities.set(app, { featureGates: [] });
  const chart = new Chart(app, 'random');
  try {
    program(chart);
    app.synthYaml();
  } catch {
    return undefined;
  }
  return chart.toJson();
}

const few = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
const fewNamed = <T extends { readonly name: string }>(item: fc.Arbitrary<T>) => fc.uniqueArray(item, { maxLength: 3, selector: byName });
const byName = ({ name: of }: { readonly name: string }) => of;
/** Mostly valid values, so that few programs are refused because of them. */
const mostly = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>) => fc.oneof({ arbitrary: right, weight: 20 }, { arbitrary: wrong, weight: 1 });
const count = mostly(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -1, max: 300 }));
const nameSuchAs = (...usual: string[]) => mostly(fc.constantFrom(...usual), fc.oneof(fc.constantFrom('root', 'default'), fc.stringMatching(/^[a-z0-9-]{1,20}$/)));
const size = mostly(fc.integer({ min: 1, max: 64 }).map(Size.gibibytes), fc.integer({ min: 0, max: 10 }).map(Size.kibibytes));
const image = fc.constantFrom(ImageSource.registry('registry.test/disk:1'), ImageSource.http('https://images.test/disk.qcow2'), ImageSource.blank());
const either = <T extends object>(values: T) => fc.constantFrom(...Object.values(values)) as fc.Arbitrary<T[keyof T]>;

const disk = some<MachineDisk>({
  name: nameSuchAs('root', 'data', 'logs'),
  size,
  image,
  accessModes: mostly(either(AccessMode).map((mode) => [mode]), fc.uniqueArray(either(AccessMode), { minLength: 2 })),
  volumeMode: either(VolumeMode),
  device: either(DiskDevice),
  bus: either(DiskBus),
  bootOrder: count,
  cache: either(DiskCache),
  readOnly: fc.boolean(),
  shareable: fc.boolean(),
  reservation: mostly(fc.constant(false), fc.boolean()),
  serial: mostly(fc.stringMatching(/^[A-Za-z0-9_.+-]{1,36}$/), fc.string()),
  dedicatedIoThread: mostly(fc.constant(false), fc.boolean()),
}, 'name', 'size').map((each) => each.device === DiskDevice.LUN ? { ...each, volumeMode: VolumeMode.BLOCK } : each);

const port = some<InterfacePort>({ port: fc.integer({ min: 0, max: 65536 }), name: fc.constantFrom('ssh', 'http', 'https-alt'), protocol: either(Protocol) }, 'port', 'name') as fc.Arbitrary<InterfacePort & { name: string }>;

const network = some<VirtualMachineNetwork>({
  // A disk and a network cannot have the same name.
  name: nameSuchAs('default', 'office', 'lab'),
  model: either(InterfaceModel),
  macAddress: mostly(fc.constantFrom('52:54:00:00:00:42', '02:00:00:00:00:01'), fc.constant('ff:ff:ff:ff:ff:ff')),
  ports: fewNamed(port),
  bootOrder: count,
  state: mostly(fc.constant(InterfaceState.UP), either(InterfaceState)),
  acpiIndex: mostly(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 3 })),
  dhcpOptions: some<InterfaceDhcpOptions>({
    bootFileName: fc.constant('pxelinux.0'),
    ntpServers: mostly<string[]>(fc.constant(['192.0.2.1']), fc.constant(['ntp.example.com'])),
    privateOptions: mostly<PrivateDhcpOption[]>(fc.constant([{ option: 224, value: 'a' }]), fc.constant([{ option: 66, value: 'b' }])),
  }),
}, 'name');

const podNetwork = fc.tuple(network, fc.constantFrom(InterfaceBinding.MASQUERADE, InterfaceBinding.BRIDGE))
  .map(([each, binding]) => ({ ...each, binding }));
const ownNetwork = fc.tuple(network, fc.constantFrom(InterfaceBinding.BRIDGE, InterfaceBinding.SRIOV), fc.constantFrom('office', 'other/office'))
  // Interfaces of SR-IOV have no link state.
  .map(([each, binding, networkName]) => ({ ...each, binding, networkName, ...binding === InterfaceBinding.SRIOV && { state: undefined } }));

const cpu = some<MachineCpu>({ cores: count, sockets: count, threads: count, model: fc.constantFrom('host-model', 'Nehalem'), dedicatedCpuPlacement: fc.boolean() });

const anyMachine = some<MachineProps>({
  size: fc.constantFrom(MachineSize.SMALL, MachineSize.LARGE),
  cpu,
  memory: size,
  disks: fewNamed(disk),
  networks: fewNamed(fc.oneof({ arbitrary: podNetwork, weight: 1 }, { arbitrary: ownNetwork, weight: 3 })),
  cloudInit: fc.constantFrom(CloudInit.noCloud({ packages: ['git'] }), CloudInit.noCloud({ defaultUser: true, runcmd: ['true'] })),
  inlineCloudInit: fc.boolean(),
  bootOrder: mostly(fc.constant([BootDevice.DISK]), fc.uniqueArray(either(BootDevice))),
  runStrategy: either(RunStrategy),
  machineType: mostly(fc.constantFrom('q35', 'pc-q35-rhel9.4.0'), fc.constantFrom('virt', 'nonsense')),
  acpi: fc.boolean(),
  apic: fc.boolean(),
  hyperv: fc.constantFrom([], HypervEnlightenments.BASIC),
  efi: mostly(fc.constant(true), fc.boolean()),
  secureBoot: mostly(fc.constant(false), fc.boolean()),
  persistentEfi: fc.boolean(),
  firmwareUuid: mostly(fc.uuid(), fc.constantFrom('564D1234ABCDEF0123456789ABCDEF01', 'web-1')),
  firmwareSerial: mostly(fc.constantFrom('VMware-42 1d 5b', '0000-42'), fc.string()),
  memoryRequest: mostly(fc.constant(Size.gibibytes(1)), size),
  memoryLimit: size,
  cpuRequest: mostly(fc.constantFrom(0.1, 0.5, 1), fc.double({ min: -1, max: 300, noNaN: true })),
  cpuLimit: mostly(fc.constantFrom(0.5, 1, 2, 4), fc.double({ min: -1, max: 300, noNaN: true })),
  instanceLabels: mostly(fc.constantFrom<{ [label: string]: string }>({ zone: 'a' }, { 'example.com/team': '' }), fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 })),
  instanceAnnotations: mostly(fc.constant<{ [annotation: string]: string }>({ 'example.com/note': 'of many words' }), fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 })),
  multiqueue: fc.boolean(),
  autoattachGraphicsDevice: fc.boolean(),
  autoattachSerialConsole: fc.boolean(),
  autoattachMemBalloon: fc.boolean(),
}, 'size');

const withoutOrder = <T extends { readonly bootOrder?: number }>({ bootOrder: _, ...device }: T) => device as T;

/** Random props of a machine. Its boot order excludes that of its devices. */
export const describedMachine = fc.tuple(anyMachine, mostly(fc.constant(false), fc.constant(true))).map(([machine, hasBoth]): MachineProps => (
  machine.bootOrder === undefined || hasBoth ? machine
    : { ...machine, disks: machine.disks?.map(withoutOrder), networks: machine.networks?.map(withoutOrder) }
));

/** Machines described by their props, some with patches of the wire object. */
export const describedMachines: fc.Arbitrary<Program> = fc.tuple(describedMachine, few(mostly(fc.constantFrom('cpu', 'features'), fc.constantFrom('devices', 'memory'))))
  .map(([props, removed]) => (chart) => {
    const { apiObject } = new Machine(chart, 'case', props);
    const domain = apiObject.toJson().spec.template.spec.domain;
    removed.filter((field) => field in domain).forEach((field) => apiObject.addJsonPatch(JsonPatch.remove(`/spec/template/spec/domain/${field}`)));
  });

/** Machines with the same props, created from a template. */
export const describedTemplates: fc.Arbitrary<Program> = fc.tuple(describedMachine, fc.boolean())
  .map(([{ inlineCloudInit, ...props }, inPool]) => (chart) => {
    new (inPool ? VirtualMachinePool : VirtualMachine)(chart, 'case', { template: Machine.template(chart, props), inlineCloudInit });
  });

/** Objects with some of the fields, and always the required ones. */
function some<T>(fields: { [field in keyof T]: fc.Arbitrary<T[field]> }, ...requiredKeys: (keyof T)[]): fc.Arbitrary<T> {
  return fc.record<any, any>(fields, { requiredKeys });
}

/** Machines without feature gates whose preference, if any, is in the cluster: without it, KubeVirt refuses an interface that it would bind. */
const templates = Object.values(CORPORA).flatMap((corpus) => Object.values(corpus))
  .filter(({ object, featureGates }) => object.kind === 'VirtualMachine' && featureGates.length === 0)
  .map(({ object }) => object)
  .filter(({ spec }) => [undefined, 'given'].includes(spec?.preference?.name));

/** Fragments of several machines from the admission tests, merged into one. */
export const mergedTemplates: fc.Arbitrary<Program> = fc.tuple(fc.array(fc.constantFrom(...templates), { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([[first, ...others], inPool]) => (chart) => {
    const merged = others.reduce((template, { metadata, spec }) => template.merge({ metadata, spec }), VirtualMachineTemplate.fromObject(first));
    new (inPool ? VirtualMachinePool : VirtualMachine)(chart, 'case', { template: merged });
  });
