// Where in a document's file an issue is: at the line of the field that it is of.
import type { Document } from './documents';
import { inSource, issue, type Issue, IssueError } from '../../issues/issues';

/** An issue of the field at a path of a document; of the document itself for an empty path. */
export function issueAt({ source, lineAt }: Document, path: string, message: string): Issue {
  return { source, line: lineAt(path), ...issue(path, message) };
}

/** The chart that documents are read into. Its constructs are not known to those who wrote the documents. */
export const CHART = 'render';

/** What a step makes of a document; each of its issues is of the document's file then, and they are in the order of lines. */
export function withLocation<Result>(document: Document, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw error instanceof IssueError
      ? new IssueError(error.issues.map((each) => placedIssue(each, document)).sort((one, other) => one.line - other.line), { cause: error })
      : error;
  }
}

/** What is of no source is a field of the document; of another one, the document names it. */
function placedIssue({ source: named = CHART, ...others }: Issue, { source, lineAt }: Document): Issue & { readonly line: number } {
  const isField = named === CHART || named.startsWith(`${CHART}/`);
  return isField ? { ...others, source, line: lineAt(others.path) } : { ...inSource(source, { ...others, source: named }), line: lineAt('') };
}
