// The values of placeholders, from `--set`, `--set-json` and `--set-file`.
import { isUtf8 } from 'buffer';
import { issue, type Issue, IssueCollector, IssueError } from '../../issues/issues';
import { parseJson } from '../../plain-data/json';
import { usesPlaceholders } from '../../template/placeholders';
import type { PlaceholderValue } from '../../template/text-substitution';
import { fileBytes } from '../../yaml/file-text';
import { asUsage, UsageError } from '../command-line/usage-error';

/** A placeholder's name and its value. */
export type Assignment = readonly [name: string, value: PlaceholderValue];

/** A placeholder's name, and the file with its value; `-` is standard input. */
export type FileAssignment = readonly [name: string, path: string];

/** Parses `NAME=value`. The value is a string. */
export function textAssignment(option: string, previous: readonly Assignment[] = []): Assignment[] {
  return [...previous, parseAssignment('--set', option)];
}

/** Parses `NAME=value`. The value is JSON, so it can be a number or a boolean. */
export function jsonAssignment(option: string, previous: readonly Assignment[] = []): Assignment[] {
  const [name, json] = parseAssignment('--set-json', option);
  const value = parseJson(json);
  if (!['string', 'number', 'boolean'].includes(typeof value)) {
    // The value may be a secret, so the message does not quote it.
    throw new UsageError(`--set-json ${name}: the value is not a JSON scalar: write a number, true, false or a string in double quotes, or use --set`);
  }
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new UsageError(`--set-json ${name}: the number is too large to be kept exactly: write at most ${Number.MAX_SAFE_INTEGER}, or use --set for a string`);
  }
  return [...previous, [name, value as PlaceholderValue]];
}

/** Parses `NAME=path`. */
export function fileAssignment(option: string, previous: readonly FileAssignment[] = []): FileAssignment[] {
  return [...previous, parseAssignment('--set-file', option)];
}

/**
 * Reads the values of files, without the line break at the end, which editors and programs add.
 *
 * @param paths the other files that are read; only one of all files may be standard input
 * @throws one error that lists every file that cannot be read
 */
export function readAssignments(files: readonly FileAssignment[], paths: readonly string[]): Assignment[] {
  const readers = [...paths.includes('-') ? ['documents'] : [], ...files.filter(([, path]) => path === '-').map(([name]) => `--set-file ${name}`)];
  if (readers.length > 1) {
    throw new UsageError(`- is standard input, which is read once: ${readers.join(' and ')} cannot share it, write files instead`);
  }
  const collector = new IssueCollector();
  const values = files.map(([name, path]): Assignment => {
    const text = collector.collect(() => textIn(path), '', `--set-file ${name}`);
    return [name, text.replace(/\r?\n$/, '')];
  });
  asUsage(() => collector.raise());
  return values;
}

/** The text of a file. Bytes that are not UTF-8 are refused, since they would change. */
function textIn(path: string): string {
  const { bytes } = path === '-' ? fileBytes(0, 'stdin') : fileBytes(path);
  if (!isUtf8(bytes)) {
    throw new IssueError([issue('', `${path === '-' ? 'stdin' : path}: is not UTF-8 text, which a value must be: write it in base64 where that is accepted, such as in data of a Secret`)]);
  }
  return bytes.toString();
}

/**
 * An issue for each name with two values, and for each name that is not a placeholder, such as a misspelled one.
 *
 * @param known the placeholders of the documents
 */
export function assignmentIssues(assignments: readonly Assignment[], known: ReadonlySet<string>): Issue[] {
  const given = assignments.map(([name]) => name);
  const duplicates = new Set(given.filter((name, index) => given.indexOf(name) < index));
  const names = [...known].sort().map((name) => `{{${name}}}`).join(', ') || 'none';
  return [
    ...[...duplicates].map((name) => issue(name, 'has more than one value: keep one of its --set, --set-json and --set-file')),
    ...assignments.filter(([name]) => !known.has(name)).map(([name]) => issue(`--set ${name}`, `no document has a placeholder {{${name}}}: they have ${names}`)),
  ];
}

/** Rewrites the issue of a placeholder that is in a value and not in a document. */
export function issueOfValue(found: Issue, assignments: readonly Assignment[]): Issue {
  const [, placeholder] = /^placeholder \{\{(\w+)}} has no value/.exec(found.message) ?? [];
  const [name] = assignments.find(([, value]) => placeholder !== undefined && usesPlaceholders(value, [placeholder])) ?? [];
  return name === undefined ? found : { ...found, message: `{{${placeholder}}} is in the value of ${name}, where placeholders are not filled in: write its value there` };
}

function parseAssignment(option: string, text: string): [string, string] {
  const [, name, value] = /^([A-Za-z_][A-Za-z0-9_]*)=([\s\S]*)$/.exec(text) ?? [];
  if (name === undefined) {
    throw new UsageError(`${option} ${JSON.stringify(text.split('=')[0])} is not an assignment: write NAME=${option === '--set-file' ? 'path' : 'value'}`);
  }
  return [name, value];
}
