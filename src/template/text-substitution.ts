// Replaces the placeholders of a text without changing the YAML around them: a value stays one scalar, whatever it contains.
import { parse, Scalar } from 'yaml';
import { escapeUnprintable, textStyle, UNPRINTABLE } from '../cloud-init/cloud-config-yaml';
import { boundaryOf, encodeInBase64, MAX_PART_DEPTH, partsOf, splitPart, typeOfPart } from '../cloud-init/multipart';
import { isPlaceholder, PLACEHOLDER_PATTERN } from '../issues/formats';
import { issue, IssueError, refuse } from '../issues/issues';
import { parseCloudInit } from '../yaml/cloud-init-yaml';
import type { YamlScalar } from '../yaml/yaml';

export const PLACEHOLDER = new RegExp(PLACEHOLDER_PATTERN, 'g');

/** The value of a placeholder. */
export type PlaceholderValue = string | number | boolean;

/** The beginning of a cloud-config. cloud-init ignores blanks before it, and the case of its letters. */
const USER_DATA = /^\s*(?:## template: ?jinja[ \t]*\r?\n\s*)?#cloud-config\b/i;
const NETWORK_DATA = /(?:^|\.)networkData$/;

/** Replaces the placeholders of a text. */
type Substitute = (text: string) => PlaceholderValue;

/**
 * Applies `substitute` to a string. If the string is itself YAML (`#cloud-config`, or network data), `substitute` is applied to each
 * scalar instead, and a changed scalar is rewritten so that it stays one scalar. Comments, order and layout of everything else do not
 * change. Multi-part user data is processed part by part.
 *
 * @param path the field that has the string
 * @throws if the string should be YAML and is not
 */
export function substituteText(
  text: string, path: string, substitute: Substitute, isYaml: boolean = USER_DATA.test(text) || NETWORK_DATA.test(path),
): PlaceholderValue {
  const changed = substitute(text);
  if (changed === text || typeof changed !== 'string') {
    return changed;
  }
  const boundary = boundaryOf(text);
  if (boundary !== undefined) {
    return substituteParts(text, boundary, path, substitute);
  }
  return isYaml ? substituteScalars(text, path, substitute) : changed;
}

function substituteParts(text: string, boundary: string, path: string, substitute: Substitute, depth: number = 0): string {
  return partsOf(text, boundary).map((part) => substitutePart(part, path, substitute, depth)).join(onOneLine(boundary, substitute));
}

/**
 * A part's body begins after its headers, and may have parts of its own. cloud-init reads a value beyond ASCII only in base64, in which
 * nothing can be filled in later.
 */
function substitutePart(part: string, path: string, substitute: Substitute, depth: number): string {
  const { headers: given, end, body } = splitPart(part);
  const headers = onOneLine(given, substitute);
  const boundary = depth < MAX_PART_DEPTH ? boundaryOf(part.replace(/^[ \t]*\r?\n/, '')) : undefined;
  if (boundary !== undefined) {
    return headers + end + substituteParts(body, boundary, path, substitute, depth + 1);
  }
  const filled = String(substituteText(body, path, substitute, USER_DATA.test(body) || /^text\/cloud-config\b/.test(typeOfPart(headers))));
  const isReady = filled === body || /^[\x00-\x7f]*$/.test(filled) || isPlaceholder(filled);
  return isReady ? headers + end + filled : encodeInBase64(headers, end, filled);
}

/** A string whose placeholders are replaced by values on the same line. */
function onOneLine(text: string, substitute: Substitute): string {
  return text.replace(PLACEHOLDER, (found) => String(substitute(found)).replace(LINE_BREAKS, ' '));
}

function substituteScalars(text: string, path: string, substitute: Substitute): string {
  const { documents, issues: [mistake] } = parseCloudInit(text);
  if (mistake !== undefined) {
    throw new IssueError([issue(path, `line ${mistake.line} of this text is not YAML (${mistake.name}), so a value could change what is around it: correct it first`)]);
  }
  const edits = documents.flatMap((document) => document.texts()).flatMap((scalar): Edit[] => {
    const after = substituteText(scalar.value, '', substitute);
    const { start, end } = scalar;
    return after === scalar.value ? [] : [{ start, end, text: respell(scalar, text.slice(start, end), after, substitute) }];
  });
  const between = (start: number, end?: number) => text.slice(start, end).split(COMMENT).map((part, index) => {
    if (index % 2 === 1) {
      return onOneLine(part, substitute);
    }
    const isFilled = [...part.matchAll(PLACEHOLDER)].some(([found]) => substitute(found) !== found);
    refuse(!isFilled ? [] : [issue(path, 'a placeholder stands in an anchor or a tag of this text, so a value could change what is around it: write it in a value')]);
    return part;
  }).join('');
  const spelled = edits.map((edit, index) => between(edits[index - 1]?.end ?? 0, edit.start) + edit.text);
  return spelled.join('') + between(edits.at(-1)?.end ?? 0);
}

interface Edit { readonly start: number; readonly end: number; readonly text: string }

/** A comment, at the beginning of a line or after a blank. */
const COMMENT = /((?:^|(?<=\s))#[^\n]*)/m;

/** Characters that YAML or PyYAML, which cloud-init uses, treats as the end of a line or refuses. In a comment, a blank replaces them. */
const LINE_BREAKS = new RegExp(`\\n|${UNPRINTABLE.source}`, 'gu');

/** Characters with a special meaning inside brackets and braces, in any version of PyYAML. */
const FLOW_INDICATOR = /[:?,[\]{}]/;

/** A scalar's new spelling: in the author's style if that reads back as the value, else in double quotes. */
function respell({ style }: YamlScalar, source: string, value: PlaceholderValue, substitute: Substitute): string {
  if (typeof value !== 'string') {
    return String(value);
  }
  if (style === Scalar.BLOCK_LITERAL && !UNPRINTABLE.test(value)) {
    const spelling = respellBlock(source, substitute);
    if (parsesAs(`k: ${spelling}`, { k: value })) {
      return spelling;
    }
  } else if (style === Scalar.PLAIN && textStyle(value) === Scalar.PLAIN && !FLOW_INDICATOR.test(value) && parsesAs(`${value}: 1\n`, { [value]: 1 })) {
    return value;
  }
  return quote(value) + (source.endsWith('\n') ? '\n' : '');
}

/** A block literal with each line substituted. Further lines of a value are indented like its first line. */
function respellBlock(source: string, substitute: Substitute): string {
  return source.split('\n').map((line, index) => {
    const indent = /^ */.exec(line)![0];
    return index === 0 ? line : indent + String(substitute(line.slice(indent.length))).replace(/\n(?=[^\n])/g, `\n${indent}`);
  }).join('\n');
}

/** Whether YAML 1.1, which cloud-init reads, and YAML 1.2 both parse a string as `expected`. */
function parsesAs(text: string, expected: any): boolean {
  return (['1.1', '1.2'] as const).every((version) => {
    try {
      return JSON.stringify(parse(text, { version, logLevel: 'error' })) === JSON.stringify(expected);
    } catch {
      return false;
    }
  });
}

/** A JSON string is also a double-quoted string of YAML, except that YAML has more line breaks and control characters to escape. */
function quote(value: string): string {
  return escapeUnprintable(JSON.stringify(value));
}
