// Selects machines of a cluster: by name, by the manifests that describe them, by labels, or all machines of a namespace.
import { existsSync } from 'fs';
import { Command } from 'commander';
import { unlessForbidden } from './forbidden';
import { groupOf } from '../../admission/kinds';
import { OBJECT_NAME } from '../../issues/formats';
import { type Issue, issue, messageIssues, refuse } from '../../issues/issues';
import { alternatives, nearestNames } from '../../issues/nearest-name';
import { groupBy, isMap, table } from '../../plain-data/plain-data';
import { describeObject, withContext } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { mapLimited } from '../cluster/limit';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import { findMissingNamespace, requireNamespace } from '../cluster/namespace';
import { namespacedName } from '../cluster/object-name';
import { withClusterOptions } from '../command-line/connection-options';
import { qualifiedName } from '../command-line/qualified-name';
import { refuseUsage, UsageError } from '../command-line/usage-error';
import { type Document, nameIssues, readDocuments } from '../manifests/documents';
import { say } from '../terminal/print';
import { findKind, isKindName } from '../wait/kind-names';
import { poolOf } from '../wait/observation/related-objects';

/** The kinds of manifests that select one machine or those of a pool, with their API versions. */
const SELECTING_KINDS: { readonly [kind: string]: string } = table({
  VirtualMachine: 'kubevirt.io/v1', VirtualMachinePool: 'pool.kubevirt.io/v1beta1',
});

/** The options that select machines. */
export interface SelectionOptions {
  readonly selector?: string;
  readonly allNamespaces?: boolean;
  /** Every machine of the namespace. */
  readonly all?: boolean;
}

/** Arguments and options, parsed. */
export interface Selection extends SelectionOptions {
  readonly names: readonly string[];
  readonly paths: readonly string[];
}

/** A name with its kind, as in kubectl, but not a manifest in a folder of that name. */
const KIND_AND_NAME = /^(?:vms?|virtualmachines?(?:\.kubevirt\.io)?)\/(?!.*\.(?:ya?ml|json)$)([^/]+)$/i;

/** A path that cannot be a name: standard input, a path with a slash, or a file of manifests. */
const PATH = /^-$|^\.{1,2}$|\/|\.(?:ya?ml|json)$/i;

/**
 * Distinguishes names from paths among the arguments.
 *
 * @throws UsageError if a name is invalid, or if machines are selected in two ways at once
 */
export function parseSelection(args: readonly string[], options: SelectionOptions): Selection {
  const names = args.flatMap((arg) => KIND_AND_NAME.exec(arg)?.[1] ?? (PATH.test(arg) ? [] : [arg]));
  const paths = args.filter((arg) => !KIND_AND_NAME.test(arg) && PATH.test(arg));
  refuseUsage([
    ...names.filter((name) => !OBJECT_NAME.matches(name)).map((name) => `${JSON.stringify(name)} is not a valid machine name: write ${OBJECT_NAME.write}`),
    ...args.flatMap(ambiguousMistake),
    ...paths.flatMap(otherNameMistake),
  ]);
  const selections = [args.length > 0 && 'names or paths', options.selector !== undefined && '--selector', options.all && '--all'].filter(Boolean);
  if (selections.length > 1) {
    throw new UsageError(`${selections.join(' and ')} cannot be combined: write one of them`);
  }
  if (names.length > 0 && options.allNamespaces) {
    throw new UsageError('--all-namespaces cannot be combined with names: write --namespace and one namespace');
  }
  return { names, paths, ...options };
}

function ambiguousMistake(arg: string): string[] {
  const name = KIND_AND_NAME.exec(arg)?.[1];
  return name !== undefined && existsSync(arg) ? [`${JSON.stringify(arg)} is both a path and a machine: write ./${arg} or ${name}`] : [];
}

/** The mistake in a name with a namespace, or with the kind of something else, which would be read as a path. */
function otherNameMistake(path: string): string[] {
  const qualified = qualifiedName(path);
  if (qualified === undefined) {
    return [];
  }
  const { namespace, name } = qualified;
  const text = JSON.stringify(path);
  if (!isKindName(namespace)) {
    return [`${text} is not a file or folder: write ${name} --namespace ${namespace} for the machine`];
  }
  const [what, write] = findKind(namespace)?.kind === 'VirtualMachinePool' ? ['a pool', 'its manifest, which selects its machines']
    : ['not a machine', 'one such as web, or manifests'];
  return [`${text} is ${what}, and only machines can be given by name: write ${write}`];
}

/**
 * Reads the selected machines, each once; without names, paths and labels, all machines of the namespace.
 *
 * @throws one error that lists every machine and pool that does not exist, with the nearest names
 */
export async function requireSelectedMachines(cluster: Cluster, selection: Selection): Promise<any[]> {
  const { machines, missing } = await findSelectedMachines(cluster, selection);
  refuse(messageIssues(missing));
  return machines;
}

/** The selected machines that exist. */
interface SelectedMachines {
  readonly machines: any[];
  /** Each machine and pool of the manifests that does not exist, as a mistake. */
  readonly missing: readonly string[];
}

/**
 * Reads the selected machines for verbs that show them. Of those in manifests, only some may exist.
 *
 * @throws one error that lists the missing machines, if all are missing, or one that was given by its name
 */
export async function findSelectedMachines(cluster: Cluster, { names, paths, selector, allNamespaces }: Selection): Promise<SelectedMachines> {
  if (names.length + paths.length === 0) {
    const query = { ...VIRTUAL_MACHINE, namespace: allNamespaces ? undefined : cluster.namespace, labelSelector: selector };
    const { items } = await withContext(cluster, 'list', query, () => cluster.list(query));
    if (items.length === 0 && !allNamespaces) {
      await requireNamespace(cluster, cluster.namespace);
    }
    return { machines: items, missing: [] };
  }
  const described = machinesInManifests(paths, cluster.namespace);
  const named = names.map((name) => ({ ...VIRTUAL_MACHINE, name, namespace: cluster.namespace }));
  const wanted = [...named, ...described.machines];
  const distinct = [...new Map(wanted.map((reference) => [namespacedName(reference), reference])).values()];
  const [found, ofPools] = await Promise.all([
    mapLimited(distinct, (reference) => findMachine(cluster, reference)),
    machinesOfPools(cluster, described.pools),
  ]);
  const missingPools = await findMissingPools(cluster, described.pools.filter((pool) => !ofPools.some((machine) => isOfPool(machine, pool))));
  const absent = distinct.filter((_, index) => found[index] === undefined);
  const isNamed = ({ name, namespace }: ObjectReference) => namespace === cluster.namespace && names.includes(name);
  const missingNamed = await findMissingMachines(cluster, absent.filter(isNamed));
  const missing = [...absent.filter((reference) => !isNamed(reference)).map((reference) => notAppliedMessage(reference, paths)), ...missingPools];
  // A machine of a pool may be given by its name too.
  const present = [...found.filter((machine) => machine !== undefined), ...ofPools];
  const machines = [...new Map(present.map((machine) => [machineName(machine), machine])).values()];
  refuse(messageIssues(missingNamed.length > 0 || machines.length === 0 ? [...missingNamed, ...missing] : []));
  return { machines, missing };
}

/** How many paths a message names: a shell may expand one pattern to a hundred files. */
const MAX_NAMED = 3;

/** A missing machine of manifests is not mistyped, but not applied. */
function notAppliedMessage(reference: ObjectReference, paths: readonly string[]): string {
  return `${describeObject(reference)} does not exist: apply ${paths.includes('-') || paths.length > MAX_NAMED ? 'it' : paths.join(' ')} first, or check its namespace`;
}

/** The machines and pools in manifests. */
function machinesInManifests(paths: readonly string[], namespace: string): { readonly [kind in 'machines' | 'pools']: ObjectReference[] } {
  const documents = readDocuments(paths).filter(selectsMachines);
  refuse([...versionIssues(documents), ...nameIssues(documents)]);
  const ofKind = (wanted: string) => documents.map(({ value }) => value).filter(({ kind }) => kind === wanted)
    .map(({ apiVersion, kind, metadata }) => ({ apiVersion, kind, name: metadata.name, namespace: metadata.namespace ?? namespace }));
  const [machines, pools] = ['VirtualMachine', 'VirtualMachinePool'].map(ofKind);
  if (paths.length > 0 && machines.length + pools.length === 0) {
    throw new Error(`${paths.join(', ')}: contains no machines: give the manifests of VirtualMachines or VirtualMachinePools`);
  }
  return { machines, pools };
}

/** Other platforms have a VirtualMachine too. One without an apiVersion is selected, and reported as a mistake. */
function selectsMachines({ value }: Document): boolean {
  const version = isMap(value) ? SELECTING_KINDS[value.kind] : undefined;
  return version !== undefined && (typeof value.apiVersion !== 'string' || groupOf(value.apiVersion) === groupOf(version));
}

function versionIssues(documents: readonly Document[]): Issue[] {
  return documents.filter(({ value }) => typeof value.apiVersion !== 'string').map(({ value: { kind }, source, lineAt }) => (
    { source, line: lineAt(''), ...issue('', `apiVersion is missing: write one such as "${SELECTING_KINDS[kind]}" for the ${kind}`) }
  ));
}

async function findMachine(cluster: Cluster, reference: ObjectReference): Promise<any> {
  const found = await withContext(cluster, 'get', reference, () => cluster.find(reference));
  return found && { ...VIRTUAL_MACHINE, ...found };
}

/** Up to this number of missing machines, similar names are suggested. More are not typos, and comparing them with thousands takes minutes. */
const MAX_MISTYPED = 20;

/** Machines that were given by name and do not exist, each as a mistake, unless their namespace does not exist. */
async function findMissingMachines(cluster: Cluster, missing: readonly ObjectReference[]): Promise<string[]> {
  if (missing.length === 0) {
    return [];
  }
  const { namespace } = cluster;
  // Missing machines are also reported to a user who may not list machines.
  const names = await cluster.list({ ...VIRTUAL_MACHINE, namespace }, ({ metadata }) => metadata.name).then(({ items }) => items, () => undefined);
  const missingNamespace = names?.length === 0 ? await findMissingNamespace(cluster, namespace) : undefined;
  const areMistyped = missing.length <= MAX_MISTYPED;
  return missingNamespace !== undefined ? [`${missingNamespace.what}: ${missingNamespace.advice}`]
    : missing.map((reference) => `${describeObject(reference)} does not exist${suggestion(reference, names, areMistyped)}`);
}

/** @param others the machines of its namespace, if they may be listed */
function suggestion({ name, namespace }: ObjectReference, others: readonly string[] | undefined, isMistyped: boolean): string {
  if (existsSync(name)) {
    return `: write ./${name} for the manifests of that name`;
  }
  if (others === undefined) {
    return ': check the name and --namespace';
  }
  const nearest = isMistyped ? nearestNames(name, others) : [];
  return nearest.length > 0 ? `: write ${alternatives(nearest)}` : others.length === 0 ? ': the namespace has no machines, choose another with --namespace' : `: \`cdk8s-kubevirt list -n ${namespace}\` lists those that exist`;
}

/** The machines that pools have created. */
export async function machinesOfPools(cluster: Cluster, pools: readonly ObjectReference[]): Promise<any[]> {
  const namespaces = [...new Set(pools.map(({ namespace }) => namespace))];
  const machines = await mapLimited(namespaces, async (namespace) => {
    const query = { ...VIRTUAL_MACHINE, namespace };
    return (await withContext(cluster, 'list', query, () => cluster.list(query))).items;
  });
  return machines.flat().filter((machine) => pools.some((pool) => isOfPool(machine, pool)));
}

function isOfPool(machine: any, { name, namespace }: ObjectReference): boolean {
  return machine.metadata.namespace === namespace && poolOf(machine) === name;
}

/** The pools without machines that do not exist, each as a mistake. */
async function findMissingPools(cluster: Cluster, pools: readonly ObjectReference[]): Promise<string[]> {
  const mistakes = await mapLimited([...groupBy(pools, ({ namespace }) => namespace).values()], async (ofNamespace) => {
    const { name: _, ...query } = ofNamespace[0];
    const list = () => withContext(cluster, 'list', query, () => cluster.list(query));
    const noteForbidden = (message: string) => say('note', ofNamespace.map((pool) => `${describeObject(pool)} has no machines, or does not exist: ${message}`));
    const names = (await unlessForbidden(list, noteForbidden))?.items.map(({ metadata }) => metadata.name);
    return names === undefined ? [] : ofNamespace.filter(({ name }) => !names.includes(name)).map((pool) => missingPoolMessage(pool, names));
  });
  return mistakes.flat();
}

function missingPoolMessage(pool: ObjectReference, others: readonly string[]): string {
  const nearest = nearestNames(pool.name, others);
  return `${describeObject(pool)} does not exist: ${nearest.length > 0 ? `write ${alternatives(nearest)}` : 'apply it first, or check its name and namespace'}`;
}

/** The note if nothing is selected. */
export function noMachines({ namespace }: Cluster, { paths, allNamespaces, selector }: Selection): string {
  // Manifests may name other namespaces.
  const place = allNamespaces || paths.length > 0 ? '' : ` in namespace ${JSON.stringify(namespace)}`;
  return `no machines were found${place}${selector === undefined ? '' : ` with the labels ${JSON.stringify(selector)}`}`;
}

/** Reports that nothing is selected, and which objects of manifests do not exist. If any are missing, the exit code is 1. */
export function reportAbsent(cluster: Cluster, selection: Selection, { machines, missing }: SelectedMachines): void {
  say('note', machines.length === 0 ? [noMachines(cluster, selection)] : []);
  say('error', missing);
  if (missing.length > 0) {
    process.exitCode = 1;
  }
}

/** A machine as errors and notes name it. */
export function machineName({ metadata }: any): string {
  return namespacedName(metadata);
}

export function isMachine({ kind }: any): boolean {
  return kind === VIRTUAL_MACHINE.kind;
}

export function isPool({ kind }: { readonly kind?: string }): boolean {
  return kind === 'VirtualMachinePool';
}

/** Adds the arguments and options that select machines to a verb that only reads: without them, it shows all machines of the namespace. */
export function withOptionalMachines(command: Command): Command {
  return command
    .argument('[machine...]', 'names of machines, or their manifests: files, folders such as ./dist, or - for standard input (default: all machines of the namespace)')
    .option('-l, --selector <labels>', 'select machines with these labels')
    .option('-A, --all-namespaces', 'select the machines of all namespaces');
}

/** Adds the arguments and options that select machines to a verb that changes them, with those that select the cluster. */
export function withMachineArguments(command: Command): Command {
  return withClusterOptions(command
    .argument('[machine...]', 'names such as web or vm/web, or manifests of machines: files, folders such as ./dist, or - for standard input')
    .option('-l, --selector <labels>', 'select machines with these labels')
    .option('--all', 'select all machines of the namespace'));
}

/**
 * The selection of a verb that changes machines.
 *
 * @throws UsageError if nothing selects machines: this must not mean all of them
 */
export function requireSelection(args: readonly string[], options: SelectionOptions): Selection {
  if (args.length === 0 && options.selector === undefined && !options.all) {
    throw new UsageError('no machine is given: write names, paths of manifests, --selector or --all');
  }
  return parseSelection(args, options);
}
