// The user data and network data in the manifests of all examples and documents, from Secrets and inline in volumes.
import { MANIFEST_SETS } from '../examples/manifests';

/** Strings by their path. */
export interface Texts { readonly [where: string]: string }

export const userDataOfManifests = () => texts('userdata', 'userData', 'userDataBase64');

export const networkDataOfManifests = () => texts('networkdata', 'networkData', 'networkDataBase64');

/** Every string under one of the keys, decoded. */
function texts(...keys: readonly string[]): Texts {
  return Object.fromEntries(MANIFEST_SETS
    .flatMap(({ name, manifests }) => manifests().flatMap((manifest) => leaves([name, manifest.kind, manifest.metadata.name], manifest)))
    .filter(([path]) => keys.includes(path.at(-1)!))
    .map(([path, text]) => [path.join('.'), decoded(path, text)]));
}

/** A string as cloud-init gets it: External Secrets replaces each expression with a value in JSON. */
function decoded(path: readonly string[], text: string): string {
  return isEncoded(path) ? Buffer.from(text, 'base64').toString() : path[1] === 'ExternalSecret' ? text.replace(/\{\{.*?\}\}/g, '"value"') : text;
}

const isEncoded = ([, kind, , ...path]: readonly string[]) => path.at(-1)!.endsWith('Base64') || kind === 'Secret' && path[0] === 'data';

/** Every string in a value, with its path. */
function leaves(path: readonly string[], value: unknown): Array<readonly [path: readonly string[], text: string]> {
  if (typeof value === 'string') {
    return [[path, value]];
  }
  return value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([key, child]) => leaves([...path, key], child)) : [];
}
