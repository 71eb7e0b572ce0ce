import { admittedAdvice } from './admitted';

const advice = (annotations: object) => admittedAdvice({
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: 'data', annotations },
  spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
});

const SYNC_OPTIONS = 'argocd.argoproj.io/sync-options';
const HELM_POLICY = 'helm.sh/resource-policy';

test('an annotation in another case keeps nothing', () => {
  expect(advice({ [SYNC_OPTIONS]: 'ServerSideApply=true, prune=False,delete=false', [HELM_POLICY]: 'Keep' })).toEqual([
    `metadata.annotations[${SYNC_OPTIONS}]: Argo CD does not obey "prune=False", write "Prune=false" [protection-misspelt]`,
    `metadata.annotations[${SYNC_OPTIONS}]: Argo CD does not obey "delete=false", write "Delete=false" [protection-misspelt]`,
    `metadata.annotations[${HELM_POLICY}]: Helm, when it upgrades a release, does not obey "Keep", write "keep" [protection-misspelt]`,
  ]);
});

test.each([
  { [SYNC_OPTIONS]: 'Prune=false,Delete=false', [HELM_POLICY]: 'keep' },
  { [SYNC_OPTIONS]: 'Prune=confirm' },
  { 'kustomize.toolkit.fluxcd.io/prune': 'Disabled' },
  {},
])('%j is obeyed, or asks for something else', (annotations) => {
  expect(advice(annotations)).toEqual([]);
});
