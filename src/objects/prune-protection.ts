// Annotations that keep Argo CD, Flux and Helm from deleting an object because it is in the manifests no more.

const FLUX_AND_HELM = { 'kustomize.toolkit.fluxcd.io/prune': 'disabled', 'helm.sh/resource-policy': 'keep' };

/** For a disk: it outlives its line in Git, and the application. Argo CD goes on saying that it is in no manifest. */
export const DISK_PROTECTION: { readonly [annotation: string]: string } = Object.freeze({
  'argocd.argoproj.io/sync-options': 'Prune=false,Delete=false',
  ...FLUX_AND_HELM,
});

/**
 * For a Secret with cloud-init's texts: a machine that runs holds on to the one that it was started with, and could not
 * migrate without it, long after the manifests name another. That it is in no manifest is nothing to tell.
 */
export const SECRET_PROTECTION: { readonly [annotation: string]: string } = Object.freeze({
  'argocd.argoproj.io/sync-options': 'Prune=false',
  'argocd.argoproj.io/compare-options': 'IgnoreExtraneous',
  ...FLUX_AND_HELM,
});
