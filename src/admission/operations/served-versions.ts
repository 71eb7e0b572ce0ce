// The rule on versions of APIs that not every KubeVirt serves.
import { table } from '../../plain-data/plain-data';
import { requireVersion } from '../requirements';
import type { ObjectRule } from '../rule';

/** The KubeVirt that first serves a version, and what to write for an earlier one. */
const ADDED: { readonly [apiVersion: string]: { readonly since: string; readonly instead: string } } = table({
  'export.kubevirt.io/v1': { since: '1.9', instead: 'write "export.kubevirt.io/v1beta1"' },
  'plugin.kubevirt.io/v1alpha1': { since: '1.9', instead: 'remove the object' },
});

/** A cluster must serve the version of an object's API. */
export const apiVersionServed: ObjectRule = {
  name: 'api-version-served',
  refuses: 'an export of export.kubevirt.io/v1, or a plugin, where the capabilities have a KubeVirt before 1.9',
  story: 'KubeVirt 1.9 added v1 of exports, and plugins. An earlier one serves exports as v1beta1, which 1.9 serves too, with a warning. The fields are the '
    + 'same.',
  check: ({ apiVersion }, refuse, context) => {
    const added = typeof apiVersion === 'string' ? ADDED[apiVersion] : undefined;
    if (added !== undefined) {
      requireVersion('apiVersion', JSON.stringify(apiVersion), added.since, refuse, context, added.instead);
    }
  },
};
