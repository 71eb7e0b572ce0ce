// An example's manifests, with cluster-scoped names changed so that they can be applied beside other files' objects.
import { MANIFEST_SETS } from '../examples/manifests';
import type { KubeObject } from '../plane/client';

/** The manifests of an example, with each of these names replaced wherever it occurs as a whole word. */
export function movedManifests(example: string, names: { readonly [name: string]: string }): KubeObject[] {
  const manifests = MANIFEST_SETS.find(({ name }) => name === `example ${example}`)!.manifests();
  return JSON.parse(JSON.stringify(manifests), (_, value) => typeof value === 'string' && Object.hasOwn(names, value) ? names[value] : value);
}
