// Finds secrets in a manifest that belong in a Secret, except for false alarms that the object's author names.
import { encodedTexts, mayHoldSecret, OWNED_PASSWORD, secretOf } from './detectors';
import { hasStoreValue } from '../../cloud-init/secret-value';
import type { Issue } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { KeyCache } from '../../plain-data/text-cache';
import type { RuleDescription } from '../rule';

/** A line for each field as the message shows it, with the reason: `data[nginx.conf]: the token of a test server without data`. */
export const FALSE_ALARMS = 'cdk8s-kubevirt/no-secret';

/** The secrets without those that the object's annotation declares as false alarms. A field without a reason is still reported. */
function withoutFalseAlarms(object: { readonly [field: string]: any }, secrets: readonly Issue[]): Issue[] {
  const annotation = isMap(object.metadata) && isMap(object.metadata.annotations) ? object.metadata.annotations[FALSE_ALARMS] : undefined;
  const lines = typeof annotation === 'string' ? annotation.split('\n').map((line) => line.trim()).sort() : [];
  return secrets.filter(({ path }) => !firstAtOrAfter(lines, `${path}: `)?.startsWith(`${path}: `));
}

/** The first of sorted texts that does not come before a text. If any of them begins with the text, this one does. */
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
  refuses: 'a private key, a token or a password anywhere in an object that is no Secret',
  story: 'Whoever may read a VirtualMachine, a ConfigMap or a repository of manifests reads what is in it, and logs and diffs repeat it. Cloud-init\'s texts move to a Secret unless '
    + 'inlineCloudInit is set; DataVolumes have secretRef and secretExtraHeaders, containers valueFrom.secretKeyRef. Secrets are told by their forms, so that this can be a false alarm: '
    + `the object's annotation ${FALSE_ALARMS} says so, with a line "field: reason" for each field as the message has it, and in a program SecretDetection.allow does. `
    + 'A password that everybody may know, such as that of a machine which is thrown away each night, may stand where it is if you say why: the severity of this rule, in validate, is '
    + 'chosen by --severity, by cdk8s-kubevirt.yaml, and by the object\'s annotation cdk8s-kubevirt/severity.',
};

type Field = readonly [path: string, name: string, value: string];

/** The kinds that protect their values, by permissions or by encryption, with their apiVersions. */
const KEEPERS = new Map([['Secret', 'v1'], ['SealedSecret', 'bitnami.com/v1alpha1']]);

/** The maps whose keys are names of their values. */
const NAMED_VALUES = /(?:^|\.)(?:annotations|labels|data|nodeSelector|matchLabels)$/;

/** The fields that hold a password in any kind. `secretKey` and the like are left out: they often hold the name of a key. */
const PASSWORD_FIELD = /^pass(?:word|wd|phrase)$/i;

/** What to write instead, by field; the first match counts. */
const INSTEAD: ReadonlyArray<readonly [field: RegExp, instead: string]> = [
  [/\.cloudInit(?:NoCloud|ConfigDrive)\.networkData/, 'move the text to a Secret, under the key networkdata, and write its name in networkDataSecretRef'],
  [/\.cloudInit(?:NoCloud|ConfigDrive)\./, 'move the text to a Secret, under the key userdata, and write its name in secretRef'],
  [/\.extraHeaders\[\d+]$/, 'keep the header in a Secret and write its name in secretExtraHeaders'],
  [/\.source\.\w+\.url$/, 'keep user and password in a Secret and write its name as secretRef'],
  [/\.env\[\d+]\.value$/, 'keep it in a Secret and write valueFrom.secretKeyRef'],
  [/\.kernelArgs$/, 'let the guest read it from a disk with a Secret, everyone in the guest reads its kernel\'s arguments'],
  [/^spec\.target\.template\b/, 'take it from the store by SecretValue.fromStore'],
  [/^(?:data|binaryData)\b/, 'write a Secret instead of a ConfigMap'],
  [/(?:)/, 'keep it in a Secret and refer to that by its name'],
];

/** The secrets in an object's manifest, except for its declared false alarms. No message shows a value. */
export function secretValues(object: { readonly [field: string]: any }): Issue[] {
  // For most objects this quick check of their texts is enough.
  return !keepsSecrets(object) && mayHoldSecrets(object) ? withoutFalseAlarms(object, [...violations(object)]) : [];
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
      if (HARMLESS.of(key) === undefined || mayHoldSecrets(value[key])) {
        return true;
      }
    }
  }
  return false;
}

/** Whether keys hold no secret. Those that may hold one are not kept. */
const HARMLESS = new KeyCache((key) => mayHoldSecret(key) ? undefined : true);

/** Whether secrets belong in an object. */
export function keepsSecrets({ apiVersion, kind }: { readonly [field: string]: any }): boolean {
  // An object that a program hands over may have anything there.
  return typeof apiVersion === 'string' && KEEPERS.get(kind) === apiVersion;
}

function* violations(object: object): Iterable<Issue> {
  for (const [path, name, value] of texts('', object)) {
    const kind = identifySecret(name, value);
    if (kind !== undefined) {
      yield { path, message: `${kind} is in this value, ${INSTEAD.find(([field]) => field.test(path))![1]}`, rule: NO_SECRET_VALUE.name };
    }
  }
}

/** The kind of secret in a value, if any. A reference to a value in a store belongs in a Secret too. */
function identifySecret(name: string, value: string): string | undefined {
  return [value, ...encodedTexts(value)].some(hasStoreValue) ? 'a value from a store' : secretOf(name, value);
}

/** Every text in a value that could be a secret, with its name, if it has one. */
function* texts(path: string, value: unknown, name: string = ''): Iterable<Field> {
  if (typeof value === 'string') {
    yield [path, name, value];
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const before: unknown = value[index - 1];
      yield* texts(`${path}[${index}]`, item, typeof before === 'string' && before.startsWith('-') ? before : '');
    }
  } else if (isMap(value) && !keepsSecrets(value)) {
    yield* textsOfMap(path, value);
  }
}

/** A key that is a secret itself is reported with the path of its map: its own path would show the secret. */
function* textsOfMap(path: string, map: { readonly [key: string]: unknown }): Iterable<Field> {
  const isNamed = NAMED_VALUES.test(path);
  for (const [key, item] of Object.entries(map)) {
    if (identifySecret('', key) === undefined) {
      // The name of a value may stand beside it, as in the environment of a container.
      const beside = key === 'value' ? String(map.name ?? '') : '';
      yield* texts(joinKey(path, key), item, isNamed || isPassword(key, item) ? key : beside);
    } else {
      yield [path, '', key];
    }
  }
}

/** Whether a field of any kind is a password. Under a longer name a text without a digit is more often the name of what has the password. */
function isPassword(field: string, value: unknown): boolean {
  return PASSWORD_FIELD.test(field) || (OWNED_PASSWORD.test(field) && typeof value === 'string' && /\d/.test(value));
}

function joinKey(path: string, key: string): string {
  return path === '' ? key : /^[\w-]+$/.test(key) ? `${path}.${key}` : `${path}[${key}]`;
}
