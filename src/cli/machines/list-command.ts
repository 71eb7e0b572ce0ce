// The verb `list`: machines, a line each. It only reads.
import { Command, Option } from 'commander';
import { LIST_OUTPUTS, MachineRow, machineRow } from './machine-list';
import { selectedMachines, parseSelection, SelectionOptions } from './selection';
import { withContext } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { withCluster } from '../cluster/with-cluster';
import { ConnectionOptions, withClusterOptions } from '../command-line/connection-options';
import { printResult, say } from '../terminal/print';

interface ListOptions extends ConnectionOptions, SelectionOptions {
  readonly output: keyof typeof LIST_OUTPUTS;
}

/** `cdk8s-kubevirt list`. */
export function listCommand(): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list machines: phase, node, address, size')
    .argument('[machine...]', 'names, or manifests of machines: files, folders such as ./dist, or - for standard input (default: every machine of the namespace)')
    .option('-l, --selector <labels>', 'the machines with these labels')
    .option('-A, --all-namespaces', 'the machines of every namespace')
    .addOption(new Option('-o, --output <format>', 'how they are printed').choices(Object.keys(LIST_OUTPUTS)).default('table'));
  return withClusterOptions(command).action(async (args: string[], { output, ...options }: ListOptions) => {
    const selection = parseSelection(args, options);
    await withCluster(options, async (cluster) => {
      const machines = await selectedMachines(cluster, selection);
      const { allNamespaces = false } = options;
      const isBroad = allNamespaces || new Set(machines.map(({ metadata }) => metadata.namespace)).size > 1;
      printResult(LIST_OUTPUTS[output](await rowsOf(cluster, machines, allNamespaces), isBroad));
      if (machines.length === 0) {
        say('note', `no machines were found${allNamespaces ? '' : ` in namespace ${JSON.stringify(cluster.namespace)}`}`);
      }
    });
  });
}

/** Machines by namespace and name, each with its instance: one list, or one a namespace, however many machines there are. */
async function rowsOf(cluster: Cluster, machines: readonly any[], isEverywhere: boolean): Promise<MachineRow[]> {
  const namespaces = isEverywhere ? [undefined] : [...new Set<string>(machines.map(({ metadata }) => metadata.namespace))];
  const instances = await Promise.all(namespaces.map(async (namespace) => {
    const query = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', namespace };
    return (await withContext(cluster, 'list', query, () => cluster.list(query))).items;
  }));
  const byKey = new Map(instances.flat().map((instance) => [keyOf(instance), instance]));
  return [...machines].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)).map((machine) => machineRow(machine, byKey.get(keyOf(machine))));
}

function keyOf({ metadata: { namespace, name } }: any): string {
  return `${namespace}/${name}`;
}
