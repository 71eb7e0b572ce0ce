// Folders of which a program makes manifests, and that have none to apply: kustomizations and Helm charts.
import { readdirSync, statSync } from 'fs';
import { join } from 'path';
import { issue, type Issue } from '../../issues/issues';
import { table } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';

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
  const isFolder = path !== '-' && (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);
  const entries = isFolder ? readdirSync(path, { withFileTypes: true }) : [];
  const file = entries.find((entry) => entry.name in BUILDERS && !entry.isDirectory())?.name;
  return file === undefined || OF_FLUX.test(fileText(join(path, file))) ? []
    : [{ source: join(path, file), ...issue('', `manifests are made of this folder: give what \`${BUILDERS[file]} ${path}\` prints, as -`) }];
}
