// Whether machines can have networks besides the pod's: Multus, and the definitions that it attaches by.
import { Check, ok, unsure } from './check';
import { Found, items, Surroundings } from './cluster-state';

export function networkChecks({ definitions }: Surroundings): Check[] {
  const subject = 'network definitions';
  if (definitions === 'not served') {
    return [ok(subject, 'Multus is not installed: machines have the pod network only')];
  }
  if (definitions === 'not told') {
    return [unsure(subject, 'are not known, since this user may not list them in all namespaces', 'ask for list on network-attachment-definitions.k8s.cni.cncf.io')];
  }
  return [ok(subject, definitionNames(definitions).join(', ') || 'none: machines have the pod network only')];
}

/** The definitions as machines name them, each with its namespace. */
export function definitionNames(definitions: Found): string[] {
  return items(definitions).map(({ metadata: { namespace, name } }) => `${namespace}/${name}`).sort();
}
