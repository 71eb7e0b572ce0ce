// The form of Secrets and ConfigMaps, as the API server decodes them: machines read their cloud-init, keys and passwords from these, and no
// schema here is for them. No message shows a value or a key.
import { isPlaceholder } from '../../issues/formats';
import { joinPath, type Issue } from '../../issues/issues';
import { isMap, table } from '../../plain-data/plain-data';
import { bytesOfBase64 } from '../base64';
import { isFilledInLater } from '../form';
import type { Refuse } from '../refuse';
import type { Manifest, RuleDescription } from '../rule';

export const DATA_FORM: RuleDescription = {
  name: 'data-form',
  refuses: 'a Secret or ConfigMap with a value that is no text, with one that is not base64 where that is decoded, or with a key that none can have',
  story: 'The API server decodes the values under data of a Secret, and those under binaryData of a ConfigMap, from base64; those under stringData of a Secret, and under data of a ConfigMap, it '
    + 'takes as they are. To write a cloud-config into a Secret as it is, write it under stringData as a block: "userdata: |", and the text indented below. A Secret that SOPS has encrypted, and a value '
    + 'that another tool is still to fill in, pass.',
};

/** What is wrong with one value, and what to write instead; undefined if it is right. */
type Check = (value: unknown) => string | undefined;

/** A text of several lines is mostly a program or a cloud-config, whose variables are its own. */
const isUnknown = (text: string) => /^(?:ENC\[|\$ANSIBLE_VAULT;)/.test(text) || isPlaceholder(text) || (isFilledInLater(text) && !text.trim().includes('\n'));

const encoded = (instead: string): Check => (value) => {
  if (typeof value !== 'string') {
    return wrongType(value, 'base64 in quotes');
  }
  return bytesOfBase64(value) !== undefined || isUnknown(value) ? undefined : `a string of ${value.length} characters is not base64, encode it or write it as it is under ${instead}`;
};

const plain: Check = (value) => typeof value === 'string' ? undefined
  : wrongType(value, typeof value === 'object' ? 'a text, which begins with | where it has several lines' : 'it in quotes');

const text: Check = (value) => typeof value === 'string' ? undefined : wrongType(value, 'a text in quotes');

const flag: Check = (value) => typeof value === 'boolean' || (typeof value === 'string' && isUnknown(value)) ? undefined : wrongType(value, 'true or false');

/** The fields of a kind: those whose values have keys, and others. */
interface Fields {
  readonly maps: { readonly [field: string]: Check };
  readonly others: { readonly [field: string]: Check };
}

const KINDS: { readonly [kind: string]: Fields } = table({
  Secret: { maps: { data: encoded('stringData'), stringData: plain }, others: { type: text, immutable: flag } },
  ConfigMap: { maps: { data: plain, binaryData: encoded('data') }, others: { immutable: flag } },
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
  const { maps, others } = KINDS[object.kind];
  for (const [field, check] of Object.entries(maps)) {
    checkMap(field, object[field], check, refuse);
  }
  for (const [field, check] of Object.entries(others)) {
    checkValue(field, object[field], check, refuse);
  }
  if (object.kind === 'ConfigMap') {
    refuseTwice(object, refuse);
  }
  return violations;
}

function checkMap(field: string, map: unknown, check: Check, refuse: Refuse): void {
  if (isMap(map)) {
    for (const key of Object.keys(map)) {
      checkKey(field, key, refuse);
      checkValue(pathOf(field, key), map[key], check, refuse);
    }
  } else if (!isNothing(map) && !(typeof map === 'string' && isUnknown(map))) {
    refuse(field, wrongType(map, 'a key, ":" and its text on each line'));
  }
}

function checkValue(path: string, value: unknown, check: Check, refuse: Refuse): void {
  const mistake = isNothing(value) ? undefined : check(value);
  if (mistake !== undefined) {
    refuse(path, mistake);
  }
}

/** Go reads a null as an empty text. */
const isNothing = (value: unknown) => value === undefined || value === null;

const KEY = /^[-._a-zA-Z0-9]+$/;

const LONGEST_KEY = 253;

/** Whoever writes "NAME=value" in the place of a key has the value in it: of a wrong key only its length is told. */
function checkKey(field: string, key: string, refuse: Refuse): void {
  if (isUnknown(key)) {
    return;
  }
  if (key.length > LONGEST_KEY) {
    refuse(field, `a key of ${key.length} characters is too long, write at most ${LONGEST_KEY}`);
  } else if (!KEY.test(key)) {
    refuse(field, `a key of ${key.length} characters is not one that a file can have, write letters, digits, "-", "_" and "." alone, such as "userdata"`);
  } else if (key === '.' || key.startsWith('..')) {
    refuse(field, `${JSON.stringify(key.slice(0, 2))} begins a key, write one that no folder can have, such as "userdata"`);
  }
}

/** A key that no message may have in it, its value stands under the name of the map. */
function pathOf(field: string, key: string): string {
  return !KEY.test(key) ? field : joinPath(field, /^[\w-]+$/.test(key) ? key : `[${key}]`);
}

/** A ConfigMap has each key once, and both maps are one to whoever mounts them. */
function refuseTwice({ data, binaryData }: Manifest, refuse: Refuse): void {
  if (isMap(data) && isMap(binaryData)) {
    for (const key of Object.keys(binaryData).filter((each) => KEY.test(each) && Object.hasOwn(data, each))) {
      refuse(pathOf('binaryData', key), 'the key stands under data too, keep one of them');
    }
  }
}

function wrongType(value: unknown, instead: string): string {
  const is = Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
  return `${is} has the wrong type, write ${instead}`;
}
