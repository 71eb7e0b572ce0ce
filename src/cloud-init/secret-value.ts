// A secret value, which manifests should not contain. A placeholder stands for it until the cluster or the guest inserts it.
import { checkArguments } from '../declared/arguments';
import { checkFormat, Format, format, NOT_EMPTY, OBJECT_NAME, STORE_VALUE_PATTERN, STORE_VALUE_WORD } from '../issues/formats';
import { type Issue, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import { base64Within } from '../plain-data/base64';
import { parseJson } from '../plain-data/json';
import { isMap } from '../plain-data/plain-data';

/** A value in a secret store, in the terms of External Secrets: an ExternalSecret's `remoteRef`. */
export interface SecretStoreKey {
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

/** A reference to a value in a Secret of the cluster. */
export interface SecretKeyReference {
  /** The Secret's name, in the namespace of the machine that reads it. */
  readonly secretName: string;

  /** The key of its `data`, such as `token`. */
  readonly key: string;
}

const SECRET_KEY = format('a key of a Secret', /^(?!\.\.)[-._A-Za-z0-9]{1,253}$/, 'letters, digits, "-", "_" and ".", such as "token"');

const NOT_BLANK: Format = { is: 'a secret, since it is empty', matches: (text) => text.trim() !== '', write: 'the secret value', secret: true };

/** Values that are not known when manifests are written. */
export class SecretValue {
  /**
   * A value in a Secret of the cluster. No manifest contains it: the guest reads it from a disk when it boots.
   *
   * Throws when the Secret's name or the key is not valid.
   *
   * @param reference the Secret, and its key
   */
  public static fromSecret(reference: SecretKeyReference): SecretValue {
    checkArguments('SecretValue.fromSecret', reference);
    const { secretName, key } = reference;
    refuse(checkFieldFormats('', { secretName, key }, { secretName: OBJECT_NAME, key: SECRET_KEY }), 'SecretValue.fromSecret');
    return new SecretValue({ secretName, key });
  }

  /**
   * A value in a secret store, for the registration of nodes. It is written to the user data as `storePlaceholder` returns it, and has the
   * same needs.
   *
   * Throws when the key, or another field that is set, is empty.
   *
   * @param reference the value in the store
   */
  public static fromStore(reference: SecretStoreKey): SecretValue {
    checkArguments('SecretValue.fromStore', reference);
    refuse(storeKeyIssues(reference), 'SecretValue.fromStore');
    return new SecretValue(placeholderOf(reference));
  }

  /**
   * A placeholder for a value in a secret store, which External Secrets inserts into user data: for a user's `hashedPasswd`, a file's
   * `content`, a command, or part of any of them. The app needs `SecretSource.externalSecrets`, and the user data must be a cloud-config;
   * scripts can read the value from a file. For a password, the store must have its hash.
   *
   * The program does not know the value, so it cannot encode, cut or otherwise change it: the machine's construct refuses user data with
   * what is left of the placeholder. Keep the value in the store as the guest needs it. A hash of the placeholder cannot be recognized.
   *
   * Throws when the key, or another field that is set, is empty.
   *
   * @param reference the value in the store
   * @returns the placeholder
   */
  public static storePlaceholder(reference: SecretStoreKey): string {
    checkArguments('SecretValue.storePlaceholder', reference);
    refuse(storeKeyIssues(reference), 'SecretValue.storePlaceholder');
    return placeholderOf(reference);
  }

  /**
   * A value in plain text, for trials and for values that need no protection. It is written to the Secret of the machine's
   * cloud-init, and everyone who can read the repository of this program can read it. A `storePlaceholder` is safe here.
   *
   * Throws when the value is empty.
   *
   * @param text the value
   */
  public static unsafePlainText(text: string): SecretValue {
    checkArguments('SecretValue.unsafePlainText', text);
    refuse(checkFormat('text', text, NOT_BLANK), 'SecretValue.unsafePlainText');
    return new SecretValue(text);
  }

  /** @internal the Secret and key that hold it, or else the value itself */
  public readonly _source: SecretKeyReference | string;

  private constructor(source: SecretKeyReference | string) {
    this._source = source;
  }

  /** Throws: a text with a SecretValue in it would not have the value. `storePlaceholder` returns a string for texts. */
  public toString(): string {
    throw new Error('SecretValue: cannot be part of a string: write SecretValue.storePlaceholder for a value from a store, or pass the SecretValue itself');
  }
}

function storeKeyIssues({ key, property, version }: SecretStoreKey): readonly Issue[] {
  return Object.entries({ key, property, version }).flatMap(([field, text]) => checkFormat(field, text, NOT_EMPTY));
}

function placeholderOf({ key, property, version }: SecretStoreKey): string {
  const encoded = Buffer.from(JSON.stringify({ key, property, version })).toString('base64url');
  return `{{${STORE_VALUE_WORD}:${encoded}:${STORE_VALUE_WORD}}}`;
}

const STORE_VALUE = new RegExp(STORE_VALUE_PATTERN);

/** What is left of a placeholder that the program has cut, changed or encoded. */
const PART_OF_STORE_VALUE = new RegExp([STORE_VALUE_WORD, ...base64Within(STORE_VALUE_WORD)].join('|'), 'i');

/** A string that is split at its references to a store: there is one reference between any two pieces. */
interface SplitText {
  readonly pieces: readonly string[];
  readonly references: readonly SecretStoreKey[];
}

/** Splits a string at its references to a store. */
export function splitAtStoreValues(text: string): SplitText {
  const parts = text.split(STORE_VALUE);
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    references: parts.filter((_, index) => index % 2 === 1).map((encoded) => decodeReference(encoded)!),
  };
}

/** Whether a string has a reference to a store, or a part of one. */
export function hasPartOfStoreValue(text: string): boolean {
  return PART_OF_STORE_VALUE.test(text);
}

/** Whether a string has a reference to a store that is not as `SecretValue.storePlaceholder` returned it. */
export function hasChangedStoreValue(text: string): boolean {
  return hasPartOfStoreValue(text)
    && text.split(STORE_VALUE).some((part, index) => index % 2 === 1 ? decodeReference(part) === undefined : hasPartOfStoreValue(part));
}

function decodeReference(encoded: string): SecretStoreKey | undefined {
  const reference = parseJson(Buffer.from(encoded, 'base64url').toString('utf8'));
  return isMap(reference) && typeof reference.key === 'string' && NOT_EMPTY.matches(reference.key) ? reference as unknown as SecretStoreKey : undefined;
}

/** Whether a string has a reference to a store. */
export function hasStoreValue(text: string): boolean {
  return text.includes('{{') && STORE_VALUE.test(text);
}
