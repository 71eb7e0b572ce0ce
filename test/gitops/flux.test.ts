import { Chart, Duration, Testing } from 'cdk8s';
import { Flux, FluxKustomization, FluxKustomizationProps, Machine, MachineSize, RunStrategy } from '../../src';

function manifest(props: Partial<FluxKustomizationProps> = {}): any {
  const chart = new Chart(Testing.app(), 'chart', { namespace: 'flux-system' });
  new FluxKustomization(chart, 'machines', { source: { kind: 'GitRepository', name: 'fleet' }, ...props });
  return Testing.synth(chart)[0];
}

test('a Kustomization waits for machines with their expressions', () => {
  expect(manifest()).toMatchSnapshot();
  expect(manifest().spec.healthCheckExprs).toEqual(Flux.healthCheckExprs());
});

test('a source that Flux would not find is refused, with what to write', () => {
  expect(() => manifest({ source: { kind: 'gitrepository', name: 'Fleet', namespace: 'a.b' } })).toThrow([
    'chart/machines: source.kind: "gitrepository" is not a source of a Kustomization: write "GitRepository"',
    'chart/machines: source.name: "Fleet" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'chart/machines: source.namespace: "a.b" is not a namespace: write at most 63 lower-case letters, digits and "-", such as "golden-images"',
  ].join('\n'));
});

test('a Kustomization has a folder, times and dependencies of its own', () => {
  expect(manifest({
    source: { kind: 'OCIRepository', name: 'fleet', namespace: 'sources' },
    path: './machines',
    interval: Duration.hours(1),
    retryInterval: Duration.seconds(30),
    timeout: Duration.minutes(30),
    prune: false,
    dependsOn: ['networks'],
  }).spec).toMatchObject({
    sourceRef: { kind: 'OCIRepository', name: 'fleet', namespace: 'sources' },
    path: './machines',
    interval: '3600s',
    retryInterval: '30s',
    timeout: '1800s',
    prune: false,
    dependsOn: [{ name: 'networks' }],
  });
});

test('a time of a part of a second is written as Flux reads it', () => {
  expect(manifest({ interval: Duration.millis(90_500), retryInterval: Duration.minutes(0.025) }).spec).toMatchObject({ interval: '90.5s', retryInterval: '1.5s' });
});

test('a Kustomization may wait for the instances of machines that run always, and for all other objects as they are', () => {
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

test('a Kustomization leaves the sizes of autoscaled pools alone where it is told to, and nothing else', () => {
  expect(manifest().spec.ignore).toBeUndefined();
  expect(manifest({ ignore: [...Flux.ignoreRules(), { paths: ['/metadata/labels/team'] }] }).spec.ignore).toEqual([
    { paths: ['/spec/replicas'], target: { group: 'pool.kubevirt.io', kind: 'VirtualMachinePool', annotationSelector: 'cdk8s-kubevirt/autoscaled=true' } },
    { paths: ['/metadata/labels/team'] },
  ]);
});
