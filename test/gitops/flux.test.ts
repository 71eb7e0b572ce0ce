import { Chart, Duration, Testing } from 'cdk8s';
import { Flux, FluxKustomization, FluxKustomizationProps } from '../../src';

function manifest(props: Partial<FluxKustomizationProps> = {}): any {
  const chart = new Chart(Testing.app(), 'chart', { namespace: 'flux-system' });
  new FluxKustomization(chart, 'machines', { source: { kind: 'GitRepository', name: 'fleet' }, ...props });
  return Testing.synth(chart)[0];
}

test('a Kustomization waits for machines with their expressions', () => {
  expect(manifest()).toMatchSnapshot();
  expect(manifest().spec.healthCheckExprs).toEqual(Flux.healthCheckExprs());
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

test('a Kustomization leaves the sizes of autoscaled pools alone where it is told to, and nothing else', () => {
  expect(manifest().spec.ignore).toBeUndefined();
  expect(manifest({ ignore: [...Flux.ignoreRules(), { paths: ['/metadata/labels/team'] }] }).spec.ignore).toEqual([
    { paths: ['/spec/replicas'], target: { group: 'pool.kubevirt.io', kind: 'VirtualMachinePool', annotationSelector: 'cdk8s-kubevirt/autoscaled=true' } },
    { paths: ['/metadata/labels/team'] },
  ]);
});
