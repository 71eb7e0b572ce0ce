// A value that only a store of secrets knows: what stands for it in cloud-init's texts until it is put there in the cluster.
import { refuse } from '../mistakes';
import { breaking, NOT_EMPTY, STORE_VALUE_PATTERN } from '../rules';

/** Where a store of secrets keeps a value, as External Secrets says it. */
export interface SecretStoreReference {
  /** The secret's name or path in the store: `remoteRef.key`. */
  readonly key: string;

  /**
   * The field of the secret: `remoteRef.property`.
   *
   * @default - the whole secret
   */
  readonly property?: string;

  /**
   * The secret's version: `remoteRef.version`.
   *
   * @default - the newest
   */
  readonly version?: string;
}

/** Values that are not known when manifests are written. */
export class SecretValue {
  /**
   * A value that External Secrets puts into cloud-init's text: for a user's `hashedPasswd`, a file's `content`, a command, or
   * part of any of them. The app needs `SecretSource.externalSecrets`, and cloud-init a cloud-config: a script reads it from a
   * file. Where a password is meant, the store has its hash.
   *
   * Throws when the key, or another field that is given, is empty.
   *
   * @param reference where the store keeps it
   * @returns a text that stands for the value
   */
  public static fromStore(reference: SecretStoreReference): string {
    const { key, property, version } = reference;
    refuse(Object.entries({ key: key ?? '', property, version }).flatMap(([field, text]) => [...breaking(field, text, NOT_EMPTY)]), 'SecretValue.fromStore');
    return `{{store:${Buffer.from(JSON.stringify({ key, property, version })).toString('base64url')}}}`;
  }

  private constructor() {}
}

const STORE_VALUE = new RegExp(STORE_VALUE_PATTERN);

/** A text in pieces: what stands there, and between any two pieces the reference of a value. */
export interface TextOfStore {
  readonly pieces: readonly string[];
  readonly references: readonly SecretStoreReference[];
}

/** Takes a text apart at the values of the store. */
export function apart(text: string): TextOfStore {
  const parts = text.split(STORE_VALUE);
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    references: parts.filter((_, index) => index % 2 === 1).map((encoded) => JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))),
  };
}

/** Whether a value of the store is in a text. */
export function hasStoreValue(text: string): boolean {
  return STORE_VALUE.test(text);
}
