// The ConfigMaps in the files of a repository, whose data is known if no other file has one of the same name: it may be a patch, or of another
// cluster.
import { IssueCollector } from '../../issues/issues';
import { groupBy, isMap, textOf } from '../../plain-data/plain-data';
import { fileBytes } from '../../yaml/file-text';
import { streamFiles } from '../manifests/documents';
import { InputFile } from '../manifests/input-file';

export class ConfigMaps {
  private byName?: ReadonlyMap<string, readonly any[]>;

  constructor(private readonly files: readonly string[]) {}

  /** The data of a ConfigMap, which may get its namespace later. */
  public dataOf(name: string, namespace: unknown): object | undefined {
    // Few repositories need them.
    this.byName ??= this.read();
    const [only, ...others] = this.byName.get(name) ?? [];
    const isKnown = only !== undefined && others.length === 0 && [undefined, namespace].includes(only.metadata?.namespace);
    return isKnown && isMap(only.data) ? withoutVariables(only.data) : undefined;
  }

  private read(): ReadonlyMap<string, readonly any[]> {
    const marked = new IssueCollector().collectEach(this.files, (file) => fileBytes(file).bytes.includes('ConfigMap') ? [file] : []).flat();
    const objects = Array.from(streamFiles(marked.map((file) => new InputFile(file))).documents, ({ value }) => value);
    return groupBy(objects.filter((value) => value?.kind === 'ConfigMap'), ({ metadata }) => textOf(metadata?.name));
  }
}

/** The values that are not filled in themselves. */
function withoutVariables(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string' && !value.includes('${')));
}
