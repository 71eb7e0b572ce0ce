// Findings in formats that code hosts and editors show next to the lines: SARIF, and the workflow commands of GitHub.
import { isAbsolute } from 'path';
import { pathToFileURL } from 'url';
import { READABLE, rulePage, RULES } from './explained-rules';
import { pathsInRepository } from './repository-paths';
import type { Finding } from '../findings/finding';
import type { Findings } from '../findings/findings';
import type { RunnerCommand } from '../terminal/lines';
import { jsonLines } from '../terminal/serialize';

interface LeveledFinding {
  readonly level: 'error' | 'warning';
  readonly finding: Finding;
  readonly rule: string;
  readonly message: string;
}

function withLevels({ violations, advice }: Findings): LeveledFinding[] {
  const pathOf = pathsInRepository();
  const of = (level: LeveledFinding['level']) => (finding: Finding): LeveledFinding => (
    { level, finding: { ...finding, file: pathOf(finding.file) }, rule: finding.rule ?? READABLE.name, message: messageOf(finding) }
  );
  return [...violations.map(of('error')), ...advice.map(of('warning'))];
}

function messageOf({ kind, name, path, message }: Finding): string {
  const object = [kind, name].filter((step) => step !== undefined).join('/');
  return [object, path, message].filter((part) => part !== undefined && part !== '').join(': ');
}

/** SARIF 2.1.0. */
export function sarifLines(found: Findings) {
  const all = withLevels(found);
  const rules = [...new Set(all.map(({ rule }) => rule))].sort().map((name) => RULES.get(name)!);
  return jsonLines({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{
      tool: {
        driver: {
          name: 'cdk8s-kubevirt',
          informationUri: 'https://github.com/cdk8s-kubevirt/cdk8s-kubevirt',
          rules: rules.map(({ name, refuses, story }) => (
            { id: name, shortDescription: { text: refuses }, fullDescription: { text: story }, helpUri: rulePage(name) }
          )),
        },
      },
      results: all.map(({ level, finding, rule, message }) => ({
        ruleId: rule, level, message: { text: message }, locations: [{ physicalLocation: locationOf(finding) }],
      })),
    }],
  });
}

function locationOf({ file, line }: Finding): object {
  const uri = isAbsolute(file) ? pathToFileURL(file).href : file.split(/[\\/]/).map(encodeURIComponent).join('/');
  return { artifactLocation: { uri }, ...line === undefined ? {} : { region: { startLine: line } } };
}

/** Commands that GitHub's runners turn into annotations of a pull request. */
export function githubLines(found: Findings): RunnerCommand[] {
  return withLevels(found).map(({ level, finding: { file, line }, rule, message }) => {
    const properties = [`file=${escapeProperty(file)}`, ...line === undefined ? [] : [`line=${line}`], `title=${escapeProperty(rule)}`];
    const page = rulePage(rule);
    return { command: `::${level} ${properties.join(',')}::${escapeData(message)}${page === undefined ? '' : ` (${page})`}` };
  });
}

function escapeData(text: string): string {
  return text.replace(/[%\r\n]/g, encodeURIComponent);
}

function escapeProperty(text: string): string {
  return text.replace(/[%\r\n:,]/g, encodeURIComponent);
}
