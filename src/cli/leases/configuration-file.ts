// The file of a lease's configuration: its fields, where it is looked for, and what one that was found may not choose at all.
import { existsSync, realpathSync, statSync } from 'fs';
import { homedir } from 'os';
import { dirname, join, relative, resolve } from 'path';
import { absolutePath } from './setting-values';
import { optionOf, SETTING_NAMES, SettingName, Setting, SETTINGS, variableOf } from './settings';
import { fileText } from '../../yaml/file-text';
import { issue, IssueError, Issues, refuse } from '../../issues/issues';
import { anything, flag, shapeIssues, oneOf, required, Shape, text } from '../../issues/shape';
import { Document, readFile } from '../manifests/documents';
import { placed } from '../manifests/place';

/** What it is called where it is not named. */
export const FILE_NAME = 'cdk8s-kubevirt.yaml';

/** The fields of the file: those of a provider of leases, which has other providers beside this one. */
export const CONFIGURATION = {
  provider: oneOf('kubevirt'),
  target: oneOf('linux'),
  kubevirt: Object.fromEntries(SETTING_NAMES.map((name) => [name, shapeOf(SETTINGS[name])])),
} as const satisfies { readonly [field: string]: Shape };

/** A file that was read. */
export interface ConfigurationFile {
  readonly path: string;
  /** Whether it was found in the working directory or above it, where anybody may have put it whose repository this is. */
  readonly isFound: boolean;
  readonly text: string;
  readonly document: Document;
}

/** The user's own file. */
export function ownFile(): string {
  return join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'cdk8s-kubevirt', 'config.yaml');
}

/**
 * The files that count, the first one most: the one that is named, or else what is found in the working directory or above it
 * and the user's own.
 *
 * @throws one error that lists all that is wrong with them
 */
export function configurationFiles(named: string | undefined): ConfigurationFile[] {
  if (named !== undefined) {
    return [read(named, false)];
  }
  const found = foundFile(process.cwd());
  return [
    ...found === undefined ? [] : [read(found, true)],
    ...existsSync(ownFile()) ? [read(ownFile(), false)] : [],
  ];
}

function read(path: string, isFound: boolean): ConfigurationFile {
  if (isFound && !statSync(path).isFile()) {
    throw new IssueError([issue('', `${path}: is no file: remove it, or write --config and another one`)]);
  }
  const content = fileText(path);
  const documents = readFile(path, content);
  if (documents.length !== 1) {
    throw new IssueError([issue('', `${path}: has ${documents.length} documents instead of one configuration: keep one of them`)]);
  }
  const [document] = documents;
  placed(document, () => refuse(shapeIssues(document.value, { ...CONFIGURATION, kubevirt: required(CONFIGURATION.kubevirt, 'write the settings of the leases') })));
  const file = { path, isFound, text: content, document };
  placed(document, () => refuse(isFound ? SETTING_NAMES.flatMap((name) => [...overreach(file, name)]) : []));
  return file;
}

/** What a file may not choose that came with a repository: whoever clones it and runs a command would act for its author. */
function* overreach({ path, document }: ConfigurationFile, name: SettingName): Issues {
  const { personal, harmless }: Setting = SETTINGS[name];
  const written = document.value.kubevirt[name];
  const reason = name === 'template' && written && leavesFolder(dirname(path), String(written)) ? 'it is a file outside of the folder that this one is in' : personal;
  if (reason !== undefined && ![undefined, '', harmless].includes(written)) {
    yield issue(`kubevirt.${name}`, `${JSON.stringify(written)} may not be chosen by a file that was found in a repository, since ${reason}: `
      + `write it in ${tilde(ownFile())}, as ${optionOf(name)} or ${variableOf(name)}, or name this file with --config if you trust it`);
  }
}

/** Whether a path leads out of a folder, by itself or by symbolic links. */
function leavesFolder(folder: string, written: string): boolean {
  const path = absolutePath(written, folder);
  const [from, to] = existsSync(path) ? [realpathSync(folder), realpathSync(path)] : [resolve(folder), path];
  return !to.startsWith(join(from, '/'));
}

/** The nearest one, from a folder on upward. */
function foundFile(folder: string): string | undefined {
  const path = join(folder, FILE_NAME);
  if (existsSync(path)) {
    return relative(process.cwd(), path);
  }
  return dirname(folder) === folder ? undefined : foundFile(dirname(folder));
}

function shapeOf({ kind }: Setting): Shape {
  // A port or a time may stand there without quotes.
  return kind === 'flag' ? flag : kind === 'port' || kind === 'duration' ? anything : text;
}

function tilde(path: string): string {
  return path.startsWith(`${homedir()}/`) ? `~${path.slice(homedir().length)}` : path;
}
