import { isKeptForMachine, protectionOf } from '../../../src/cli/manifests/protection';
import { DISK_PROTECTION, SECRET_PROTECTION } from '../../../src/objects/prune-protection';

const annotated = (annotations?: object) => ({ metadata: { annotations } });

test.each<[string, object | undefined, string | undefined]>([
  ['nothing', undefined, undefined],
  ['what a disk of a Machine has', DISK_PROTECTION, 'argocd.argoproj.io/sync-options: Prune=false,Delete=false'],
  ['what its Secret has', SECRET_PROTECTION, 'argocd.argoproj.io/sync-options: Prune=false'],
  ['one of several options', { 'argocd.argoproj.io/sync-options': 'Validate=false, Delete=false' }, 'argocd.argoproj.io/sync-options: Validate=false, Delete=false'],
  ['other options', { 'argocd.argoproj.io/sync-options': 'Validate=false' }, undefined],
  ['what Flux knows', { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' }, 'kustomize.toolkit.fluxcd.io/prune: disabled'],
  ['what Flux and Helm take for the same', { 'kustomize.toolkit.fluxcd.io/prune': 'Disabled' }, 'kustomize.toolkit.fluxcd.io/prune: Disabled'],
  ['it in capitals', { 'helm.sh/resource-policy': 'Keep' }, 'helm.sh/resource-policy: Keep'],
  ['what Helm knows', { 'helm.sh/resource-policy': 'keep' }, 'helm.sh/resource-policy: keep'],
  ['what only keeps Argo CD from telling of it', { 'argocd.argoproj.io/compare-options': 'IgnoreExtraneous' }, undefined],
])('an object that is annotated with %s', (_, annotations, protection) => expect(protectionOf(annotated(annotations))).toBe(protection));

test('a Secret is kept for a machine, a disk for its own sake', () => {
  expect([SECRET_PROTECTION, DISK_PROTECTION].map((annotations) => isKeptForMachine(annotated(annotations)))).toEqual([true, false]);
});
