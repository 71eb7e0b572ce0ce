// The labels and annotations of a machine's instance and pod, which differ from those of the machine.
import { Chart, Testing } from 'cdk8s';
import { Machine, MachineProps, MachineSize, VirtualMachinePool } from '../../src';

const size = MachineSize.SMALL;

const machineOf = (props: MachineProps) => new Machine(new Chart(Testing.app(), 'chart'), 'web', props);
const manifest = (props: MachineProps) => machineOf(props).apiObject.toJson();

test('the instance and its pod have the machine\'s labels, and labels and annotations of their own', () => {
  const { metadata, spec } = manifest({
    size,
    metadata: { labels: { app: 'web', tier: 'front' }, annotations: { owner: 'shop' } },
    instanceLabels: { tier: 'guest', zone: 'a' },
    instanceAnnotations: { 'descheduler.alpha.kubernetes.io/evict': 'true' },
  });
  expect([metadata.labels, metadata.annotations]).toEqual([{ app: 'web', tier: 'front' }, { owner: 'shop' }]);
  expect(spec.template.metadata).toEqual({ labels: { app: 'web', tier: 'guest', zone: 'a' }, annotations: { 'descheduler.alpha.kubernetes.io/evict': 'true' } });
  const merged = manifest({ size, instanceLabels: { zone: 'a' }, overrides: { spec: { template: { metadata: { labels: { zone: 'b' } } } } } });
  expect([merged.metadata.labels, merged.spec.template.metadata]).toEqual([undefined, { labels: { zone: 'b' } }]);
});

test('empty or undefined labels and annotations leave the instance without metadata', () => {
  const props = { size, instanceLabels: { zone: undefined as any }, instanceAnnotations: {} };
  expect(manifest(props).spec.template).not.toHaveProperty('metadata');
});

test('an invalid label or annotation of the instance is refused with its path', () => {
  const machine = machineOf({ size, instanceLabels: { zone: 'not a label' }, instanceAnnotations: { 'a b': 'c' } });
  expect(machine.node.validate()).toEqual([
    expect.stringMatching(/spec\.template\.metadata\.labels.*"not a label" .*\[label-form\]$/), expect.stringMatching(/spec\.template\.metadata\.annotations.*"a b" .*\[annotation-form\]$/),
  ]);
});

test('a template passes them on to the instances of a pool, which still selects by its own labels', () => {
  const chart = new Chart(Testing.app(), 'chart');
  const template = Machine.template(chart, { size, instanceLabels: { zone: 'a' }, instanceAnnotations: { note: 'b' } });
  const { virtualMachineTemplate } = new VirtualMachinePool(chart, 'web', { template }).apiObject.toJson().spec;
  expect(virtualMachineTemplate.metadata.labels).not.toHaveProperty('zone');
  expect(virtualMachineTemplate.spec.template.metadata).toMatchObject({ labels: { zone: 'a' }, annotations: { note: 'b' } });
});
