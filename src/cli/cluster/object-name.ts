// The short name of an object in lists and messages, as kubectl writes it.
import type { ObjectReference } from './cluster';
import { groupOf } from '../../admission/kinds';

/** Such as `virtualmachine.kubevirt.io/web` and `secret/web`. */
export function objectName({ apiVersion, kind, name }: ObjectReference): string {
  const group = groupOf(apiVersion);
  return `${kind.toLowerCase()}${group && `.${group}`}/${name}`;
}
