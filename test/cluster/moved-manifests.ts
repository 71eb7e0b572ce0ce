// An example's manifests as a test file may apply them beside others: with names of its own for what is not of its namespace.
import { MANIFEST_SETS } from '../examples/manifests';
import type { KubeObject } from '../plane/client';

/** The manifests of an example, with each of these names replaced wherever it stands alone. */
export function movedManifests(example: string, names: { readonly [name: string]: string }): KubeObject[] {
  const manifests = MANIFEST_SETS.find(({ name }) => name === `example ${example}`)!.manifests();
  return JSON.parse(JSON.stringify(manifests), (_, value) => typeof value === 'string' && Object.hasOwn(names, value) ? names[value] : value);
}
