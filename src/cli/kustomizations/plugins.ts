// The generators, transformers and validators of a kustomization: texts, files, or folders of files. Kustomize gets all of them as texts, so that
// the paths in them are known.
import { join, resolve } from 'path';
import { type Fields, inlineObjects, inlineText, notThere, otherSpelling, PLUGINS, unknownFieldFailure } from './kustomization-fields';
import { displayText } from '../../issues/formats';
import { itemsAt } from '../../plain-data/fields';
import { groupBy, isMap, textOf } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';
import { parseYaml } from '../../yaml/yaml';
import { kindOfPath } from '../folders/repository-files';
import { filesIn, KUSTOMIZATION_FILES } from '../manifests/built-folders';

/** The plugins of a kustomization. */
export interface Plugins {
  /** Each as a text, by field. */
  readonly texts: Fields;
  /** The files and folders that they are in. */
  readonly paths: readonly string[];
  /** Why some cannot be read. */
  readonly failures: readonly string[];
}

/** The fields of a kustomization that only lists plugins. */
const LIST_FIELDS = ['apiVersion', 'kind', 'metadata', 'resources'];

/** @param isKnown whether an existing file or folder may be read */
export function readPlugins(content: Fields, folder: string, isKnown: (path: string) => boolean): Plugins {
  const reader = new PluginReader(folder, isKnown);
  const fields = PLUGINS.filter((field) => content[field] !== undefined).map((field) => {
    const groups = groupBy(itemsAt(content, field).map(textOf), (item) => inlineObjects(item) !== undefined);
    // Kustomize reads those that are texts first.
    const inTexts = (groups.get(true) ?? []).flatMap((text) => reader.configsOf(text));
    const inFiles = (groups.get(false) ?? []).flatMap((path) => reader.configsAt(path));
    return [field, [...inTexts, ...inFiles].map(inlineText)];
  });
  return { texts: Object.fromEntries(fields), paths: reader.paths, failures: reader.failures };
}

class PluginReader {
  public readonly paths: string[] = [];
  public readonly failures: string[] = [];

  constructor(private readonly folder: string, private readonly isKnown: (path: string) => boolean) {}

  public configsOf(text: string): Fields[] {
    return this.checked(configsIn(text), unread(displayText(text)));
  }

  public configsAt(path: string, folder = this.folder): Fields[] {
    const original = resolve(folder, path);
    const kind = kindOfPath(original);
    if (kind === undefined || !this.isKnown(original)) {
      return this.checked(undefined, notThere(path));
    }
    this.paths.push(original);
    return kind === 'file' ? this.checked(configsIn(fileText(original)), unread(path)) : this.configsBelow(path, original);
  }

  /** The plugins in the files that a kustomization lists. */
  private configsBelow(path: string, folder: string): Fields[] {
    const [file] = filesIn(folder, KUSTOMIZATION_FILES).map((name) => join(folder, name)).filter(this.isKnown);
    const content = file === undefined ? undefined : parseYaml(fileText(file)).documents[0]?.value;
    const listed = itemsAt(content, 'resources').map(textOf);
    const isList = isMap(content) && Object.keys(content).every((field) => LIST_FIELDS.includes(field));
    return !isList ? this.checked(undefined, unread(path)) : listed.flatMap((each) => (
      kindOfPath(resolve(folder, each)) === 'folder' ? this.checked(undefined, unread(each)) : this.configsAt(each, folder)
    ));
  }

  private checked(configs: Fields[] | undefined, failure: string): Fields[] {
    const [spelling] = (configs ?? []).flatMap(spellings);
    this.failures.push(...configs === undefined ? [failure] : spelling !== undefined ? [unknownFieldFailure(spelling)] : []);
    return configs ?? [];
  }
}

function unread(plugin: string): string {
  return `it has a generator or transformer that cannot be read (${plugin})`;
}

/** The plugins in a text, which may be in lists. */
function configsIn(text: string): Fields[] | undefined {
  const { documents, issues } = parseYaml(text);
  const configs = documents.flatMap(({ value }) => withoutLists(value));
  return issues.length === 0 && configs.every(isPlugin) ? configs : undefined;
}

function withoutLists(value: any): any[] {
  return isMap(value) && Array.isArray(value.items) ? value.items.flatMap(withoutLists) : [value];
}

/** Kustomize takes what is no object for a path. */
function isPlugin(value: any): boolean {
  return isMap(value) && !('items' in value) && [value.apiVersion, value.kind, value.metadata?.name].every((each) => textOf(each) !== '');
}

/** The fields of a plugin that only kustomize recognizes. */
function spellings(config: Fields): string[] {
  return [config, ...itemsAt(config, 'replacements')].flatMap((each) => otherSpelling(each) ?? []);
}
