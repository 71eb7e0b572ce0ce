// The settings that count, and what of them a repository chose: options over the environment over files over defaults.
import { dirname } from 'path';
import { ConfigurationFile, configurationFiles, FILE_NAME } from './configuration-file';
import { settingValue } from './setting-values';
import { DEFAULTS, LeaseSettings, optionOf, SETTING_NAMES, SettingName, SETTINGS, variableOf } from './settings';
import { issue, IssueCollector, IssueError } from '../../issues/issues';

/** What was typed: the settings by their names, and a file of others. */
export type TypedSettings = { readonly config?: string } & { readonly [name in SettingName]?: string | boolean };

/** Something that is written for a setting. */
interface Written {
  readonly value: unknown;
  /** What errors call the place. */
  readonly where: string;
  /** What a relative path begins at. */
  readonly folder: string;
  readonly file?: ConfigurationFile;
}

/** What a file chose that was found, rather than named or the user's own. */
export interface FoundChoices {
  readonly path: string;
  /** What was read, whatever is in the file by now. */
  readonly text: string;
  /** The settings by their names, as they are written in the file; those that something else decides are not among them. */
  readonly chosen: { readonly [name in SettingName]?: unknown };
}

/** The settings of a verb. */
export interface LeaseConfiguration {
  readonly settings: LeaseSettings;
  /** Nothing where no such file has a say. */
  readonly found?: FoundChoices;
}

/** Looks up what is written for a setting in one place; an empty text is nothing. */
type Source = (name: SettingName) => Written;

/**
 * The settings of a verb.
 *
 * @param needed what the verb cannot do without, beside the context
 * @throws one error that lists every setting that is missing, or not right
 */
export function leaseConfiguration(typed: TypedSettings, needed: readonly SettingName[] = []): LeaseConfiguration {
  const files = configurationFiles(typed.config ?? (process.env.CDK8S_KUBEVIRT_CONFIG || undefined));
  const sources = [options(typed), environment, ...files.map(fileSource)];
  const collector = new IssueCollector();
  const given = SETTING_NAMES.flatMap((name) => {
    const written = sources.map((source) => source(name)).find(({ value }) => value !== undefined && value !== '');
    return written === undefined ? [] : [{ name, ...written }];
  });
  const read = given.map(({ name, value, folder, where }) => (
    [name, collector.collect(() => settingValue(SETTINGS[name].kind, value, folder), undefined, where)]
  ));
  const settings = { ...DEFAULTS, ...Object.fromEntries(read) };
  for (const name of (['context', ...needed] as const).filter((each) => !(each in settings))) {
    collector.collect(() => missing(name), undefined);
  }
  collector.collect(() => publicKeyAlone(settings), undefined);
  collector.raise();
  const chosen = given.filter(({ file }) => file?.isFound);
  const file = chosen[0]?.file;
  const found = file && { path: file.path, text: file.text, chosen: Object.fromEntries(chosen.map(({ name, value }) => [name, value])) };
  return { settings, found };
}

function options(typed: TypedSettings): Source {
  return (name) => ({ value: typed[name], where: optionOf(name), folder: process.cwd() });
}

function environment(name: SettingName): Written {
  return { value: process.env[variableOf(name)], where: variableOf(name), folder: process.cwd() };
}

function fileSource(file: ConfigurationFile): Source {
  const { path, document } = file;
  return (name) => ({ file, value: document.value.kubevirt[name], where: `${path}:${document.lineAt(`kubevirt.${name}`)}: kubevirt.${name}`, folder: dirname(path) });
}

function missing(name: SettingName): never {
  const reason = name === 'context' ? ', since the current one may be another tomorrow' : '';
  throw new IssueError([issue('', `${name}: is not set${reason}: write ${optionOf(name)}, ${variableOf(name)}, or kubevirt.${name} in ${FILE_NAME}`)]);
}

function publicKeyAlone({ sshKey, sshPublicKey }: Partial<LeaseSettings>): void {
  if (sshPublicKey !== undefined && sshKey === undefined) {
    throw new IssueError([issue('', 'sshPublicKey: nothing says which private key it belongs to: write sshKey too, or neither for a key of its own for each lease')]);
  }
}
