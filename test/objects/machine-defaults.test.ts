import { App, Chart, Testing } from 'cdk8s';
import { Construct } from 'constructs';
import { ImageSource, Machine, MachineDefaults, MachineDefaultsProps, MachineSize, NodeProvider, VirtualMachineTemplate } from '../../src';

/** A composite as a user writes it. */
class Shop extends Construct {
  public readonly machine: Machine;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.machine = new Machine(this, 'web', { size: MachineSize.SMALL, image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04') });
    this.machine.expose({ ports: [{ port: 80 }] });
  }
}

const chart = (uniqueNames?: boolean) => {
  const app = Testing.app();
  MachineDefaults.set(app, { uniqueNames });
  return new Chart(app, 'chart');
};

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
  const [kept] = Machine.fromManifest(within, 'apiVersion: vitistack.io/v1alpha1\nkind: Machine\nmetadata: { name: kept }\nspec: { template: small }\n');
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

test('an inner scope can override the default storage class of the cluster', () => {
  const classIn = (outer: MachineDefaultsProps, inner: MachineDefaultsProps) => {
    const app = Testing.app();
    MachineDefaults.set(app, outer);
    const scope = new Chart(app, 'chart');
    MachineDefaults.set(scope, inner);
    return new Machine(scope, 'web', { size: MachineSize.SMALL }).claims[0].toJson().spec.storageClassName;
  };
  expect(classIn({ clusterDefaultStorageClass: true }, { clusterDefaultStorageClass: false })).toBe('default');
  expect(classIn({ clusterDefaultStorageClass: true }, {})).toBeUndefined();
  expect(classIn({ storageClassName: 'fast' }, { clusterDefaultStorageClass: false })).toBe('fast');
  expect(classIn({ storageClassName: 'fast' }, { clusterDefaultStorageClass: true })).toBeUndefined();
});
