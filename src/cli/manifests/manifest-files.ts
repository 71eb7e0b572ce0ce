// The manifests among files: those that a path names, or that are in a folder.
import { type Dirent, existsSync, readdirSync, statSync } from 'fs';
import { join } from 'path';
import { KUSTOMIZATION_FILES } from './built-folders';
import { isName } from '../../admission/schema';
import { issue, IssueError, refuse } from '../../issues/issues';
import { fileText, withFileErrors } from '../../yaml/file-text';
import { pageAt } from '../command-line/documentation';

const isTerraform = (name: string) => name.endsWith('.tf');
const INSTEAD_OF_TERRAFORM = `for a machine that Terraform made, read it from the cluster, kubectl get vm NAME -o yaml > NAME.yaml, see ${pageAt('start/from-a-cluster.md')}`;

/** The file that a path names, `-` for standard input, or the manifests of a folder. */
export function filesOf(path: string): string[] {
  if (path === '-' || !withFileErrors(path, () => statSync(path)).isDirectory()) {
    if (isTerraform(path)) {
      throw new IssueError([{ source: path, ...issue('', `is not YAML but Terraform: ${INSTEAD_OF_TERRAFORM}`) }]);
    }
    return [path];
  }
  const files = withFileErrors(path, () => manifestFiles(path));
  if (files.length === 0) {
    const hasTerraform = withFileErrors(path, () => filesBelow(path, (_, { name }) => isTerraform(name))).length > 0;
    const instead = hasTerraform ? INSTEAD_OF_TERRAFORM : 'give files of another type by name';
    throw new IssueError([{ source: path, ...issue('', `has no manifests of type .yaml or .json: ${instead}`) }]);
  }
  refuse(files.filter((file) => !isFile(file)).map((file) => ({ source: file, ...issue('', 'is not a file: give it by name, or take it out of the folder') })));
  return files;
}

/** Whether a folder has manifests. */
export function hasManifests(folder: string): boolean {
  return withFileErrors(folder, () => manifestFiles(folder)).length > 0;
}

/** Whether a path is a file or a link to one. Reading a device or a pipe may never end. A broken link fails when it is read. */
function isFile(path: string): boolean {
  return !existsSync(path) || withFileErrors(path, () => statSync(path)).isFile();
}

/** The manifests in a folder and below it: YAML without cdk8s' own files, and JSON with objects. A kustomization's may have no extension. */
function manifestFiles(folder: string): string[] {
  const isYaml = (name: string) => /\.ya?ml$/i.test(name) || KUSTOMIZATION_FILES.includes(name);
  return filesBelow(folder, (inner, entry) => isYaml(entry.name) ? !isCdk8sConfiguration(inner, entry) : isJsonObject(join(inner, entry.name)));
}

/** The files in a folder and below it, without hidden folders and node_modules. */
export function filesBelow(folder: string, isWanted: (folder: string, entry: Dirent) => boolean): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) {
      return /^\.|^node_modules$/.test(entry.name) ? [] : filesBelow(join(folder, entry.name), isWanted);
    }
    return isWanted(folder, entry) ? [join(folder, entry.name)] : [];
  });
}

/**
 * Whether a file of JSON is an object or a List of them, unlike the many that configure programs. One that was damaged, or cannot be read, is not
 * left out: `apply --prune` would delete its objects.
 */
function isJsonObject(file: string): boolean {
  if (!/\.json$/i.test(file) || !existsSync(file) || !isFile(file)) {
    return false;
  }
  let text: string | undefined;
  try {
    text = fileText(file);
    // Most have no such field, and some are large.
    const { apiVersion, kind } = text.includes('"apiVersion"') ? JSON.parse(text) : {};
    return isName(apiVersion) && isName(kind);
  } catch {
    return text?.includes('"kind"') ?? true;
  }
}

/** Whether a file is cdk8s' configuration. A manifest of the same name is not left out: `apply --prune` would delete its objects. */
function isCdk8sConfiguration(folder: string, entry: Dirent): boolean {
  if (entry.name !== 'cdk8s.yaml' || !entry.isFile()) {
    return false;
  }
  const text = fileText(join(folder, entry.name));
  return /^(?:app|language):/m.test(text) && !/^apiVersion:/m.test(text);
}
