// The severities of our own rules: set by options, and by the file cdk8s-kubevirt.yaml of the repository that contains the paths.
import { existsSync, statSync } from 'fs';
import { dirname, resolve } from 'path';
import { silenceMistake } from '../../admission/catalogue';
import { NO_SECRET_VALUE } from '../../admission/secrets/secret-values';
import { type Decision, decisionOf, parseDecision, Severities } from '../../admission/severities';
import { issue, refuse } from '../../issues/issues';
import { anything, mapOf, required, type Shape } from '../../issues/shape';
import { shapeAndRuleIssues } from '../../issues/shape-issues';
import { fileText } from '../../yaml/file-text';
import { countIssue, readYaml } from '../../yaml/yaml';
import { CONFIGURATION_PARTS } from '../command-line/configuration-file';
import { asUsage, UsageError } from '../command-line/usage-error';
import { ownConfigurationFile } from '../folders/own-configuration';

/** Parses `--severity`, which can be repeated. */
export function appendSeverity(text: string, previous: readonly Decision[] = []): Decision[] {
  const decision = parseDecision(text);
  if ('mistake' in decision) {
    throw new UsageError(`--severity ${JSON.stringify(text)}: ${decision.mistake}`);
  }
  return [...previous, decision];
}

/** Parses `--silence`, which can be repeated. It needs no reason, since it is only for advice. */
export function appendSilence(name: string, previous: readonly Decision[] = []): Decision[] {
  const mistake = name === NO_SECRET_VALUE.name ? `that is an error, not advice: write --severity "${name}=silent: REASON"` : silenceMistake(name);
  if (mistake !== undefined) {
    throw new UsageError(`--silence ${JSON.stringify(name)}: ${mistake}`);
  }
  return [...previous, { rule: name, severity: 'silent', reason: '' }];
}

/** The decisions by options. */
export interface SeverityOptions {
  readonly silence?: readonly Decision[];
  readonly severity?: readonly Decision[];
}

/** The severities, and a note for each decision of the file, since someone else may have written it. */
export function readSeverities(options: SeverityOptions, paths: readonly string[]): { readonly severities: Severities; readonly notes: string[] } {
  const files = [...new Set(asUsage(() => paths.map((path) => ownConfigurationFile(folderOf(path)))))].filter((file) => file !== undefined);
  if (files.length > 1) {
    throw new UsageError(`the paths are in repositories with different rules, ${files.join(' and ')}: validate each separately`);
  }
  const decisions = files.flatMap((file) => asUsage(() => readDecisions(file)));
  const notes = decisions.map(({ rule, severity, reason }) => `${files[0]}: ${rule} is ${severity === 'silent' ? 'silent' : `${ARTICLES[severity]} ${severity}`}: ${reason}`);
  return { severities: new Severities([...options.silence ?? [], ...options.severity ?? []], decisions), notes };
}

const ARTICLES = { error: 'an', warning: 'a' };

function folderOf(path: string): string {
  if (path === '-') {
    return process.cwd();
  }
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  return isFolder ? resolve(path) : dirname(resolve(path));
}

/** The file, as this verb knows it. */
const CONFIGURATION: Shape = {
  ...CONFIGURATION_PARTS, validate: { rules: required(mapOf({ severity: anything, reason: anything }), 'write the rules, each with a severity and a reason') },
};

/**
 * The decisions in a file: `validate: {rules: {no-secret-value: {severity: warning, reason: …}}}`.
 *
 * @throws one error that lists every mistake
 */
function readDecisions(file: string): Decision[] {
  const documents = readYaml(fileText(file), file);
  if (documents.length === 0) {
    return [];
  }
  refuse(documents.length > 1 ? [countIssue(documents.length, 'configuration', 'keep one of them')] : [], file);
  const [{ value, lineAt }] = documents;
  const mistakes = shapeAndRuleIssues(value, CONFIGURATION, (valid) => decisionsIn(valid).flatMap(({ rule, decision }) => (
    'mistake' in decision ? [issue(`validate.rules.${rule}`, decision.mistake)] : []
  )));
  refuse(mistakes.map((each) => ({ source: file, line: lineAt(each.path), ...each })));
  return decisionsIn(value).flatMap(({ decision }) => 'mistake' in decision ? [] : [decision]);
}

function decisionsIn(configuration: any): { readonly rule: string; readonly decision: ReturnType<typeof decisionOf> }[] {
  const rules = Object.entries<any>(configuration.validate?.rules ?? {});
  return rules.map(([rule, { severity, reason }]) => ({ rule, decision: decisionOf(rule, severity, reason) }));
}
