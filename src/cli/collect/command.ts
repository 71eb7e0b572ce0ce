// The verb `collect`: lists the cloud-init Secrets that are no longer in use, and deletes them with `--delete`.
import { Command, Option } from 'commander';
import { CollectionScope, executeCollection, prepareCollection } from './collection';
import { type CollectionPlan, IS_NEW } from './collection-plan';
import { isMap } from '../../plain-data/plain-data';
import type { Cluster } from '../cluster/cluster';
import { requireNamespace } from '../cluster/namespace';
import { manifestNaming } from '../cluster/object-name';
import { withCluster } from '../cluster/with-cluster';
import { exitCodeOf, timeoutOption, withTimeout } from '../command-line/cancellation';
import { ConnectionOptions, withClusterOptions } from '../command-line/connection-options';
import { durationText, parseDuration } from '../command-line/duration';
import { readDocuments } from '../manifests/documents';
import { printResult, say } from '../terminal/print';
import { canPrompt, confirm } from '../terminal/prompt';
import { jsonLines } from '../terminal/serialize';
import { age, Column, table } from '../terminal/table';

interface CollectOptions extends ConnectionOptions {
  readonly allNamespaces?: boolean;
  readonly olderThan: number;
  readonly delete?: boolean;
  readonly yes?: boolean;
  readonly output: 'table' | 'json';
  readonly timeout: number;
}

const HOUR = 3600;

/** `cdk8s-kubevirt collect`. */
export function collectCommand(): Command {
  const command = new Command('collect')
    .description('list the cloud-init Secrets that no machine, instance, pool, template, revision or snapshot uses; delete them with --delete')
    .argument('[path...]', 'manifests whose Secrets are kept, both those they contain and those they use: files, folders such as ./dist, or - for standard input')
    .option('-A, --all-namespaces', 'list the Secrets of all namespaces')
    .addOption(new Option('--older-than <time>', 'skip newer Secrets, since a GitOps engine applies a Secret before its machine').default(HOUR, durationText(HOUR)).argParser((text) => text === '0s' ? 0 : parseDuration(text)))
    .option('--delete', 'delete the listed Secrets; on a terminal, ask first')
    .option('-y, --yes', 'delete without asking')
    .addOption(new Option('-o, --output <format>', 'output format').choices(Object.keys(OUTPUTS)).default('table'))
    .addOption(timeoutOption('how long to wait for a cluster that temporarily does not answer', 60));
  return withClusterOptions(command).action(async (paths: string[], options: CollectOptions) => {
    const manifests = paths.length === 0 ? [] : readDocuments(paths).map(({ value }) => value).filter(isMap);
    process.exitCode = await withCluster(options, (cluster) => collect(cluster, manifests, options));
  });
}

/** @returns the exit status */
async function collect(cluster: Cluster, manifests: readonly any[], options: CollectOptions): Promise<number> {
  const { allNamespaces = false, olderThan: minimumAge, yes = false, output, timeout } = options;
  const scope: CollectionScope = { namespace: allNamespaces ? undefined : cluster.namespace, manifests, minimumAge };
  const plan = await withRetries(cluster, timeout, (patient) => prepare(patient, scope));
  printResult(OUTPUTS[output](plan));
  say('note', noteOf(plan, minimumAge));
  const isToBeDeleted = options.delete === true && plan.deletions.length > 0 && (yes || !canPrompt() || await confirmDeletion(plan));
  return isToBeDeleted ? withRetries(cluster, timeout, (patient, signal) => execute(patient, plan, scope, signal)) : 0;
}

/** The timeout applies to each step, and not to the question in between. */
function withRetries<Result>(cluster: Cluster, timeout: number, step: (cluster: Cluster, signal: AbortSignal) => Promise<Result>): Promise<Result> {
  return withTimeout(timeout, (signal, deadline) => step(cluster.with({ signal, deadline }), signal));
}

async function prepare(cluster: Cluster, scope: CollectionScope): Promise<CollectionPlan> {
  if (scope.namespace !== undefined) {
    await requireNamespace(cluster, scope.namespace);
  }
  return prepareCollection(cluster, scope);
}

/** @returns the exit status */
async function execute(cluster: Cluster, plan: CollectionPlan, scope: CollectionScope, signal: AbortSignal): Promise<number> {
  const nameOf = manifestNaming(plan.deletions);
  const { failed, changed } = await executeCollection(cluster, plan, scope, (secret) => say('note', `${nameOf(secret)} deleted`));
  say('note', changed.map((secret) => `kept ${nameOf(secret)}: it was changed in the meantime, or is now in use`));
  say('error', failed);
  return failed.length === 0 ? 0 : exitCodeOf(signal);
}

function confirmDeletion({ deletions }: CollectionPlan): Promise<boolean> {
  return confirm(`delete ${deletions.length === 1 ? 'it' : `these ${deletions.length}`}?`, deletions.map(manifestNaming(deletions)));
}

const COLUMNS: readonly Column<any>[] = [
  ['NAMESPACE', ({ metadata }) => metadata.namespace],
  ['SECRET', ({ metadata }) => metadata.name],
  ['AGE', ({ metadata }) => age(metadata.creationTimestamp)],
];

const OUTPUTS: { readonly [output in CollectOptions['output']]: (plan: CollectionPlan) => string[] } = {
  table: ({ deletions }) => deletions.length === 0 ? [] : table(COLUMNS, deletions),
  json: (plan) => jsonLines(planDocument(plan)),
};

function noteOf({ deletions, kept }: CollectionPlan, minimumAge: number): string {
  const { length } = kept.filter(({ reason }) => reason === IS_NEW);
  const ofAge = length === 0 ? '' : `, ${length} of them for being newer than ${durationText(minimumAge)} (--older-than)`;
  const rest = `${kept.length} ${kept.length === 1 ? 'is' : 'are'} kept${ofAge}`;
  return deletions.length === 0 ? `nothing to collect: of the cloud-init Secrets, ${rest}`
    : `nothing uses ${deletions.length} of ${deletions.length + kept.length} cloud-init Secrets: ${rest}`;
}

function planDocument({ deletions, kept }: CollectionPlan): object {
  const secret = ({ metadata: { namespace, name, creationTimestamp } }: any) => ({ namespace, name, creationTimestamp });
  return { collectable: deletions.map(secret), kept: kept.map(({ secret: each, reason }) => ({ ...secret(each), reason })) };
}
