// The values of scalars to kubectl, which reads YAML 1.1 as Go's YAML library does: `on`, `yes` and `y` are booleans, `0777`, `0b11` and
// `1_000` numbers, but sexagesimals and dates are strings: `52:54:00:12:34:56` is not a number.
import { isBase64 } from '../plain-data/base64';

/** A scalar that kubectl refuses: its tag does not match its value, or JSON has no such number. */
export class TagMismatch extends Error {}

const TRUE = new Set(['y', 'Y', 'yes', 'Yes', 'YES', 'true', 'True', 'TRUE', 'on', 'On', 'ON']);
const FALSE = new Set(['n', 'N', 'no', 'No', 'NO', 'false', 'False', 'FALSE', 'off', 'Off', 'OFF']);
const NULL = new Set(['', '~', 'null', 'Null', 'NULL']);
const NAN = new Set(['.nan', '.NaN', '.NAN']);
const INFINITY = /^[-+]?\.(?:inf|Inf|INF)$/;

const INTEGER = /^([-+]?)(0[bB][01]+|0[oO]?[0-7]+|0[xX][\da-fA-F]+|0|[1-9]\d*)$/;
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const OCTAL = /^0[oO]?(?=[0-7])/;

type Value = string | number | boolean | null;

/** A plain scalar without a tag. */
export function plainValue(text: string): Value {
  if (NULL.has(text)) {
    return null;
  }
  if (TRUE.has(text) || FALSE.has(text)) {
    return TRUE.has(text);
  }
  if (NAN.has(text) || INFINITY.test(text)) {
    return NAN.has(text) ? NaN : text.startsWith('-') ? -Infinity : Infinity;
  }
  return /^[-+.\d]/.test(text) ? parseNumber(text) ?? text : text;
}

function parseNumber(text: string): number | undefined {
  // A fraction without a digit before its point keeps its underscores, and so is a string, unless they are where Go allows them.
  const digits = text.replace(text.startsWith('.') ? /(?<=\d)_(?=\d)/g : /_/g, '');
  const integer = INTEGER.exec(digits);
  if (integer !== null) {
    const [, sign, magnitude] = integer;
    const value = Number(magnitude.replace(OCTAL, '0o'));
    return sign === '-' && value !== 0 ? -value : value;
  }
  const value = FLOAT.test(digits) ? Number(digits) : NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** The first integer that only Go's unsigned 64-bit integers can hold. */
const INT64_LIMIT = 2n ** 63n;

/** An integer with all of its digits; undefined for anything that is not an integer to Go, which reads larger ones as floats. */
function parseInteger(text: string): bigint | undefined {
  const [, sign, magnitude] = INTEGER.exec(text.replace(/_/g, '')) ?? [];
  if (magnitude === undefined) {
    return undefined;
  }
  const size = BigInt(magnitude.replace(OCTAL, '0o'));
  const value = sign === '-' ? -size : size;
  return value >= -INT64_LIMIT && value < 2n * INT64_LIMIT ? value : undefined;
}

/** Whether a plain scalar is an integer that only Go's unsigned integers can hold: kubectl does not accept those as names of fields. */
export function exceedsInt64(text: string): boolean {
  const value = parseInteger(text);
  return value !== undefined && value >= INT64_LIMIT;
}

const CORE = 'tag:yaml.org,2002:';

/** A scalar with a tag. With any other tag it is a string. */
export function taggedValue(tag: string, text: string): Value {
  const value = plainValue(text);
  switch (tag) {
    case `${CORE}bool`:
      return typeof value === 'boolean' ? value : refuseTag('!!bool');
    case `${CORE}null`:
      return value === null ? null : refuseTag('!!null');
    case `${CORE}int`:
      return Number.isInteger(value) && !/[.eE]/.test(text.replace(/^0[xX].*/, '')) ? value : refuseTag('!!int');
    case `${CORE}float`:
      return typeof value === 'number' ? value : refuseTag('!!float');
    case `${CORE}binary`:
      return isBase64(text) ? Buffer.from(text, 'base64').toString() : refuseTag('!!binary');
    default:
      return text;
  }
}

function refuseTag(tag: string): never {
  throw new TagMismatch(`the value does not match its tag ${tag}: remove the tag`);
}

/** The field name of a number with a given spelling: an integer has all of its digits, others are written like a 32-bit float in Go. */
export function numberAsKey(value: number, text: string): string {
  return String(parseInteger(text) ?? formatFraction(Math.fround(value)));
}

function formatFraction(value: number): string {
  if (Number.isNaN(value)) {
    return '.nan';
  }
  if (!Number.isFinite(value)) {
    return value > 0 ? '.inf' : '-.inf';
  }
  const [digits, exponent] = shortestDigits(value).split('e');
  const power = Number(exponent);
  if (power < -4 || power >= 6) {
    return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  }
  return Object.is(value, -0) ? '-0' : String(Number(`${digits}e${power}`));
}

/** The fewest digits that stand for this 32-bit float. */
function shortestDigits(value: number): string {
  const all = Array.from({ length: 10 }, (_, count) => value.toExponential(count));
  return all.find((digits) => Math.fround(Number(digits)) === value) ?? all[9];
}
