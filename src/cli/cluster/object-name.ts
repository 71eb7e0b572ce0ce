// The short name of an object in lists and messages, as kubectl writes it.
import type { ObjectReference } from './cluster';

/** Such as `virtualmachine.kubevirt.io/web` and `secret/web`. */
export function objectName({ apiVersion, kind, name }: ObjectReference): string {
  const group = apiVersion.includes('/') ? `.${apiVersion.split('/')[0]}` : '';
  return `${kind.toLowerCase()}${group}/${name}`;
}
