// The place of an issue in the text of a document: the line of its field.
import { inSource, type Issue, IssueError } from '../issues/issues';

/** The text of a document: its name in errors, and the lines of its fields. */
interface DocumentText {
  readonly source: string;
  readonly lineAt: (path: string) => number;
}

/**
 * Runs a step on a document. Its issues get the document's source and line, in the order of lines. An issue without a source is at a field of
 * the document. An issue with another source is at the document that names it.
 *
 * @param isDocument whether a source stands for the document too
 */
export function runInDocument<Result>(document: DocumentText, step: () => Result, isDocument: (source: string) => boolean = () => false): Result {
  const placed = ({ source: named, ...others }: Issue): Issue & { readonly line: number } => (
    named === undefined || isDocument(named)
      ? { ...others, source: document.source, line: document.lineAt(others.path) }
      : { ...inSource(document.source, { ...others, source: named }), line: document.lineAt('') }
  );
  try {
    return step();
  } catch (error) {
    throw error instanceof IssueError
      ? new IssueError(error.issues.map(placed).sort((one, other) => one.line - other.line), { cause: error })
      : error;
  }
}
