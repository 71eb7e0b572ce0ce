// The verb `render`: documents of any supported system in, plain manifests on standard output.
import { App, Chart, Yaml } from 'cdk8s';
import { Command } from 'commander';
import { corrected } from './corrections';
import { Document, readDocuments } from './input';
import { isLeaseConfiguration, leaseTemplate, read } from './readers';
import { Attempts, refuse } from '../mistakes';
import { findPlaceholders, substitutePlaceholders } from '../template/placeholders';

interface RenderOptions {
  readonly set: readonly (readonly [string, string])[];
  readonly namespace?: string;
}

/** `cdk8s-kubevirt render`. */
export function renderCommand(): Command {
  return new Command('render')
    .description('turn VirtualMachines, pools, Machines, NodeProviders and lease templates into manifests on stdout')
    .argument('<path...>', 'files, folders of YAML, or - for standard input')
    .option('-s, --set <name=value>', 'the value of a placeholder such as {{NAME}}; may be repeated', assignment, [])
    .option('-n, --namespace <name>', 'the namespace of objects that name none')
    .action((paths: string[], options: RenderOptions) => {
      const { manifests, notes } = render(readDocuments(paths), options);
      process.stderr.write(notes.map((note) => `note: ${note}\n`).join(''));
      process.stdout.write(Yaml.stringify(...manifests));
    });
}

/**
 * The manifests of documents, and what the user should know about them.
 *
 * @throws one error that lists every mistake of every document with its file and line
 */
export function render(documents: readonly Document[], { set, namespace }: RenderOptions): { readonly manifests: any[]; readonly notes: string[] } {
  const opened = documents.flatMap((document) => isLeaseConfiguration(document.value) ? leaseTemplate(document) : [document]);
  refuse(unusedMistakes(set, opened));
  const { documents: right, notes } = corrected(substituted(opened, Object.fromEntries(set)), namespace);
  const chart = new Chart(new App(), 'render', { namespace });
  const attempts = new Attempts();
  for (const document of right) {
    const before = new Set(chart.node.findAll());
    attempts.attempt(() => read(document, { chart, documents: right, note: (message) => notes.push(message) }), undefined, document.where);
    const added = chart.node.findAll().filter((construct) => !before.has(construct));
    attempts.attempt(() => refuse(added.flatMap((construct) => construct.node.validate())), undefined, document.where);
  }
  attempts.raise();
  return { manifests: chart.toJson(), notes };
}

function substituted(documents: readonly Document[], values: { readonly [name: string]: string }): Document[] {
  const attempts = new Attempts();
  const result = documents.map((document) => {
    const value = attempts.attempt(() => substitutePlaceholders(document.value, values), undefined, document.where);
    return { ...document, value };
  });
  attempts.raise();
  return result;
}

function assignment(text: string, before: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  const [, name, value] = /^([A-Za-z_][A-Za-z0-9_]*)=([\s\S]*)$/.exec(text) ?? [];
  if (name === undefined) {
    throw new Error(`--set ${JSON.stringify(text.split('=')[0])} is no assignment: write NAME=value`);
  }
  return [...before, [name, value]];
}

/** A misspelled name would otherwise leave its placeholder without a value, and the user without the reason. */
function unusedMistakes(set: RenderOptions['set'], documents: readonly Document[]): string[] {
  const known = new Set(documents.flatMap(({ value }) => [...findPlaceholders(value).keys()]));
  const names = [...known].sort().map((name) => `{{${name}}}`).join(', ') || 'none';
  return set.filter(([name]) => !known.has(name)).map(([name]) => `--set ${name}: no document has a placeholder {{${name}}}: they have ${names}`);
}
