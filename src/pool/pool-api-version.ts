// The version of KubeVirt's pool API that a manifest is written in, and the fields that each KubeVirt has.
import { issue, Issues } from '../issues/issues';

/** The version of KubeVirt's pool API. */
export enum PoolApiVersion {
  /** KubeVirt 1.7 and newer. */
  V1BETA1 = 'pool.kubevirt.io/v1beta1',
  /** KubeVirt 1.6 and older; newer ones serve it too. */
  V1ALPHA1 = 'pool.kubevirt.io/v1alpha1',
}

/** Fields that came with v1beta1. KubeVirt 1.6 has a scaleInStrategy, but none that looks like today's. */
const SINCE_V1BETA1 = ['autohealing', 'scaleInStrategy', 'updateStrategy'];

/** Fields that only some KubeVirts without v1beta1 have; others drop them without a word. */
const SINCE: readonly { readonly field: string; readonly version: string }[] = [
  { field: 'maxUnavailable', version: '1.6' },
  { field: 'nameGeneration', version: '1.5' },
];

/** A mistake for each field of a pool's spec that no KubeVirt has for which one writes this version. */
export function* apiVersionIssues(apiVersion: PoolApiVersion, spec: { readonly [field: string]: any }): Issues {
  for (const field of apiVersion === PoolApiVersion.V1ALPHA1 ? SINCE_V1BETA1.filter((each) => spec[each] !== undefined) : []) {
    yield issue(field, `KubeVirt has it since 1.7, and ${JSON.stringify(apiVersion)} is for older ones: leave it out, or write PoolApiVersion.V1BETA1`);
  }
}

/** What to tell of the fields of a pool's spec that not every KubeVirt of this version has. */
export function apiVersionNotes(apiVersion: PoolApiVersion, spec: { readonly [field: string]: any }): string[] {
  return SINCE.filter(({ field }) => apiVersion === PoolApiVersion.V1ALPHA1 && spec[field] !== undefined)
    .map(({ field, version }) => `spec.${field} needs KubeVirt ${version} or newer, and is lost without a word in older ones`);
}
