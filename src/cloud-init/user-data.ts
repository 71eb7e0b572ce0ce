// User data in any format: recognizes the format by the first line, and searches for plaintext passwords.
import { isCloudConfig } from './first-line';
import { boundaryOf, decodeBody, MAX_PART_DEPTH, partsOf, splitPart, typeOfPart } from './multipart';
import { passwordIssues } from './passwords';
import { isPlaceholder } from '../issues/formats';
import { issue, type Issue, Issues } from '../issues/issues';
import { textOf } from '../plain-data/plain-data';
import { cacheByText } from '../plain-data/text-cache';
import { parseCloudInit } from '../yaml/cloud-init-yaml';

const ARCHIVE = /^#cloud-config-archive/i;
const JINJA = /^## template: ?jinja[^\n]*\n/i;
const JINJA_STATEMENT = /^[^\S\n\r\u2028\u2029]*\{[%#].*[%#]\}[^\S\n]*$/gm;
const CORRECT_IT = 'correct it, cloud-init would ignore the whole text';
/** What a template, a pipeline, or a tool such as envsubst fills in. The parts between the dollar signs of a hash are no names. */
const EXPRESSION = /\$?\{\{[^{}\n]*\}\}|\$\{[^{}\n]*\}|\$\([^()\n]*\)|(?<=[\s"':])\$[A-Z_][A-Z0-9_]*(?=[\s"',}\]]|$)/g;
/** User data without this sets no password. `NOPASSWD:` of sudo does not count. */
const PASSWORD = /passw(?<!NOPASSW(?=D:))/i;
const PLAIN_TEXT_PASSWORD = /^[^\n\r\u2028\u2029#]*?["']?\bplain[-_]text[-_]passwd["']?\s*:/im;

/** One part that cloud-init reads: a cloud-config, or another format that can only be searched. */
interface Scan {
  /** Its name in errors. */
  readonly field: string;
  /** Why it is not YAML, if it should be. */
  readonly unreadable: readonly Issue[];
  /** Every plaintext password and private SSH key that it sets. */
  readonly passwords: Issues;
}

/**
 * Every plaintext password and private SSH key that user data sets. Each part of multi-part user data is read. Formats other than
 * cloud-config (scripts, Ignition) are only searched for `plain_text_passwd`.
 *
 * @param field the name of the user data in errors
 */
export function* userDataIssues(field: string, text: string): Issues {
  yield* hasNoIssues(text) ? [] : issuesOf(scanUserData(field, text));
}

const hasNoIssues = cacheByText((text) => [...issuesOf(scanUserData('', text))].length === 0);

/**
 * Every plaintext password and private SSH key of user data that is known to be a cloud-config.
 *
 * @param field the name of the user data in errors
 */
export function* cloudConfigTextIssues(field: string, text: string): Issues {
  yield* issuesOf([scanCloudConfig(field, text)]);
}

/** Whether user data sets a password that is not a hash. A password from an expression is unknown and does not count. */
export function setsPlainTextPassword(text: string): boolean {
  return PASSWORD.test(text) && plainTextPasswordIn(text.replace(EXPRESSION, '{{UNKNOWN}}'));
}

const plainTextPasswordIn = cacheByText((text) => !hasNoIssues(text) && [...scanUserData('', text)].some(({ passwords }) => [...passwords].length > 0));

/** The issues of user data that should be YAML and is not. */
export function unreadableUserData(field: string, text: string): Issue[] {
  return hasNoIssues(text) ? [] : [...scanUserData(field, text)].flatMap(({ unreadable }) => unreadable);
}

function* issuesOf(texts: Iterable<Scan>): Issues {
  for (const { unreadable, passwords } of texts) {
    yield* unreadable;
    yield* passwords;
  }
}

function* scanUserData(field: string, text: string, depth: number = 0): Iterable<Scan> {
  const body = text.trimStart();
  const boundary = depth < MAX_PART_DEPTH ? boundaryOf(body) : undefined;
  if (boundary !== undefined) {
    yield* scanMultipart(field, body, boundary, depth + 1);
    return;
  }
  const start = text.slice(0, text.length - body.length).split('\n').length;
  const rendered = body.replace(JINJA, '\n');
  if (isCloudConfig(rendered)) {
    yield scanCloudConfigOrTemplate(field, body, start);
  } else if (ARCHIVE.test(rendered)) {
    yield* scanArchive(field, rendered, start);
  } else {
    yield { field, unreadable: [], passwords: searchForPassword(field, text) };
  }
}

function scanCloudConfig(field: string, text: string, start: number = 1): Scan {
  const { unreadable, value, lineOf } = parseConfig(field, text, start);
  return unreadable.length > 0
    ? { field, unreadable, passwords: searchForPassword(field, text, start) }
    : { field, unreadable, passwords: Array.from(passwordIssues(value), ({ path, message }) => issue(field, `${lineOf(path)}${path}: ${message}`)) };
}

/** A Jinja template is rendered in the guest, so it need not be YAML yet. */
function scanCloudConfigOrTemplate(field: string, text: string, start: number): Scan {
  if (!JINJA.test(text)) {
    return scanCloudConfig(field, text, start);
  }
  const template = text.replace(JINJA, '\n');
  const reading = scanCloudConfig(field, template.replace(JINJA_STATEMENT, ''), start);
  return reading.unreadable.length === 0 ? reading : { field, unreadable: [], passwords: searchForPassword(field, template, start) };
}

/** Characters that Python reads as bytes of Latin-1 in a part that is not encoded. They are not valid UTF-8, not even in comments. */
const LATIN_1 = /[\u0080-\u00ff]/;

/** A part may have parts of its own. Content before the first part and after the last is not read. */
function* scanMultipart(field: string, text: string, boundary: string, depth: number): Iterable<Scan> {
  for (const [index, part] of partsOf(text, boundary).slice(1).filter((each) => !each.startsWith('--')).entries()) {
    const { headers, body } = splitPart(part);
    const isNested = boundaryOf(part.trimStart()) !== undefined;
    const place = `${field}[${index}]`;
    if (isNested) {
      yield* scanUserData(place, part, depth);
      continue;
    }
    const [type, content] = [typeOfPart(headers), decodeBody(headers, body)];
    if (content === body && LATIN_1.test(body) && !isPlaceholder(body) && (type === 'text/cloud-config' || isCloudConfig(body))) {
      yield { field: place, unreadable: [issue(place, 'has letters beyond ASCII that are not in base64: write the part with Content-Transfer-Encoding: base64, cloud-init would ignore it')], passwords: [] };
    }
    yield* scanPart(place, type, content);
  }
}

/** @param type the part's type; types other than cloud-config and archive are recognized by the first line */
function* scanPart(field: string, type: string, content: string): Iterable<Scan> {
  const text = content.trimStart();
  if (type === 'text/cloud-config') {
    yield scanCloudConfigOrTemplate(field, text, 1);
  } else if (type === 'text/cloud-config-archive') {
    yield* scanArchive(field, text, 1);
  } else {
    yield* scanUserData(field, content);
  }
}

/** An archive is a list of parts, each a string or a map with its `content`. */
function* scanArchive(field: string, text: string, start: number): Iterable<Scan> {
  const { unreadable, value } = parseConfig(field, text, start);
  if (unreadable.length > 0) {
    yield { field, unreadable, passwords: searchForPassword(field, text, start) };
  }
  for (const [index, item] of Array.isArray(value) ? value.entries() : []) {
    const content = textOf(item?.content ?? item);
    yield* item?.type === 'text/cloud-config' ? [scanCloudConfig(`${field}[${index}]`, content)] : scanUserData(`${field}[${index}]`, content);
  }
}

/** User data as YAML with the lines of its values, or the reasons why it is not YAML. */
interface ParsedConfig {
  readonly unreadable: readonly Issue[];
  readonly value?: any;
  /** The line of a field of the value. */
  readonly lineOf: (path: string) => string;
}

/** User data as cloud-init reads it. */
function parseConfig(field: string, text: string, start: number): ParsedConfig {
  const { documents, issues } = parseCloudInit(text);
  const at = (line: number) => `line ${line + start - 1}`;
  return {
    unreadable: [
      ...issues.map(({ line, name }) => issue(field, `${at(line)} is not YAML (${name}): ${name === 'duplicate key' ? 'keep one of them, the first would be lost' : CORRECT_IT}`)),
      ...documents.slice(1, 2).map(({ line }) => issue(field, `${at(line)} begins another document: keep one of them, cloud-init would ignore the whole text`)),
    ],
    value: documents[0]?.value,
    lineOf: (path) => `${at(documents[0].lineAt(path))}: `,
  };
}

function* searchForPassword(field: string, text: string, start: number = 1): Issues {
  const found = PLAIN_TEXT_PASSWORD.exec(text);
  if (found) {
    const number = text.slice(0, found.index).split('\n').length + start - 1;
    yield issue(field, `line ${number}: plain_text_passwd is a plaintext password: write hashed_passwd with its hash, as \`mkpasswd --method=SHA-512\` makes it`);
  }
}
