// Writes documents as they are rendered, so that only one chunk is in memory at a time.
import { closeSync, openSync, writeFileSync } from 'fs';

/** The number of characters that are collected before they are written. */
const CHUNK = 2 ** 16;

/** Writes documents to a new file, byte for byte like cdk8s' `Yaml.save`. */
export function writeDocuments(path: string, documents: Iterable<string>): void {
  const file = openSync(path, 'wx');
  try {
    for (const chunk of chunksOf(documents)) {
      writeFileSync(file, chunk);
    }
  } finally {
    closeSync(file);
  }
}

/** Documents as one string, byte for byte like cdk8s' `Yaml.stringify`. */
export function documentsText(documents: Iterable<string>): string {
  return [...chunksOf(documents)].join('');
}

/** The documents as one or more strings; the last one is shorter than a chunk. */
function* chunksOf(documents: Iterable<string>): Iterable<string> {
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
}
