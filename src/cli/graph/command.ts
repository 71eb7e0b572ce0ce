// The verb `graph`: draws the machines of manifests with their disks, networks, Secrets and Services, for example for a pull request.
import { Command, Option } from 'commander';
import { mermaid, sizeNote } from './mermaid';
import { isAlwaysDrawn, objectGraph } from './object-graph';
import { svg } from './svg';
import { type Issue, issueText, refuse } from '../../issues/issues';
import { text } from '../../issues/shape';
import { shapeIssues } from '../../issues/shape-issues';
import { fieldAt } from '../../plain-data/fields';
import { isMap } from '../../plain-data/plain-data';
import { skippedChartLines } from '../charts/helm';
import { leftoversLine } from '../folders/leftovers';
import { type Document, MANIFESTS, namelessIssues, type ReadDocument } from '../manifests/documents';
import { InputFile } from '../manifests/input-file';
import { openRepository } from '../repository/open-repository';
import { textLines } from '../terminal/lines';
import { printResult, say } from '../terminal/print';

const OUTPUTS = { mermaid, svg };

/** The fields that identify an object. */
const IDENTITY = ['kind', 'metadata.name', 'metadata.namespace'];

/** `cdk8s-kubevirt graph`. */
export function graphCommand(): Command {
  return new Command('graph')
    .description('draw the machines of manifests, with their disks, networks, Secrets and Services')
    .argument('<path...>', MANIFESTS)
    .addOption(new Option('-o, --output <format>', 'output format').choices(Object.keys(OUTPUTS)).default('mermaid'))
    .action(async (paths: string[], { output }: { readonly output: keyof typeof OUTPUTS }) => {
      const repository = await openRepository(paths, { includeNested: true });
      const documents = [...repository.documents].filter(({ value }) => isMap(value)).map(withDrawnName);
      const mistakes = documents.map((document) => [...isAlwaysDrawn(document.value) ? namelessIssues([document]) : [], ...notTextIssues(document)]);
      const notDrawn = [...repository.issues, ...mistakes.flat()];
      const drawn = documents.filter((_, index) => mistakes[index].length === 0);
      const graph = objectGraph(drawn.map(({ value }) => value), drawn);
      if (graph.nodes.length === 0) {
        refuse(notDrawn);
        throw new Error('the documents contain no machine: give manifests, such as the output of `cdk8s-kubevirt render`');
      }
      // A repository may contain invalid files, but a file that is given by name has to be drawn.
      const named = new Set<string | undefined>(paths.map((path) => new InputFile(path).source));
      const wanted = notDrawn.filter(({ source }) => named.has(source));
      say('error', wanted.map(notDrawnText));
      say('warning', notDrawn.filter(({ source }) => !named.has(source)).map(notDrawnText));
      const drawing = OUTPUTS[output](graph);
      say('note', [...repository.notes, ...skippedChartLines(repository.skippedCharts), ...leftoversLine(repository.leftovers), ...output === 'mermaid' ? sizeNote(graph, drawing) : []]);
      printResult(textLines(drawing));
      process.exitCode = wanted.length > 0 ? 1 : 0;
    });
}

/** An object whose name the server generates, named by its prefix: `kubectl create` creates such objects. */
function withDrawnName(document: ReadDocument): ReadDocument {
  const { value } = document;
  const { name, generateName } = isMap(value.metadata) ? value.metadata as any : {};
  return name !== undefined || typeof generateName !== 'string' ? document : { ...document, value: { ...value, metadata: { ...value.metadata, name: `${generateName}…` } } };
}

/** An issue for each part of a document's identity that is not a string, such as a name that YAML reads as a number. */
function notTextIssues({ value, source, lineAt }: Document): Issue[] {
  return IDENTITY.flatMap((path) => shapeIssues(fieldAt(value, path), text, path)).map((each) => ({ ...each, source, line: lineAt(each.path) }));
}

function notDrawnText(issue: Issue): string {
  return `not drawn: ${issueText(issue)}`;
}
