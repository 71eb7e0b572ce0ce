// Where in a document's file an issue is: at the line of the field that it is of.
import { Document } from './documents';
import { inSource, type Issue, IssueError } from '../../issues/issues';

/** The chart that documents are read into. Its constructs are not known to those who wrote the documents. */
export const CHART = 'render';

/** What a step makes of a document; each of its issues is of the document's file then, and they are in the order of lines. */
export function withLocation<Result>(document: Document, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw error instanceof IssueError
      ? new IssueError(error.issues.map((issue) => placedIssue(issue, document)).sort((one, other) => one.line - other.line), { cause: error })
      : error;
  }
}

/** What is of no source is a field of the document; of another one, the document names it. */
function placedIssue({ source: named = CHART, ...issue }: Issue, { source, lineAt }: Document): Issue & { readonly line: number } {
  const isField = named === CHART || named.startsWith(`${CHART}/`);
  return isField ? { ...issue, source, line: lineAt(issue.path) } : { ...inSource(source, { ...issue, source: named }), line: lineAt('') };
}
