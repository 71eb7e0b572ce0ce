// The verb `validate`: lists everything that a cluster would refuse in manifests, with file and line, and warns of what is advised
// against.
import { Command, Option } from 'commander';
import { explainRule, listRules, rulePage } from './explained-rules';
import { githubLines, sarifLines } from './findings-formats';
import { appendSeverity, appendSilence, readSeverities, type SeverityOptions } from './severity-options';
import { severityMistake } from '../../admission/catalogue';
import { capabilitiesIssues, type ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { FITS_SCHEMA } from '../../admission/schema';
import { issue, IssueError, refuse } from '../../issues/issues';
import { fileText } from '../../yaml/file-text';
import { readYaml } from '../../yaml/yaml';
import { asUsage, UsageError } from '../command-line/usage-error';
import { adviceReport, type Finding, Findings, findings, report } from '../manifests/findings';
import { UnfilledValues } from '../manifests/unfilled-values';
import { skippedChartFinding, skippedChartLines } from '../repository/helm';
import { leftoverFinding, leftoversLine } from '../repository/leftovers';
import { openRepository } from '../repository/repository';
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
    .description('check manifests as KubeVirt and CDI would, without a cluster; exits with 1 where they would be refused')
    .argument('[path...]', 'files of YAML or JSON, folders of YAML, or - for standard input')
    .option('-c, --capabilities <file>', 'what the cluster has, in YAML: featureGates, storageClasses, networkAttachmentDefinitions, bindingPlugins')
    .option('-e, --explain [rule]', 'tell what a rule or advice is about and what to do, or list all')
    .option('-x, --exclude <path>', 'leave out a file or folder of the folders that are given; may be given several times', (path: string, others: string[] = []) => [...others, path])
    .option('-s, --silence <advice>', 'say nothing of what advice is about, by its name; may be given several times', appendSilence)
    .option('--severity <decision>', 'make a rule that no server enforces an error, a warning or silent, such as "no-secret-value=warning: REASON"; may be given several times', appendSeverity)
    .option('--strict', 'end with 1 also where a folder has what is no Kubernetes object, a Helm chart that renders none, or a value that another tool is to fill in')
    .addOption(new Option('-o, --output <format>', 'how findings are printed').choices(Object.keys(OUTPUTS)).default('text'))
    .action(async (paths: string[], { capabilities, exclude, explain, output, strict, ...decisions }: ValidateOptions) => {
      if (explain !== undefined) {
        printResult(explain === true ? listRules() : explainRule(explain));
        return;
      }
      if (paths.length === 0) {
        throw new UsageError('no path is given: write files, folders or - for standard input');
      }
      const known = capabilities === undefined ? undefined : readCapabilities(capabilities);
      const { severities, notes: decided } = readSeverities(decisions, paths);
      const repository = await openRepository(paths, { looksInside: true, exclude });
      const unfilled = new UnfilledValues();
      const checked = findings(repository, known, severities, unfilled);
      const { leftovers, notes, skippedCharts } = repository;
      const unjudged = strict ? [...leftovers.map(leftoverFinding), ...skippedCharts.map(skippedChartFinding), ...unfilled.findings()] : [];
      const found = { ...checked, violations: [...checked.violations, ...unjudged] };
      printResult(OUTPUTS[output](found));
      // The other formats contain the advice.
      say('warning', output === 'text' ? adviceReport(found.advice) : []);
      say('note', [...decided, ...notes, ...heldBackLine(found.violations), ...strict ? [] : [...skippedChartLines(skippedCharts), ...unfilled.line(), ...leftoversLine(leftovers)]]);
      printMessages(summary(found));
      process.exitCode = found.violations.length > 0 ? 1 : 0;
    });
}

/** On a terminal the name of a rule leads to its page. */
function linkOf({ rule }: Finding): TextLine['link'] {
  const page = rulePage(rule);
  return page === undefined ? undefined : { of: `[${rule}]`, to: page };
}

/** A line that says that more may be found: a rule says nothing of a value that it cannot read, nor of a field that may be there under a misspelt name. */
function heldBackLine(violations: readonly Finding[]): string[] {
  const isHeldBack = violations.some(({ rule }) => rule === FITS_SCHEMA.name);
  return isHeldBack ? ['what depends on a field that its schema refuses is checked once that is right'] : [];
}

function summary({ checked, others, violations, advice, silenced }: Findings): string {
  const types = Object.entries(others).map(([type, count]) => `${count} ${type}`);
  const ofOthers = types.length === 0 ? '' : `, others looked at for secrets only (${types.join(', ')})`;
  const ofAdvice = advice.length === 0 ? '' : `, ${pluralize(advice.length, 'warning')}`;
  const refused = `${violations.length === 0 ? 'no violations' : pluralize(violations.length, 'violation')}${policiesText(violations)}`;
  return `${pluralize(checked, 'object')} checked${ofOthers}: ${refused}${ofAdvice}${silenced === undefined ? '' : `, ${silenced} silenced`}`;
}

/** How many violations a cluster would admit. */
function policiesText(violations: readonly Finding[]): string {
  const { length } = violations.filter(({ rule }) => rule !== undefined && severityMistake(rule) === undefined);
  const which = length < violations.length ? `${length} of them ` : length === 1 ? '' : 'all ';
  return length === 0 ? '' : `, ${which}of ${length === 1 ? 'a rule' : 'rules'} that no server enforces (--severity)`;
}

/**
 * Reads the file of `--capabilities`, one YAML document.
 *
 * @throws one error that lists every mistake of the file
 */
function readCapabilities(file: string): ClusterCapabilitiesProps {
  return asUsage(() => {
    const documents = readYaml(fileText(file, `--capabilities ${file}`), file);
    if (documents.length !== 1) {
      throw new IssueError([{ source: file, ...issue('', `has ${documents.length} documents: write one, such as featureGates: [Snapshot]`) }]);
    }
    const [{ value }] = documents;
    refuse(capabilitiesIssues(value), file);
    return value;
  });
}
