// Manifests and documents of the same object: equal ones are one object, which is sent or printed once; others are a mistake.
import { isDeepStrictEqual } from 'util';
import type { Document } from './documents';
import { issueAt } from './place';
import { Firsts, isForOnce, OBJECTS_DISTINCT, objectIdentity } from '../../admission/distinct-objects';
import { SharedByMachines } from '../../admission/shared-by-machines';
import type { Issue } from '../../issues/issues';

/** A manifest, and the document that it was made of. Both may be read again whenever they are asked for. */
export interface SourcedManifest {
  /** What makes its object this one and no other. */
  readonly identity: string;
  readonly manifest: any;
  readonly document: Document;
}

/** The first manifest of each object. */
export function distinct<Manifest extends SourcedManifest>(manifests: readonly Manifest[]): Manifest[] {
  return [...firstByIdentity(manifests).values()];
}

/** An issue for each manifest that differs from the first one of its object. */
export function conflicts(manifests: readonly SourcedManifest[]): Issue[] {
  return duplicates(manifests).filter(({ sourced, first }) => !isDeepStrictEqual(sourced.manifest, first.manifest))
    .map(({ sourced: { manifest, document }, first }) => (
      issueAt(document, '', `${nameOf(manifest)} is something else at ${first.document.where}: give each object a name of its own`)
    ));
}

/** A note for each manifest that equals the first one of its object. */
export function duplicateNotes(manifests: readonly SourcedManifest[]): string[] {
  return duplicates(manifests).filter(({ sourced, first }) => isDeepStrictEqual(sourced.manifest, first.manifest))
    .map(({ sourced: { manifest, document }, first }) => `${document.where}: ${nameOf(manifest)} is at ${first.document.where} already: rendered it once`);
}

/** Finds documents of a machine, a disk or another object that an earlier document has already, and what an earlier machine has that two cannot share. */
export class Duplicates {
  private readonly objects = new Firsts<string | undefined, { readonly where: string }>();
  private readonly shared = new SharedByMachines<string | undefined>();
  private readonly advised = new Map<number, readonly Issue[]>();

  /** The violations of the next document, of that index. */
  public violations(document: Document, index: number): Issue[] {
    if (!isNamed(document)) {
      return [];
    }
    // Names that were cut out of a file would keep all of its text; their JSON does not. The document itself is not kept either.
    const own = { where: document.where };
    const first = this.objects.of(document.set, JSON.stringify(objectIdentity(document.value)), own);
    if (first !== own) {
      const message = `the same object is at ${first.where} already, give each its own name or namespace, or validate the manifests of each cluster by themselves`;
      return [{ path: '', message, rule: OBJECTS_DISTINCT.name }];
    }
    const { set, value, where } = document;
    const { refused, advice } = this.shared.look(set, value, where);
    if (advice.length > 0) {
      this.advised.set(index, advice);
    }
    return [...refused];
  }

  /** The advice on a document that was looked at. */
  public advice(index: number): readonly Issue[] {
    return this.advised.get(index) ?? [];
  }
}

function isNamed({ value }: Document): boolean {
  return typeof value?.apiVersion === 'string' && typeof value.kind === 'string' && typeof value.metadata?.name === 'string' && isForOnce(value);
}

/** The manifests that are not the first one of their object, each with that first one. */
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
