// The verb `status`: shows machines in detail, each with its phase, reason, addresses, disks and last events. It only reads.
import { Command, Option } from 'commander';
import { Inspection, inspectAll } from './inspection';
import { machineLines, MachineView, machineView } from './machine-view';
import { findSelectedMachines, reportAbsent } from './selected-machines';
import { parseSelection } from './selection';
import { SelectionOptions, withOptionalMachines } from './selection-options';
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
  const described = new Command('status').description('show the state of machines and why they are not running: phase, conditions, addresses, disks, last events');
  const command = withOptionalMachines(described)
    .addOption(new Option('-o, --output <format>', 'output format').choices(Object.keys(OUTPUTS)).default('text'));
  return withClusterOptions(command).action(async (args: string[], { output, ...options }: StatusOptions) => {
    const selection = parseSelection(args, options);
    await withCluster(options, async (cluster) => {
      const present = await findSelectedMachines(cluster, selection);
      const isEverywhere = options.allNamespaces && options.selector === undefined;
      const inspected = await inspectAll(cluster, present.machines, isEverywhere);
      printResult(OUTPUTS[output](inspected.map(machineView)));
      say('note', unseenMessages(inspected).map((message) => `${message}: machines are shown without it`));
      reportAbsent(cluster, selection, present);
    });
  });
}

/** Why machines are shown in part: once for each kind in each namespace, however many machines there are. */
function unseenMessages(inspected: readonly Inspection[]): string[] {
  const all = inspected.flatMap(({ machine, unseen }) => unseen.map((each) => ({ ...each, namespace: machine.metadata.namespace })));
  return [...groupBy(all, ({ namespace, kind }) => `${namespace}/${kind}`).values()].map(([{ message }]) => message);
}
