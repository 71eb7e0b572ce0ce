// The verb `nodetypes`: lists the node types of NodeProviders, and how many machines of each are claimed, in manifests or in a cluster.
import { Command, Option } from 'commander';
import { claimedInCluster, claimedInDocuments, ClaimedMachine, documentedProviders } from './claimed-machines';
import { NodeTypeOverview, nodeTypeOverviews } from '../../nodes/node-overview';
import { OfferingProvider } from '../../nodes/node-provider-document';
import { groupBy } from '../../plain-data/plain-data';
import { withCluster } from '../cluster/with-cluster';
import { ConnectionOptions, withOptionalCluster } from '../command-line/connection-options';
import { MANIFESTS, readDocuments } from '../manifests/documents';
import { printResult, say } from '../terminal/print';
import { jsonLines } from '../terminal/serialize';
import { Column, table } from '../terminal/table';

interface NodeTypesOptions extends ConnectionOptions {
  readonly output: keyof typeof OUTPUTS;
  readonly cluster?: boolean;
}

/** A node type and its claimed machines. */
export interface TypeWithMachines extends NodeTypeOverview {
  readonly machines: readonly ClaimedMachine[];
}

const COLUMNS: readonly Column<TypeWithMachines>[] = [
  ['NAME', ({ name }) => name],
  ['AVAILABLE', ({ available }) => available === undefined ? 'unlimited' : String(available)],
  ['TOTAL', ({ total }) => total === undefined ? 'unlimited' : String(total)],
  ['PROVIDER', ({ provider }) => provider],
  ['COST', ({ cost }) => cost === undefined ? 'unknown' : String(cost)],
  ['PHASE', ({ phase }) => phase],
];

const MACHINES: Column<TypeWithMachines> = ['MACHINES', ({ machines }) => phaseCounts(machines.map(({ phase = 'claimed' }) => phase))];

export const OUTPUTS = {
  /** The table that vCluster prints. */
  table: (types: readonly TypeWithMachines[]) => table(COLUMNS, types),
  /** The same table with the number of machines in each phase. */
  wide: (types: readonly TypeWithMachines[]) => table([...COLUMNS, MACHINES], types),
  /** Everything that is known. */
  json: (types: readonly TypeWithMachines[]) => jsonLines(types),
};

/** `cdk8s-kubevirt nodetypes`. */
export function nodeTypesCommand(): Command {
  const command = new Command('nodetypes')
    .description('list the node types of NodeProviders: what a machine costs, how many are claimed, and how many can be')
    .argument('<path...>', `${MANIFESTS}, with NodeProviders, autoNodes of vClusters, and manifests of claimed machines`)
    .addOption(new Option('-o, --output <format>', 'output format').choices(Object.keys(OUTPUTS)).default('table'))
    .option('--cluster', 'count the machines in a cluster instead of those in the documents');
  return withOptionalCluster(command).action(async (paths: string[], { output, cluster, ...options }: NodeTypesOptions) => {
    const documents = readDocuments(paths);
    const providers = documentedProviders(documents);
    const { machines, notes } = cluster
      ? await withCluster(options, (connected) => claimedInCluster(connected, options.namespace))
      : claimedInDocuments(documents, providers);
    say('note', [...notes, ...unofferedNotes(machines, providers)]);
    printResult(OUTPUTS[output](nodeTypes(providers, machines)));
  });
}

/** The node types in the order of their names, as in `kubectl get`. */
function nodeTypes(providers: readonly OfferingProvider[], machines: readonly ClaimedMachine[]): TypeWithMachines[] {
  const claimed = (provider: string, name: string) => machines.filter((machine) => machine.provider === provider && machine.nodeType === name);
  return providers
    .flatMap(({ name: provider, nodeTypes: offered }) => nodeTypeOverviews(provider, offered, (name) => claimed(provider, name).length))
    .map((overview) => ({ ...overview, machines: claimed(overview.provider, overview.name) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** A note for each node type whose machines are not in any row, since no document offers it. */
export function unofferedNotes(machines: readonly ClaimedMachine[], providers: readonly OfferingProvider[]): string[] {
  const keyOf = (provider: string, nodeType: string) => JSON.stringify([provider, nodeType]);
  const offered = new Set(providers.flatMap(({ name, nodeTypes: types }) => types.map((type) => keyOf(name, type.name))));
  const others = groupBy(machines, ({ provider, nodeType }) => keyOf(provider, nodeType));
  return [...others].filter(([key]) => !offered.has(key)).map(([, [{ name, nodeType, provider }, ...more]]) => {
    const [subject, object] = more.length === 0 ? [`machine ${JSON.stringify(name)} is`, 'the machine'] : [`${more.length + 1} machines, such as ${JSON.stringify(name)}, are`, 'them'];
    return `${subject} of node type ${JSON.stringify(nodeType)} of provider ${JSON.stringify(provider)}, which no document offers: give its document to have ${object} counted`;
  });
}

function phaseCounts(phases: readonly string[]): string {
  const distinct = [...new Set(phases)].sort();
  return distinct.map((phase) => `${phases.filter((each) => each === phase).length} ${phase}`).join(', ') || '-';
}
