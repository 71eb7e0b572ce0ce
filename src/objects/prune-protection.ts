// Annotations that keep Argo CD, Flux and Helm from deleting an object that was removed from the manifests.

const FLUX_AND_HELM = { 'kustomize.toolkit.fluxcd.io/prune': 'disabled', 'helm.sh/resource-policy': 'keep' };

/** For a disk: it is kept when its manifest or the application is deleted. Argo CD still reports that it is in no manifest. */
export const DISK_PROTECTION: { readonly [annotation: string]: string } = Object.freeze({
  'argocd.argoproj.io/sync-options': 'Prune=false,Delete=false',
  ...FLUX_AND_HELM,
});

/**
 * For a Secret with cloud-init's texts: a running machine still uses the Secret that it was started with, and cannot migrate
 * without it, even after the manifests name another one. Argo CD does not report that it is in no manifest.
 */
export const SECRET_PROTECTION: { readonly [annotation: string]: string } = Object.freeze({
  'argocd.argoproj.io/sync-options': 'Prune=false',
  'argocd.argoproj.io/compare-options': 'IgnoreExtraneous',
  ...FLUX_AND_HELM,
});
