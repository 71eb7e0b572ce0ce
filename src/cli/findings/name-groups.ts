// The groups of objects in which a name is unique: those of one kind in one namespace of one cluster.
import { hasNoNamespace, NAMED_LIKE } from './defined-objects';
import { isFilledInLater } from '../../admission/form';

/** The objects among which a name is unique. */
export interface Group {
  /** The set of objects, such as those of one cluster. */
  readonly set: string;
  readonly kind: string;
  /** Empty if it is not known: the object may be in any. */
  readonly namespace: string;
}

export interface Named {
  readonly group: Group;
  readonly name: string;
}

export function groupOf(set: string | undefined, kind: string, namespace: unknown): Group {
  const isKnown = typeof namespace === 'string' && !isFilledInLater(namespace) && !hasNoNamespace(kind);
  return { set: set ?? '', kind: NAMED_LIKE[kind] ?? kind, namespace: isKnown ? namespace : '' };
}

const SEPARATOR = '\n';

/** The key of a name. A joined text does not keep the text of a file in memory, as a part of that text would. */
export function keyOf({ set, kind, namespace }: Group, name: string): string {
  return [set, kind, namespace, name].join(SEPARATOR);
}

export function readKey(key: string): Named {
  const [set, kind, namespace, name] = key.split(SEPARATOR);
  return { group: { set, kind, namespace }, name };
}

/** Stands for all namespaces. */
const ANY = '*';

/** The groups under which to find an object: its own, and that of all namespaces. */
export function groupsOf(group: Group): Group[] {
  return [group, { ...group, namespace: ANY }];
}

/** The groups in which to look for an object that may be meant. A definition without a namespace may be in any, and so may the object of a reference without one. */
export function groupsMeantBy(group: Group): Group[] {
  return group.namespace === '' ? [{ ...group, namespace: ANY }] : [group, { ...group, namespace: '' }];
}
