// The verb `validate`: lists everything in manifests that a cluster would refuse, with file and line, and prints advice as warnings.
import { Command, Option } from 'commander';
import { explainRule, listRules, rulePage } from './explained-rules';
import { githubLines, sarifLines } from './findings-formats';
import { appendSeverity, appendSilence, readSeverities, type SeverityOptions } from './severity-options';
import { tallyLines } from './tally';
import { severityMistake } from '../../admission/catalogue';
import { FITS_SCHEMA } from '../../admission/schema';
import { skippedChartLines } from '../charts/helm';
import { UsageError } from '../command-line/usage-error';
import { adviceReport, type Finding, report, unreadable } from '../findings/finding';
import { type Findings, findings } from '../findings/findings';
import { UnfilledValues } from '../findings/unfilled-values';
import { leftoversLine } from '../folders/leftovers';
import { readCapabilities } from '../manifests/capabilities-file';
import { MANIFESTS } from '../manifests/documents';
import { openRepository } from '../repository/open-repository';
import { pluralize, type TextLine } from '../terminal/lines';
import { printMessages, printResult, say } from '../terminal/print';
import { jsonLines } from '../terminal/serialize';

interface ValidateOptions extends SeverityOptions {
  readonly capabilities?: string;
  readonly exclude?: readonly string[];
  /** A rule's name, or `true` for all. */
  readonly explain?: string | true;
  readonly output: keyof typeof OUTPUTS;
  readonly strict?: boolean;
}

const OUTPUTS = {
  text: ({ violations }: Findings) => violations.map((finding) => ({ text: report(finding).replace(/\t/g, '\\t'), link: linkOf(finding) })),
  json: (found: Findings) => jsonLines(found),
  sarif: sarifLines,
  github: githubLines,
};

/** `cdk8s-kubevirt validate`. */
export function validateCommand(): Command {
  return new Command('validate')
    .description('check manifests as KubeVirt and CDI do, without a cluster; exit with 1 if they would be refused')
    .argument('[path...]', MANIFESTS)
    .option('-c, --capabilities <file>', 'YAML file that describes the cluster: kubevirtVersion, featureGates, disabledFeatureGates, storageClasses, networkAttachmentDefinitions, bindingPlugins')
    .option('-e, --explain [rule]', 'explain a rule or a piece of advice, or list all')
    .option('-x, --exclude <path>', 'exclude a file or folder of the given folders; can be repeated', (path: string, others: string[] = []) => [...others, path])
    .option('-s, --silence <advice>', 'silence the advice of this name; can be repeated', appendSilence)
    .option('--severity <decision>', 'make a rule that no server enforces an error, a warning or silent, such as "no-secret-value=warning: REASON"; can be repeated', appendSeverity)
    .option('--strict', 'also exit with 1 if a folder contains something that was not checked: a document that is not a Kubernetes object, a skipped Helm chart, or a value that another tool fills in')
    .addOption(new Option('-o, --output <format>', 'output format').choices(Object.keys(OUTPUTS)).default('text'))
    .action(async (paths: string[], { capabilities, exclude, explain, output, strict, ...decisions }: ValidateOptions) => {
      if (explain !== undefined) {
        printResult(explain === true ? listRules() : explainRule(explain));
        return;
      }
      if (paths.length === 0) {
        throw new UsageError('no path is given: write files, folders or - for standard input');
      }
      const clusterCapabilities = capabilities === undefined ? undefined : readCapabilities(capabilities);
      const { severities, notes: severityNotes } = readSeverities(decisions, paths);
      const repository = await openRepository(paths, { includeNested: true, exclude });
      const unfilled = new UnfilledValues();
      const checked = findings(repository, clusterCapabilities, severities, unfilled);
      const { leftovers, notes, skippedCharts } = repository;
      const unchecked = [...repository.unchecked.map(unreadable), ...unfilled.findings()].map((each) => ({ ...each, message: `${each.message}, or leave out --strict` }));
      const found = { ...checked, violations: [...checked.violations, ...strict ? unchecked : []] };
      printResult(OUTPUTS[output](found));
      // The other formats include the advice.
      const advice = output === 'text' ? adviceReport(found.advice) : [];
      say('warning', advice);
      say('note', [...severityNotes, ...notes, ...schemaErrorNote(found.violations), ...strict ? [] : [...skippedChartLines(skippedCharts), ...unfilled.noteLines(), ...leftoversLine(leftovers)]]);
      printMessages([...output === 'text' ? tallyLines(found, advice) : [], summary(found)]);
      process.exitCode = found.violations.length > 0 ? 1 : 0;
    });
}

/** On a terminal, the name of a rule is a link to its page. */
function linkOf({ rule }: Finding): TextLine['link'] {
  const page = rulePage(rule);
  return page === undefined ? undefined : { of: `[${rule}]`, to: page };
}

/** A note that there may be more findings: a rule skips values that it cannot read, and fields that may exist under a misspelled name. */
function schemaErrorNote(violations: readonly Finding[]): string[] {
  const hasSchemaError = violations.some(({ rule }) => rule === FITS_SCHEMA.name);
  return hasSchemaError ? ['rules that depend on a field with a schema error are checked after it is fixed'] : [];
}

function summary({ checked, others, violations, advice, silenced }: Findings): string {
  const types = Object.entries(others).map(([type, count]) => `${count} ${type}`);
  const ofOthers = types.length === 0 ? '' : `, others searched for secrets only (${types.join(', ')})`;
  const ofAdvice = advice.length === 0 ? '' : `, ${pluralize(advice.length, 'warning')}`;
  const refused = `${violations.length === 0 ? 'no violations' : pluralize(violations.length, 'violation')}${policiesText(violations)}`;
  return `${pluralize(checked, 'object')} checked${ofOthers}: ${refused}${ofAdvice}${silenced === undefined ? '' : `, ${silenced} silenced`}`;
}

/** The number of violations that a cluster would admit. */
function policiesText(violations: readonly Finding[]): string {
  const { length } = violations.filter(({ rule }) => rule !== undefined && severityMistake(rule) === undefined);
  const which = length < violations.length ? `${length} of them ` : length === 1 ? '' : 'all ';
  return length === 0 ? '' : `, ${which}of ${length === 1 ? 'a rule' : 'rules'} that no server enforces (--severity)`;
}
