// Finds the JSON values in a text with several of them, one after the other, as programs print them and kubectl reads them.
import { endOfQuoted, Uncertain } from './quick-scalars';
import { isJson } from '../plain-data/json';

/** The JSON in a text. */
interface JsonValues {
  /** Where each value begins and ends. */
  readonly values: ReadonlyArray<readonly [start: number, end: number]>;
  /** Where the text stops being JSON; undefined if all of it is JSON. */
  readonly rest?: number;
}

/** The characters that open, close or contain brackets. */
const MARK = /["{}[\]]/g;

/** A value that is not a list, a map or a string. */
const SCALAR = /[^\s,:"{}[\]]+/y;

const BLANK = /[ \t\r\n]*/y;

export function jsonValues(text: string): JsonValues {
  const values: [number, number][] = [];
  for (let at = skipBlank(text, 0); at < text.length; at = skipBlank(text, values.at(-1)![1])) {
    const end = endOfValue(text, at);
    if (end === undefined || !isJson(text.slice(at, end))) {
      return { values, rest: values.at(-1)?.[1] ?? 0 };
    }
    values.push([at, end]);
  }
  return { values };
}

/** The end of the value that begins at `start`, if it is one. */
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

function skipBlank(text: string, start: number): number {
  BLANK.lastIndex = start;
  BLANK.test(text);
  return BLANK.lastIndex;
}
