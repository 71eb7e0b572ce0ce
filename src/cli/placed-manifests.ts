// The manifests that documents became, each with the document it is of: two of one object are one, or a mistake.
import { isDeepStrictEqual } from 'util';

/** A manifest, and where its document stands. */
export interface PlacedManifest {
  readonly manifest: any;
  /** `source:line`. */
  readonly where: string;
}

/** The manifests without those that are there already. */
export function distinct(manifests: readonly PlacedManifest[]): any[] {
  return [...firsts(manifests).values()].map(({ manifest }) => manifest);
}

/** A mistake for each manifest that says something else of an object than the first one of it. */
export function conflicts(manifests: readonly PlacedManifest[]): string[] {
  const first = firsts(manifests);
  return manifests.flatMap(({ manifest, where }) => {
    const before = first.get(identity(manifest))!;
    return isDeepStrictEqual(manifest, before.manifest) ? [] : [
      `${where}: ${manifest.kind} ${JSON.stringify(manifest.metadata.name)} is something else at ${before.where}: give each object a name of its own`,
    ];
  });
}

function firsts(manifests: readonly PlacedManifest[]): Map<string, PlacedManifest> {
  const found = new Map<string, PlacedManifest>();
  for (const placed of manifests) {
    const key = identity(placed.manifest);
    found.set(key, found.get(key) ?? placed);
  }
  return found;
}

/** The API server stores an object once, whichever of its group's versions it is written in. */
function identity({ apiVersion, kind, metadata: { namespace, name } }: any): string {
  const [group, version] = apiVersion.split('/');
  return JSON.stringify([version === undefined ? '' : group, kind, namespace ?? '', name]);
}
