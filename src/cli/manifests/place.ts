// Where in a document's file a mistake is: at the line of the field that it begins with.
import { Document } from './documents';
import { MistakesError, mistakesOf } from '../../mistakes';

/** The chart that documents are read into. Its constructs are not known to those who wrote the documents. */
export const CHART = 'render';

const CONSTRUCT = new RegExp(`^${CHART}/\\S+: `);

/** The path that a mistake begins with, such as `spec.volumes[0].name`. */
const PATH = /^[\w-]+(?:\.[\w-]+|\[[^\]]*\])*(?=:? )/;

/** What a step makes of a document; each of its mistakes begins with the file and the line, and they are in the order of lines. */
export function placed<Result>(document: Document, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const mistakes = mistakesOf(error as Error).map((line) => line.replace(CONSTRUCT, '')).map((mistake) => ({ line: lineOf(mistake, document), mistake }));
    const lines = mistakes.sort((one, other) => one.line - other.line).map(({ line, mistake }) => `${document.source}:${line}: ${mistake}`);
    throw new MistakesError(lines, { cause: error });
  }
}

function lineOf(mistake: string, { lineAt }: Document): number {
  return lineAt(PATH.exec(mistake)?.[0] ?? '');
}
