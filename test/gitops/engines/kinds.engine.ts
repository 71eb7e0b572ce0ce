// The APIs of Argo CD and Flux accept every field that the library writes.
import { ApiObject, App, Chart, Duration } from 'cdk8s';
import { ArgoCd, ArgoCdApplication, ArgoCdApplicationSet, Flux, FluxKustomization, FluxSourceKind } from '../../../src';
import { useCluster } from '../../plane/cluster';

const cluster = useCluster();

const repository = { repoUrl: 'https://git.example.com/fleet.git', targetRevision: 'main' };
const source = { kind: FluxSourceKind.GIT_REPOSITORY, name: 'fleet', namespace: 'sources' };

const OBJECTS: readonly [what: string, add: (chart: Chart) => { readonly apiObject: ApiObject }][] = [
  ['an Application with the defaults', (chart) => new ArgoCdApplication(chart, 'machines', { sources: [{ repoUrl: 'https://git.example.com/fleet.git' }] })],
  ['an Application with everything', (chart) => new ArgoCdApplication(chart, 'machines', {
    metadata: { finalizers: ['resources-finalizer.argocd.argoproj.io/background'] },
    sources: [{ ...repository, path: 'images' }, { ...repository, path: 'machines', recurse: true }],
    project: 'fleet',
    destinationName: 'berlin',
    destinationNamespace: 'machines',
    prune: false,
    selfHeal: false,
    retryLimit: 2,
    syncOptions: ['CreateNamespace=true'],
    ignoreDifferences: [...ArgoCd.ignoreDifferences(), { group: '', kind: 'Service', jqPathExpressions: ['.spec.clusterIP'] }],
  })],
  ['an Application that is synced by hand', (chart) => new ArgoCdApplication(chart, 'machines', { sources: [repository], automated: false })],
  ['an ApplicationSet', (chart) => new ArgoCdApplicationSet(chart, 'machines', {
    generators: [{ list: { elements: [{ cluster: 'berlin' }, { cluster: 'nairobi' }] } }],
    application: { metadata: { name: 'machines-{{.cluster}}' }, sources: [{ ...repository, path: 'machines/{{.cluster}}' }], destinationName: '{{.cluster}}' },
  })],
  ['a Kustomization with the defaults', (chart) => new FluxKustomization(chart, 'machines', { source: { kind: FluxSourceKind.GIT_REPOSITORY, name: 'fleet' } })],
  ['a Kustomization with everything', (chart) => new FluxKustomization(chart, 'machines', {
    source,
    path: './machines',
    interval: Duration.hours(1),
    retryInterval: Duration.minutes(1),
    timeout: Duration.minutes(30),
    prune: false,
    dependsOn: [{ name: 'images' }, { name: 'networks', namespace: 'sources' }],
    ignore: Flux.ignoreRules(),
  })],
];

test.each(OBJECTS)('%s', async (_what, add) => {
  const { apiObject } = add(new Chart(new App(), 'engines', { namespace: cluster.namespace }));
  const { warnings } = await cluster.applyStrict(apiObject.toJson(), { dryRun: true });
  expect(warnings).toEqual([]);
});
