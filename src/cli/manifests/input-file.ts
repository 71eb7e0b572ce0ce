// A file or standard input that documents are read from, and from which any of them can be read again.
import type { ReadDocument } from './documents';
import { FIELD_REPEATED } from '../../admission/advice/between-manifests';
import { asWritten } from '../../template/as-written';
import { TEMPLATE } from '../../yaml/dialects';
import { fileBytes, filePart } from '../../yaml/file-text';
import { rereadYaml, type StreamedDocument } from '../../yaml/yaml-stream';

/** The most recently read chunks, the latest first. A List is one chunk with many documents. A comparison alternates between two. */
let recentChunks: readonly { readonly file: InputFile; readonly start: number; readonly documents: readonly ReadDocument[] }[] = [];

/** The number of chunks that are kept. */
const MAX_CHUNKS = 4;

export class InputFile {
  public readonly source: string;
  /** Content that cannot, or must not, be read from the file a second time. */
  private kept: Buffer | undefined;
  private state: string | undefined;

  /**
   * @param path `-` for standard input
   * @param text the content of the file, if it was read before
   */
  constructor(public readonly path: string, text?: string, public readonly dialect = TEMPLATE) {
    this.source = path === '-' ? 'stdin' : path;
    this.kept = text === undefined ? undefined : Buffer.from(text);
  }

  /** The text in UTF-8. */
  public read(): Buffer {
    if (this.kept !== undefined) {
      return this.kept;
    }
    const { bytes, state } = fileBytes(this.path === '-' ? 0 : this.path, this.source);
    this.kept = state === undefined ? bytes : undefined;
    this.state = state;
    return bytes;
  }

  /** Reads the file, and keeps its present content, from which documents are read again even if the file changes. */
  public keep(): void {
    this.kept = this.read();
  }

  /** The documents in a document: itself, or the items of a List. */
  public documentsIn({ value, lineAt, chunk, repeated }: StreamedDocument): Iterable<ReadDocument> {
    let count = 0;
    const buildAdvice = repeated?.map(({ key, lines: [first, last] }) => ({
      path: '', message: `${JSON.stringify(key)} is in lines ${first} and ${last} of the rendered chart, keep one of them, the first is lost`, rule: FIELD_REPEATED.name,
    }));
    return unpackLists(value, { source: this.source, buildAdvice }, lineAt, () => {
      count += 1;
      return this.rereader(chunk, count - 1);
    });
  }

  /** A function of its own, since the functions made in one call share its variables: the value would be kept too. */
  private rereader(chunk: StreamedDocument['chunk'], index: number): ReadDocument['reread'] {
    return () => this.reread(chunk)[index];
  }

  private reread(chunk: StreamedDocument['chunk']): readonly ReadDocument[] {
    const { start } = chunk;
    const known = recentChunks.find((each) => each.file === this && each.start === start) ?? { file: this, start, documents: this.readChunk(chunk) };
    recentChunks = [known, ...recentChunks.filter((each) => each !== known)].slice(0, MAX_CHUNKS);
    return known.documents;
  }

  private readChunk(chunk: StreamedDocument['chunk']): ReadDocument[] {
    const { start, end } = chunk;
    const bytes = this.kept?.subarray(start, end) ?? filePart(this.path, this.state!, start, end);
    const found = bytes === undefined ? [] : rereadYaml(bytes, { ...chunk, start: 0, end: bytes.length }, this.dialect);
    return found.flatMap((each) => [...this.documentsIn(each)]);
  }
}

/** Unpacks a List as printed by `kubectl get`, or a typed list such as VirtualMachineList. */
function* unpackLists(value: any, all: Pick<ReadDocument, 'source' | 'buildAdvice'>, lineAt: ReadDocument['lineAt'], rereader: () => ReadDocument['reread']): Iterable<ReadDocument> {
  if (typeof value?.kind === 'string' && value.kind.endsWith('List') && Array.isArray(value.items)) {
    for (const [index, item] of value.items.entries()) {
      yield* unpackLists(item, all, (path) => lineAt(`items[${index}].${path}`), rereader);
    }
  } else {
    yield { ...all, value: asWritten(value), raw: value, where: `${all.source}:${lineAt('')}`, lineAt, reread: rereader() };
  }
}
