// The objects that a kustomization has renamed, by their old names, and how to make kustomize rename a reference to one of them too.
import { namedBy } from './defined-objects';
import { type Group, groupOf, groupsMeantBy, groupsOf, keyOf } from './name-groups';
import { alternatives } from '../../issues/nearest-name';
import { detachString } from '../../plain-data/detach-string';

/** What a reference by an old name may mean. */
interface Renamed {
  /** The kinds of the renamed objects, by their new names. What an object makes is renamed with it. */
  readonly kinds: ReadonlyMap<string, string>;
  /** Whether the reference is in the same namespace, or both are in none. Kustomize renames no other references. */
  readonly isInNamespace: boolean;
}

export class RenamedObjects {
  private readonly byOldName = new Map<string, Map<string, string>>();

  public add(set: string | undefined, object: any, oldName: string): void {
    const oldNames = namedBy({ ...object, metadata: { ...object.metadata, name: oldName } }).map(({ metadata }) => metadata.name);
    for (const [index, { kind, metadata: { namespace, name } }] of namedBy(object).entries()) {
      // The disks of a machine, and Secrets with names of their own, keep their names.
      for (const group of oldNames[index] === name ? [] : groupsOf(groupOf(set, kind, namespace))) {
        const key = keyOf(group, oldNames[index]);
        this.byOldName.set(key, (this.byOldName.get(key) ?? new Map()).set(detachString(name), detachString(object.kind)));
      }
    }
  }

  /** What has been renamed; undefined if nothing with this name has. */
  public find(group: Group, oldName: string): Renamed | undefined {
    const inNamespace = this.byOldName.get(keyOf(group, oldName));
    const found = inNamespace ?? new Map(groupsMeantBy(group).flatMap((each) => [...this.byOldName.get(keyOf(each, oldName)) ?? []]));
    return found.size === 0 ? undefined : { kinds: found, isInNamespace: inNamespace !== undefined };
  }

  /** The keys of the old names. */
  public oldNames(): Iterable<string> {
    return this.byOldName.keys();
  }
}

/** A reference that kustomize does not rename. */
export interface KeptReference {
  /** The kind of the referring object. */
  readonly by: string;
  readonly path: string;
  /** What is written in front of the name. */
  readonly prefix: string;
  /** Whether another namespace is written next to the name, or any in front of it. Kustomize looks at the namespace of the referring object. */
  readonly namesNamespace: boolean;
}

export function renamedMessage({ by, path, prefix, namesNamespace }: KeptReference, oldName: string, { kinds, isInNamespace }: Renamed): string {
  const [[, kind]] = kinds;
  const names = [...kinds.keys()];
  const line = configurationAdvice(kind, by, path.replace(/\[\d+\]/g, '').replaceAll('.', '/'));
  const instead = namesNamespace
    ? `set it to ${alternatives(names.map((name) => prefix + name))} by a patch in this kustomization`
    : isInNamespace ? line : `give both the same namespace, and ${line}`;
  return `kustomize renames the ${kind} ${JSON.stringify(oldName)} to ${alternatives(names)}, but not this reference to it: ${instead}`;
}

/** How to make kustomize rename a field of a kind. The path is written with slashes. */
export function configurationAdvice(kind: string, by: string, path: string): string {
  // It can be decrypted under the name and namespace that it was sealed for only, unless it has a wider scope.
  const first = kind === 'SealedSecret' ? 'seal it for its new name, and ' : '';
  return `${first}add {kind: ${by}, path: ${path}} to nameReference of ${kind} in a file under configurations of the kustomization`;
}
