// Documents that are written while they are made. A large file grows beside its place and takes it once it is complete, so that
// a synth that fails leaves no half of one.
import { closeSync, existsSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'fs';

/** How many characters are gathered before they are written. */
const CHUNK = 2 ** 16;

/** Writes documents to a file, in the bytes of cdk8s' `Yaml.save`. */
export function writeDocuments(path: string, documents: Iterable<string>): void {
  const chunks = chunksOf(documents);
  const first: string = chunks.next().value!;
  if (first.length < CHUNK) {
    writeFileSync(path, first);
  } else {
    writeLarge(path, first, chunks);
  }
}

/** Documents as one text, in the bytes of cdk8s' `Yaml.stringify`. */
export function documentsText(documents: Iterable<string>): string {
  return [...chunksOf(documents)].join('');
}

/** One text or several, of which the last is shorter than a chunk. */
function* chunksOf(documents: Iterable<string>): Generator<string, undefined> {
  let text = '';
  let separator = '';
  for (const document of documents) {
    text += separator + document;
    separator = '---\n';
    if (text.length >= CHUNK) {
      yield text;
      text = '';
    }
  }
  yield text;
  return undefined;
}

function writeLarge(path: string, first: string, rest: Iterable<string>): void {
  const { place, mode } = existsSync(path) ? { place: realpathSync(path), mode: statSync(path).mode } : { place: path, mode: 0o666 };
  const growing = `${place}.part`;
  const file = openSync(growing, 'w', mode);
  try {
    writeFileSync(file, first);
    for (const chunk of rest) {
      writeFileSync(file, chunk);
    }
    renameSync(growing, place);
  } catch (error) {
    rmSync(growing);
    throw error;
  } finally {
    closeSync(file);
  }
}
