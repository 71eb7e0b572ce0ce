// Addresses in the generators, transformers and validators of kustomizations, from which kustomize would fetch files.
import { statSync } from 'fs';
import { resolve } from 'path';
import { contentOf, type Kustomization } from './kustomizations';
import { fileText } from '../../yaml/file-text';
import { itemsAt } from '../manifests/machines';

const PLUGINS = ['generators', 'transformers', 'validators'];

/** The kustomization or the file of the first generator with an address. A folder of them is a kustomization too. */
export function pluginAddress(all: readonly Kustomization[]): string | undefined {
  const byFolder = new Map(all.map((each) => [each.folder, each]));
  const configured = all.flatMap(({ folder, file, content = contentOf(file) ?? {} }) => (
    PLUGINS.flatMap((field) => itemsAt(content, field)).filter((item) => typeof item === 'string').map((item) => ({ folder, file, item }))
  ));
  const inline = configured.find(({ item }) => item.includes('\n') && item.includes(ADDRESS));
  if (inline !== undefined) {
    return inline.file;
  }
  const paths = new Set(configured.filter(({ item }) => !item.includes('\n')).map(({ folder, item }) => resolve(folder, item)));
  for (const path of paths) {
    byFolder.get(path)?.resources.forEach((resource) => paths.add(resource));
  }
  return [...paths].find((path) => statSync(path, { throwIfNoEntry: false })?.isFile() && fileText(path).includes(ADDRESS));
}

const ADDRESS = '://';
