// Versions of APIs that not every KubeVirt serves: the one to write for a cluster, and the rule on those that it does not serve.
import { HISTORY } from '../../../imports/history';
import { hasAtLeast, type VersionCapabilities } from '../kubevirt-version';
import { requireVersion } from '../requirements';
import type { ObjectRule } from '../rule';

/** The KubeVirt that first serves a version. Its OpenAPI document has no plugins. */
const SINCE: ReadonlyMap<string, string> = new Map([...Object.entries(HISTORY.apis), ['plugin.kubevirt.io/v1alpha1', '1.9']]);

/** The version of an API that a cluster serves: the former one if this one came later. */
export function servedVersion(apiVersion: string, capabilities: VersionCapabilities | undefined): string {
  return hasAtLeast(capabilities, SINCE.get(apiVersion) ?? '0.0') ? apiVersion : formerVersion(apiVersion) ?? apiVersion;
}

/** The version of an API before another, such as `v1beta1` before `v1`; undefined for the first. */
function formerVersion(apiVersion: string): string | undefined {
  const former = apiVersion.replace(/v1beta1$/, 'v1alpha1').replace(/v1$/, 'v1beta1');
  return former === apiVersion ? undefined : former;
}

/** A cluster must serve the version of an object's API. */
export const apiVersionServed: ObjectRule = {
  name: 'api-version-served',
  refuses: 'a version of an API that came later than the KubeVirt of the capabilities',
  story: 'KubeVirt 1.5 added v1beta1 of clones, 1.7 v1beta1 of pools, 1.8 backups, and 1.9 v1 of exports, and plugins. An earlier KubeVirt does not '
    + 'serve them. Write the former version, which newer ones serve too.',
  check: ({ apiVersion }, refuse, context) => {
    const since = SINCE.get(apiVersion);
    if (since !== undefined) {
      const former = formerVersion(apiVersion);
      requireVersion('apiVersion', JSON.stringify(apiVersion), since, refuse, context, former === undefined ? 'remove the object' : `write "${former}"`);
    }
  },
};
