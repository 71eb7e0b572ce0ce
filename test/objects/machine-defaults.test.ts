import { App, Chart, Size, Testing } from 'cdk8s';
import { Construct } from 'constructs';
import {
  AccessMode, ImageSource, Machine, MachineDefaults, MachineDefaultsProps, MachineDisk, MachineSize, NodeProvider, VirtualMachineTemplate, VolumeMode,
} from '../../src';

/** A composite as a user writes it. */
class Shop extends Construct {
  public readonly machine: Machine;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.machine = new Machine(this, 'web', { size: MachineSize.SMALL, image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04') });
    this.machine.expose({ ports: [{ port: 80 }] });
  }
}

const chartWith = (defaults: MachineDefaultsProps) => {
  const app = Testing.app();
  MachineDefaults.set(app, defaults);
  return new Chart(app, 'chart');
};

const chart = (uniqueNames?: boolean) => chartWith({ uniqueNames });

test('two instances of a composite in a chart are refused, with both remedies', () => {
  const scope = chart();
  new Shop(scope, 'blue');
  new Shop(scope, 'green');
  expect(() => (scope.node.root as App).synth()).toThrow('VirtualMachine "web" already exists at chart/blue/web, give each its own metadata.name or namespace, '
    + 'or all of them unique names with MachineDefaults.set(scope, { uniqueNames: true })');
});

test('a chart may contain a composite twice with uniqueNames', () => {
  const scope = chart(true);
  const [blue, green] = [new Shop(scope, 'blue'), new Shop(scope, 'green')].map(({ machine: { name } }) => name);
  expect(blue).toMatch(/^chart-blue-web-[0-9a-f]{8}$/);
  const objects = Testing.synth(scope).map(({ kind, metadata: { name } }) => `${kind} ${name}`);
  expect(objects).toEqual([blue, green].flatMap((name) => [`VirtualMachine ${name}`, `DataVolume ${name}-root`, `Service ${name}`]));
  (scope.node.root as App).synth();
});

test('uniqueNames applies only below its scope, and not to names from metadata and manifests', () => {
  const scope = new Chart(Testing.app(), 'chart');
  const [within, around] = ['within', 'around'].map((id) => new Construct(scope, id));
  MachineDefaults.set(within, { uniqueNames: true });
  const size = MachineSize.SMALL;
  const [kept] = Machine.fromVitistack(within, 'apiVersion: vitistack.io/v1alpha1\nkind: Machine\nmetadata: { name: kept }\nspec: { template: small }\n');
  const names = [new Machine(around, 'web', { size }), new Machine(within, 'db', { size, metadata: { name: 'db' } }), kept].map(({ name }) => name);
  expect(names).toEqual(['web', 'db', 'kept']);
});

test('an inner scope can turn uniqueNames off', () => {
  const scope = new Construct(chart(true), 'inner');
  MachineDefaults.set(scope, { uniqueNames: false });
  expect(new Machine(scope, 'web', { size: MachineSize.SMALL }).name).toBe('web');
});

test('a unique name leaves room for the numbers of machines', () => {
  const scope = new Construct(chart(true), 'a-scope-with-a-name-that-is-rather-long-for-one-alone');
  const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' }, cpu: { cores: 1 } } } } } });
  const claim = new NodeProvider(scope, 'nodes', { template, nodeTypes: [{ name: 'small' }] }).claim('workers', { nodeType: 'small', quantity: 2 });
  expect(claim.name).toMatch(/-nodes-workers-[0-9a-f]{8}$/);
  expect(claim.machines.map(({ name }) => name)).toEqual([`${claim.name}-0`, `${claim.name}-1`]);
  expect(`${claim.name}-99999`.length).toBeLessThanOrEqual(63);
});

test('an inner scope can choose another storage class', () => {
  const classIn = (outer: MachineDefaultsProps, inner: MachineDefaultsProps) => {
    const scope = chartWith(outer);
    MachineDefaults.set(scope, inner);
    return new Machine(scope, 'web', { size: MachineSize.SMALL }).claims[0].toJson().spec.storageClassName;
  };
  expect(classIn({}, {})).toBeUndefined();
  expect(classIn({}, { storageClassName: 'fast' })).toBe('fast');
  expect(classIn({ storageClassName: 'fast' }, {})).toBe('fast');
  expect(classIn({ storageClassName: 'fast' }, { storageClassName: 'slow' })).toBe('slow');
});

describe('the access modes and the volume mode of disks', () => {
  const { READ_WRITE_MANY, READ_WRITE_ONCE_POD } = AccessMode;
  const { BLOCK, FILESYSTEM } = VolumeMode;
  const disk = { name: 'data', size: Size.gibibytes(20) };

  /** The class and the modes of the disk of a machine. */
  const storageOf = (scope: Construct, own: Partial<MachineDisk> = {}) => {
    const machine = new Machine(scope, 'web', { size: MachineSize.SMALL, disks: [{ ...disk, ...own }] });
    const claim = Testing.synth(Chart.of(machine)).find(({ kind, metadata }) => kind === 'PersistentVolumeClaim' && metadata.name === `${machine.name}-data`);
    return [claim.spec.storageClassName, ...claim.spec.accessModes, claim.spec.volumeMode];
  };

  test('are the defaults, unless the disk sets its own', () => {
    const scope = chartWith({ storageClassName: 'ceph', accessModes: [READ_WRITE_MANY], volumeMode: BLOCK });
    expect(storageOf(new Construct(scope, 'all'))).toEqual(['ceph', 'ReadWriteMany', 'Block']);
    expect(storageOf(chartWith({ accessModes: [READ_WRITE_MANY] }), { accessModes: [READ_WRITE_ONCE_POD], volumeMode: FILESYSTEM })).toEqual([undefined, 'ReadWriteOncePod', 'Filesystem']);
  });

  test('are not those of the default storage class if the disk has another one', () => {
    const scope = chartWith({ storageClassName: 'ceph', accessModes: [READ_WRITE_MANY], volumeMode: BLOCK });
    expect(storageOf(scope, { storageClassName: 'local' })).toEqual(['local', 'ReadWriteOnce', undefined]);
  });

  test('are inherited with the storage class, and chosen anew with another one', () => {
    const scope = chartWith({ storageClassName: 'ceph', accessModes: [READ_WRITE_MANY], volumeMode: BLOCK });
    const [files, local] = ['files', 'local'].map((id) => new Construct(scope, id));
    MachineDefaults.set(files, { volumeMode: FILESYSTEM, uniqueNames: true });
    MachineDefaults.set(local, { storageClassName: 'local' });
    expect([files, local].map((each) => storageOf(each))).toEqual([['ceph', 'ReadWriteMany', 'Filesystem'], ['local', 'ReadWriteOnce', undefined]]);
  });

  test('are those that were checked, whatever the program does with its own list later', () => {
    const accessModes = [READ_WRITE_MANY];
    const scope = chartWith({ accessModes });
    accessModes.push(READ_WRITE_ONCE_POD);
    expect(storageOf(scope)).toEqual([undefined, 'ReadWriteMany', undefined]);
  });

  test('are not empty', () => {
    expect(() => chartWith({ accessModes: [] })).toThrow('accessModes: is empty: write at least one, such as AccessMode.READ_WRITE_ONCE, or leave it out');
    expect(() => chartWith({ accessModes: [READ_WRITE_MANY, READ_WRITE_ONCE_POD] })).toThrow('accessModes: ["ReadWriteMany","ReadWriteOncePod"] has ReadWriteOncePod with others');
  });

  test('are those of the DataVolumes of a template', () => {
    const scope = chartWith({ storageClassName: 'ceph', accessModes: [READ_WRITE_MANY], volumeMode: BLOCK });
    const template = Machine.template(scope, { size: MachineSize.SMALL, disks: [disk] });
    const [{ spec }] = template.toObject().spec.dataVolumeTemplates;
    expect(spec.storage).toMatchObject({ storageClassName: 'ceph', accessModes: ['ReadWriteMany'], volumeMode: 'Block' });
  });
});
