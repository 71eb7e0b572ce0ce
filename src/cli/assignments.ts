// The values of placeholders, as `--set`, `--set-json` and `--set-file` give them.
import { Document } from './input';
import { asUsage, UsageError } from './usage-error';
import { fileText } from '../file-text';
import { issue, type Issue, IssueCollector } from '../issues';
import { findPlaceholders, PlaceholderValue } from '../template/placeholders';

/** A placeholder's name and its value. */
export type Assignment = readonly [name: string, value: PlaceholderValue];

/** A placeholder's name, and the file with its value; `-` is standard input. */
export type FileAssignment = readonly [name: string, path: string];

/** Adds `NAME=value` to the assignments before it: the value is a string. */
export function textAssignment(option: string, before: readonly Assignment[]): Assignment[] {
  return [...before, assignment('--set', option)];
}

/** Adds `NAME=value` to the assignments before it: the value is JSON, so that it can be a number or a boolean. */
export function jsonAssignment(option: string, before: readonly Assignment[]): Assignment[] {
  const [name, json] = assignment('--set-json', option);
  const value = parsed(json);
  if (!['string', 'number', 'boolean'].includes(typeof value)) {
    // A value may be a secret, so it is not told.
    throw new UsageError(`--set-json ${name}: the value is not one in JSON: write a number, true, false or a string in double quotes, or use --set`);
  }
  return [...before, [name, value]];
}

/** Adds `NAME=path` to the assignments before it. */
export function fileAssignment(option: string, before: readonly FileAssignment[]): FileAssignment[] {
  return [...before, assignment('--set-file', option)];
}

/**
 * The values of files: their texts, without a line break at the end, which editors and programs add.
 *
 * @param paths what else is read, of which standard input can only be one
 * @throws one error that lists every file that cannot be read
 */
export function readAssignments(files: readonly FileAssignment[], paths: readonly string[]): Assignment[] {
  const readers = [...paths.filter((path) => path === '-').slice(0, 1).map(() => 'documents'), ...files.filter(([, path]) => path === '-').map(([name]) => `--set-file ${name}`)];
  if (readers.length > 1) {
    throw new UsageError(`- is standard input, which is read once: ${readers.join(' and ')} cannot share it, write files instead`);
  }
  const collector = new IssueCollector();
  const values = files.map(([name, path]): Assignment => {
    const text = collector.collect(() => fileText(path === '-' ? 0 : path, path === '-' ? 'stdin' : path), '', `--set-file ${name}`);
    return [name, text.replace(/\r?\n$/, '')];
  });
  asUsage(() => collector.raise());
  return values;
}

/** Names that have two values, and misspelled ones, which would leave their placeholder without a value and the user without the reason. */
export function assignmentIssues(assignments: readonly Assignment[], documents: readonly Document[]): Issue[] {
  const given = assignments.map(([name]) => name);
  const twice = new Set(given.filter((name, index) => given.indexOf(name) < index));
  const known = new Set(documents.flatMap(({ value }) => [...findPlaceholders(value).keys()]));
  const names = [...known].sort().map((name) => `{{${name}}}`).join(', ') || 'none';
  return [
    ...[...twice].map((name) => issue(name, 'has more than one value: keep one of its --set, --set-json and --set-file')),
    ...assignments.filter(([name]) => !known.has(name)).map(([name]) => issue(`--set ${name}`, `no document has a placeholder {{${name}}}: they have ${names}`)),
  ];
}

function assignment(option: string, text: string): [string, string] {
  const [, name, value] = /^([A-Za-z_][A-Za-z0-9_]*)=([\s\S]*)$/.exec(text) ?? [];
  if (name === undefined) {
    throw new UsageError(`${option} ${JSON.stringify(text.split('=')[0])} is no assignment: write NAME=${option === '--set-file' ? 'path' : 'value'}`);
  }
  return [name, value];
}

function parsed(json: string): any {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
