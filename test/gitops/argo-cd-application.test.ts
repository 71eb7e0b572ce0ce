import { ApiObject, Chart, Testing } from 'cdk8s';
import { ArgoCd, ArgoCdApplication, ArgoCdApplicationProps, ArgoCdApplicationSet, ArgoCdApplicationSetProps } from '../../src';

const SOURCE = { repoUrl: 'https://git.example.com/fleet.git', path: 'machines' };

function manifest(add: (chart: Chart) => { readonly apiObject: ApiObject }): any {
  return add(new Chart(Testing.app(), 'chart', { namespace: 'argocd' })).apiObject.toJson();
}

const application = (props: Partial<ArgoCdApplicationProps> = {}) => manifest((chart) => new ArgoCdApplication(chart, 'machines', { sources: [SOURCE], ...props }));

const applicationSet = (props: Partial<ArgoCdApplicationSetProps> = {}) => manifest((chart) => new ArgoCdApplicationSet(chart, 'machines', {
  generators: [{ list: { elements: [{ cluster: 'berlin' }] } }],
  application: { metadata: { name: 'machines-{{.cluster}}' }, sources: [{ ...SOURCE, path: '{{.cluster}}' }], destinationName: '{{.cluster}}' },
  ...props,
}));

test('an Application syncs automatically, and ignores fields owned by others', () => {
  expect(application()).toMatchSnapshot();
  expect(application().spec.syncPolicy.syncOptions).toContain('RespectIgnoreDifferences=true');
});

test('a failed Application retries the newest commit, not the one that failed', () => {
  expect(application({ retryLimit: 2 }).spec.syncPolicy.retry).toEqual({ limit: 2, refresh: true });
});

test('an Application may retry without end, because after the last retry Argo CD never tries the same commit again', () => {
  expect(application({ retryLimit: -1 }).spec.syncPolicy.retry).toEqual({ limit: -1, refresh: true });
});

test('Argo CD compares objects itself, because CDI refuses to say what it would make of a changed DataVolume, unless the author decides otherwise', () => {
  const key = 'argocd.argoproj.io/compare-options';
  const annotations = { [key]: 'ServerSideDiff=true', team: 'a' };
  expect(application().metadata.annotations).toEqual({ [key]: 'ServerSideDiff=false' });
  expect(application({ metadata: { annotations } }).metadata.annotations).toEqual(annotations);
  expect(applicationSet().spec.template.metadata).toEqual({ name: 'machines-{{.cluster}}', annotations: { [key]: 'ServerSideDiff=false' } });
});

test('Applications do not change with the objects of the program', () => {
  const jsonPointers = ['/spec'];
  const generators = [{ list: { elements: [{ cluster: 'berlin' }] } }];
  const metadata = { name: 'machines-{{.cluster}}', finalizers: ['resources-finalizer.argocd.argoproj.io'] };
  const ofProgram = { sources: [SOURCE], ignoreDifferences: [{ group: '', kind: 'Service', jsonPointers }] };
  const chart = new Chart(Testing.app(), 'chart', { namespace: 'argocd' });
  new ArgoCdApplication(chart, 'one', ofProgram);
  new ArgoCdApplicationSet(chart, 'each', { generators, application: { ...ofProgram, metadata } });
  const before = Testing.synth(chart);
  jsonPointers.push('spec');
  generators[0].list.elements.pop();
  metadata.finalizers.pop();
  expect(Testing.synth(chart)).toEqual(before);
});

test('several sources become a list, and a single one does not', () => {
  expect(application({ sources: [SOURCE, { repoUrl: SOURCE.repoUrl, targetRevision: 'v1', recurse: true }] }).spec).toMatchObject({
    sources: [
      { repoURL: SOURCE.repoUrl, path: 'machines', targetRevision: 'HEAD' },
      { repoURL: SOURCE.repoUrl, path: '.', targetRevision: 'v1', directory: { recurse: true } },
    ],
  });
  expect(application().spec).not.toHaveProperty('sources');
});

test('an Application may leave syncing, pruning and healing to people, and ignore no differences', () => {
  expect(application({ automated: false }).spec.syncPolicy).not.toHaveProperty('automated');
  expect(application({ prune: false, selfHeal: false }).spec.syncPolicy.automated).toEqual({ prune: false, selfHeal: false });
  expect(application({ ignoreDifferences: [] }).spec).not.toHaveProperty('ignoreDifferences');
  expect(application({ ignoreDifferences: ArgoCd.ignoreDifferences() })).toEqual(application());
});

test('a path must be below the repository root, since Argo CD accepts no other', () => {
  expect(() => application({ sources: [SOURCE, { ...SOURCE, path: '/machines/' }, { ...SOURCE, path: '/' }] })).toThrow([
    'chart/machines: sources[1].path: "/machines/" is absolute, which Argo CD refuses: write it from the root of the repository, "machines/"',
    'chart/machines: sources[2].path: "/" is absolute, which Argo CD refuses: write it from the root of the repository, "."',
  ].join('\n'));
  expect(() => application({ sources: [{ ...SOURCE, path: './machines' }] })).not.toThrow();
  expect(() => applicationSet({ application: { metadata: { name: '{{.name}}' }, sources: [{ ...SOURCE, path: '/{{.name}}' }] } }))
    .toThrow('chart/machines: application.sources[0].path: "/{{.name}}" is absolute, which Argo CD refuses: write it from the root of the repository, "{{.name}}"');
});

test('an Application names one cluster, by name or by server', () => {
  expect(application({ destinationName: 'berlin', destinationNamespace: 'machines' }).spec.destination).toEqual({ name: 'berlin', namespace: 'machines' });
  expect(() => application({ destinationName: 'berlin', destinationServer: 'https://10.0.0.1', sources: [], retryLimit: -2 })).toThrow([
    'chart/machines: sources: is empty: write where the manifests are, such as { repoUrl: "https://git.example.com/fleet.git", path: "machines" }',
    'chart/machines: destinationServer: "https://10.0.0.1" is given together with destinationName "berlin": keep one of them',
    'chart/machines: retryLimit: -2 is not a whole number of at least -1: write such a number',
  ].join('\n'));
});

test('an entry of ignoreDifferences has JSON pointers, jq paths or both, and only those that it has are written', () => {
  const group = 'apps';
  const entries = [
    { group, kind: 'Deployment', jsonPointers: ['/spec/replicas'] },
    { group, kind: 'StatefulSet', jqPathExpressions: ['.spec.replicas'] },
    { group: '', kind: 'Service', jsonPointers: ['/spec/clusterIP'], jqPathExpressions: ['.spec.ports[].nodePort'] },
  ];
  expect(application({ ignoreDifferences: entries }).spec.ignoreDifferences).toEqual(entries);
  expect(application({ ignoreDifferences: [{ ...entries[0], jqPathExpressions: [] }] }).spec.ignoreDifferences).toEqual([entries[0]]);
  const ignoreDifferences = [entries[0], { group, kind: 'Deployment' }, { group, kind: 'Deployment', jsonPointers: [], jqPathExpressions: [] }];
  const message = 'ignores no field: write jsonPointers such as ["/spec/replicas"], jqPathExpressions, or both';
  expect(() => application({ ignoreDifferences })).toThrow(new Error([1, 2].map((index) => `chart/machines: ignoreDifferences[${index}]: ${message}`).join('\n')));
  expect(() => applicationSet({ application: { metadata: { name: '{{.name}}' }, sources: [SOURCE], ignoreDifferences } }))
    .toThrow(`chart/machines: application.ignoreDifferences[1]: ${message}`);
});

test('an ApplicationSet generates similar Applications, and keeps the machines of one that is removed', () => {
  expect(applicationSet()).toMatchSnapshot();
  expect(applicationSet().spec.template.spec).toMatchObject({ ...application().spec, source: expect.anything(), destination: { name: '{{.cluster}}' } });
  expect(applicationSet({ preserveResourcesOnDeletion: false }).spec.syncPolicy).toEqual({ preserveResourcesOnDeletion: false });
});

test('the Applications of a set must have distinct names', () => {
  expect(() => applicationSet({ application: { metadata: { name: 'machines' }, sources: [] }, generators: [] })).toThrow([
    'chart/machines: generators: is empty: write a generator, such as [{ clusters: {} }]',
    'chart/machines: application.metadata.name: "machines" would be the name of every Application: write one with a parameter, such as "machines-{{.cluster}}"',
    'chart/machines: application.sources: is empty: write where the manifests are, such as { repoUrl: "https://git.example.com/fleet.git", path: "machines" }',
  ].join('\n'));
  expect(() => applicationSet({ application: { sources: [SOURCE] } })).toThrow('application.metadata.name: it would be the name of every Application');
});
