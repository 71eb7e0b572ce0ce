// Which modules of the library need nothing of certain packages, so that a file without these packages can have them.
import { relative } from 'path';
import type { Metafile } from 'esbuild';

/** The name of a compiled module or its source, such as `lib/issues/issues`, or undefined for what is of no room. */
export function nameOf(path: string): string | undefined {
  const [, folder, rest] = /^(src|lib|imports)\/(.*?)(?:\.js)?$/.exec(relative('.', path)) ?? [];
  return folder === undefined ? undefined : `${folder === 'imports' ? 'imports' : 'lib'}/${rest}`;
}

/** The names of all modules of a bundle that import none of some packages, nor a module that does. Modules import each other in no circle: lint says so. */
export function apartFrom({ inputs }: Metafile, packages: RegExp): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  const needsThem = (file: string): boolean => {
    const answer = known.get(file);
    if (answer !== undefined) {
      return answer;
    }
    const needs = inputs[file].imports.some(({ path }) => packages.test(path) || path in inputs && needsThem(path));
    known.set(file, needs);
    return needs;
  };
  const files = Object.keys(inputs).filter((file) => nameOf(file) !== undefined && !needsThem(file));
  return new Set(files.map((file) => nameOf(file)!));
}
