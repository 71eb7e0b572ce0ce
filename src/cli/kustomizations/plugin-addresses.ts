// Addresses in the generators, transformers and validators of kustomizations, from which kustomize would fetch files.
import { statSync } from 'fs';
import { resolve } from 'path';
import type { Kustomization } from './kustomizations';
import { fileText } from '../../yaml/file-text';

/** The kustomization or the file of the first generator with an address. A folder of them is a kustomization too. */
export function pluginAddress(all: readonly Kustomization[]): string | undefined {
  const inline = all.find(({ plugins }) => plugins.some((text) => text.includes('\n') && text.includes(ADDRESS)));
  if (inline !== undefined) {
    return inline.file;
  }
  const byFolder = new Map(all.map((each) => [each.folder, each]));
  const paths = new Set(all.flatMap(({ folder, plugins }) => plugins.filter((text) => !text.includes('\n')).map((path) => resolve(folder, path))));
  for (const path of paths) {
    byFolder.get(path)?.resources.forEach((resource) => paths.add(resource));
  }
  return [...paths].find((path) => statSync(path, { throwIfNoEntry: false })?.isFile() && fileText(path).includes(ADDRESS));
}

const ADDRESS = '://';
