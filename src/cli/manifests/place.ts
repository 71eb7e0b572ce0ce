// The place of an issue in a document's file: the line of its field.
import type { Document } from './documents';
import { issue, type Issue } from '../../issues/issues';
import { runInDocument } from '../../yaml/document-place';

/** An issue of the field at a path of a document, or of the document itself for an empty path. */
export function issueAt({ source, lineAt }: Document, path: string, message: string): Issue {
  return { source, line: lineAt(path), ...issue(path, message) };
}

/** The chart that documents are read into. The authors of documents do not know its constructs. */
export const CHART = 'render';

/** Runs a step on a document. Its issues get the document's file and line, in the order of lines. */
export function withLocation<Result>(document: Document, step: () => Result): Result {
  return runInDocument(document, step, (named) => named === CHART || named.startsWith(`${CHART}/`));
}
