// Detects secrets: strings of a known form, cloud-configs that set a password, and the same in base64.
import { FORMS, NOT_A_LITERAL, PASSWORD_OF, SECRET_NAME } from './forms';
import { decodedUserData } from '../../cloud-init/decoded-user-data';
import { hasNestedPassword } from '../../cloud-init/nested-cloud-configs';
import { setsPlainTextPassword } from '../../cloud-init/user-data';
import { STORE_VALUE_WORD } from '../../issues/formats';
import { cacheByText } from '../../plain-data/text-cache';

/** The shortest run of base64 to decode. A shorter one is more often a word, a path or an identifier; `base64` breaks lines at 76 characters. */
const MIN_RUN_LENGTH = 40;

const BASE64 = '[A-Za-z0-9+/]';

/** How an SSH public key begins: with the length of its type in four bytes, and with the type. */
const PUBLIC_KEY = `AAAA${BASE64}{2}(?:NzaC1|VjZHNh|NrL[WX])`;

/** The beginnings of public keys with the exact length that their first bytes state, by that length. Such a key contains no secret. */
const WHOLE_KEYS: { readonly [length: number]: string } = {
  68: 'AAAAC3NzaC1lZDI1NTE5AAAAI',
  139: 'AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABB',
  372: 'AAAAB3NzaC1yc2EAAAADAQABAAABAQ',
  543: 'AAAAB3NzaC1yc2EAAAADAQABAAABgQ',
  714: 'AAAAB3NzaC1yc2EAAAADAQABAAACAQ',
};

/** A run from its beginning, including its further lines. A public key has one line, and what follows it is a separate run. */
const RUN = new RegExp(`${PUBLIC_KEY}${BASE64}*|${BASE64}{${MIN_RUN_LENGTH},}(?:\\s+${BASE64}+)*`, 'y');

/** Whether a character code belongs to base64. */
const IS_BASE64 = Array.from({ length: 128 }, (_, code) => new RegExp(BASE64).test(String.fromCharCode(code)));

/** The decoded runs of base64 in a text, also over several lines, decompressed if gzip compressed them. A run that is not base64 gives meaningless bytes; a public key gives none. */
export function encodedTexts(text: string): string[] {
  const texts: string[] = [];
  for (let run = nextRun(text, 0); run !== undefined; run = nextRun(text, run.end)) {
    const { encoded } = run;
    const key = WHOLE_KEYS[encoded.length];
    if (key === undefined || !encoded.startsWith(key)) {
      texts.push(decodedUserData(encoded));
    }
  }
  return texts;
}

interface Run {
  readonly encoded: string;
  readonly end: number;
}

/** The first run at or after a position. Only every MIN_RUN_LENGTH-th character is checked: each run of that length contains one of them. */
function nextRun(text: string, from: number): Run | undefined {
  for (let place = from + MIN_RUN_LENGTH - 1; place < text.length; place += MIN_RUN_LENGTH) {
    let start = place;
    while (IS_BASE64[text.charCodeAt(start - 1)]) {
      start -= 1;
    }
    RUN.lastIndex = start;
    const found = RUN.exec(text);
    if (found !== null) {
      return { encoded: found[0], end: start + found[0].length };
    }
  }
  return undefined;
}

const HINTS = [...new Set([...FORMS.flatMap(({ hints }) => hints), STORE_VALUE_WORD])];

const HINT = new RegExp(HINTS.join('|'), 'iy');

/** The number of ASCII characters. */
const ASCII = 128;

/** Stands for any character that is in no hint. */
const OTHER = ASCII - 1;

/** Whether a pair of characters is the first and the second of a hint. */
const IS_BEGINNING = pairsOfHints(0);

/** Whether a pair of characters is the second and the third of a hint. */
const IS_CONTINUATION = pairsOfHints(1);

function pairsOfHints(place: number): Uint8Array {
  const isPair = new Uint8Array(ASCII * ASCII);
  for (const hint of HINTS) {
    const [one, other] = hint.replace(/\\/g, '').slice(place);
    codesOfBothCases(one).forEach((first) => codesOfBothCases(other).forEach((second) => {
      isPair[pairOf(first, second)] = 1;
    }));
  }
  return isPair;
}

function codesOfBothCases(character: string): number[] {
  return [character.toLowerCase(), character.toUpperCase()].map((each) => each.charCodeAt(0));
}

function pairOf(one: number, other: number): number {
  return one * ASCII + other;
}

/**
 * The first position at or after `from` at which a hint begins. The search compares the first three characters, which takes a fifth of the time
 * of matching all hints at each position.
 */
function nextHint(text: string, from: number): number | undefined {
  let first = OTHER;
  let second = OTHER;
  for (let place = from; place < text.length; place += 1) {
    const third = Math.min(text.charCodeAt(place), OTHER);
    if (IS_BEGINNING[pairOf(first, second)] === 1 && IS_CONTINUATION[pairOf(second, third)] === 1 && matchesAt(HINT, text, place - 2)) {
      return place - 2;
    }
    first = second;
    second = third;
  }
  return undefined;
}

/** Every position in a text at which a hint begins. */
function hintPositions(text: string): number[] {
  const places: number[] = [];
  for (let place = nextHint(text, 0); place !== undefined; place = nextHint(text, place + 1)) {
    places.push(place);
  }
  return places;
}

/** @param pattern with the flag `y` */
function matchesAt(pattern: RegExp, text: string, place: number): boolean {
  pattern.lastIndex = place;
  return pattern.test(text);
}

const SECRET_FIELD = new RegExp(`(?:^|[-_./])${SECRET_NAME}$|(?<!proxy)[-_]pass$`, 'i');

/** Names of passwords that belong to somebody or something, such as `adminPassword` or `root_password`. */
export const OWNED_PASSWORD = new RegExp(`${PASSWORD_OF}$|(?<![Ee]ncrypted|[Hh]ashed)[-_.][Pp]ass(?:word|wd|phrase)$`);

const VALUE = new RegExp(`^\\s*${NOT_A_LITERAL}(?!-)\\S{6}`);

/** Whether a text needs the full check for secrets and for values from a store. */
export function mayHoldSecret(text: string): boolean {
  return nextHint(text, 0) !== undefined || nextRun(text, 0) !== undefined;
}

const PATTERNS = FORMS.map(({ is, hints, pattern }) => ({ is, hint: new RegExp(hints.join('|'), 'iy'), pattern }));

/** The kind of secret in a text, also in base64, if any: `a private key`. A text is searched for hints once, because most forms have none in it. */
export const secretIn = cacheByText((text): string | undefined => {
  const hinted = [text, ...encodedTexts(text)].map((each) => ({ text: each, places: hintPositions(each) })).filter(({ places }) => places.length > 0);
  const found = hinted.length === 0 ? undefined : PATTERNS.find(({ hint, pattern }) => (
    hinted.some((each) => each.places.some((place) => matchesAt(hint, each.text, place)) && pattern.test(each.text))
  ));
  return found?.is ?? (hinted.some((each) => setsPlainTextPassword(each.text) || hasNestedPassword(each.text)) ? 'a password that cloud-init sets' : undefined);
});

/** The kind of secret in a named value, if any: the name alone may make it one. */
export function secretOf(name: string, value: string): string | undefined {
  return secretIn(value) ?? ((SECRET_FIELD.test(name) || OWNED_PASSWORD.test(name)) && VALUE.test(value) ? 'a password or token' : undefined);
}
