import { Chart, Duration, Testing } from 'cdk8s';
import { Flux, FluxKustomization, FluxKustomizationProps, FluxSourceKind, Machine, MachineSize, RunStrategy } from '../../src';

function manifest(props: Partial<FluxKustomizationProps> = {}): any {
  const chart = new Chart(Testing.app(), 'chart', { namespace: 'flux-system' });
  new FluxKustomization(chart, 'machines', { source: { kind: FluxSourceKind.GIT_REPOSITORY, name: 'fleet' }, ...props });
  return Testing.synth(chart)[0];
}

test('a Kustomization waits for machines by its expressions', () => {
  expect(manifest()).toMatchSnapshot();
  expect(manifest().spec.healthCheckExprs).toEqual(Flux.healthCheckExprs());
});

test('a source that Flux would not find is refused, with the fix', () => {
  expect(() => manifest({ source: { kind: 'gitrepository' as FluxSourceKind, name: 'fleet' } })).toThrow(new Error('chart/machines: source.kind: "gitrepository" is not valid here: write "GitRepository"'));
  expect(() => manifest({ source: { kind: '{{KIND}}' as FluxSourceKind, name: 'fleet' } })).toThrow('chart/machines: source.kind: "{{KIND}}" is unknown: write "GitRepository"');
  expect(() => manifest({ source: { kind: FluxSourceKind.BUCKET, name: 'Fleet', namespace: 'a.b' } })).toThrow(new Error([
    'chart/machines: source.name: "Fleet" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'chart/machines: source.namespace: "a.b" is not a namespace: write at most 63 lower-case letters, digits and "-", such as "golden-images"',
  ].join('\n')));
});

test('a Kustomization has its own path, times and dependencies', () => {
  expect(manifest({
    source: { kind: FluxSourceKind.OCI_REPOSITORY, name: 'fleet', namespace: 'sources' },
    path: './machines',
    interval: Duration.hours(1),
    retryInterval: Duration.seconds(30),
    timeout: Duration.minutes(30),
    prune: false,
    dependsOn: [{ name: 'networks' }, { name: 'images', namespace: 'golden-images' }],
  }).spec).toMatchObject({
    sourceRef: { kind: 'OCIRepository', name: 'fleet', namespace: 'sources' },
    path: './machines',
    interval: '3600s',
    retryInterval: '30s',
    timeout: '1800s',
    prune: false,
    dependsOn: [{ name: 'networks' }, { name: 'images', namespace: 'golden-images' }],
  });
});

test('a dependency that no Kustomization can be is refused, with the fix', () => {
  expect(() => manifest({ dependsOn: [{ name: 'networks' }, { name: 'Images', namespace: 'a.b' }] })).toThrow(new Error([
    'chart/machines: dependsOn[1].name: "Images" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'chart/machines: dependsOn[1].namespace: "a.b" is not a namespace: write at most 63 lower-case letters, digits and "-", such as "golden-images"',
  ].join('\n')));
  expect(() => manifest({ dependsOn: ['networks' as any] })).toThrow(new Error('chart/machines: dependsOn[0]: "networks" is not a map: write one with name, namespace'));
});

test('a Kustomization does not change with the objects of the program', () => {
  const paths = ['/spec/replicas'];
  const { apiObject } = new FluxKustomization(new Chart(Testing.app(), 'chart'), 'machines', { source: { kind: FluxSourceKind.GIT_REPOSITORY, name: 'fleet' }, ignore: [{ paths }] });
  const before = apiObject.toJson();
  paths.push('spec');
  expect(apiObject.toJson()).toEqual(before);
});

test('a fraction of a second is written in Flux\'s format', () => {
  expect(manifest({ interval: Duration.millis(90_500), retryInterval: Duration.minutes(0.025) }).spec).toMatchObject({ interval: '90.5s', retryInterval: '1.5s' });
});

test('a Kustomization may wait for the instances of machines that always run, and for all other objects themselves', () => {
  const chart = new Chart(Testing.app(), 'machines', { namespace: 'machines' });
  const size = MachineSize.SMALL;
  new Machine(chart, 'web', { size });
  new Machine(chart, 'rests', { size, runStrategy: RunStrategy.HALTED });
  const { wait, healthChecks } = manifest({ healthChecks: Flux.healthChecks(chart) }).spec;
  const named = (kind: string) => healthChecks.filter((each: any) => each.kind === kind).map(({ name }: any) => name).sort();
  expect([wait, named('VirtualMachineInstance'), named('VirtualMachine')]).toEqual([false, ['web'], ['rests']]);
  expect(named('PersistentVolumeClaim')).toEqual(['rests-root', 'web-root']);
  expect(healthChecks).toContainEqual({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', name: 'web', namespace: 'machines' });
});

test('a Kustomization ignores the sizes of autoscaled pools on request, and nothing else', () => {
  expect(manifest().spec.ignore).toBeUndefined();
  expect(manifest({ ignore: [...Flux.ignoreRules(), { paths: ['/metadata/labels/team'] }] }).spec.ignore).toEqual([
    { paths: ['/spec/replicas'], target: { group: 'pool.kubevirt.io', kind: 'VirtualMachinePool', annotationSelector: 'cdk8s-kubevirt/autoscaled=true' } },
    { paths: ['/metadata/labels/team'] },
  ]);
});
