// The verb `render`: documents of any supported system in, plain manifests on standard output.
import { ApiObject, App, Chart, Yaml } from 'cdk8s';
import { Command } from 'commander';
import { Assignment, assignmentIssues, FileAssignment, fileAssignment, jsonAssignment, readAssignments, textAssignment } from './assignments';
import { corrected } from './corrections';
import { issuesOfObject } from '../objects/object-check';
import { Document, readDocuments } from './input';
import { isLeaseConfiguration, leaseTemplate } from './lease-configuration';
import { namespaceName } from './namespace-option';
import { CHART, placed } from './place';
import { conflicts, distinct, PlacedManifest, repeated } from './placed-manifests';
import { read } from './readers';
import { warnings } from './render-warnings';
import { yamlLines } from './terminal/documents';
import { printResult, say } from './terminal/print';
import { Advice } from '../admission/advice/silence';
import { ADVICE_CATALOGUE } from '../admission/catalogue';
import { IssueCollector, refuse } from '../issues';
import { MachineDefaults } from '../machine/machine-defaults';
import { substitutePlaceholders } from '../template/placeholders';

/** How documents are rendered. */
export interface RenderOptions {
  /** The values of placeholders. */
  readonly set: readonly Assignment[];
  readonly namespace?: string;
  readonly storageClass?: string;
}

/** The values of placeholders that are not given as they are. */
interface Assignments {
  readonly setJson: readonly Assignment[];
  readonly setFile: readonly FileAssignment[];
}

/** `cdk8s-kubevirt render`. */
export function renderCommand(): Command {
  return new Command('render')
    .description('turn VirtualMachines, pools, Machines, NodeProviders and lease templates into manifests on stdout')
    .argument('<path...>', 'files, folders of YAML, or - for standard input')
    .option('-s, --set <name=value>', 'the value of a placeholder such as {{NAME}}, a string; may be repeated', textAssignment, [])
    .option('--set-json <name=value>', 'the same in JSON, for a number or a boolean such as CORES=4; may be repeated', jsonAssignment, [])
    .option('--set-file <name=path>', 'the same from a file, or from standard input, which is -; without the line break at its end', fileAssignment, [])
    .option('-n, --namespace <name>', 'the namespace of objects that name none', namespaceName)
    .option('--storage-class <name>', 'the storage class of Machines\' disks that name none (default: "default")')
    .action((paths: string[], { set, setJson, setFile, ...options }: RenderOptions & Assignments) => {
      const values = [...set, ...setJson, ...readAssignments(setFile, paths)];
      const { manifests, notes, warnings: told } = render(readDocuments(paths), { ...options, set: values });
      say('note', notes);
      say('warning', told);
      printResult(manifests.flatMap((manifest, index) => [...index > 0 ? ['---'] : [], ...yamlLines(manifest, Yaml.stringify)]));
    });
}

/** What documents became. */
export interface Rendered {
  readonly manifests: any[];
  /** What the user should know about them. */
  readonly notes: string[];
  /** What is advised against in them. */
  readonly warnings: string[];
}

/**
 * The manifests of documents, and what the user should know about them.
 *
 * @throws one error that lists every mistake of every document with its file and line
 */
export function render(documents: readonly Document[], { set, namespace, storageClass }: RenderOptions): Rendered {
  const templates = eachDocument(documents, (document) => isLeaseConfiguration(document.value) ? leaseTemplate(document) : document);
  refuse(assignmentIssues(set, templates));
  const values = Object.fromEntries(set);
  const filled = eachDocument(templates, ({ value, ...place }) => ({ ...place, value: substitutePlaceholders(value, values) }));
  const { documents: right, notes } = corrected(filled, namespace);
  const app = new App();
  MachineDefaults.set(app, { storageClassName: storageClass });
  // Synth would tell it of constructs, which those who render have not made.
  Advice.silence(app, ...ADVICE_CATALOGUE.map(({ name }) => name));
  const chart = new Chart(app, CHART, { namespace });
  const collector = new IssueCollector();
  const made = right.flatMap((document) => collector.collect(() => placed(document, (): PlacedManifest[] => {
    const before = chart.node.children.length;
    read(document, { chart, documents: right, note: (message) => notes.push(message) });
    const added = chart.node.children.slice(before).flatMap((construct) => construct.node.findAll()).filter(ApiObject.isApiObject);
    refuse(added.flatMap(issuesOfObject));
    return added.map((object) => ({ manifest: object.toJson(), document }));
  }), []));
  collector.add(conflicts(made));
  collector.raise();
  return { manifests: distinct(made), notes: [...notes, ...repeated(made)], warnings: warnings(made) };
}

/** What a step makes of each document; what it refuses is thrown as one. */
function eachDocument(documents: readonly Document[], step: (document: Document) => Document): Document[] {
  const collector = new IssueCollector();
  const results = documents.map((document) => collector.collect(() => placed(document, () => step(document)), document));
  collector.raise();
  return results;
}
