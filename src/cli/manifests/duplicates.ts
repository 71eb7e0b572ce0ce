// Several manifests or documents of the same object. Equal ones are one object, which is sent or printed once. Different ones are a mistake.
import { isDeepStrictEqual } from 'util';
import type { Document } from './documents';
import { issueAt } from './place';
import { OBJECTS_DISTINCT, objectScope } from '../../admission/distinct-objects';
import { FirstOwners } from '../../admission/first-owners';
import { isValidated } from '../../admission/schema';
import { SharedByMachines } from '../../admission/shared-by-machines';
import type { Issue } from '../../issues/issues';
import { detachString } from '../../plain-data/detach-string';

/** A manifest, and the document that it was made from. Both may be read again on each access. */
export interface SourcedManifest {
  /** The identity of its object. */
  readonly identity: string;
  readonly manifest: any;
  readonly document: Document;
}

/** What to do with two manifests of an object: they may be for two clusters. */
const SEPARATED = 'give each its own name or namespace, or run the command on the manifests of each cluster separately';

/** The first manifest of each object. */
export function distinct<Manifest extends SourcedManifest>(manifests: readonly Manifest[]): Manifest[] {
  return [...firstByIdentity(manifests).values()];
}

/** An issue for each manifest that differs from the first manifest of its object. */
export function conflicts(manifests: readonly SourcedManifest[]): Issue[] {
  return duplicates(manifests).filter(({ sourced, first }) => !isDeepStrictEqual(sourced.manifest, first.manifest))
    .map(({ sourced: { manifest, document }, first }) => (
      issueAt(document, '', `${nameOf(manifest)} differs from the one at ${first.document.where}: ${SEPARATED}`)
    ));
}

/** A note for each manifest that equals the first manifest of its object. */
export function duplicateNotes(manifests: readonly SourcedManifest[]): string[] {
  return duplicates(manifests).filter(({ sourced, first }) => isDeepStrictEqual(sourced.manifest, first.manifest))
    .map(({ sourced: { manifest, document }, first }) => `${document.where}: ${nameOf(manifest)} is already at ${first.document.where}: rendered once`);
}

/** Finds documents of an object that an earlier document already describes, and values that two machines cannot share. */
export class Duplicates {
  /** The places of objects. */
  private readonly objects = new FirstOwners<string | undefined, string>();
  private readonly shared = new SharedByMachines<string | undefined>();
  private readonly advised = new Map<number, readonly Issue[]>();

  /** The violations of the next document, which has this index. */
  public violations(document: Document, index: number): Issue[] {
    if (!isNamed(document)) {
      return [];
    }
    const { set, value } = document;
    const [scope, name] = [objectScope(value), value.metadata.name];
    const first = this.objects.find(set, scope, name);
    if (first !== undefined) {
      return [{ path: '', message: `the same object is already at ${first}, ${SEPARATED}`, rule: OBJECTS_DISTINCT.name }];
    }
    // A copy in one piece takes less memory.
    const where = detachString(document.where);
    this.objects.register(set, scope, name, where);
    const { refused, advice } = this.shared.look(set, value, where);
    if (advice.length > 0) {
      this.advised.set(index, advice);
    }
    return [...refused];
  }

  /** The advice on a checked document. */
  public advice(index: number): readonly Issue[] {
    return this.advised.get(index) ?? [];
  }
}

function isNamed({ value }: Document): boolean {
  return typeof value?.apiVersion === 'string' && typeof value.kind === 'string' && typeof value.metadata?.name === 'string' && isValidated(value);
}

/** The manifests that are not the first of their object, each with the first. */
function duplicates(manifests: readonly SourcedManifest[]): { readonly sourced: SourcedManifest; readonly first: SourcedManifest }[] {
  const firsts = firstByIdentity(manifests);
  return manifests.map((sourced) => ({ sourced, first: firsts.get(sourced.identity)! })).filter(({ sourced, first }) => sourced !== first);
}

function firstByIdentity<Manifest extends SourcedManifest>(manifests: readonly Manifest[]): Map<string, Manifest> {
  const firsts = new Map<string, Manifest>();
  for (const sourced of manifests) {
    if (!firsts.has(sourced.identity)) {
      firsts.set(sourced.identity, sourced);
    }
  }
  return firsts;
}

function nameOf({ kind, metadata }: any): string {
  return `${kind} ${JSON.stringify(metadata.name)}`;
}
