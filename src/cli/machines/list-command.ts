// The verb `list`: prints machines, one per line. It only reads.
import { Command, Option } from 'commander';
import { LIST_OUTPUTS, MachineRow, machineRow } from './machine-list';
import { findSelectedMachines, machineName, reportAbsent } from './selected-machines';
import { parseSelection } from './selection';
import { SelectionOptions, withOptionalMachines } from './selection-options';
import { withContext } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { mapLimited } from '../cluster/limit';
import { VIRTUAL_MACHINE_INSTANCE } from '../cluster/machine-types';
import { unlessForbidden } from '../cluster/unless-forbidden';
import { withCluster } from '../cluster/with-cluster';
import { ConnectionOptions, withClusterOptions } from '../command-line/connection-options';
import { printResult, say } from '../terminal/print';

interface ListOptions extends ConnectionOptions, SelectionOptions {
  readonly output: keyof typeof LIST_OUTPUTS;
}

/** `cdk8s-kubevirt list`. */
export function listCommand(): Command {
  const command = withOptionalMachines(new Command('list').alias('ls').description('list machines with their phase, node, address and size'))
    .addOption(new Option('-o, --output <format>', 'output format; name prints no namespaces, like kubectl').choices(Object.keys(LIST_OUTPUTS)).default('table'));
  return withClusterOptions(command).action(async (args: string[], { output, ...options }: ListOptions) => {
    const selection = parseSelection(args, options);
    await withCluster(options, async (cluster) => {
      const present = await findSelectedMachines(cluster, selection);
      const { machines } = present;
      const { allNamespaces = false } = options;
      const showNamespace = allNamespaces || new Set(machines.map(({ metadata }) => metadata.namespace)).size > 1;
      const { rows, unseen } = await rowsOf(cluster, machines, allNamespaces);
      printResult(LIST_OUTPUTS[output](rows, showNamespace));
      say('note', unseen.map((message) => `${message}: nodes and addresses are unknown`));
      reportAbsent(cluster, selection, present);
    });
  });
}

/** Machines as they are listed. */
interface Listed {
  readonly rows: readonly MachineRow[];
  /** Why instances cannot be listed, by namespace: the server's message, which names the permission. */
  readonly unseen: readonly string[];
}

/** Machines by namespace and name, each with its instance. It takes one list, or one per namespace, however many machines there are. */
async function rowsOf(cluster: Cluster, machines: readonly any[], allNamespaces: boolean): Promise<Listed> {
  const namespaces = allNamespaces ? [undefined] : [...new Set<string>(machines.map(({ metadata }) => metadata.namespace))];
  const unseen = new Map<string | undefined, string>();
  const instances = await mapLimited(namespaces, async (namespace) => {
    const query = { ...VIRTUAL_MACHINE_INSTANCE, namespace };
    const list = () => withContext(cluster, 'list', query, () => cluster.list(query));
    return (await unlessForbidden(list, (message) => unseen.set(namespace, message)))?.items ?? [];
  });
  const byKey = new Map(instances.flat().map((instance) => [machineName(instance), instance]));
  const isUnseen = ({ metadata: { namespace } }: any) => unseen.has(allNamespaces ? undefined : namespace);
  const sorted = [...machines].sort((one, other) => (machineName(one) < machineName(other) ? -1 : 1));
  return {
    rows: sorted.map((machine) => machineRow(machine, byKey.get(machineName(machine)), isUnseen(machine) ? ['VirtualMachineInstance'] : [])),
    unseen: [...unseen.values()],
  };
}
