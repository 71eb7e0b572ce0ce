import { Chart, Testing } from 'cdk8s';
import { BootDevice, Machine, MachineProps, MachineSize, RunStrategy } from '../../src';

function instance(props: MachineProps): any {
  const chart = new Chart(Testing.app(), 'chart');
  new Machine(chart, 'web', props);
  return Testing.synth(chart)[0].spec.template.spec;
}

test('overrides may be YAML, which has null in every language', () => {
  const overrides = { spec: { template: { spec: { domain: { memory: { guest: null, hugepages: { pageSize: '2Mi' } } } } } } };
  const withOverrides = (written: unknown) => instance({ size: MachineSize.SMALL, overrides: written });
  expect(withOverrides(JSON.stringify(overrides))).toEqual(withOverrides(overrides));
  expect(() => withOverrides('metadata: {name: other}')).toThrow('overrides.metadata.name: "other" would apply to the machine');
  expect(() => withOverrides('a: b: c')).toThrow(/overrides:1:\d+: /);
});

test('overrides that start below the VirtualMachine are refused with the fields to put around them', () => {
  const told = 'a VirtualMachine has no such field: write the fields around it too, such as { spec: { template: { spec: { domain: … } } } }';
  expect(() => instance({ size: MachineSize.SMALL, bootOrder: [BootDevice.CDROM], overrides: 'template: {spec: {hostname: web}}\ndomain: {memory: {guest: 3Gi}}' })).toThrow([
    `chart/web: overrides.template: ${told}`, `chart/web: overrides.domain: ${told}`, 'chart/web: bootOrder[0]: the machine has no cdrom to boot from',
  ].join('\n'));
  expect(instance({ size: MachineSize.SMALL, overrides: { $retainKeys: ['metadata', 'spec'], status: null, gone: null } }).domain.memory.guest).toBe('2Gi');
});

test('a value of the wrong type in overrides is reported with its path in overrides', () => {
  expect(() => instance({ size: MachineSize.SMALL, overrides: { spec: { template: [] } } })).toThrow('chart/web: overrides.spec.template: a list is not a map: write one with metadata, spec');
});

test('overrides that a property would undo are refused', () => {
  const props = { size: MachineSize.SMALL, runStrategy: RunStrategy.ALWAYS, metadata: { labels: { app: 'web', tier: 'front' }, annotations: { note: 'x' } } };
  const overrides = { metadata: { labels: { app: null, tier: 'front', more: 'y' }, annotations: { note: 'y' } }, spec: { runStrategy: 'Halted' } };
  const told = [
    'overrides.metadata.labels.app: null is overridden by metadata, which has "web": write it there',
    'overrides.metadata.annotations.note: "y" is overridden by metadata, which has "x": write it there',
    'overrides.spec.runStrategy: "Halted" is overridden by runStrategy, which has "Always": write it there',
  ];
  expect(() => instance({ ...props, overrides })).toThrow(told.map((line) => `chart/web: ${line}`).join('\n'));
  expect(() => Machine.template(new Chart(Testing.app(), 'chart'), { ...props, overrides })).toThrow(told.map((line) => `chart/Machine.template: ${line}`).join('\n'));
  expect(() => instance({ ...props, overrides: { metadata: { labels: { more: 'y' } }, spec: { runStrategy: 'Always' } } })).not.toThrow();
});

test('overrides are merged last', () => {
  const { domain } = instance({ size: MachineSize.SMALL, overrides: { spec: { template: { spec: { domain: { memory: { guest: null, hugepages: { pageSize: '2Mi' } } } } } } } });
  expect(domain.memory).toEqual({ hugepages: { pageSize: '2Mi' } });
});
