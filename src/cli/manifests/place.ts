// The place of an issue in a document's file: the line of its field.
import type { Document } from './documents';
import { inSource, issue, type Issue, IssueError } from '../../issues/issues';

/** An issue of the field at a path of a document, or of the document itself for an empty path. */
export function issueAt({ source, lineAt }: Document, path: string, message: string): Issue {
  return { source, line: lineAt(path), ...issue(path, message) };
}

/** The chart that documents are read into. The authors of documents do not know its constructs. */
export const CHART = 'render';

/** Runs a step on a document. Its issues get the document's file and line, in the order of lines. */
export function withLocation<Result>(document: Document, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw error instanceof IssueError
      ? new IssueError(error.issues.map((each) => placedIssue(each, document)).sort((one, other) => one.line - other.line), { cause: error })
      : error;
  }
}

/** An issue without a source is at a field of the document. An issue with another source is at the document that names it. */
function placedIssue({ source: named = CHART, ...others }: Issue, { source, lineAt }: Document): Issue & { readonly line: number } {
  const isField = named === CHART || named.startsWith(`${CHART}/`);
  return isField ? { ...others, source, line: lineAt(others.path) } : { ...inSource(source, { ...others, source: named }), line: lineAt('') };
}
