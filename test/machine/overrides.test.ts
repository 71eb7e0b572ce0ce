import { Chart, Testing } from 'cdk8s';
import { BootDevice, Machine, MachineProps, MachineSize, RunStrategy } from '../../src';
import { linesThrown } from '../lines-thrown';

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

test.each<[string, Partial<MachineProps>, unknown, string | undefined]>([
  ['another strategy', { runStrategy: RunStrategy.ALWAYS }, { spec: { running: false } }, 'overrides.spec.running: false is overridden by runStrategy, which has "Always": write "Halted" there, or leave it out'],
  ['no strategy', { runStrategy: RunStrategy.ALWAYS }, { spec: { running: 'no' } }, 'overrides.spec.running: "no" is overridden by runStrategy, which has "Always": leave it out'],
  ['the same strategy', { runStrategy: RunStrategy.HALTED }, { spec: { running: false } }, undefined],
  ['nothing', { runStrategy: RunStrategy.HALTED }, { spec: { running: null } }, undefined],
  ['the only strategy', {}, { spec: { running: false } }, undefined],
  ['other finalizers', { metadata: { finalizers: ['x/y'] } }, { metadata: { finalizers: ['z/w'] } }, 'overrides.metadata.finalizers: ["z/w"] is overridden by metadata, which has ["x/y"]: write it there'],
  ['the same finalizers', { metadata: { finalizers: ['x/y'] } }, { metadata: { finalizers: ['x/y'] } }, undefined],
  ['the only finalizers', { metadata: { finalizers: [] } }, { metadata: { finalizers: ['z/w'] } }, undefined],
  ['no labels', { metadata: { labels: { app: 'web' } } }, { metadata: { labels: null } }, 'overrides.metadata.labels: null is overridden by metadata, which has {"app":"web"}: write it there'],
  ['a label that is undefined', { metadata: { labels: { app: 'web' } } }, { metadata: { labels: { app: undefined } } }, undefined],
])('overrides with %s beside a property', (_, props, overrides, refusal) => {
  expect(linesThrown(() => instance({ size: MachineSize.SMALL, ...props, overrides }))).toEqual(refusal === undefined ? [] : [`chart/web: ${refusal}`]);
});

test('overrides are merged last', () => {
  const { domain } = instance({ size: MachineSize.SMALL, overrides: { spec: { template: { spec: { domain: { memory: { guest: null, hugepages: { pageSize: '2Mi' } } } } } } } });
  expect(domain.memory).toEqual({ hugepages: { pageSize: '2Mi' } });
});
