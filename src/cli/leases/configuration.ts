// The settings of a verb: options take precedence over the environment, then files, then defaults. Also reads the files, and tracks which
// settings a file found in a repository sets.
import { existsSync, realpathSync, statSync } from 'fs';
import { homedir } from 'os';
import { dirname, join, resolve } from 'path';
import { absolutePath, DEFAULTS, LeaseSettings, optionOf, Setting, SETTING_NAMES, SettingName, SETTINGS, parseSetting, variableOf } from './settings';
import { inSource, type Issue, issue, IssueCollector, IssueError, Issues, refuse } from '../../issues/issues';
import { anything, flag, oneOf, required, Shape, text } from '../../issues/shape';
import { shapeIssues } from '../../issues/shape-issues';
import { isMap } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';
import { countIssue, parseYaml } from '../../yaml/yaml';
import { CONFIGURATION_FILE, CONFIGURATION_PARTS } from '../command-line/configuration-file';
import { ownConfigurationFile } from '../folders/own-configuration';
import { Document, readFile } from '../manifests/documents';
import { withLocation } from '../manifests/place';

/** The options: settings by name, and a file with others. */
export type TypedSettings = { readonly config?: string } & { readonly [name in SettingName]?: string | boolean };

/** A value that is written for a setting. */
interface WrittenSetting {
  readonly value: unknown;
  /** How errors name the place. */
  readonly where: string;
  /** The base of relative paths. */
  readonly folder: string;
  readonly file?: ConfigurationFile;
}

/** The settings of a file that was found in a repository. */
export interface RepositorySettings {
  readonly path: string;
  /** The content that was read. */
  readonly text: string;
  /** The settings by name, as written in the file, without those that another source overrides. */
  readonly chosen: { readonly [name in SettingName]?: unknown };
}

/** The settings of a verb. */
interface LeaseConfiguration {
  readonly settings: LeaseSettings;
  /** Undefined if no such file sets anything. */
  readonly found?: RepositorySettings;
}

/** Looks up a setting in one source. An empty string counts as missing. */
type Source = (name: SettingName) => WrittenSetting;

/**
 * The settings of a verb.
 *
 * @param needed settings that the verb requires besides the context
 * @throws one error that lists every setting that is missing or invalid
 */
export function readLeaseConfiguration(options: TypedSettings, needed: readonly SettingName[] = []): LeaseConfiguration {
  const files = configurationFiles(options.config ?? (process.env.CDK8S_KUBEVIRT_CONFIG || undefined));
  const sources = [optionSource(options), environment, ...files.map(fileSource)];
  const collector = new IssueCollector();
  const given = SETTING_NAMES.flatMap((name) => {
    const written = sources.map((source) => source(name)).find(({ value }) => value !== undefined && value !== '');
    return written === undefined ? [] : [{ name, ...written }];
  });
  const parsed = given.map(({ name, value, folder, where }) => (
    [name, collector.collect(() => parseSetting(SETTINGS[name].kind, value, folder), undefined, where)]
  ));
  const settings = { ...DEFAULTS, ...options.config !== undefined && { config: resolve(options.config) }, ...Object.fromEntries(parsed) };
  collector.add((['context', ...needed] as const).filter((name) => !(name in settings)).map(missingIssue));
  collector.add(publicKeyIssues(settings));
  collector.raise();
  const overrides = given.filter(({ file }) => file?.isFound);
  const file = overrides[0]?.file;
  const found = file && { path: file.path, text: file.text, chosen: Object.fromEntries(overrides.map(({ name, value }) => [name, value])) };
  return { settings, found };
}

function optionSource(options: TypedSettings): Source {
  return (name) => ({ value: options[name], where: optionOf(name), folder: process.cwd() });
}

function environment(name: SettingName): WrittenSetting {
  return { value: process.env[variableOf(name)], where: variableOf(name), folder: process.cwd() };
}

function fileSource(file: ConfigurationFile): Source {
  const { path, document } = file;
  return (name) => ({ file, value: document.value.kubevirt[name], where: `${path}:${document.lineAt(`kubevirt.${name}`)}: kubevirt.${name}`, folder: dirname(path) });
}

function missingIssue(name: SettingName): Issue {
  const reason = name === 'context' ? ', and the current one is not used since it may change' : '';
  return issue('', `${name}: is not set${reason}: write ${optionOf(name)}, ${variableOf(name)}, or kubevirt.${name} in ${CONFIGURATION_FILE}`);
}

function* publicKeyIssues({ sshKey, sshPublicKey }: Partial<LeaseSettings>): Issues {
  if (sshPublicKey !== undefined && sshKey === undefined) {
    yield issue('', 'sshPublicKey: has no sshKey, the private key that it belongs to: set both, or neither for a new key per lease');
  }
}

/** The fields of the file, which other lease providers read too. */
export const CONFIGURATION = {
  ...CONFIGURATION_PARTS,
  provider: oneOf('kubevirt'),
  target: oneOf('linux'),
  kubevirt: Object.fromEntries(SETTING_NAMES.map((name) => [name, settingShape(SETTINGS[name])])),
} as const satisfies { readonly [field: string]: Shape };

/** A file that was read. */
interface ConfigurationFile {
  readonly path: string;
  /** Whether it was found in the working directory or above, so it may come from somebody else's repository. */
  readonly isFound: boolean;
  readonly text: string;
  readonly document: Document;
}

/** The user's own file. */
function userFile(): string {
  return join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'cdk8s-kubevirt', 'config.yaml');
}

/**
 * The configuration files, in order of precedence: the named one, or else the one found in the working directory or above, then the user's
 * own.
 *
 * @throws one error that lists every mistake in them
 */
function configurationFiles(named: string | undefined): ConfigurationFile[] {
  if (named !== undefined) {
    return [read(named, false)];
  }
  const found = ownConfigurationFile(process.cwd());
  return [
    ...found === undefined || !hasLeaseSettings(found) ? [] : [read(found, true)],
    ...existsSync(userFile()) ? [read(userFile(), false)] : [],
  ];
}

/** Whether a file of a repository has more than the settings of `validate`. */
function hasLeaseSettings(path: string): boolean {
  const documents = statSync(path).isFile() ? parseYaml(fileText(path)).documents : [];
  const value = documents[0]?.value;
  return documents.length !== 1 || !isMap(value) || !('validate' in value) || 'kubevirt' in value;
}

function read(path: string, isFound: boolean): ConfigurationFile {
  if (isFound && !statSync(path).isFile()) {
    throw new IssueError([issue('', `${path}: is not a file: remove it, or name another one with --config`)]);
  }
  const content = fileText(path);
  const documents = readFile(path, content);
  if (documents.length !== 1) {
    throw new IssueError([inSource(path, countIssue(documents.length, 'configuration', 'keep one of them'))]);
  }
  const [document] = documents;
  withLocation(document, () => refuse(shapeIssues(document.value, { ...CONFIGURATION, kubevirt: required(CONFIGURATION.kubevirt, 'write the settings of the leases') })));
  const file = { path, isFound, text: content, document };
  withLocation(document, () => refuse(isFound ? SETTING_NAMES.flatMap((name) => [...forbiddenSettings(file, name)]) : []));
  return file;
}

/** Settings that a file of a repository may not set: its author would act as the user who clones it. */
function* forbiddenSettings({ path, document }: ConfigurationFile, name: SettingName): Issues {
  const { restriction, allowedValue }: Setting = SETTINGS[name];
  const written = document.value.kubevirt[name];
  const reason = name === 'template' && written && leavesFolder(dirname(path), String(written)) ? 'it is outside of this file\'s folder' : restriction;
  if (reason !== undefined && ![undefined, '', allowedValue].includes(written)) {
    yield issue(`kubevirt.${name}`, `${JSON.stringify(written)} may not be set by a file that was found in a repository, since ${reason}: `
      + `write it in ${withTilde(userFile())}, as ${optionOf(name)} or ${variableOf(name)}, or name this file with --config if you trust it`);
  }
}

/** Whether a path leads out of a folder, directly or through symbolic links. */
function leavesFolder(folder: string, written: string): boolean {
  const path = absolutePath(written, folder);
  const [from, to] = existsSync(path) ? [realpathSync(folder), realpathSync(path)] : [resolve(folder), path];
  return !to.startsWith(join(from, '/'));
}

function settingShape({ kind }: Setting): Shape {
  // Ports and times may be written without quotes.
  return kind === 'flag' ? flag : kind === 'port' || kind === 'duration' ? anything : text;
}

function withTilde(path: string): string {
  return path.startsWith(`${homedir()}/`) ? `~${path.slice(homedir().length)}` : path;
}
