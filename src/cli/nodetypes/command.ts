// The verb `nodetypes`: what NodeProviders offer and what is left of it, by documents and manifests or by a cluster's machines.
import { Command, Option } from 'commander';
import { claimedInCluster, claimedInDocuments, ClaimedMachine, ClaimedMachines, documentedProviders } from './claimed-machines';
import { json, table, TypeWithMachines, wide } from './output';
import { overviews } from '../../nodes/node-overview';
import { OfferingProvider } from '../../nodes/node-provider-document';
import { ConnectionOptions, withOptionalCluster } from '../command-line/connection-options';
import { asUsage } from '../command-line/usage-error';
import { readDocuments } from '../manifests/documents';
import { printResult, say } from '../terminal/print';

interface NodeTypesOptions extends ConnectionOptions {
  readonly output: keyof typeof OUTPUTS;
  readonly cluster?: boolean;
}

const OUTPUTS = { table, wide, json };

/** `cdk8s-kubevirt nodetypes`. */
export function nodeTypesCommand(): Command {
  const command = new Command('nodetypes')
    .description('show the node types of NodeProviders: what a machine costs, how many are claimed, and how many may be')
    .argument('<path...>', 'files, folders of YAML, or - for standard input: NodeProviders, the autoNodes of vClusters, and manifests of claimed machines')
    .addOption(new Option('-o, --output <format>', 'how they are printed').choices(Object.keys(OUTPUTS)).default('table'))
    .option('--cluster', 'count the machines of a cluster instead of those in the documents');
  return withOptionalCluster(command).action(async (paths: string[], { output, cluster, ...options }: NodeTypesOptions) => {
    const documents = readDocuments(paths);
    const providers = documentedProviders(documents);
    const { machines, notes } = cluster ? await live(options) : claimedInDocuments(documents, providers);
    say('note', [...notes, ...unoffered(machines, providers)]);
    printResult(OUTPUTS[output](nodeTypes(providers, machines)));
  });
}

/** The client of the cluster is loaded where one is asked, so that verbs without a cluster start at once. */
async function live(options: ConnectionOptions): Promise<ClaimedMachines> {
  const { connect } = await import('../cluster/connect.js');
  const cluster = asUsage(() => connect(options));
  return claimedInCluster(cluster, options.namespace).finally(() => cluster.close());
}

/** As `kubectl get` orders them: by their names. */
function nodeTypes(providers: readonly OfferingProvider[], machines: readonly ClaimedMachine[]): TypeWithMachines[] {
  const claimed = (provider: string, name: string) => machines.filter((machine) => machine.provider === provider && machine.nodeType === name);
  return providers
    .flatMap(({ name: provider, nodeTypes: offered }) => overviews(provider, offered, (name) => claimed(provider, name).length))
    .map((overview) => ({ ...overview, machines: claimed(overview.provider, overview.name) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Machines that nothing offers any more, or that are of a provider whose document was not given, stand in no row. */
function unoffered(machines: readonly ClaimedMachine[], providers: readonly OfferingProvider[]): string[] {
  const offered = new Set(providers.flatMap(({ name, nodeTypes: types }) => types.map((type) => `${name}/${type.name}`)));
  return machines.filter(({ provider, nodeType }) => !offered.has(`${provider}/${nodeType}`)).map(({ name, nodeType, provider }) =>
    `machine ${JSON.stringify(name)} is of node type ${JSON.stringify(nodeType)} of provider ${JSON.stringify(provider)}, which no document offers: give it to have the machine counted`);
}
