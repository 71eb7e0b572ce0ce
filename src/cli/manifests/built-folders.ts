// Folders of which a program makes manifests, and that have none to apply: kustomizations and Helm charts.
import { readdirSync, statSync } from 'fs';
import { join } from 'path';
import { issue, type Issue } from '../../issues/issues';
import { table } from '../../plain-data/plain-data';
import { fileText, withFileErrors } from '../../yaml/file-text';

/** The names of a kustomization's file, of which kustomize takes the first that is there. */
export const KUSTOMIZATION_FILES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

/** What makes the manifests, by the file that says how. */
const BUILDERS: { readonly [file: string]: string } = table({
  ...Object.fromEntries(KUSTOMIZATION_FILES.map((file) => [file, 'kustomize build'])),
  'Chart.yaml': 'helm template',
});

/** Kustomizations of Flux are objects. */
const OF_FLUX = /^apiVersion: *["']?kustomize\.toolkit\./m;

/** Refuses a folder of which manifests are made, with what to give in its place. */
export function builtIssues(path: string): Issue[] {
  const [file] = path === '-' ? [] : filesIn(path, Object.keys(BUILDERS));
  return file === undefined || OF_FLUX.test(fileText(join(path, file))) ? []
    : [{ source: join(path, file), ...issue('', `manifests are made of this folder: give what \`${BUILDERS[file]} ${path}\` prints, as -`) }];
}

/** Those of some names that a folder has a file of, or a link to one: a pipe may never end. What is no folder has none. */
export function filesIn(folder: string, names: readonly string[]): string[] {
  return withFileErrors(folder, () => {
    const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
    const present = new Set(isFolder ? readdirSync(folder) : []);
    return names.filter((name) => present.has(name) && statSync(join(folder, name), { throwIfNoEntry: false })?.isFile());
  });
}
