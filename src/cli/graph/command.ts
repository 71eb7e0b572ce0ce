// The verb `graph`: draws the machines of manifests with their disks, networks, Secrets and Services, such as for a pull request.
import { Command, Option } from 'commander';
import { mermaid } from './mermaid';
import { objectGraph } from './object-graph';
import { svg } from './svg';
import { refuse } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { nameIssues, readDocuments } from '../manifests/documents';
import { textLines } from '../terminal/lines';
import { printResult } from '../terminal/print';

const OUTPUTS = { mermaid, svg };

/** `cdk8s-kubevirt graph`. */
export function graphCommand(): Command {
  return new Command('graph')
    .description('draw the machines of manifests, with their disks, networks, Secrets and Services')
    .argument('<path...>', 'files of YAML or JSON, folders of YAML, or - for standard input')
    .addOption(new Option('-o, --output <format>', 'what to draw with').choices(Object.keys(OUTPUTS)).default('mermaid'))
    .action((paths: string[], { output }: { readonly output: keyof typeof OUTPUTS }) => {
      const documents = readDocuments(paths).filter(({ value }) => isMap(value));
      refuse(nameIssues(documents));
      const objects = documents.map(({ value }) => value);
      const graph = objectGraph(objects);
      if (graph.nodes.length === 0) {
        throw new Error('no machine is among the documents: give manifests, such as those that `cdk8s-kubevirt render` makes of other documents');
      }
      printResult(textLines(OUTPUTS[output](graph)));
    });
}
