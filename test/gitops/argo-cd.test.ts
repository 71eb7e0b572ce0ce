import { Chart, Testing } from 'cdk8s';
import { parse } from 'yaml';
import { ArgoCd, ArgoCdCustomizations, ArgoCdCustomizationsProps } from '../../src';

const manifest = (props?: ArgoCdCustomizationsProps) => {
  const chart = new Chart(Testing.app(), 'chart');
  new ArgoCdCustomizations(chart, 'customizations', props);
  return Testing.synth(chart)[0];
};

test('Argo CD\'s ConfigMap gets a health check for each kind, and the differences to overlook', () => {
  expect(manifest()).toMatchSnapshot();
});

test('the ConfigMap may be elsewhere, and annotated otherwise', () => {
  const { metadata } = manifest({ metadata: { namespace: 'gitops', annotations: { 'argocd.argoproj.io/sync-options': 'ServerSideApply=true' }, labels: { team: 'platform' } } });
  expect(metadata).toEqual({
    name: 'argocd-cm',
    namespace: 'gitops',
    labels: { 'app.kubernetes.io/name': 'argocd-cm', 'app.kubernetes.io/part-of': 'argocd', 'team': 'platform' },
    annotations: { 'argocd.argoproj.io/sync-options': 'ServerSideApply=true' },
  });
});

test('an Application overlooks the same differences as the ConfigMap', () => {
  for (const { group, kind, ...fields } of ArgoCd.ignoreDifferences()) {
    expect(parse(ArgoCd.customizations()[`resource.customizations.ignoreDifferences.${group}_${kind}`])).toEqual(fields);
  }
});
