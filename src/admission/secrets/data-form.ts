// The form of Secrets and ConfigMaps, as the API server decodes them: machines read their user data, keys and passwords from these, and the
// schemas of the CRDs do not cover them. No message shows a value or a key.
import { checkSecretType } from './secret-type';
import { SECRET_BYTES } from '../../cloud-init/cloud-init-secret';
import { isPlaceholder } from '../../issues/formats';
import { joinPath, type Issue } from '../../issues/issues';
import { alternatives, nearestNames } from '../../issues/nearest-name';
import { isBase64 } from '../../plain-data/base64';
import { isMap, table } from '../../plain-data/plain-data';
import { isFilledInLater } from '../form';
import type { Refuse } from '../refuse';
import type { Manifest, RuleDescription } from '../rule';

export const DATA_FORM: RuleDescription = {
  name: 'data-form',
  refuses: 'a Secret or ConfigMap with an unknown field, an invalid key, a value that is not a string or not base64 where the API server decodes it, more than a mebibyte, or without the keys or '
    + 'the annotation that its type requires',
  story: 'The API server decodes the values under data of a Secret and under binaryData of a ConfigMap from base64. It takes the values under stringData of a Secret and under data of a ConfigMap as '
    + 'they are. To put a cloud-config into a Secret unencoded, write it under stringData as a block: "userdata: |", with the text indented below. A Secret of type kubernetes.io/tls requires tls.crt '
    + 'and tls.key; the other types of kubernetes.io/ require keys of their own, or the annotation kubernetes.io/service-account.name '
    + '(service-account-token). Secrets encrypted by SOPS, and values that another tool fills in later, pass.',
};

/** What is wrong with one value, and what to write instead; undefined if it is right. */
type Check = (value: unknown) => string | undefined;

/** A string of several lines is usually a script or a cloud-config, whose variables are its own. */
const isNotKnownYet = (text: string) => /^(?:ENC\[|\$ANSIBLE_VAULT;)/.test(text) || isPlaceholder(text) || (isFilledInLater(text) && !text.trim().includes('\n'));

const encoded = (instead: string): Check => (value) => {
  if (typeof value !== 'string') {
    return wrongType(value, 'base64 in quotes');
  }
  return isBase64(value) || isNotKnownYet(value) ? undefined : `a string of ${value.length} characters is not base64, encode it or write it unencoded under ${instead}`;
};

const plain: Check = (value) => typeof value === 'string' ? undefined
  : wrongType(value, typeof value === 'object' ? 'a string, as a block with | if it has several lines' : 'it in quotes');

const text: Check = (value) => typeof value === 'string' ? undefined : wrongType(value, 'a string in quotes');

const flag: Check = (value) => typeof value === 'boolean' || (typeof value === 'string' && isNotKnownYet(value)) ? undefined : wrongType(value, 'true or false');

/** A field whose values have keys. */
interface DataMap {
  readonly encoding: 'base64' | 'utf8';
  readonly check: Check;
}

interface Fields {
  readonly maps: { readonly [field: string]: DataMap };
  readonly others: { readonly [field: string]: Check };
}

const KINDS: { readonly [kind: string]: Fields } = table({
  Secret: {
    maps: { data: { encoding: 'base64', check: encoded('stringData') }, stringData: { encoding: 'utf8', check: plain } },
    others: { type: text, immutable: flag },
  },
  ConfigMap: {
    maps: { data: { encoding: 'utf8', check: plain }, binaryData: { encoding: 'base64', check: encoded('data') } },
    others: { immutable: flag },
  },
});

/** Whether an object is one whose form is checked here. */
export function hasDataForm({ apiVersion, kind }: Manifest): boolean {
  return apiVersion === 'v1' && Object.hasOwn(KINDS, kind);
}

/** What the API server refuses in the data of a Secret or ConfigMap; nothing in an object of another kind. */
export function dataFormViolations(object: Manifest): Issue[] {
  // What SOPS has encrypted is decrypted before a cluster sees it.
  if (!hasDataForm(object) || object.sops !== undefined) {
    return [];
  }
  const violations: Issue[] = [];
  const refuse: Refuse = (path, message) => {
    violations.push({ path, message, rule: DATA_FORM.name });
  };
  const fields = KINDS[object.kind];
  const { maps, others } = fields;
  checkFields(object, fields, refuse);
  for (const [field, { check }] of Object.entries(maps)) {
    checkMap(field, object[field], check, refuse);
  }
  for (const [field, check] of Object.entries(others)) {
    checkValue(field, object[field], check, refuse);
  }
  checkSize(object, maps, refuse);
  if (object.kind === 'ConfigMap') {
    refuseDuplicateKeys(object, refuse);
  } else {
    checkSecretType(object, (field, value) => bytesOf(maps[field], value), refuse);
  }
  return violations;
}

const COMMON_FIELDS = ['apiVersion', 'kind', 'metadata'];

/** Whoever indents too little has a key of the data here, or a value: only what looks like a field is shown. */
function checkFields(object: Manifest, { maps, others }: Fields, refuse: Refuse): void {
  const isKnown = (name: string) => Object.hasOwn(maps, name) || Object.hasOwn(others, name) || COMMON_FIELDS.includes(name);
  for (const name of Object.keys(object).filter((each) => !isKnown(each))) {
    const near = nearestNames(name, [...Object.keys(maps), ...Object.keys(others)]);
    const instead = near.length > 0 ? `did you mean ${alternatives(near)}` : `indent it below ${alternatives(Object.keys(maps))} if it is a key, or remove it`;
    if (/^[a-zA-Z][\w-]*$/.test(name)) {
      refuse(name, `unknown field, ${instead}`);
    } else {
      refuse('', `unknown field whose name has ${name.length} characters, ${instead}`);
    }
  }
}

function checkMap(field: string, map: unknown, check: Check, refuse: Refuse): void {
  if (isMap(map)) {
    for (const key of Object.keys(map)) {
      checkKey(field, key, refuse);
      checkValue(pathOf(field, key), map[key], check, refuse);
    }
  } else if (!isUnset(map) && !(typeof map === 'string' && isNotKnownYet(map))) {
    refuse(field, wrongType(map, 'a key, ":" and its value on each line'));
  }
}

function checkValue(path: string, value: unknown, check: Check, refuse: Refuse): void {
  const mistake = isUnset(value) ? undefined : check(value);
  if (mistake !== undefined) {
    refuse(path, mistake);
  }
}

/** Go reads a null as an empty string. */
const isUnset = (value: unknown) => value === undefined || value === null;

const KEY = /^[-._a-zA-Z0-9]+$/;

const MAX_KEY_LENGTH = 253;

/** Whoever writes "NAME=value" in the place of a key has the value in it: of an invalid key only its length is shown. */
function checkKey(field: string, key: string, refuse: Refuse): void {
  if (isNotKnownYet(key)) {
    return;
  }
  if (key.length > MAX_KEY_LENGTH) {
    refuse(field, `a key of ${key.length} characters is too long, write at most ${MAX_KEY_LENGTH}`);
  } else if (!KEY.test(key)) {
    refuse(field, `a key of ${key.length} characters is not a valid file name, write only letters, digits, "-", "_" and ".", such as "userdata"`);
  } else if (key === '.' || key.startsWith('..')) {
    refuse(field, 'a key cannot be "." or begin with "..", write another one, such as "userdata"');
  }
}

/** A key that no message may have in it, its value is found under the name of the map. */
function pathOf(field: string, key: string): string {
  return !KEY.test(key) ? field : joinPath(field, /^[\w-]+$/.test(key) ? key : `[${key}]`);
}

/** The most bytes that a character becomes in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3;

/** The values of a ConfigMap may have as many bytes as those of a Secret. */
function checkSize(object: Manifest, maps: Fields['maps'], refuse: Refuse): void {
  const values = Object.keys(maps).filter((field) => isMap(object[field]))
    .flatMap((field) => Object.entries<unknown>(object[field]).map(([key, value]) => ({ key, value, map: maps[field] })));
  // Nearly all are small: they are not decoded to be counted.
  const most = values.reduce((sum, { value }) => sum + (typeof value === 'string' ? value.length : 0), 0) * MAX_BYTES_PER_CHARACTER;
  if (most <= SECRET_BYTES) {
    return;
  }
  // A Secret's stringData replaces its data.
  const sizes = new Map(values.map(({ key, value, map }) => [key, bytesOf(map, value)?.length ?? 0]));
  const bytes = [...sizes.values()].reduce((sum, each) => sum + each, 0);
  if (bytes > SECRET_BYTES) {
    refuse('', `${bytes} bytes of values are too many, write at most ${SECRET_BYTES} into one ${object.kind}`);
  }
}

/** The value that the API server decodes; undefined where it is not known yet. */
function bytesOf({ encoding }: DataMap, value: unknown): Buffer | undefined {
  return typeof value === 'string' && !isNotKnownYet(value) ? Buffer.from(value, encoding) : undefined;
}

/** Both maps of a ConfigMap become one when it is mounted. */
function refuseDuplicateKeys({ data, binaryData }: Manifest, refuse: Refuse): void {
  if (isMap(data) && isMap(binaryData)) {
    for (const key of Object.keys(binaryData).filter((each) => KEY.test(each) && Object.hasOwn(data, each))) {
      refuse(pathOf('binaryData', key), 'data has this key too, keep one of them');
    }
  }
}

function wrongType(value: unknown, instead: string): string {
  const is = Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
  return `${is} has the wrong type, write ${instead}`;
}
