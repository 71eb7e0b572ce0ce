// The manifests that documents became, each with the document it is of: two of one object are one, or a mistake.
import { isDeepStrictEqual } from 'util';
import { issue, type Issue } from '../issues';
import { Document } from './input';
import { objectIdentity } from '../admission/object-identity';

/** A manifest, and its document. */
export interface PlacedManifest {
  readonly manifest: any;
  readonly document: Document;
}

/** The manifests without those that are there already. */
export function distinct(manifests: readonly PlacedManifest[]): any[] {
  return [...firsts(manifests).values()].map(({ manifest }) => manifest);
}

/** An issue for each manifest that says something else of an object than the first one of it. */
export function conflicts(manifests: readonly PlacedManifest[]): Issue[] {
  return again(manifests).filter(({ manifest, before }) => !isDeepStrictEqual(manifest, before.manifest))
    .map(({ manifest, document, before }) => ({ source: document.source, line: document.lineAt(''), ...issue('', `${called(manifest)} is something else at ${before.document.where}: give each object a name of its own`) }));
}

/** A note for each manifest that says the same of an object as the first one of it. */
export function repeated(manifests: readonly PlacedManifest[]): string[] {
  return again(manifests).filter(({ manifest, before }) => isDeepStrictEqual(manifest, before.manifest))
    .map(({ manifest, document, before }) => `${document.where}: ${called(manifest)} is at ${before.document.where} already: rendered it once`);
}

/** Those that are of an object that is there before them. */
function again(manifests: readonly PlacedManifest[]): (PlacedManifest & { readonly before: PlacedManifest })[] {
  const first = firsts(manifests);
  return manifests.map((placed) => ({ ...placed, before: first.get(objectIdentity(placed.manifest))! }))
    .filter(({ manifest, before }) => manifest !== before.manifest);
}

function called({ kind, metadata }: any): string {
  return `${kind} ${JSON.stringify(metadata.name)}`;
}

function firsts(manifests: readonly PlacedManifest[]): Map<string, PlacedManifest> {
  const found = new Map<string, PlacedManifest>();
  for (const placed of manifests) {
    const key = objectIdentity(placed.manifest);
    found.set(key, found.get(key) ?? placed);
  }
  return found;
}
