import { Chart, Testing } from 'cdk8s';
import { ArgoCd, ArgoCdCustomizations, ArgoCdCustomizationsProps } from '../../src';

const manifest = (props?: ArgoCdCustomizationsProps, namespace?: string) => {
  const chart = new Chart(Testing.app(), 'chart', { namespace });
  new ArgoCdCustomizations(chart, 'customizations', props);
  return Testing.synth(chart)[0];
};

test('Argo CD\'s ConfigMap has a health check for each kind', () => {
  expect(manifest()).toMatchSnapshot();
});

test('the ConfigMap may have another namespace and other annotations', () => {
  const { metadata } = manifest({ metadata: { namespace: 'gitops', annotations: { 'argocd.argoproj.io/sync-options': 'ServerSideApply=true' }, labels: { team: 'platform' } } });
  expect(metadata).toEqual({
    name: 'argocd-cm',
    namespace: 'gitops',
    labels: { 'app.kubernetes.io/name': 'argocd-cm', 'app.kubernetes.io/part-of': 'argocd', 'team': 'platform' },
    annotations: { 'argocd.argoproj.io/sync-options': 'ServerSideApply=true' },
  });
});

test('the ConfigMap is in the namespace of its chart, as Applications are', () => {
  expect(manifest(undefined, 'openshift-gitops').metadata.namespace).toBe('openshift-gitops');
  expect(manifest({ metadata: { namespace: 'gitops' } }, 'machines').metadata.namespace).toBe('gitops');
});

test('an Application ignores fields that CDI or an autoscaler owns, and the global settings ignore nothing', () => {
  expect(ArgoCd.ignoreDifferences()).toMatchSnapshot();
  expect(Object.keys(ArgoCd.customizations()).filter((key) => !key.startsWith('resource.customizations.health.'))).toEqual([]);
});

test('differences added to one Application do not affect another', () => {
  const before = JSON.stringify(ArgoCd.ignoreDifferences());
  ArgoCd.ignoreDifferences().forEach(({ jsonPointers, jqPathExpressions }) => [jsonPointers, jqPathExpressions].forEach((paths) => paths?.push('/metadata/labels')));
  expect(JSON.stringify(ArgoCd.ignoreDifferences())).toBe(before);
});
