// Pairs the objects of two versions of a repository. Objects of the same name in two clusters are two objects, so one that moves from one
// cluster to another is removed and created. What is not known in one version, such as a cluster that nothing named yet, is no difference.
import { relative } from 'path';
import { groupBy } from '../../plain-data/plain-data';
import { identityOf, type StoredObject } from '../manifests/stored-object';

/** The objects of a path. */
export interface Version {
  readonly path: string;
  readonly objects: readonly StoredObject[];
}

/** An object in both versions, or in one of them. */
type Pair = readonly [before: StoredObject | undefined, after: StoredObject | undefined];

/** A way to find objects whose set is known in one version only. */
interface Adoption {
  /** Whether an object may be in any set. */
  readonly isOpen: (object: StoredObject) => boolean;
  /** What is the same for both; undefined if the object is not found in this way. */
  readonly keyOf: (object: StoredObject, path: string) => string | undefined;
}

/** The best ways first. */
const ADOPTIONS: readonly Adoption[] = [
  {
    isOpen: ({ cluster }) => cluster === undefined,
    keyOf: (object) => object.kustomization && JSON.stringify([object.kustomization, identityOf(object)]),
  },
  { isOpen: isInNoSet, keyOf: (object, path) => JSON.stringify([relative(path, object.document.source), identityOf(object)]) },
  { isOpen: isInNoSet, keyOf: identityOf },
];

/** The objects of both versions: in the order of the later one, and then the removed ones. */
export function pairObjects(before: Version, after: Version): Pair[] {
  const byIdentity = new Map(before.objects.map((object) => [object.identity, object]));
  const found = new Map(after.objects.flatMap((object): [StoredObject, StoredObject][] => {
    const same = byIdentity.get(object.identity);
    return same === undefined ? [] : [[object, same]];
  }));
  const [isNew, isGone] = [isNotIn(before.objects), isNotIn(after.objects)];
  for (const { isOpen, keyOf } of ADOPTIONS) {
    for (const [isEarlier, isLater] of [[isOpen, isNew], [isGone, isOpen]]) {
      const known = new Set(found.values());
      const earlier = groupBy(before.objects.filter((object) => !known.has(object) && isEarlier(object)), (object) => keyOf(object, before.path));
      for (const object of after.objects.filter((each) => !found.has(each) && isLater(each))) {
        const key = keyOf(object, after.path);
        const first = key === undefined ? undefined : earlier.get(key)?.shift();
        if (first !== undefined) {
          found.set(object, first);
        }
      }
    }
  }
  const kept = new Set(found.values());
  return [
    ...after.objects.map((object): Pair => [found.get(object), object]),
    ...before.objects.filter((object) => !kept.has(object)).map((object): Pair => [object, undefined]),
  ];
}

/** Whether there are several sets, so that a name alone may not tell which object is meant. */
export function hasSeveralSets(...versions: readonly Version[]): boolean {
  const names = versions.map(({ objects }) => new Set(objects.map(({ setName }) => setName)));
  const all = new Set(names.flatMap((each) => [...each]).filter((name) => name !== undefined));
  return all.size > 1 || names.some(({ size }) => size > 1);
}

function isInNoSet({ setName }: StoredObject): boolean {
  return setName === undefined;
}

/** Whether an object is in a set that has none of some objects. */
function isNotIn(objects: readonly StoredObject[]): (object: StoredObject) => boolean {
  const names = new Set(objects.map(({ setName }) => setName));
  return ({ setName }) => setName !== undefined && !names.has(setName);
}
