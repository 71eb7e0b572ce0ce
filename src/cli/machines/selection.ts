// Which machines of a cluster are meant: by name, by the manifests that describe them, by labels, or all of a namespace.
import { isMap } from '../../plain-data/plain-data';
import { refuse, wordedIssues } from '../../issues/issues';
import { alternatives, nearestNames } from '../../issues/nearest-name';
import { isNotFound } from '../cluster/api-error';
import { asked, called } from '../cluster/asked';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { limit } from '../cluster/limit';
import { requireNamespace } from '../cluster/namespace';
import { UsageError } from '../command-line/usage-error';
import { nameIssues, readDocuments } from '../manifests/documents';

export const VIRTUAL_MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

/** The kinds of manifests that say which machines are meant: one each, and those of a pool. */
const SELECTED = ['VirtualMachine', 'VirtualMachinePool'];

/** What was typed beside the arguments. */
export interface SelectionOptions {
  readonly selector?: string;
  readonly allNamespaces?: boolean;
  /** Every machine of the namespace. */
  readonly all?: boolean;
}

/** What was typed, sorted out. */
export interface Selection extends SelectionOptions {
  readonly names: readonly string[];
  readonly paths: readonly string[];
}

/** As kubectl takes a name with its kind. */
const TYPED = /^(?:vms?|virtualmachines?(?:\.kubevirt\.io)?)\/(.+)$/i;

/** What is a path and can be no name: standard input, something in another folder, a file of manifests. */
const PATH = /^-$|^\.{1,2}$|\/|\.(?:ya?ml|json)$/i;

/**
 * Names and paths among arguments.
 *
 * @throws UsageError where machines are selected in two ways at once
 */
export function selectionOf(args: readonly string[], options: SelectionOptions): Selection {
  const names = args.flatMap((arg) => TYPED.exec(arg)?.[1] ?? (PATH.test(arg) ? [] : [arg]));
  const paths = args.filter((arg) => !TYPED.test(arg) && PATH.test(arg));
  const ways = [args.length > 0 && 'names or paths', options.selector !== undefined && '--selector', options.all && '--all'].filter(Boolean);
  if (ways.length > 1) {
    throw new UsageError(`${ways.join(' and ')} exclude each other: write one of them`);
  }
  if (names.length > 0 && options.allNamespaces) {
    throw new UsageError('--all-namespaces does not go with names: write --namespace and one namespace');
  }
  return { names, paths, ...options };
}

/**
 * The machines as they are now, each once; every one of the namespace where nothing says which.
 *
 * @throws one error that lists every machine that is not there, with the nearest names
 */
export async function selectedMachines(cluster: Cluster, { names, paths, selector, allNamespaces }: Selection): Promise<any[]> {
  if (names.length + paths.length === 0) {
    const query = { ...VIRTUAL_MACHINE, namespace: allNamespaces ? undefined : cluster.namespace, labelSelector: selector };
    const { items } = await asked(cluster, 'list', query, () => cluster.list(query));
    if (items.length === 0 && !allNamespaces) {
      await requireNamespace(cluster, cluster.namespace);
    }
    return items;
  }
  const described = describedMachines(paths, cluster.namespace);
  const wanted = [...names.map((name) => ({ ...VIRTUAL_MACHINE, name, namespace: cluster.namespace })), ...described.machines];
  const distinct = [...new Map(wanted.map((reference) => [`${reference.namespace}/${reference.name}`, reference])).values()];
  const inTurn = limit();
  const found = await Promise.all(distinct.map((reference) => inTurn(() => machineOrMistake(cluster, reference))));
  refuse(wordedIssues(found.filter((machine) => typeof machine === 'string')));
  return [...found, ...await ofPools(cluster, described.pools)];
}

/** The machines and the pools of manifests. */
function describedMachines(paths: readonly string[], namespace: string): { readonly machines: ObjectReference[]; readonly pools: ObjectReference[] } {
  const documents = readDocuments(paths).filter(({ value }) => isMap(value) && SELECTED.includes(value.kind));
  refuse(nameIssues(documents));
  const ofKind = (wanted: string) => documents.map(({ value }) => value).filter(({ kind }) => kind === wanted)
    .map(({ apiVersion, kind, metadata }) => ({ apiVersion, kind, name: metadata.name, namespace: metadata.namespace ?? namespace }));
  const [machines, pools] = SELECTED.map(ofKind);
  if (paths.length > 0 && machines.length + pools.length === 0) {
    throw new Error(`${paths.join(', ')}: describes no machines: give the manifests of VirtualMachines or VirtualMachinePools`);
  }
  return { machines, pools };
}

async function machineOrMistake(cluster: Cluster, reference: ObjectReference): Promise<any> {
  try {
    return { ...VIRTUAL_MACHINE, ...await asked(cluster, 'get', reference, () => cluster.read(reference)) };
  } catch (error) {
    if (isNotFound((error as Error).cause)) {
      return `${called(reference)} is not there${await instead(cluster, reference)}`;
    }
    throw error;
  }
}

async function instead(cluster: Cluster, { name, namespace }: ObjectReference): Promise<string> {
  const query = { ...VIRTUAL_MACHINE, namespace };
  const { items } = await asked(cluster, 'list', query, () => cluster.list(query));
  const near = nearestNames(name, items.map(({ metadata }) => metadata.name));
  return near.length > 0 ? `: write ${alternatives(near)}` : items.length === 0 ? ': the namespace has no machines, choose another with --namespace' : `: \`cdk8s-kubevirt list -n ${namespace}\` names those that are`;
}

/** The machines that pools have made. */
export async function ofPools(cluster: Cluster, pools: readonly ObjectReference[]): Promise<any[]> {
  const namespaces = [...new Set(pools.map(({ namespace }) => namespace))];
  const machines = await Promise.all(namespaces.map(async (namespace) => {
    const query = { ...VIRTUAL_MACHINE, namespace };
    return (await asked(cluster, 'list', query, () => cluster.list(query))).items;
  }));
  return machines.flat().filter(({ metadata }) => pools.some(({ name, namespace }) => (
    metadata.namespace === namespace && metadata.ownerReferences?.some((owner: any) => owner.kind === 'VirtualMachinePool' && owner.name === name)
  )));
}
