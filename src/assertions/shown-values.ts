// Expected and found values as messages show them: short, and never a secret.
import type { Mismatch } from './mismatches';
import { isSecretKind, secretValues } from '../admission/secrets/secret-values';
import { isMap } from '../plain-data/plain-data';

/** The maximum number of characters of a value in a message. */
const MAX_LENGTH = 120;

const HIDDEN = 'a value that is not shown';

/** The fields of a Secret that are not secret. */
const PUBLIC_FIELD = /^(?:apiVersion|kind|type|immutable|metadata\.(?:name|namespace|labels))(?:$|[.[])/;

/** The fields of any object that may contain secrets. */
const TEXT_FIELD = /^(?:userData|networkData)(?:Base64)?$/;

/** A value with its name next to it, as in a container's `env`: the name shows whether it is a secret. */
const NAMED_VALUE = /\[name="([\w.-]+)"]\.value$/;

/** The expected and the found value of a field. */
export function mismatchText(object: any, { path, field, expected, found }: Mismatch): string {
  const isHidden = (isSecretKind(object) && !PUBLIC_FIELD.test(path)) || TEXT_FIELD.test(field);
  const shown = isHidden ? showHidden : (value: unknown) => show(NAMED_VALUE.exec(path)?.[1] ?? field, value);
  const [wanted, is] = [shown(expected), shown(found)];
  return `expected ${wanted}, found ${wanted === is && is === HIDDEN ? 'another one' : is}`;
}

/** For a map, the keys are shown. */
function showHidden(value: unknown): string {
  return value === undefined || value === null ? 'nothing' : isMap(value) ? `values of ${Object.keys(value).join(', ') || 'no keys'} that are not shown` : HIDDEN;
}

function show(field: string, value: unknown): string {
  if (value === undefined || value === null) {
    return 'nothing';
  }
  if (hasSecret(field, value)) {
    return showHidden(value);
  }
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}… (${text.length} characters)` : text;
}

function hasSecret(field: string, value: unknown): boolean {
  return hasTextField(value) || secretValues({ data: typeof value === 'object' ? value : { [field]: value } }).length > 0;
}

function hasTextField(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    && Object.entries(value).some(([field, inner]) => TEXT_FIELD.test(field) || hasTextField(inner));
}
