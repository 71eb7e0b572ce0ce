// A value that manifests had better not hold: what stands for it until the cluster or the guest puts it there.
import { checkArguments } from '../declared/arguments';
import { breaking, Format, format, NOT_EMPTY, OBJECT_NAME, STORE_VALUE_PATTERN } from '../issues/formats';
import { refuse } from '../issues/issues';
import { breakingFields } from '../issues/shape';

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

/** Where a Secret of the cluster keeps a value. */
export interface SecretKeyReference {
  /** The Secret's name, in the namespace of the machine that reads it. */
  readonly secretName: string;

  /** The key of its `data`, such as `token`. */
  readonly key: string;
}

const SECRET_KEY = format('a key of a Secret', /^(?!\.\.)[-._A-Za-z0-9]{1,253}$/, 'letters, digits, "-", "_" and ".", such as "token"');

const FILLED: Format = { is: 'a secret, being empty', matches: (text) => text.trim() !== '', write: 'the token, or whatever it is', secret: true };

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
    checkArguments('SecretValue.fromStore', reference);
    const { key, property, version } = reference;
    refuse(Object.entries({ key: key ?? '', property, version }).flatMap(([field, text]) => [...breaking(field, text, NOT_EMPTY)]), 'SecretValue.fromStore');
    return `{{store:${Buffer.from(JSON.stringify({ key, property, version })).toString('base64url')}}}`;
  }

  /**
   * A value that a Secret in the cluster has. It stands in no manifest: the guest reads it from a disk when it boots.
   *
   * Throws when the Secret's name or the key is none.
   *
   * @param reference the Secret, and its key
   */
  public static fromSecret(reference: SecretKeyReference): SecretValue {
    checkArguments('SecretValue.fromSecret', reference);
    const { secretName = '', key = '' } = reference;
    refuse(breakingFields('', { secretName, key }, { secretName: OBJECT_NAME, key: SECRET_KEY }), 'SecretValue.fromSecret');
    return new SecretValue({ secretName, key });
  }

  /**
   * A value as it is, for trials and for what is worth nothing to others. It ends up in the Secret of the machine's cloud-init,
   * and is as readable as the repository that this stands in. A text of `fromStore` may be given as well: that one is safe.
   *
   * Throws when the text is empty.
   *
   * @param text the value
   */
  public static unsafePlainText(text: string): SecretValue {
    checkArguments('SecretValue.unsafePlainText', text);
    refuse(breaking('text', text ?? '', FILLED), 'SecretValue.unsafePlainText');
    return new SecretValue(text);
  }

  /** @internal the Secret's key that has it, or else the value itself */
  public readonly _source: SecretKeyReference | string;

  private constructor(source: SecretKeyReference | string) {
    this._source = source;
  }
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
    references: parts.filter((_, index) => index % 2 === 1).map((encoded) => decoded(encoded)!),
  };
}

/** Whether something in a text looks like a value of the store, and is none that `SecretValue.fromStore` made. */
export function hasMalformedStoreValue(text: string): boolean {
  return text.split(STORE_VALUE).some((part, index) => index % 2 === 1 && decoded(part) === undefined);
}

function decoded(encoded: string): SecretStoreReference | undefined {
  try {
    const reference = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
    return typeof reference?.key === 'string' && NOT_EMPTY.matches(reference.key) ? reference : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value of the store is in a text. */
export function hasStoreValue(text: string): boolean {
  return STORE_VALUE.test(text);
}
