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
    timeout: Duration.minutes(30),
    prune: false,
    dependsOn: ['networks'],
  }).spec).toMatchObject({
    sourceRef: { kind: 'OCIRepository', name: 'fleet', namespace: 'sources' },
    path: './machines',
    interval: '3600s',
    timeout: '1800s',
    prune: false,
    dependsOn: [{ name: 'networks' }],
  });
});
