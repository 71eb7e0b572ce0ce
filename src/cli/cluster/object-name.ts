// The short names of objects in lists and messages, as in kubectl.
import type { ObjectReference } from './cluster';
import { groupOf } from '../../admission/kinds';

/** For example `virtualmachine.kubevirt.io/web` or `secret/web`. */
export function objectName({ apiVersion, kind, name }: ObjectReference): string {
  const group = groupOf(apiVersion);
  return `${kind.toLowerCase()}${group && `.${group}`}/${name}`;
}

/** A name within all namespaces, such as `shop/web`; `/web` without a namespace. */
export function namespacedName({ namespace = '', name }: { readonly namespace?: string; readonly name?: string }): string {
  return `${namespace}/${name}`;
}

/** The words after one or more names in a namespace; none for cluster-scoped objects. */
export function inNamespace(namespace: string | undefined): string {
  return namespace === undefined ? '' : ` in namespace ${namespace}`;
}
