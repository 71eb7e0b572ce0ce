// Reduces the published declarations to those that are reachable from the library's own.
import { existsSync, readdirSync, readFileSync, rmSync } from 'fs';
import { join, resolve } from 'path';
import { preProcessFile } from 'typescript';

/** Removes the declarations from a folder that cannot be reached from the entry. */
export function removeUnreachedDeclarations(folder: string, entry: string): void {
  const reached = new Set<string>();
  const reach = (file: string): void => {
    if (!reached.has(file)) {
      reached.add(file);
      const { importedFiles } = preProcessFile(readFileSync(file, 'utf8'));
      importedFiles.filter(({ fileName }) => fileName.startsWith('.')).forEach(({ fileName }) => reach(declarationOf(resolve(file, '..', fileName))));
    }
  };
  reach(resolve(folder, entry));
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts')).map((name) => resolve(folder, name))
    .filter((file) => !reached.has(file))
    .forEach((file) => rmSync(file));
}

function declarationOf(module: string): string {
  const found = [`${module}.d.ts`, join(module, 'index.d.ts')].find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(`${module}: has no declaration`);
  }
  return found;
}
