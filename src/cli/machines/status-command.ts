// The verb `status`: machines in depth, each with its phase, why, addresses, disks and last events. It only reads.
import { Command, Option } from 'commander';
import { Inspection, inspectAll } from './inspection';
import { machineLines, MachineView, machineView } from './machine-view';
import { noMachines, parseSelection, presentMachines, SelectionOptions, tellMissing } from './selection';
import { groupBy } from '../../plain-data/plain-data';
import { withCluster } from '../cluster/with-cluster';
import { ConnectionOptions, withClusterOptions } from '../command-line/connection-options';
import type { Line } from '../terminal/lines';
import { printResult, say } from '../terminal/print';
import { jsonLines, yamlLines } from '../terminal/serialize';

interface StatusOptions extends ConnectionOptions, SelectionOptions {
  readonly output: keyof typeof OUTPUTS;
}

const OUTPUTS: { readonly [output in 'text' | 'json' | 'yaml']: (views: readonly MachineView[]) => Line[] } = {
  text: (views) => views.flatMap((view, index) => [...index > 0 ? [''] : [], ...machineLines(view)]),
  json: (views) => jsonLines(views),
  yaml: (views) => yamlLines(views),
};

/** `cdk8s-kubevirt status`. */
export function statusCommand(): Command {
  const command = new Command('status')
    .description('tell what machines are doing, and why they are not up: phase, conditions, addresses, disks, last events')
    .argument('[machine...]', 'names, or manifests of machines: files, folders such as ./dist, or - for standard input (default: every machine of the namespace)')
    .option('-l, --selector <labels>', 'the machines with these labels')
    .option('-A, --all-namespaces', 'the machines of every namespace')
    .addOption(new Option('-o, --output <format>', 'how they are printed').choices(Object.keys(OUTPUTS)).default('text'));
  return withClusterOptions(command).action(async (args: string[], { output, ...options }: StatusOptions) => {
    const selection = parseSelection(args, options);
    await withCluster(options, async (cluster) => {
      const { machines, missing } = await presentMachines(cluster, selection);
      const inspected = await inspectAll(cluster, machines);
      const views = inspected.map(machineView);
      printResult(OUTPUTS[output](views));
      unseenIn(inspected).forEach((message) => say('note', `${message}: machines are told without`));
      if (views.length === 0) {
        say('note', noMachines(cluster, selection));
      }
      tellMissing(missing);
    });
  });
}

/** Why machines are not told as a whole: once for each kind in each namespace, however many machines there are. */
function unseenIn(inspected: readonly Inspection[]): string[] {
  const all = inspected.flatMap(({ machine, unseen }) => unseen.map((each) => ({ ...each, namespace: machine.metadata.namespace })));
  return [...groupBy(all, ({ namespace, kind }) => `${namespace}/${kind}`).values()].map(([{ message }]) => message);
}
