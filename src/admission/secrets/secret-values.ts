// Finds values in a manifest that belong in a Secret, except for false alarms that the object's author declares.
import { encodedTexts, mayHoldSecret, OWNED_PASSWORD, secretOf } from './detectors';
import { hasPartOfStoreValue } from '../../cloud-init/secret-value';
import type { Issue } from '../../issues/issues';
import { isMap, textOf } from '../../plain-data/plain-data';
import { KeyCache } from '../../plain-data/text-cache';
import type { RuleDescription } from '../rule';

/** A line for each field as the message shows it, with the reason: `data[nginx.conf]: the token of a test server without data`. */
export const FALSE_ALARMS = 'cdk8s-kubevirt/no-secret';

/** The secrets that the object's annotation does not declare as false alarms. A field without a reason is still reported. */
function withoutFalseAlarms(object: { readonly [field: string]: any }, secrets: readonly Issue[]): Issue[] {
  const annotation = isMap(object.metadata) && isMap(object.metadata.annotations) ? object.metadata.annotations[FALSE_ALARMS] : undefined;
  const lines = typeof annotation === 'string' ? annotation.split('\n').map((line) => line.trim()).sort() : [];
  return secrets.filter(({ path }) => !firstAtOrAfter(lines, `${path}: `)?.startsWith(`${path}: `));
}

/** The first of the sorted strings that is not less than `text`. If any of them begins with `text`, this one does. */
function firstAtOrAfter(sorted: readonly string[], text: string): string | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    [low, high] = sorted[middle] < text ? [middle + 1, high] : [low, middle];
  }
  return sorted[low];
}

export const NO_SECRET_VALUE: RuleDescription = {
  name: 'no-secret-value',
  refuses: 'a private key, a token or a password anywhere in an object that is not a Secret',
  story: 'Everyone who can read a VirtualMachine, a ConfigMap or a repository of manifests can read the values in it, and logs and diffs repeat '
    + 'them. This library moves user data and network data to a Secret unless inlineCloudInit is set. For other values, use secretRef and '
    + 'secretExtraHeaders in DataVolumes, and valueFrom.secretKeyRef in containers. Secrets are recognized by their form, so this can be a false '
    + `alarm. Declare it in the annotation ${FALSE_ALARMS} of the object, with a line "field: reason" for each field as the message shows it, or `
    + 'in a program with SecretDetection.allow. A password that everybody may know, such as that of a machine deleted each night, may stay if you '
    + 'write the reason: in validate, set the severity of this rule by --severity, in cdk8s-kubevirt.yaml, or in the annotation '
    + 'cdk8s-kubevirt/severity of the object.',
};

type Field = readonly [path: string, name: string, value: string];

/** The kinds that protect their values, by permissions or by encryption, with their apiVersions. */
const SECRET_KINDS = new Map([['Secret', 'v1'], ['SealedSecret', 'bitnami.com/v1alpha1']]);

/** The maps whose keys are the names of their values. */
const NAMED_VALUES = /(?:^|\.)(?:annotations|labels|data|nodeSelector|matchLabels)$/;

/** The fields that hold a password in any kind. `secretKey` and the like are left out: they often hold the name of a key. */
const PASSWORD_FIELD = /^pass(?:word|wd|phrase)$/i;

/** What to write instead, by field; the first match counts. */
const REPLACEMENT_ADVICE: ReadonlyArray<readonly [field: RegExp, instead: string]> = [
  [/\.cloudInit(?:NoCloud|ConfigDrive)\.networkData/, 'move the network data to a Secret, under the key networkdata, and write its name in networkDataSecretRef'],
  [/\.cloudInit(?:NoCloud|ConfigDrive)\./, 'move the user data to a Secret, under the key userdata, and write its name in secretRef'],
  [/\.extraHeaders\[\d+]$/, 'keep the header in a Secret and write its name in secretExtraHeaders'],
  [/\.source\.\w+\.url$/, 'keep user and password in a Secret and write its name as secretRef'],
  [/\.env\[\d+]\.value$/, 'keep it in a Secret and write valueFrom.secretKeyRef'],
  [/\.kernelArgs$/, 'let the guest read it from a disk with a Secret, because everyone in the guest can read the kernel arguments'],
  [/^spec\.target\.template\b/, 'take it from the store with SecretValue.storePlaceholder'],
  [/^(?:data|binaryData)\b/, 'write a Secret instead of a ConfigMap'],
  [/(?:)/, 'keep it in a Secret and refer to the Secret by name'],
];

/** The secrets in an object's manifest, except for its declared false alarms. No message shows a value. */
export function secretValues(object: { readonly [field: string]: any }): Issue[] {
  // For most objects this quick check of their strings is enough.
  return !isSecretKind(object) && mayHoldSecrets(object) ? withoutFalseAlarms(object, [...findSecrets(object)]) : [];
}

function mayHoldSecrets(value: unknown): boolean {
  if (typeof value === 'string') {
    return mayHoldSecret(value);
  }
  if (Array.isArray(value)) {
    return value.some(mayHoldSecrets);
  }
  if (isMap(value)) {
    for (const key in value) {
      if (HARMLESS_KEYS.of(key) === undefined || mayHoldSecrets(value[key])) {
        return true;
      }
    }
  }
  return false;
}

/** Whether keys hold no secret. Those that may hold one are not kept. */
const HARMLESS_KEYS = new KeyCache((key) => mayHoldSecret(key) ? undefined : true);

/** Whether secrets belong in an object. */
export function isSecretKind({ apiVersion, kind }: { readonly [field: string]: any }): boolean {
  // An object that a program passes may have any value there.
  return typeof apiVersion === 'string' && SECRET_KINDS.get(kind) === apiVersion;
}

function* findSecrets(object: object): Iterable<Issue> {
  for (const [path, name, value] of namedStrings('', object)) {
    const kind = identifySecret(name, value);
    if (kind !== undefined) {
      yield { path, message: `this value contains ${kind}, ${REPLACEMENT_ADVICE.find(([field]) => field.test(path))![1]}`, rule: NO_SECRET_VALUE.name };
    }
  }
}

/** The kind of secret in a value, if any. A reference to a value in a store belongs in a Secret too, and so does a part of one. */
function identifySecret(name: string, value: string): string | undefined {
  return [value, ...encodedTexts(value)].some(hasPartOfStoreValue) ? 'a secret from a store' : secretOf(name, value);
}

/** Every string in a value that could be a secret, with its name, if it has one. */
function* namedStrings(path: string, value: unknown, name: string = ''): Iterable<Field> {
  if (typeof value === 'string') {
    yield [path, name, value];
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const before: unknown = value[index - 1];
      yield* namedStrings(`${path}[${index}]`, item, typeof before === 'string' && before.startsWith('-') ? before : '');
    }
  } else if (isMap(value) && !isSecretKind(value)) {
    yield* namedStringsOfMap(path, value);
  }
}

/** A key that is a secret itself is reported with the path of its map: its own path would show the secret. */
function* namedStringsOfMap(path: string, map: { readonly [key: string]: unknown }): Iterable<Field> {
  const isNamed = NAMED_VALUES.test(path);
  for (const [key, item] of Object.entries(map)) {
    if (identifySecret('', key) === undefined) {
      // The name of a value may be in a field beside it, as in the environment of a container.
      const siblingName = key === 'value' ? textOf(map.name) : '';
      yield* namedStrings(joinKey(path, key), item, isNamed || isPassword(key, item) ? key : siblingName);
    } else {
      yield [path, '', key];
    }
  }
}

/** Whether a field of any kind is a password. Under a longer name, a string without a digit is more often the name of the object with the password. */
function isPassword(field: string, value: unknown): boolean {
  return PASSWORD_FIELD.test(field) || (OWNED_PASSWORD.test(field) && typeof value === 'string' && /\d/.test(value));
}

/** The path of a field as findings have it. */
export function joinKey(path: string, key: string): string {
  return path === '' ? key : /^[\w-]+$/.test(key) ? `${path}.${key}` : `${path}[${key}]`;
}
