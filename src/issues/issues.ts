// Issues: what is wrong with something that a person wrote, as data; the one error that carries them, and their words.
import type { IConstruct } from 'constructs';

/** One thing that is wrong. */
export interface Issue {
  /** Where it is in its source: `spec.volumes[0].name`; empty where it is the source itself. */
  readonly path: string;
  /** The value, what is wrong with it, and what to write instead. Never quotes a secret. */
  readonly message: string;
  /** The name of the rule of admission that the value breaks. */
  readonly rule?: string;
  /** What the path begins in: a construct, by its path, a file, or whatever else has a name. */
  readonly source?: string;
  /** Where the value is in its file, from 1. */
  readonly line?: number;
  readonly column?: number;
  /** Whether something is missing. Beside a value that was refused for its type, that value may be what is missed. */
  readonly isMissing?: true;
}

/** What is wrong with something; nothing where all is well. */
export type Issues = Iterable<Issue>;

export function issue(path: string, message: string): Issue {
  return { path, message };
}

/** An issue of something that is missing, or that nothing else goes with. */
export function missing(path: string, message: string): Issue {
  return { path, message, isMissing: true };
}

/** Issues of which nothing but the words is known. */
export function wordedIssues(messages: Iterable<string>): Issue[] {
  return Array.from(messages, (message) => issue('', message));
}

/** An issue in words: `source:line: path: message [rule]`, without what is not known. */
export function issueText({ message, rule, ...place }: Issue): string {
  return `${[placeText(place), message].filter(Boolean).join(': ')}${rule === undefined ? '' : ` [${rule}]`}`;
}

function placeText({ source, line, column, path }: Pick<Issue, 'source' | 'line' | 'column' | 'path'>): string {
  return [[source, line, column].filter((step) => step !== undefined).join(':'), path].filter(Boolean).join(': ');
}

/** An issue of something that is a part of a source: what it was in before is the beginning of its path. */
export function inSource(source: string, { source: inner, line, column, path, ...others }: Issue): Issue {
  return { ...others, source, path: placeText({ source: inner, line, column, path }) };
}

/** What is wrong for itself beside what was refused before: nothing in a refused value, and nothing that may be missed because it was refused. */
export function besides(refused: readonly Issue[], others: Issues): Issue[] {
  const isTold = ({ source, path }: Issue) => refused.some((before) => before.source === source && isWithin(path, before.path));
  return refused.length === 0 ? [...others] : [...others].filter((each) => !each.isMissing && !isTold(each));
}

/** Whether a path leads to a value or into it. */
export function isWithin(path: string, around: string): boolean {
  return path.startsWith(around) && ['', '.', '['].includes(path.charAt(around.length));
}

/** What a person has to mend. Its message has the issues one a line. */
export class IssueError extends Error {
  constructor(public readonly issues: readonly Issue[], options?: ErrorOptions) {
    super(issues.map(issueText).join('\n'), options);
  }
}

/** An error in lines: of issues, one for each, whatever it quotes; of another error its message. */
export function errorLines(error: Error): readonly string[] {
  return error instanceof IssueError ? error.issues.map(issueText) : [error.message];
}

/**
 * Throws one error that carries all issues; does nothing where there are none.
 *
 * @param source what they are issues of, such as a construct's path, which takes time to tell
 */
export function refuse(issues: Issues, source: string | (() => string) = ''): void {
  const found = [...issues];
  if (found.length > 0) {
    const name = typeof source === 'string' ? source : source();
    throw new IssueError(name === '' ? found : found.map((each) => inSource(name, each)));
  }
}

/** Steps that build something together: each has its turn, and the issues that they throw are thrown as one. Other errors go their way. */
export class IssueCollector {
  /** The issues of the steps so far. */
  public readonly issues: Issue[] = [];

  /** The result of a step, or `otherwise` where the step throws issues; `source` is what they are issues of. */
  public collect<T>(step: () => T, otherwise: T, source: string = ''): T {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof IssueError)) {
        throw error;
      }
      error.issues.forEach((each) => this.issues.push(source === '' ? each : inSource(source, each)));
      return otherwise;
    }
  }

  /** Adds issues that were found. */
  public add(issues: Issues): void {
    this.issues.push(...issues);
  }

  /** Throws the issues of the steps so far. */
  public raise(source: string = ''): void {
    refuse(this.issues, source);
  }
}

/** The path that a construct will have. */
export function pathOf(scope: IConstruct, id: string): string {
  return [scope.node.path, id].filter(Boolean).join('/');
}
