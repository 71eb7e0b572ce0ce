// The verb `validate`: lists everything that a cluster would refuse in manifests, with file and line, and warns of what is advised
// against.
import { Command, Option } from 'commander';
import { explainRule } from './explain';
import { silenceMistake } from '../../admission/catalogue';
import { capabilitiesIssues } from '../../admission/cluster-capabilities';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { issue, IssueError, refuse } from '../../issues/issues';
import { fileText } from '../../yaml/file-text';
import { readYaml } from '../../yaml/yaml';
import { asUsage, UsageError } from '../command-line/usage-error';
import { readInput } from '../manifests/documents';
import { adviceReport, Findings, findings, report } from '../manifests/findings';
import { pluralize } from '../terminal/lines';
import { printMessages, printResult, say } from '../terminal/print';
import { jsonLines } from '../terminal/serialize';

interface ValidateOptions {
  readonly capabilities?: string;
  /** A rule's name, or `true` for all. */
  readonly explain?: string | true;
  readonly output: keyof typeof OUTPUTS;
  readonly silence: string[];
}

const OUTPUTS = {
  text: ({ violations }: Findings) => violations.map(report),
  json: (found: Findings) => jsonLines(found),
};

/** `cdk8s-kubevirt validate`. */
export function validateCommand(): Command {
  return new Command('validate')
    .description('check manifests as KubeVirt and CDI would, without a cluster; exits with 1 where they would be refused')
    .argument('[path...]', 'files of YAML or JSON, folders of YAML, or - for standard input')
    .option('-c, --capabilities <file>', 'what the cluster has, in YAML: featureGates, storageClasses, networkAttachmentDefinitions')
    .option('-e, --explain [rule]', 'tell what a rule or advice is about and what to do, or list all')
    .option('-s, --silence <advice>', 'say nothing of what advice is about, by its name; may be given several times', appendAdvice, [])
    .addOption(new Option('-o, --output <format>', 'how violations are printed').choices(Object.keys(OUTPUTS)).default('text'))
    .action((paths: string[], { capabilities, explain, output, silence }: ValidateOptions) => {
      if (explain !== undefined) {
        printResult(explainRule(explain === true ? undefined : explain));
        return;
      }
      if (paths.length === 0) {
        throw new UsageError('no path is given: write files, folders or - for standard input');
      }
      const found = findings(readInput(paths), capabilities === undefined ? undefined : readCapabilities(capabilities), silence);
      printResult(OUTPUTS[output](found));
      // The JSON contains the advice.
      say('warning', output === 'json' ? [] : adviceReport(found.advice));
      printMessages(summary(found));
      process.exitCode = found.violations.length > 0 ? 1 : 0;
    });
}

/** Parses an option that may be given several times. */
function appendAdvice(name: string, previous: readonly string[]): string[] {
  const mistake = silenceMistake(name);
  if (mistake !== undefined) {
    throw new UsageError(`--silence ${JSON.stringify(name)}: ${mistake}`);
  }
  return [...previous, name];
}

function summary({ checked, others, violations, advice }: Findings): string {
  const types = Object.entries(others).map(([type, count]) => `${count} ${type}`);
  const ofOthers = types.length === 0 ? '' : `, others looked at for secrets only (${types.join(', ')})`;
  const ofAdvice = advice.length === 0 ? '' : `, ${pluralize(advice.length, 'warning')}`;
  return `${pluralize(checked, 'object')} checked${ofOthers}: ${violations.length === 0 ? 'no violations' : pluralize(violations.length, 'violation')}${ofAdvice}`;
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
