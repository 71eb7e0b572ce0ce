// Annotations that make Argo CD, Flux and Helm keep an object that was removed from the manifests, or never change an existing one.
import { textOf } from '../plain-data/plain-data';

export const SYNC_OPTIONS = 'argocd.argoproj.io/sync-options';
const FLUX_PRUNE = 'kustomize.toolkit.fluxcd.io/prune';
const HELM_POLICY = 'helm.sh/resource-policy';

const IGNORE_EXTRANEOUS = { 'argocd.argoproj.io/compare-options': 'IgnoreExtraneous' };
const KEPT_BY_FLUX = { [FLUX_PRUNE]: 'disabled' };

/** Helm keeps the object in an upgrade without it, and when its release is deleted. */
export const KEPT_BY_HELM: { readonly [annotation: string]: string } = Object.freeze({ [HELM_POLICY]: 'keep' });

/**
 * For a disk: it is kept when its manifest or the application is deleted. Argo CD does not count it as a difference of an application whose
 * manifests no longer contain it, and self-heal ignores it.
 */
export const DISK_PROTECTION: { readonly [annotation: string]: string } = Object.freeze({
  [SYNC_OPTIONS]: 'Prune=false,Delete=false',
  ...IGNORE_EXTRANEOUS,
  ...KEPT_BY_FLUX,
  ...KEPT_BY_HELM,
});

/**
 * For a Secret of cloud-init: a running machine still uses the Secret that it was started with, and cannot migrate without it, even after
 * the manifests name another one. It is deleted with its application. Argo CD obeys Helm's annotation when it deletes an application, so
 * the Secret has none, except where Rancher Fleet delivers it.
 */
export const SECRET_PROTECTION: { readonly [annotation: string]: string } = Object.freeze({
  [SYNC_OPTIONS]: 'Prune=false',
  ...IGNORE_EXTRANEOUS,
  ...KEPT_BY_FLUX,
});

/**
 * For a DataVolume or the source of a volume populator, whose spec CDI never changes: Flux creates it and never changes it. Otherwise
 * another image or size would be refused, and with it everything that Flux applies together.
 */
export const CREATED_ONCE: { readonly [annotation: string]: string } = Object.freeze({ 'kustomize.toolkit.fluxcd.io/ssa': 'IfNotPresent' });

/** Argo CD's options with one more. */
export function withSyncOption(options: string | undefined, option: string): string {
  const given = syncOptions(options);
  return given.includes(option) ? options! : [...given, option].join(',');
}

/** The options, in lower case, with which annotations ask to keep their object. */
const KEEPING = [[SYNC_OPTIONS, 'prune=false'], [SYNC_OPTIONS, 'delete=false'], [FLUX_PRUNE, 'disabled'], [HELM_POLICY, 'keep']] as const;

/**
 * The annotation that asks any engine to keep its object, such as `helm.sh/resource-policy: keep`; undefined without one. Flux ignores case,
 * and so does Helm when it deletes a release, but not in an upgrade. Argo CD always compares exactly. Here, case never matters: what is
 * written asks for the same, and an object that was kept by mistake can still be deleted.
 */
export function protectionOf(annotations: { readonly [annotation: string]: unknown } = {}): string | undefined {
  const [name] = KEEPING.find(([annotation, option]) => hasOption(annotations[annotation], option)) ?? [];
  return name && `${name}: ${annotations[name]}`;
}

/** Whether an annotation has the option, which is in lower case. A cluster accepts only strings, but a file may contain any value. */
export function hasOption(written: unknown, option: string): boolean {
  return syncOptions(textOf(written)).some((each) => each.toLowerCase() === option);
}

function syncOptions(options: string | undefined): string[] {
  return options?.split(',').map((option) => option.trim()) ?? [];
}
