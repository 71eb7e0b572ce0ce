// Which severities the rules of our own have: by options, and by the file cdk8s-kubevirt.yaml of the repository that paths are in.
import { existsSync, statSync } from 'fs';
import { dirname, resolve } from 'path';
import { silenceMistake } from '../../admission/catalogue';
import { NO_SECRET_VALUE } from '../../admission/secrets/secret-values';
import { type Decision, decisionOf, parseDecision, Severities } from '../../admission/severities';
import { issue, type Issue, refuse } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';
import { readYaml } from '../../yaml/yaml';
import { findConfigurationFile } from '../command-line/configuration-file';
import { asUsage, UsageError } from '../command-line/usage-error';

/** Parses `--severity`, which may be given several times. */
export function appendSeverity(text: string, previous: readonly Decision[]): Decision[] {
  const decision = parseDecision(text);
  if ('mistake' in decision) {
    throw new UsageError(`--severity ${JSON.stringify(text)}: ${decision.mistake}`);
  }
  return [...previous, decision];
}

/** Parses `--silence`, which may be given several times, and needs no reason for what is advice only. */
export function appendSilence(name: string, previous: readonly Decision[]): Decision[] {
  const mistake = name === NO_SECRET_VALUE.name ? `that is an error and no advice: write --severity "${name}=silent: REASON"` : silenceMistake(name);
  if (mistake !== undefined) {
    throw new UsageError(`--silence ${JSON.stringify(name)}: ${mistake}`);
  }
  return [...previous, { rule: name, severity: 'silent', reason: '' }];
}

/** The severities, and what the file decides in a line each, since it may be somebody else's. */
export function readSeverities(flags: readonly Decision[], paths: readonly string[]): { readonly severities: Severities; readonly notes: string[] } {
  const files = [...new Set(paths.map((path) => findConfigurationFile(folderOf(path))))].filter((file) => file !== undefined);
  if (files.length > 1) {
    throw new UsageError(`the paths are in repositories with rules of their own, ${files.join(' and ')}: validate each by itself`);
  }
  const decisions = files.flatMap((file) => asUsage(() => readDecisions(file)));
  const notes = decisions.map(({ rule, severity, reason }) => `${files[0]}: ${rule} is ${severity === 'silent' ? 'silent' : `${ARTICLES[severity]} ${severity}`}: ${reason}`);
  return { severities: new Severities(flags, decisions), notes };
}

const ARTICLES = { error: 'an', warning: 'a' };

function folderOf(path: string): string {
  const isFolder = path === '-' || existsSync(path) && statSync(path).isDirectory();
  return path === '-' ? process.cwd() : isFolder ? resolve(path) : dirname(resolve(path));
}

/**
 * The decisions in a file: `validate: {rules: {no-secret-value: {severity: warning, reason: …}}}`. The file has other parts too.
 *
 * @throws one error that lists every mistake of that part
 */
function readDecisions(file: string): Decision[] {
  const [{ value, lineAt } = { value: undefined, lineAt: () => 1 }] = readYaml(fileText(file), file);
  const part = isMap(value) ? (value as any).validate : undefined;
  if (part === undefined) {
    return [];
  }
  const at = (path: string, message: string): Issue => ({ source: file, line: lineAt(path), ...issue(path, message) });
  const others = isMap(part) ? Object.keys(part).filter((field) => field !== 'rules') : ['validate'];
  const rules = isMap(part) ? (part as any).rules : undefined;
  if (others.length > 0 || !isMap(rules)) {
    refuse([at('validate', 'is something else: write rules, with a severity and a reason for each rule')]);
  }
  const found = Object.entries<any>(rules).map(([rule, decided]) => ({ rule, decision: decisionOf(rule, decided?.severity, decided?.reason) }));
  refuse(found.flatMap(({ rule, decision }) => 'mistake' in decision ? [at(`validate.rules.${rule}`, decision.mistake)] : []));
  return found.flatMap(({ decision }) => 'mistake' in decision ? [] : [decision]);
}
