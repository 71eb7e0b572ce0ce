// hasMachine, hasNoMachine and countIs compare machines with an expectation, and explain the difference.
import { App, Chart, Size } from 'cdk8s';
import { DiskBus, ImageSource, Machine, MachineAssertions, MachineSize, VirtualMachine, VirtualMachineTemplate } from '../../src';
import { refusal } from '../lines-thrown';

function fleet(): MachineAssertions {
  const app = new App();
  const chart = new Chart(app, 'shop', { namespace: 'shop' });
  const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
  new Machine(chart, 'web', { size: MachineSize.MEDIUM, image, metadata: { labels: { tier: 'web' } } });
  new Machine(chart, 'db', {
    size: MachineSize.LARGE,
    image,
    networks: [{ name: 'pod' }, { name: 'office', networkName: 'office-vlan' }],
    disks: [{ name: 'data', size: Size.gibibytes(100), bus: DiskBus.SCSI }],
  });
  return MachineAssertions.fromChart(chart);
}

const ofMachine = (spec: object, metadata: object = {}) => (
  MachineAssertions.fromManifests(JSON.stringify({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web', ...metadata }, spec }))
);

const inGuest = (spec: object) => ({ spec: { template: { spec } } });

const memory = (guest: string | number) => inGuest({ domain: { memory: { guest } } });

describe('a name that several machines have is refused', () => {
  const named = (name: string, metadata: object = {}) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name, ...metadata }, spec: {} });
  const of = (...objects: object[]) => MachineAssertions.fromManifests(objects.map((object) => JSON.stringify(object)).join('\n---\n'));
  const environments = of(named('db-1', { namespace: 'dev', labels: { size: 's' } }), named('db-1', { namespace: 'prod', labels: { size: 'l' } }));
  const clusters = of(named('db-1', { namespace: 'shop' }), named('db-1', { namespace: 'shop' }));

  test('unless the namespace is expected too', () => {
    expect(refusal(() => environments.hasMachine({ metadata: { name: 'db-1', labels: { size: 'l' } } }))).toEqual([
      'MachineAssertions.hasMachine: 2 VirtualMachines are named "db-1": write metadata.namespace too, for one of "dev/db-1", "prod/db-1"',
    ]);
    environments.hasMachine({ metadata: { name: 'db-1', namespace: 'prod', labels: { size: 'l' } } });
    environments.hasMachine({ metadata: { labels: { size: 'l' } } });
  });

  test('in the same namespace of several clusters', () => {
    const advice = '2 VirtualMachines are named "shop/db-1": take the objects of one cluster, such as by MachineAssertions.fromChart';
    expect(refusal(() => clusters.hasMachine({ metadata: { name: 'db-1' } }))).toEqual([`MachineAssertions.hasMachine: ${advice}`]);
    expect(refusal(() => clusters.hasDisk('shop/db-1', { name: 'root' }))).toEqual([`MachineAssertions.hasDisk: ${advice}`]);
  });
});

describe('a machine matches', () => {
  test.each<[string, any]>([
    ['by any of its fields', { metadata: { name: 'db' }, spec: { runStrategy: 'Always' } }],
    ['by its labels', { metadata: { labels: { tier: 'web' } } }],
    ['in YAML', 'metadata:\n  labels: {tier: web}\n'],
    ['by a quantity in another notation', memory('4096Mi')],
    ['by a quantity in bytes', memory(4 * 2 ** 30)],
    ['by one of its disks', inGuest({ domain: { devices: { disks: [{ name: 'data', disk: { bus: 'scsi' } }] } } })],
    ['by its volumes in any order', inGuest({ volumes: [{ name: 'data' }, { name: 'root', persistentVolumeClaim: { claimName: 'db-root' } }] })],
    ['by a network', inGuest({ networks: [{ name: 'office', multus: { networkName: 'office-vlan' } }] })],
    ['by an absent field', 'metadata: {name: db}\nspec: {template: {spec: {nodeSelector: null}}}'],
    ['by an absent field, in an object', { metadata: { name: 'db' }, ...inGuest({ nodeSelector: null }) }],
    ['by an absent field of a map that does not exist', { metadata: { name: 'db', annotations: { owner: null } }, ...inGuest({ affinity: { podAffinity: null, nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: null } } }) }],
    ['an empty expectation', {}],
    ['ignoring undefined fields', { metadata: { name: 'web', annotations: undefined } }],
  ])('%s', (_, expected) => {
    fleet().hasMachine(expected);
    expect(() => fleet().hasNoMachine(expected)).toThrow(/^MachineAssertions\.hasNoMachine: no VirtualMachine was expected to match, but "shop\//);
  });

  test('by quantities in maps of quantities with any keys', () => {
    const machine = ofMachine(inGuest({ domain: { resources: { limits: { size: '1k' } } } }).spec);
    machine.hasMachine(inGuest({ domain: { resources: { limits: { size: '1000' } } } }));
  });

  test('by DataVolume templates, which are matched by name', () => {
    const template = (name: string, storage: string) => ({ metadata: { name }, spec: { storage: { resources: { requests: { storage } } } } });
    const machine = ofMachine({ dataVolumeTemplates: [template('root', '10Gi'), template('data', '20Gi')] });
    machine.hasMachine({ spec: { dataVolumeTemplates: [template('data', '20480Mi')] } });
    machine.hasNoMachine({ spec: { dataVolumeTemplates: [template('data', '10Gi')] } });
  });
});

describe('a machine does not match', () => {
  test.each<[string, any]>([
    ['if a value differs', memory('5Gi')],
    ['if an item is missing', inGuest({ volumes: [{ name: 'logs' }] })],
    ['if the fields belong to different machines', { metadata: { name: 'db', labels: { tier: 'web' } } }],
    ['if it has items and none are expected', inGuest({ volumes: [] })],
    ['if a type differs', { spec: { runStrategy: ['Always'] } }],
    ['if a field is inherited from Object.prototype', { metadata: { labels: { constructor: {} } } }],
    ['if a number is expected that is not a quantity', { metadata: { labels: { tier: 5 } } }],
  ])('%s', (_, expected) => {
    fleet().hasNoMachine(expected);
    expect(() => fleet().hasMachine(expected)).toThrow(/^MachineAssertions\.hasMachine: no VirtualMachine is as expected, the nearest of 2 is "shop\//);
  });

  test.each(['labels', 'annotations'])('if %s are different strings for the same quantity', (field) => {
    const machine = ofMachine({}, { [field]: { size: '1k', capacity: '1024Mi' } });
    machine.hasMachine({ metadata: { [field]: { size: '1k' } } });
    machine.hasNoMachine({ metadata: { [field]: { size: '1000' } } });
    machine.hasNoMachine({ metadata: { [field]: { capacity: '1Gi' } } });
  });

  test.each([
    ['ConfigMap', { data: { size: '1k' } }, { data: { size: '1000' } }],
    ['Secret', { stringData: { size: '1k' } }, { stringData: { size: '1000' } }],
    ['Deployment', { spec: { selector: { matchLabels: { size: '1k' } } } }, { spec: { selector: { matchLabels: { size: '1000' } } } }],
    ['Pod', { spec: { nodeSelector: { size: '1k' } } }, { spec: { nodeSelector: { size: '1000' } } }],
    ['Service', { spec: { selector: { size: '1k' } } }, { spec: { selector: { size: '1000' } } }],
  ])('if a %s has a different string for the same quantity', (kind, has, expected) => {
    const objects = MachineAssertions.fromManifests(JSON.stringify({ apiVersion: 'v1', kind, metadata: { name: 'x' }, ...has }));
    objects.hasObject(kind, has);
    expect(() => objects.hasObject(kind, expected)).toThrow(/^MachineAssertions\.hasObject: no /);
  });

  test('if a list without names has other items or another order', () => {
    const tolerations = (...keys: string[]) => inGuest({ tolerations: keys.map((key) => ({ key, operator: 'Exists' })) });
    const keys = (...names: string[]) => inGuest({ tolerations: names.map((key) => ({ key })) });
    const machine = ofMachine(tolerations('a', 'b').spec);
    machine.hasMachine(keys('a', 'b'));
    ['a', 'b a', 'a b c', 'b'].forEach((names) => machine.hasNoMachine(keys(...names.split(' '))));
  });
});

describe('an error contains', () => {
  const told = (assert: (machines: MachineAssertions) => void, machines = fleet()) => expect(refusal(() => assert(machines)));

  test('the nearest machine and all of its differences', () => {
    told((machines) => machines.hasMachine({ metadata: { labels: { tier: 'web' } }, spec: { runStrategy: 'Halted', ...memory('8Gi').spec } })).toEqual([
      'MachineAssertions.hasMachine: no VirtualMachine is as expected, the nearest of 2 is "shop/web"',
      'spec.runStrategy: expected "Halted", found "Always"',
      'spec.template.spec.domain.memory.guest: expected "8Gi", found "4Gi"',
    ]);
  });

  test('the differences of the machine with the expected name, however many there are', () => {
    told((machines) => machines.hasMachine({
      metadata: { name: 'db', labels: { tier: 'web' } },
      ...inGuest({ domain: { devices: { disks: [{ name: 'data', disk: { bus: 'virtio' }, bootOrder: 1 }] } }, networks: [{ name: 'pod', pod: null }], volumes: [{ name: 'logs', emptyDisk: {} }] }),
    })).toEqual([
      'MachineAssertions.hasMachine: no VirtualMachine is as expected, the nearest of 2 is "shop/db"',
      'metadata.labels: expected {"tier":"web"}, found nothing',
      'spec.template.spec.domain.devices.disks[name="data"].disk.bus: expected "virtio", found "scsi"',
      'spec.template.spec.domain.devices.disks[name="data"].bootOrder: expected 1, found nothing',
      'spec.template.spec.networks[name="pod"].pod: expected nothing, found {}',
      'spec.template.spec.volumes[name="logs"]: expected {"name":"logs","emptyDisk":{}}, found nothing',
    ]);
  });

  test('long values in shortened form', () => {
    told((machines) => machines.hasMachine({ metadata: { annotations: { note: 'x'.repeat(500) } } }), ofMachine({}, { annotations: { note: 'short' } })).toEqual([
      'MachineAssertions.hasMachine: no VirtualMachine is as expected, there is only "web"',
      'metadata.annotations.note: expected "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… (502 characters), found "short"',
    ]);
  });

  test('the other objects if there is no machine', () => {
    told((machines) => machines.hasMachine({}), MachineAssertions.fromManifests('{apiVersion: v1, kind: ConfigMap, metadata: {name: a}}')).toEqual([
      'MachineAssertions.hasMachine: there is no object of kind \"VirtualMachine\", only ConfigMap "a"',
    ]);
    told((machines) => machines.hasMachine({}), MachineAssertions.fromManifests('')).toEqual([
      'MachineAssertions.hasMachine: there is no object of kind \"VirtualMachine\", nor of any other',
    ]);
  });

  test('the machines that match although none should', () => {
    told((machines) => machines.hasNoMachine({ spec: { runStrategee: 'Always' } })).toEqual([
      'MachineAssertions.hasNoMachine: expected: spec.runStrategee: unknown field, did you mean "runStrategy"',
    ]);
    told((machines) => machines.hasNoMachine({ spec: { runStrategy: 'Always' } })).toEqual([
      'MachineAssertions.hasNoMachine: no VirtualMachine was expected to match, but "shop/web", "shop/db" do',
    ]);
  });

  test('the number of machines and their names', () => {
    told((machines) => machines.countIs(3)).toEqual([
      'MachineAssertions.countIs: expected 3 VirtualMachines, found 2: "shop/web", "shop/db"',
    ]);
    told((machines) => machines.countIs(1, { spec: { runStrategy: 'Halted' } })).toEqual([
      'MachineAssertions.countIs: expected 1 VirtualMachine, found 0 of 2',
    ]);
    told((machines) => machines.countIs(2, 'metadata: {labels: {tier: web}}')).toEqual([
      'MachineAssertions.countIs: expected 2 VirtualMachines, found 1 of 2: "shop/web"',
    ]);
  });

  test('the mistake in an invalid expectation', () => {
    told((machines) => machines.hasMachine('web')).toEqual([
      'MachineAssertions.hasMachine: expected: is not a map: write a part of the object, such as { metadata: { name: "web" } }, or its YAML',
    ]);
    told((machines) => machines.hasMachine('')).toEqual([
      'MachineAssertions.hasMachine: expected: is not a map: write a part of the object, such as { metadata: { name: "web" } }, or its YAML',
    ]);
    told((machines) => machines.hasMachine('a: 1\n---\nb: 1')).toEqual([
      'MachineAssertions.hasMachine: expected:3: begins another document: write only one',
    ]);
    told((machines) => machines.hasMachine({ spec: { runing: null } })).toEqual([
      'MachineAssertions.hasMachine: expected: spec.runing: unknown field, did you mean "running"',
    ]);
    told((machines) => machines.countIs('two' as any)).toEqual([
      'MachineAssertions.countIs: count: "two" is not valid here: write a number',
    ]);
  });
});

test('countIs counts machines that match', () => {
  fleet().countIs(2);
  fleet().countIs(1, memory('8Gi'));
  fleet().countIs(0, { metadata: { name: 'mail' } });
  MachineAssertions.fromManifests('').countIs(0);
});

test('a pool does not count as a machine', () => {
  const pool = 'apiVersion: pool.kubevirt.io/v1beta1\nkind: VirtualMachinePool\nmetadata: {name: workers}';
  MachineAssertions.fromManifests(pool).countIs(0);
  MachineAssertions.fromManifests(pool).hasObject('VirtualMachinePool', { metadata: { name: 'workers' } });
});

test('user data is never printed', () => {
  const app = new App();
  const chart = new Chart(app, 'chart');
  const template = VirtualMachineTemplate.fromObject({
    spec: { template: { spec: { domain: { devices: { disks: [{ name: 'init', disk: {} }] }, memory: { guest: '1Gi' } }, volumes: [{ name: 'init', cloudInitNoCloud: { userData: '#cloud-config\nhostname: of-mine' } }] } } },
  });
  new VirtualMachine(chart, 'web', { template, inlineCloudInit: true });
  const expected = (source: object) => () => MachineAssertions.fromChart(chart).hasMachine(inGuest({ volumes: [{ name: 'init', ...source }] }));
  expect(refusal(expected({ cloudInitNoCloud: { userData: 'of-others' } }))).toEqual([
    'MachineAssertions.hasMachine: no VirtualMachine is as expected, there is only "web"',
    'spec.template.spec.volumes[name="init"].cloudInitNoCloud.userData: expected a value that is not shown, found another one',
  ]);
  expect(refusal(expected({ cloudInitNoCloud: null }))).toEqual([
    'MachineAssertions.hasMachine: no VirtualMachine is as expected, there is only "web"',
    'spec.template.spec.volumes[name="init"].cloudInitNoCloud: expected nothing, found values of userData that are not shown',
  ]);
});
