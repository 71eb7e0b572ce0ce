import { isKeptForMachine, protectionOf } from '../../../src/cli/manifests/protection';
import { DISK_PROTECTION, SECRET_PROTECTION } from '../../../src/objects/prune-protection';

const annotated = (annotations?: object) => ({ metadata: { annotations } });

test.each<[string, object | undefined, string | undefined]>([
  ['no annotations', undefined, undefined],
  ['the annotations of a disk of a Machine', DISK_PROTECTION, 'argocd.argoproj.io/sync-options: Prune=false,Delete=false'],
  ['the annotations of its Secret', SECRET_PROTECTION, 'argocd.argoproj.io/sync-options: Prune=false'],
  ['a protecting option of Argo CD among others', { 'argocd.argoproj.io/sync-options': 'Validate=false, Delete=false' }, 'argocd.argoproj.io/sync-options: Validate=false, Delete=false'],
  ['an option of Argo CD in other case', { 'argocd.argoproj.io/sync-options': 'Prune=False' }, 'argocd.argoproj.io/sync-options: Prune=False'],
  ['a value that is no string', { 'helm.sh/resource-policy': true }, undefined],
  ['other options of Argo CD', { 'argocd.argoproj.io/sync-options': 'Validate=false' }, undefined],
  ['the annotation of Flux', { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' }, 'kustomize.toolkit.fluxcd.io/prune: disabled'],
  ['the annotation of Flux in capitals', { 'kustomize.toolkit.fluxcd.io/prune': 'Disabled' }, 'kustomize.toolkit.fluxcd.io/prune: Disabled'],
  ['the annotation of Helm in capitals', { 'helm.sh/resource-policy': 'Keep' }, 'helm.sh/resource-policy: Keep'],
  ['the annotation of Helm', { 'helm.sh/resource-policy': 'keep' }, 'helm.sh/resource-policy: keep'],
  ['an option that only silences Argo CD', { 'argocd.argoproj.io/compare-options': 'IgnoreExtraneous' }, undefined],
])('the protection of an object with %s', (_, annotations, protection) => expect(protectionOf(annotated(annotations))).toBe(protection));

test('only a Secret is kept for a machine; a disk is kept for its own sake', () => {
  expect([SECRET_PROTECTION, DISK_PROTECTION].map((annotations) => isKeptForMachine(annotated(annotations)))).toEqual([true, false]);
});
