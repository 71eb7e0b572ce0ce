// `{{NAME}}` placeholders: found in any string of a template, and replaced without changing the YAML around them. Their names are
// upper case, so that a guest's own `{{ name }}` (Ansible, Jinja) stays.
import { parse, Scalar } from 'yaml';
import { escapeUnprintable, textStyle, UNPRINTABLE } from '../cloud-init/cloud-config-yaml';
import { boundaryOf, encodeInBase64, MAX_PART_DEPTH, partsOf, splitPart, typeOfPart } from '../cloud-init/multipart';
import { isPlaceholder, PLACEHOLDER_PATTERN } from '../issues/formats';
import { fieldPath, issue, type Issue, refuse, IssueError } from '../issues/issues';
import { isMap } from '../plain-data/plain-data';
import { parseCloudInit } from '../yaml/cloud-init-yaml';
import type { YamlScalar } from '../yaml/yaml';

const PLACEHOLDER = new RegExp(PLACEHOLDER_PATTERN, 'g');
const WHOLE_PLACEHOLDER = new RegExp(`^${PLACEHOLDER_PATTERN}$`);

/** User data with cloud-init's own templating keeps every `{{…}}` that the caller has no value for. */
const JINJA = /^\s*## template: ?jinja/i;

/** The placeholders in user data and network data that have a different value for each machine of a pool. */
export const COPY_PLACEHOLDERS = ['INDEX', 'NAME'] as const;

/** The value of a placeholder. */
export type PlaceholderValue = string | number | boolean;

/** Whether a placeholder at a path is filled in later. */
type IsFilledLater = (name: string, path: string) => boolean;

/** Each placeholder of a value with the path of the first string that contains it, without those that are filled in later. */
export function findPlaceholders(value: any, isLater: IsFilledLater = () => false): Map<string, string> {
  const found = new Map<string, string>();
  if (!mayHavePlaceholder(value)) {
    return found;
  }
  visitStrings(value, '', (text, path) => {
    for (const name of JINJA.test(text) ? [] : namesIn(text)) {
      if (!found.has(name) && !isLater(name, path)) {
        found.set(name, path);
      }
    }
  });
  return found;
}

/** Whether a value contains one of these placeholders, also in user data with cloud-init's own templating. */
export function usesPlaceholders(value: any, names: readonly string[]): boolean {
  let isUsed = false;
  visitStrings(value, '', (text) => {
    isUsed ||= namesIn(text).some((name) => names.includes(name));
  });
  return isUsed;
}

function namesIn(text: string): string[] {
  return text.includes('{{') ? [...text.matchAll(PLACEHOLDER)].map(([, name]) => name) : [];
}

/**
 * Replaces the placeholders of a value. A string that is only a placeholder becomes the value itself, so that `cores: {{CORES}}` can be a
 * number. In YAML for cloud-init the value stays one scalar, whatever it contains. The input is not changed, and is returned if it has no
 * placeholder.
 *
 * @throws one error that lists every placeholder without a value, its path, and the names that have a value; placeholders that are filled
 * in later are ignored
 */
export function substitutePlaceholders(value: any, values: { readonly [name: string]: PlaceholderValue }, isLater?: IsFilledLater): any {
  const known = new Map(Object.entries(values));
  refuse([...known].filter(([, given]) => !['string', 'number', 'boolean'].includes(typeof given))
    .map(([name, given]) => issue('', `the value of ${name} is ${given === null ? 'null' : `of type ${typeof given}`}: write a string, a number or a boolean`)));
  const missing = [...findPlaceholders(value, isLater)].filter(([name]) => !known.has(name));
  const names = [...known.keys()].sort().join(', ') || 'none';
  refuse(missing.map(([name, path]) => issue(path, `placeholder {{${name}}} has no value, known placeholders are: ${names}`)));
  const replace = (text: string): PlaceholderValue => {
    const whole = WHOLE_PLACEHOLDER.exec(text);
    return whole && known.has(whole[1])
      ? known.get(whole[1])!
      : text.replace(PLACEHOLDER, (found, name) => String(known.get(name) ?? found));
  };
  // Most documents have none, and copies would double the memory.
  return mayHavePlaceholder(value) ? substituteFields(value, (text, path) => substituteText(text, path, replace)) : value;
}

/** An issue for each placeholder that a template's object still has. */
export function placeholderIssues(object: object): Issue[] {
  return [...findPlaceholders(object)]
    .map(([name, path]) => issue(path, `placeholder {{${name}}} has no value: call substitute({ ${name}: … }) on the template, or write what it stands for`));
}

/** An issue for each placeholder outside a template: nothing fills it in later, and CDI would look for an image or a class of that name. */
export function unfilledIssues(object: object): Issue[] {
  return [...findPlaceholders(object)].map(([name, path]) => issue(path, `placeholder {{${name}}} has no value: write the value here, only templates are filled in later`));
}

/** Whether a string in a value may have a placeholder. Most values have none, and finding that out needs no paths. */
function mayHavePlaceholder(value: any): boolean {
  if (typeof value === 'string') {
    return value.includes('{{');
  }
  if (Array.isArray(value)) {
    return value.some(mayHavePlaceholder);
  }
  if (value !== null && typeof value === 'object') {
    for (const key in value) {
      if (key.includes('{{') || mayHavePlaceholder(value[key])) {
        return true;
      }
    }
  }
  return false;
}

function visitStrings(value: any, path: string, visit: (text: string, path: string) => void): void {
  if (typeof value === 'string') {
    visit(value, path);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => visitStrings(item, `${path}[${index}]`, visit));
  } else if (isMap(value)) {
    for (const key of Object.keys(value)) {
      const below = fieldPath(path, key);
      visit(key, below);
      visitStrings(value[key], below, visit);
    }
  }
}

/**
 * A copy with each string and each field's name replaced.
 *
 * @throws if two fields get the same name
 */
function substituteFields(value: any, change: (text: string, path: string) => any, path = ''): any {
  if (typeof value === 'string') {
    return change(value, path);
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => substituteFields(item, change, `${path}[${index}]`));
  }
  if (isMap(value)) {
    const fields = new Map<string, any>();
    for (const [key, item] of Object.entries(value)) {
      const below = fieldPath(path, key);
      const changed = String(change(key, below));
      refuse(fields.has(changed) ? [issue(below, `becomes ${JSON.stringify(changed)}, which already exists beside it: give its placeholder another value`)] : []);
      fields.set(changed, substituteFields(item, change, below));
    }
    return Object.fromEntries(fields);
  }
  return value;
}

/** The beginning of a cloud-config. cloud-init ignores blanks before it, and the case of its letters. */
const USER_DATA = /^\s*(?:## template: ?jinja[ \t]*\r?\n\s*)?#cloud-config\b/i;
const NETWORK_DATA = /(?:^|\.)networkData$/;

type Substitute = (text: string) => PlaceholderValue;

/**
 * Applies `substitute` to a string. If the string is itself YAML (`#cloud-config`, or network data), `substitute` is applied to each
 * scalar instead, and a changed scalar is rewritten so that it stays one scalar. Comments, order and layout of everything else do not
 * change. Multi-part user data is processed part by part.
 *
 * @param path the field that has the string
 * @throws if the string should be YAML and is not
 */
function substituteText(
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
