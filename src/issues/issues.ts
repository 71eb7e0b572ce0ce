// Issues: the mistakes in something that a person wrote, as data; the error that carries them; and their text.
import type { IConstruct } from 'constructs';

/** One mistake. */
export interface Issue {
  /** The path in its source: `spec.volumes[0].name`; empty for the source itself. */
  readonly path: string;
  /** The value, what is wrong with it, and what to write instead. Never quotes a secret. */
  readonly message: string;
  /** The name of the admission rule that the value breaks. */
  readonly rule?: string;
  /** The root of the path: the path of a construct, a file, or anything else with a name. */
  readonly source?: string;
  /** The position of the value in its file, from 1; 0 if it is not known. */
  readonly line?: number;
  readonly column?: number;
  /** Whether something is missing. If another value was refused for its type, that value may be the missing one. */
  readonly isMissing?: true;
  /** The object that the value names and that does not exist in the cluster. It may be among the objects that are applied with it. */
  readonly absent?: AbsentObject;
}

/** An object that something names; without a namespace if it has none, or if the namespace is not known. */
export interface AbsentObject {
  readonly kind: string;
  readonly namespace?: string;
  readonly name: string;
}

/** The issues of something; empty if nothing is wrong. */
export type Issues = Iterable<Issue>;

/** The result of most checks. */
export const NO_ISSUES: readonly Issue[] = [];

export function issue(path: string, message: string): Issue {
  return { path, message };
}

/** An issue of something that is missing, or that needs something else that is missing. */
export function missing(path: string, message: string): Issue {
  return { path, message, isMissing: true };
}

/** Issues that have only a message. */
export function messageIssues(messages: Iterable<string>): Issue[] {
  return Array.from(messages, (message) => issue('', message));
}

/** The issues of the items of a list. */
export function issuesOfEach<Item>(items: readonly Item[] | undefined, issuesOf: (item: Item, index: number) => Issues): readonly Issue[] {
  if (items === undefined || items.length === 0) {
    return NO_ISSUES;
  }
  const issues: Issue[] = [];
  for (let index = 0; index < items.length; index += 1) {
    for (const each of issuesOf(items[index], index)) {
      issues.push(each);
    }
  }
  return issues;
}

/** An issue as a string: `source:line: path: message [rule]`, without the parts that are not known. */
export function issueText({ message, rule, ...place }: Issue): string {
  return `${[placeText(place), message].filter(Boolean).join(': ')}${rule === undefined ? '' : ` [${rule}]`}`;
}

function placeText({ source, line, column, path }: Pick<Issue, 'source' | 'line' | 'column' | 'path'>): string {
  return [[source, line, column].filter(Boolean).join(':'), path].filter(Boolean).join(': ');
}

/** The issue in another source. Its former source and place become the beginning of its path. */
export function inSource(source: string, { source: inner, line, column, path, ...others }: Issue): Issue {
  return { ...others, source, path: placeText({ source: inner, line, column, path }) };
}

/**
 * The other issues that do not follow from refused values: without issues inside a refused value, and without issues of something missing,
 * which may be the refused value.
 */
export function independentIssues(refused: readonly Issue[], others: Issues): Issue[] {
  const isReported = ({ source, path }: Issue) => refused.some((before) => before.source === source && isWithin(path, before.path));
  return refused.length === 0 ? [...others] : [...others].filter((each) => !each.isMissing && !isReported(each));
}

/** Whether a path leads to a value or to a part of it. */
function isWithin(path: string, parent: string): boolean {
  return path.startsWith(parent) && ['', '.', '['].includes(path.charAt(parent.length));
}

/** The path of a field in a map; both may be empty. */
export function fieldPath(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}

/** Joins two paths. Both may be empty, and the second may begin with an index. */
export function joinPath(parent: string, path: string): string {
  return parent === '' || path === '' ? parent + path : path.startsWith('[') ? `${parent}${path}` : `${parent}.${path}`;
}

/** The error that carries issues. Its message has one issue per line. */
export class IssueError extends Error {
  public readonly issues!: readonly Issue[];

  constructor(issues: readonly Issue[], options?: { readonly cause?: unknown }) {
    super(issues.map(issueText).join('\n'), options);
    // Node.js prints the fields of an error after its message, which already contains them.
    Object.defineProperty(this, 'issues', { value: issues, enumerable: false });
  }
}

/** Whether JavaScript itself throws the error: a bug in this program, which the error's stack locates. */
export function isBug(error: unknown): error is Error {
  return [TypeError, RangeError, ReferenceError].some((type) => error instanceof type) && !('code' in (error as Error));
}

/**
 * The error again, for callers that report it and continue.
 *
 * @throws the error itself if it is a bug
 */
export function failureOf(error: unknown): Error {
  if (isBug(error)) {
    throw error;
  }
  return error as Error;
}

/**
 * The message of an error, for callers that report it and continue.
 *
 * @throws the error itself if it is a bug
 */
export function errorText(error: unknown): string {
  return failureOf(error).message;
}

/**
 * An error as lines: one for each issue, even if it quotes line breaks; for any other error, its message.
 *
 * @throws the error itself if it is a bug
 */
export function errorLines(error: unknown): readonly string[] {
  return error instanceof IssueError ? error.issues.map(issueText) : [errorText(error)];
}

/**
 * Throws one error that carries all issues; does nothing if there are none.
 *
 * @param source the place of the issues, such as a construct's path; a function if it takes time to compute
 */
export function refuse(issues: Issues, source: string | (() => string) = ''): void {
  const found = Array.isArray(issues) ? issues as readonly Issue[] : [...issues];
  if (found.length > 0) {
    throw new IssueError(placedIn(source, found));
  }
}

function placedIn(source: string | (() => string), issues: readonly Issue[]): readonly Issue[] {
  const name = typeof source === 'string' ? source : source();
  return name === '' ? issues : issues.map((each) => inSource(name, each));
}

/** Runs several steps, collects the issues that they throw, and throws them as one error. Other errors are thrown at once. */
export class IssueCollector {
  /** The issues of the steps so far. */
  public readonly issues: Issue[] = [];

  /** The result of a step, or `otherwise` if the step throws issues; `source` is the place of the issues. */
  public collect<T>(step: () => T, otherwise: T, source: string | (() => string) = ''): T {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof IssueError)) {
        throw error;
      }
      placedIn(source, error.issues).forEach((each) => this.issues.push(each));
      return otherwise;
    }
  }

  /** The results of a step for each item, without items for which the step throws issues. */
  public collectEach<Item, Result>(items: readonly Item[], step: (item: Item) => Result): Result[] {
    const results: Result[] = [];
    for (const item of items) {
      this.collect(() => {
        results.push(step(item));
      }, undefined);
    }
    return results;
  }

  /** Adds issues that were found. */
  public add(issues: Issues): void {
    // A call takes only so many arguments.
    for (const each of issues) {
      this.issues.push(each);
    }
  }

  /** Throws the issues of the steps so far. An issue that several steps found is listed once. */
  public raise(source: string | (() => string) = ''): void {
    refuse(this.issues.length === 0 ? [] : new Map(this.issues.map((each) => [issueText(each), each])).values(), source);
  }
}

/** The result of a step; `source` is the place of the issues that it throws. */
export function runIn<T>(source: string | (() => string), step: () => T): T {
  const collector = new IssueCollector();
  const result = collector.collect<T | undefined>(step, undefined, source);
  collector.raise();
  return result!;
}

/** The path that a construct will have. */
export function pathOf(scope: IConstruct, id: string): string {
  return [scope.node.path, id].filter(Boolean).join('/');
}
