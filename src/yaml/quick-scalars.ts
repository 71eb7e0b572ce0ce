// Scalars of the YAML that people and programs commonly write, for the quick reader. Whatever is not certain is left to the careful one.
import { Document, isScalar, type ScalarTag } from 'yaml';
import type { Dialect } from './dialects';
import { detachString } from '../plain-data/detach-string';

/** The codes of characters. */
export function codesOf(characters: string): number[] {
  return [...characters].map((character) => character.charCodeAt(0));
}

export const [QUOTE, APOSTROPHE] = codesOf('"\'');
const BACKSLASH = '\\'.charCodeAt(0);

/** The text is not of the common kind: the careful reader has to read it. */
export class Uncertain extends Error {}

const UNCERTAIN = new Uncertain();

/** Ends the quick reading of a text. The error is always the same one, since a stack costs more than reading most texts. */
export function throwUncertain(): never {
  throw UNCERTAIN;
}

/** Characters that some readers interpret differently, and those that replace masked braces. */
const UNUSUAL_CHARACTER = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ue000\ue001\ufffe\uffff]/;

export function hasUnusualCharacter(text: string): boolean {
  return UNUSUAL_CHARACTER.test(text);
}

/** A word that is neither a boolean nor null, which are all shorter, nor a number, which begins differently. */
const WORD = /^[A-Za-z/][^]{5}/;

const INTEGER = /^(?:0|[1-9]\d{0,14})$/;

/** A number of JSON with an exponent. A UUID may begin like one. */
const LARGE_NUMBER = /^-?\d[\d.]*[eE][-+]?\d+$/;

/** How many plain scalars are remembered: the same few are in every object. Long ones are addresses and UUIDs, which occur in only one object. */
const MAX_CACHED = 5_000;
const MAX_CACHED_LENGTH = 10;

/** The values of plain scalars in a dialect. */
export class PlainScalars {
  private readonly values = new Map<string, unknown>();
  /** Keys that mean themselves. V8 finds a field faster by a string that it has seen as a key. */
  private readonly keys = new Map<string, string>();
  /** The types that a scalar may have, in the order in which the careful reader tries them. */
  private readonly tags: readonly ScalarTag[];

  constructor(private readonly dialect: Dialect) {
    this.tags = new Document(null, dialect.options).schema.tags
      .filter((tag): tag is ScalarTag => tag.default === true && 'test' in tag && tag.test !== undefined);
  }

  public valueOf(text: string): unknown {
    if (WORD.test(text)) {
      return text;
    }
    if (INTEGER.test(text)) {
      return Number(text);
    }
    if (text.length > MAX_CACHED_LENGTH) {
      return this.resolve(text);
    }
    if (!this.values.has(text)) {
      if (this.values.size === MAX_CACHED) {
        this.values.clear();
      }
      const own = detachString(text);
      this.values.set(own, this.resolve(own));
    }
    return this.values.get(text);
  }

  /** The value of a plain key: the key itself. A key such as `on`, which is a boolean, is uncertain. */
  public keyOf(text: string): string {
    const known = this.keys.get(text);
    if (known !== undefined) {
      return known;
    }
    const key = this.valueOf(text) === text ? detachString(text) : throwUncertain();
    if (this.keys.size < MAX_CACHED) {
      this.keys.set(key, key);
    }
    return key;
  }

  private resolve(text: string): unknown {
    if (this.dialect.plainValue !== undefined) {
      const value = this.dialect.plainValue(text);
      // Whether a number that is too large is a string depends on whether it is in JSON.
      const isCertain = typeof value === 'number' ? Number.isFinite(value) : typeof value !== 'string' || !LARGE_NUMBER.test(value);
      return isCertain ? value : throwUncertain();
    }
    const tag = this.tags.find(({ test }) => test!.test(text));
    if (tag === undefined) {
      return text;
    }
    const found = tag.resolve(text, throwUncertain, this.dialect.options);
    const value = isScalar(found) ? found.value : found;
    // For example, a date, which stays as it is written.
    return typeof value === 'object' && value !== null ? throwUncertain() : value;
  }
}

/** The end of the quoted scalar that begins at `start`: after its closing quote, on the same line. */
export function endOfQuoted(text: string, start: number): number {
  return text.charCodeAt(start) === QUOTE ? endOfDoubleQuoted(text, start) : endOfSingleQuoted(text, start);
}

function endOfDoubleQuoted(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) {
      slashes += 1;
    }
    if (slashes % 2 === 0) {
      return end + 1;
    }
  }
  return throwUncertain();
}

function endOfSingleQuoted(text: string, start: number): number {
  let end = text.indexOf("'", start + 1);
  while (end !== -1 && text.charCodeAt(end + 1) === APOSTROPHE) {
    end = text.indexOf("'", end + 2);
  }
  return end === -1 ? throwUncertain() : end + 1;
}

const FOREIGN_ESCAPE = /\\(?:\/|u[dD][89a-fA-F])/;

/** The value of a quoted scalar of one line. */
export function quotedValue(quoted: string): string {
  const inner = quoted.slice(1, -1);
  if (inner.includes('\n') || inner.includes('\t')) {
    return throwUncertain();
  }
  if (quoted.charCodeAt(0) === APOSTROPHE) {
    return inner.includes("'") ? inner.replace(/''/g, "'") : inner;
  }
  return inner.includes('\\') ? unescape(quoted) : inner;
}

/** The escapes of JSON mean the same in YAML, which has more. Not every reader accepts an escaped slash or surrogates. */
function unescape(quoted: string): string {
  if (FOREIGN_ESCAPE.test(quoted)) {
    return throwUncertain();
  }
  try {
    return JSON.parse(quoted);
  } catch {
    return throwUncertain();
  }
}
