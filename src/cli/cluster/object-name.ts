// The short names of objects in lists and messages, as in kubectl.
import { type ObjectReference, referenceTo } from './cluster';
import { groupOf } from '../../admission/kinds';

/** For example `virtualmachine.kubevirt.io/web` or `secret/web`. */
export function objectName({ apiVersion, kind, name }: ObjectReference): string {
  const group = groupOf(apiVersion);
  return `${kind.toLowerCase()}${group && `.${group}`}/${name}`;
}

/** For example `secret/web in namespace shop`. */
export function objectNameInNamespace(object: ObjectReference): string {
  return `${objectName(object)}${inNamespace(object.namespace)}`;
}

/** Names objects, with their namespaces unless all are in the same one: else several could have one name. */
export type ObjectNaming = (object: ObjectReference) => string;

/** @param nameOf the name of an object without its namespace */
export function objectNaming(objects: readonly { readonly namespace?: string }[], nameOf: ObjectNaming = objectName): ObjectNaming {
  const namespaces = new Set(objects.flatMap(({ namespace }) => namespace ?? []));
  const isOfAll = (namespace: string | undefined) => namespaces.size === 1 && namespace !== undefined && namespaces.has(namespace);
  return (object) => `${nameOf(object)}${isOfAll(object.namespace) ? '' : inNamespace(object.namespace)}`;
}

/** Names manifests, and objects of the cluster, as `objectNaming` does. */
export function manifestNaming(manifests: readonly any[]): (manifest: any) => string {
  const naming = objectNaming(manifests.map(({ metadata }) => metadata));
  return (manifest) => naming(referenceTo(manifest));
}

/** A name within all namespaces, such as `shop/web`; `/web` without a namespace. */
export function namespacedName({ namespace = '', name }: { readonly namespace?: string; readonly name?: string }): string {
  return `${namespace}/${name}`;
}

/** The words after one or more names in a namespace; none for cluster-scoped objects. */
export function inNamespace(namespace: string | undefined): string {
  return namespace === undefined ? '' : ` in namespace ${namespace}`;
}
