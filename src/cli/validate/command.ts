// The verb `validate`: what a cluster would refuse of manifests, all of it at once, each mistake with its file and line; and
// what is advised against, as warnings.
import { Command, Option } from 'commander';
import { readCapabilities } from './capabilities';
import { explanation } from './explain';
import { silenceMistake } from '../../admission/catalogue';
import { UsageError } from '../command-line/usage-error';
import { readInput } from '../manifests/documents';
import { adviceReport, Findings, findings, report } from '../manifests/findings';
import { pluralize } from '../terminal/lines';
import { printResult, say, printMessages } from '../terminal/print';
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
    .option('-s, --silence <advice>', 'say nothing of what advice is about, by its name; may be given several times', silencing, [])
    .addOption(new Option('-o, --output <format>', 'how violations are printed').choices(Object.keys(OUTPUTS)).default('text'))
    .action((paths: string[], { capabilities, explain, output, silence }: ValidateOptions) => {
      if (explain !== undefined) {
        printResult(explanation(explain === true ? undefined : explain));
        return;
      }
      if (paths.length === 0) {
        throw new UsageError('no path is given: write files, folders or - for standard input');
      }
      const found = findings(readInput(paths), capabilities === undefined ? undefined : readCapabilities(capabilities), silence);
      printResult(OUTPUTS[output](found));
      // Programs find it in the JSON.
      say('warning', output === 'json' ? [] : adviceReport(found.advice));
      printMessages(summary(found));
      process.exitCode = found.violations.length > 0 ? 1 : 0;
    });
}

/** The names of advice given so far, and one more. */
function silencing(name: string, before: readonly string[]): string[] {
  const mistake = silenceMistake(name);
  if (mistake !== undefined) {
    throw new UsageError(`--silence ${JSON.stringify(name)}: ${mistake}`);
  }
  return [...before, name];
}

function summary({ checked, others, violations, advice }: Findings): string {
  const types = Object.entries(others).map(([type, count]) => `${count} ${type}`);
  const ofOthers = types.length === 0 ? '' : `, others looked at for secrets only (${types.join(', ')})`;
  const ofAdvice = advice.length === 0 ? '' : `, ${pluralize(advice.length, 'warning')}`;
  return `${pluralize(checked, 'object')} checked${ofOthers}: ${violations.length === 0 ? 'no violations' : pluralize(violations.length, 'violation')}${ofAdvice}`;
}
