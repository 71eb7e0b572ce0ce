// The cloud-init texts of everything that the library can be seen to make: the ones that Secrets hold, and the ones that
// stand inline in volumes.
import { MANIFEST_SETS } from '../examples/manifests';

/** Texts, each named after where it stands. */
export interface Texts { readonly [where: string]: string }

export const userDataOfManifests = () => texts('userdata', 'userData', 'userDataBase64');

export const networkDataOfManifests = () => texts('networkdata', 'networkData', 'networkDataBase64');

/** Every text that stands under one of the keys, decoded. */
function texts(...keys: readonly string[]): Texts {
  return Object.fromEntries(MANIFEST_SETS
    .flatMap(({ name, manifests }) => manifests().flatMap((manifest) => leaves([name, manifest.kind, manifest.metadata.name], manifest)))
    .filter(([path]) => keys.includes(path.at(-1)!))
    .map(([path, text]) => [path.join('.'), decoded(path, text)]));
}

/** A text as cloud-init gets it: External Secrets puts a value, as JSON, where an expression stands. */
function decoded(path: readonly string[], text: string): string {
  return isEncoded(path) ? Buffer.from(text, 'base64').toString() : path[1] === 'ExternalSecret' ? text.replace(/\{\{.*?\}\}/g, '"value"') : text;
}

const isEncoded = ([, kind, , ...path]: readonly string[]) => path.at(-1)!.endsWith('Base64') || kind === 'Secret' && path[0] === 'data';

/** Every text of a value, by its path. */
function leaves(path: readonly string[], value: unknown): Array<readonly [path: readonly string[], text: string]> {
  if (typeof value === 'string') {
    return [[path, value]];
  }
  return value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([key, child]) => leaves([...path, key], child)) : [];
}
