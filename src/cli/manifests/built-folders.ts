// Folders that a program builds into manifests, so that they contain none to apply: kustomizations and Helm charts.
import { readdirSync, statSync } from 'fs';
import { basename, dirname, join } from 'path';
import { issue, type Issue } from '../../issues/issues';
import { table, textOf } from '../../plain-data/plain-data';
import { fileText, withFileErrors } from '../../yaml/file-text';
import { parseYaml } from '../../yaml/yaml';

/** The names of a kustomization's file. Kustomize takes the first that exists. */
export const KUSTOMIZATION_FILES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

/** The command that builds the manifests, by the file that configures it. */
const BUILDERS: { readonly [file: string]: string } = table({
  ...Object.fromEntries(KUSTOMIZATION_FILES.map((file) => [file, 'kustomize build'])),
  'Chart.yaml': 'helm template',
});

/** Whether the documents of a file with the name of a kustomization's are objects of Flux. */
export function areOfFlux(documents: ReadonlyArray<{ readonly value: any }>): boolean {
  return documents.some(({ value }) => textOf(value?.apiVersion).startsWith('kustomize.toolkit.'));
}

function isOfFlux(file: string): boolean {
  return areOfFlux(parseYaml(fileText(file)).documents);
}

/** The folder of a file that configures a build, such as a kustomization; any other path as it is. */
export function builtFolder(path: string): string {
  const [folder, file] = [dirname(path), basename(path)];
  return file in BUILDERS && filesIn(folder, [file]).length > 0 && !isOfFlux(path) ? folder : path;
}

/** Refuses a folder that is built into manifests, or the file that configures its build, with what to give instead. */
export function builtIssues(path: string): Issue[] {
  const folder = builtFolder(path);
  const [file] = path === '-' ? [] : filesIn(folder, Object.keys(BUILDERS));
  return file === undefined || isOfFlux(join(folder, file)) ? []
    : [{ source: join(folder, file), ...issue('', `manifests are built from this folder: give the output of \`${BUILDERS[file]} ${folder}\` as -`) }];
}

/** The names for which a folder has a file, or a link to one: a pipe may never end. A path that is not a folder has none. */
export function filesIn(folder: string, names: readonly string[]): string[] {
  return withFileErrors(folder, () => {
    const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
    const found = isFolder ? names.filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile()) : [];
    // Where case is ignored, a file is found by names that it does not have. Listing a large folder takes long.
    const listed = new Set(found.length > 0 ? readdirSync(folder) : []);
    return found.filter((name) => listed.has(name));
  });
}
