// The files of a chart, which Helm follows links to and templates may print: none from outside of the repository, and none of Git's.
import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'fs';
import { basename, join, relative, resolve } from 'path';
import { fileText } from '../../yaml/file-text';
import { isBelow, isRepository, kindOfPath } from '../folders/repository-files';
import { inTemporaryFolder } from '../kustomizations/external-builder';

/** Something in a chart, also in folders behind links. */
interface Entry {
  readonly path: string;
  readonly kind: 'file' | 'folder' | undefined;
  readonly isLink: boolean;
}

/** A chart whose links are known. Each folder is read once, however many links lead to it. */
export class ChartFiles {
  /** The links that lead out of the repository, or nowhere. */
  public readonly foreign: readonly string[];
  /**
   * Whether the schema of the chart's values may be in other files, which Helm reads from anywhere on this machine, or from an address. Those of
   * packed charts are not known.
   */
  public readonly hasOpenSchema: boolean;
  private readonly entries: readonly Entry[];
  /** The first path of each folder, by its real path. */
  private readonly folders = new Map<string, string>();

  constructor(private readonly chart: string, private readonly isOfRepository: (path: string) => boolean) {
    this.entries = [...this.read(chart)];
    this.foreign = this.entries.filter((entry) => !this.isKnown(entry)).map(({ path }) => path);
    this.hasOpenSchema = this.entries.some((entry) => entry.kind === 'file' && this.isKnown(entry) && isOpenSchema(entry.path));
  }

  /** Builds the chart, or a copy without links and without Git's files. */
  public build<Result>(build: (chart: string) => Promise<Result>): Promise<Result> {
    const isPlain = !isRepository(this.chart) && this.entries.every(({ isLink }) => !isLink);
    return isPlain ? build(resolve(this.chart)) : inTemporaryFolder((place) => {
      this.entries.forEach((entry) => this.copy(entry, place));
      return build(place);
    });
  }

  private copy({ path, kind }: Entry, place: string): void {
    const copyOf = (each: string) => join(place, relative(this.chart, each));
    const first = kind === 'folder' ? this.firstPathOf(path)! : undefined;
    if (first === undefined) {
      cpSync(realpathSync(path), copyOf(path));
    } else if (first === path) {
      mkdirSync(copyOf(path));
    } else {
      symlinkSync(copyOf(first), copyOf(path));
    }
  }

  private* read(folder: string): Iterable<Entry> {
    this.folders.set(realpathSync(folder), folder);
    for (const entry of readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== '.git')) {
      const path = join(folder, entry.name);
      const found: Entry = { path, kind: kindOfPath(path), isLink: entry.isSymbolicLink() };
      const first = found.kind === 'folder' ? this.firstPathOf(path) : undefined;
      // A link to a folder above it has no end, and a pipe has none.
      const isEndless = first === undefined ? found.kind === undefined && !found.isLink : isBelow(first, path);
      yield* isEndless ? [] : [found];
      yield* found.kind === 'folder' && first === undefined && this.isKnown(found) ? this.read(path) : [];
    }
  }

  private firstPathOf(folder: string): string | undefined {
    return this.folders.get(realpathSync(folder));
  }

  private isKnown({ path, kind, isLink }: Entry): boolean {
    return !isLink || (kind !== undefined && this.isOfRepository(path));
  }
}

function isOpenSchema(path: string): boolean {
  return path.endsWith('.tgz') || (basename(path) === 'values.schema.json' && refersElsewhere(fileText(path)));
}

function refersElsewhere(schema: string): boolean {
  try {
    let isOpen = false;
    JSON.parse(schema, (key, value) => {
      isOpen ||= typeof value === 'string' && (REFERENCE.test(key) ? !value.startsWith('#') : key === '$schema' && !STANDARD.test(value));
      return value;
    });
    return isOpen;
  } catch {
    // Helm may read what is no JSON here.
    return true;
  }
}

const REFERENCE = /^\$(?:dynamic|recursive)?ref$/i;
const STANDARD = /^https?:\/\/json-schema\.org\//;
