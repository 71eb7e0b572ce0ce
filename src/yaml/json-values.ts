// Where the JSON values are in a text that has several of them, one after the other, as programs print them and kubectl reads them.
import { endOfQuoted, Uncertain } from './quick-scalars';

/** What is of JSON in a text. */
export interface JsonValues {
  /** Where each value begins and ends. */
  readonly values: ReadonlyArray<readonly [start: number, end: number]>;
  /** Where what is no JSON begins; undefined where nothing else follows. */
  readonly rest?: number;
}

/** What opens, closes or contains brackets. */
const MARK = /["{}[\]]/g;

/** A value that is no list, no map and no text. */
const SCALAR = /[^\s,:"{}[\]]+/y;

const BLANK = /[ \t\r\n]*/y;

export function jsonValues(text: string): JsonValues {
  const values: [number, number][] = [];
  for (let at = afterBlank(text, 0); at < text.length; at = afterBlank(text, values.at(-1)![1])) {
    const end = endOfValue(text, at);
    if (end === undefined || !isJson(text.slice(at, end))) {
      return { values, rest: values.at(-1)?.[1] ?? 0 };
    }
    values.push([at, end]);
  }
  return { values };
}

/** Where a value ends that begins at `start`, if it is one. */
function endOfValue(text: string, start: number): number | undefined {
  if (text[start] === '"') {
    return endOfText(text, start);
  }
  if ('{['.includes(text[start])) {
    return endOfBrackets(text, start);
  }
  SCALAR.lastIndex = start;
  return SCALAR.test(text) ? SCALAR.lastIndex : undefined;
}

function endOfBrackets(text: string, start: number): number | undefined {
  let depth = 0;
  MARK.lastIndex = start;
  for (let mark = MARK.exec(text); mark !== null; mark = MARK.exec(text)) {
    if (mark[0] === '"') {
      MARK.lastIndex = endOfText(text, mark.index) ?? text.length;
    } else {
      depth += '{['.includes(mark[0]) ? 1 : -1;
    }
    if (depth === 0) {
      return MARK.lastIndex;
    }
  }
  return undefined;
}

function endOfText(text: string, start: number): number | undefined {
  try {
    return endOfQuoted(text, start);
  } catch (error) {
    if (error instanceof Uncertain) {
      return undefined;
    }
    throw error;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function afterBlank(text: string, start: number): number {
  BLANK.lastIndex = start;
  BLANK.test(text);
  return BLANK.lastIndex;
}
