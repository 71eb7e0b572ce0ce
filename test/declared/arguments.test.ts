import { App, Chart, Lazy, Size } from 'cdk8s';
import { Advice, CloudInit, DataVolume, FleetApp, Machine, MachineDefaults, MachineSize, NodeClaim, NodeProvider, StrategicMerge, VirtualMachine, VirtualMachineTemplate, VolumeSource } from '../../src';
import { checkArguments } from '../../src/declared/arguments';
import { linesThrown } from '../lines-thrown';

const chart = () => new Chart(new App({ outdir: '/nonexistent' }), 'shop') as any;
const machine = (props: any) => new Machine(chart(), 'web', { cpu: { cores: 1 }, memory: Size.gibibytes(1), ...props });
const template = VirtualMachineTemplate.fromObject({ spec: {} });
const untyped = (value: unknown) => value as any;

test.each<[string, () => unknown, string]>([
  ['a plain object for a template', () => new VirtualMachine(chart(), 'web', { template: untyped({ spec: {} }) }), 'shop/web: template: a map is not valid here: write a VirtualMachineTemplate'],
  ['a name for a size', () => new Machine(chart(), 'web', { size: untyped('small') }), 'shop/web: size: a string is not valid here: write a MachineSize, such as MachineSize.SMALL or MachineSize.named("small")'],
  ['a number for CPUs', () => machine({ cpu: 8 }), 'shop/web: cpu: 8 is not a map: write one with cores, sockets, threads'],
  ['a string for a disk\'s size', () => machine({ disks: [{ name: 'data', size: '20Gi' }] }), 'shop/web: disks[0].size: "20Gi" is not valid here: write a size, such as Size.gibibytes(4)'],
  ['a string for an image', () => new Machine(chart(), 'web', { size: MachineSize.SMALL, image: untyped('https://example.com/x') }), 'shop/web: image: a string is not valid here: write an ImageSource, such as ImageSource.registry(…)'],
  ['a string for cloud-init', () => machine({ cloudInit: 'password: hunter2' }), 'shop/web: cloudInit: a string is not valid here: write a CloudInit'],
  ['a list for cloud-init', () => template.withCloudInit(untyped([CloudInit.noCloud({ packages: ['git'] })])), 'VirtualMachineTemplate.withCloudInit: cloudInit: a list is not valid here: write a CloudInit'],
  ['a number for a password', () => CloudInit.noCloud({ chpasswd: { users: [{ name: 'ada', password: untyped(1234567) }] } }), 'CloudInit.noCloud: chpasswd.users[0].password: a number is not valid here: write a string'],
  ['a string for users', () => CloudInit.noCloud({ users: untyped('ada:hunter2') }), 'CloudInit.noCloud: users: a string is not a list: write a list'],
  ['a plain object for a volume', () => template.withDisk({ name: 'data', volume: untyped({ emptyDisk: {} }) }), 'VirtualMachineTemplate.withDisk: disk.volume: a map is not valid here: write a VolumeSource'],
  ['a missing image', () => new DataVolume(chart(), 'root', untyped({})), 'shop/root: image: is missing: write an ImageSource'],
  ['an object for YAML', () => VirtualMachineTemplate.fromYaml(untyped({})), 'VirtualMachineTemplate.fromYaml: text: a map is not valid here: write a string'],
  ['an unknown enum value', () => machine({ runStrategy: 'constructor' }), 'shop/web: runStrategy: "constructor" is not valid here: write "Always" or'],
  ['search domains of another word', () => CloudInit.noCloud({ networkConfig: { ethernets: { a: { dhcp4Overrides: { useDomains: untyped('routes') } } } } }), 'networkConfig.ethernets.a.dhcp4Overrides.useDomains: "routes" is not valid here: write "route"'],
  ['a string for a numeric enum', () => new FleetApp({ yamlOutputType: untyped('1') }), 'FleetApp: yamlOutputType: a string is not valid here: write a YamlOutputType: 0 or 1 or 2 or 3'],
  ['a misspelt enum value', () => machine({ bootOrder: ['disc'] }), 'shop/web: bootOrder[0]: "disc" is not valid here: write "disk"'],
  ['a call without arguments', () => new Machine(untyped(undefined), untyped(undefined), untyped(undefined)), 'Machine: scope: is missing: write a construct, such as a Chart\nMachine: id: is missing: write a name\nMachine: props: is missing'],
  ['an empty id', () => new Machine(chart(), '', { size: MachineSize.SMALL }), 'shop: id: "" is not valid here: write one such as "web-1"'],
  ['a scope outside any chart', () => new Machine(new App(), 'web', { size: MachineSize.SMALL }), 'web: is not in a chart: create one, such as new Chart(app, "machines"), and pass it as the scope'],
  ['an id that constructs cannot use', () => new Machine(chart(), 'constructor', { size: MachineSize.SMALL }), 'shop/constructor: id: "constructor" is not valid here: write another one, and in metadata.name what the object is to be called'],
  ['a scope that is not a construct', () => Advice.silence(untyped({}), 'root-disk-lost'), 'Advice.silence: scope: a map is not valid here: write a construct'],
  ['a provider that is not one', () => new NodeClaim(untyped(chart()), 'workers', { nodeType: 'small' }), 'shop/workers: provider: a map is not valid here: write a NodeProvider'],
  ['a function for a merge key', () => StrategicMerge.apply({}, {}, { mergeListsBy: untyped(() => 'name') }), 'mergeListsBy: a function is not valid here: write the field that names an item, such as "name"'],
  ['a plain object for the template of a node type', () => new NodeProvider(chart(), 'nodes', { template, nodeTypes: [{ name: 'a', virtualMachineTemplate: untyped({ spec: {} }) }] }), 'shop/nodes: nodeTypes[0].virtualMachineTemplate: a map is not valid here'],
  ['a class instance in plain data', () => new NodeProvider(chart(), 'nodes', { template, nodeTypes: [], additionalFields: { since: new Date(0) } }), 'shop/nodes: additionalFields.since: an instance of Date is not a JSON value: write its text, such as "2026-01-31T12:00:00Z", in quotes'],
  ['a template in place of its object', () => VirtualMachineTemplate.fromObject(template), 'template: an instance of VirtualMachineTemplate is not a JSON value: write what its toObject() returns'],
  ['more than a number holds exactly', () => machine({ cpu: { cores: 1e20 } }), 'shop/web: cpu.cores: 100000000000000000000 is not a whole number from 1 to 9007199254740991: write such a number'],
  ['a size in plain data', () => machine({ overrides: { spec: { template: { spec: { domain: { memory: { guest: Size.gibibytes(4) } } } } } } }), 'shop/web: overrides.spec.template.spec.domain.memory.guest: an instance of Size is not a JSON value: write a quantity such as "4Gi"'],
  ['a function for plain data', () => machine({ overrides: () => 1 }), 'shop/web: overrides: a function is not a JSON value: write a map, list, string, number, boolean or null'],
  ['a Lazy for plain data', () => machine({ overrides: Lazy.any({ produce: () => ({}) }) }), 'shop/web: overrides: a Lazy has no value before synth, and this one is needed earlier: write the value itself'],
])('refuses %s with a helpful message', (_title, step, message) => {
  expect(step).toThrow(message);
  expect(step).not.toThrow(/hunter2|1234567/);
});

test('reports all mistakes at once, each with its path', () => {
  expect(() => machine({ disks: [{ size: 5 }, 'data'], networks: {}, inlineCloudInit: 'yes' })).toThrow(new Error([
    'shop/web: disks[0].size: 5 is not valid here: write a size, such as Size.gibibytes(4)',
    'shop/web: disks[0].name: is missing: write a string',
    'shop/web: disks[1]: "data" is not a map: write one with size, image, volumePopulator, storageClassName, accessModes, volumeMode, hotpluggable, pruneProtection, volume, name, device, bus, bootOrder, readOnly, serial, cache, io, shareable, reservation, dedicatedIoThread',
    'shop/web: networks: a map is not a list: write a list, such as []',
    'shop/web: inlineCloudInit: a string is not valid here: write true or false',
  ].join('\n')));
});

test('visits a shared value in an unknown field only once', () => {
  const mine = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], []);
  expect(() => checkArguments('Machine', chart(), 'web', { size: MachineSize.SMALL, mine })).not.toThrow();
});

test('expose and MachineDefaults report invalid values beside wrong types', () => {
  const scope = chart();
  const web = new Machine(scope, 'web', { size: MachineSize.SMALL });
  const ports: any = [{ port: 99_999 }, { port: 80 }, { port: 80 }];
  expect(linesThrown(() => web.expose({ ports, serviceType: untyped('Loadbalancer') }))).toEqual([
    expect.stringContaining('serviceType'), expect.stringContaining('99999'), ...Array(2).fill(expect.stringContaining('already')),
  ]);
  const defaults: any = { storageClassName: 'fast', identitySeed: 5 };
  expect(linesThrown(() => MachineDefaults.set(scope, defaults))).toEqual([
    expect.stringContaining('identitySeed'), expect.stringContaining('has children already'),
  ]);
  expect(web.node.children.map(({ node }) => node.id)).toEqual(['Resource', 'disk-root']);
});

test('refuses a misspelt field, which would be ignored otherwise', () => {
  const scope = chart();
  expect(() => new Machine(scope, 'web', untyped({ size: MachineSize.SMALL, network: [], evictionStrateg: 'None' })))
    .toThrow(new Error(['network: unknown field: write networks', 'evictionStrateg: unknown field: write evictionStrategy'].map((line) => `shop/web: ${line}`).join('\n')));
  expect(() => template.withResources(untyped({ cpus: 8 }))).toThrow('cpus: unknown field: write cpu');
  expect(() => CloudInit.noCloud({ writeFiles: [untyped({ path: '/a', contents: 'x' })] })).toThrow('writeFiles[0].contents: unknown field: write content');
});

test('accepts the program\'s own fields, placeholders and lazy values', () => {
  const scope = chart();
  const props = { size: MachineSize.SMALL, zone: 'mine', chart: scope, onReady: () => undefined };
  new Machine(scope, 'web', props);
  new Machine(scope, 'db', { size: MachineSize.SMALL, disks: [{ name: 'root', serial: Lazy.any({ produce: () => 'fast' }) }], metadata: { annotations: { a: Lazy.any({ produce: () => 'b' }) } } });
  expect(scope.toJson()).toHaveLength(4);
  expect(template.withDisk({ name: 'data', volume: VolumeSource.emptyDisk(Size.gibibytes(1)), bus: untyped('{{BUS}}') }).placeholders).toEqual(['BUS']);
});
