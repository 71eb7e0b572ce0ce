// The version of KubeVirt's pool API in a manifest, and the fields that each KubeVirt release supports.
import { issue, Issues } from '../issues/issues';

/** The version of KubeVirt's pool API. */
export enum PoolApiVersion {
  /** KubeVirt 1.7 and newer. */
  V1BETA1 = 'pool.kubevirt.io/v1beta1',
  /** KubeVirt 1.6 and older; newer releases serve it too. */
  V1ALPHA1 = 'pool.kubevirt.io/v1alpha1',
}

/** Fields that exist since v1beta1. KubeVirt 1.6 also has a scaleInStrategy, but of another shape. */
const SINCE_V1BETA1 = ['autohealing', 'scaleInStrategy', 'updateStrategy'];

/** Fields that only some KubeVirt releases without v1beta1 have; older ones drop them silently. */
const SINCE: readonly { readonly field: string; readonly version: string }[] = [
  { field: 'maxUnavailable', version: '1.6' },
  { field: 'nameGeneration', version: '1.5' },
];

/** Reports each field of a pool's spec that the KubeVirt releases of this API version do not have. */
export function* apiVersionIssues(apiVersion: PoolApiVersion, spec: { readonly [field: string]: any }): Issues {
  for (const field of apiVersion === PoolApiVersion.V1ALPHA1 ? SINCE_V1BETA1.filter((each) => spec[each] !== undefined) : []) {
    yield issue(field, `KubeVirt has it since 1.7, and ${JSON.stringify(apiVersion)} is for older ones: leave it out, or write PoolApiVersion.V1BETA1`);
  }
}

/** Notes on the fields of a pool's spec that only some KubeVirt releases of this API version have. */
export function apiVersionNotes(apiVersion: PoolApiVersion, spec: { readonly [field: string]: any }): string[] {
  return SINCE.filter(({ field }) => apiVersion === PoolApiVersion.V1ALPHA1 && spec[field] !== undefined)
    .map(({ field, version }) => `spec.${field} needs KubeVirt ${version} or newer, and is lost without a word in older ones`);
}
