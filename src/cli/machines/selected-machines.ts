// Finds the selected machines in a cluster, and reports those that do not exist.
import { existsSync } from 'fs';
import type { Selection } from './selection';
import { groupOf } from '../../admission/kinds';
import { type Issue, issue, messageIssues, refuse } from '../../issues/issues';
import { alternatives, nearestNames } from '../../issues/nearest-name';
import { groupBy, isMap, table } from '../../plain-data/plain-data';
import { describeObject, withContext } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { mapLimited } from '../cluster/limit';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import { findMissingNamespace, requireNamespace } from '../cluster/namespace';
import { namespacedName } from '../cluster/object-name';
import { unlessForbidden } from '../cluster/unless-forbidden';
import { type Document, namelessIssues, readDocuments } from '../manifests/documents';
import { say } from '../terminal/print';
import { poolOf } from '../wait/observation/related-objects';

/** The kinds of manifests that select one machine or those of a pool, with their API versions. */
const SELECTING_KINDS: { readonly [kind: string]: string } = table({
  VirtualMachine: 'kubevirt.io/v1', VirtualMachinePool: 'pool.kubevirt.io/v1beta1',
});

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
  refuse([...versionIssues(documents), ...namelessIssues(documents)]);
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
  const others = await cluster.list({ ...VIRTUAL_MACHINE, namespace }, namedMachine).then(({ items }) => items, () => undefined);
  const missingNamespace = others?.length === 0 ? await findMissingNamespace(cluster, namespace) : undefined;
  const areMistyped = missing.length <= MAX_MISTYPED;
  return missingNamespace !== undefined ? [`${missingNamespace.what}: ${missingNamespace.advice}`]
    : missing.map((reference) => `${describeObject(reference)} does not exist${suggestion(reference, others, areMistyped)}`);
}

/** A machine that a name may have meant. */
interface NamedMachine {
  readonly name: string;
  /** The name of its pool. */
  readonly pool?: string;
}

function namedMachine(machine: any): NamedMachine {
  return { name: machine.metadata.name, pool: poolOf(machine) };
}

/** @param others the machines of its namespace, if they may be listed */
function suggestion({ name, namespace }: ObjectReference, others: readonly NamedMachine[] | undefined, isMistyped: boolean): string {
  if (existsSync(name)) {
    return `: write ./${name} for the manifests of that name`;
  }
  if (others === undefined) {
    return ': check the name and --namespace';
  }
  const ofPool = others.find(({ pool }) => pool === name);
  if (ofPool !== undefined) {
    return `, but is the name of a pool: write its manifest, or machines such as ${JSON.stringify(ofPool.name)}`;
  }
  const nearest = isMistyped ? nearestNames(name, others.map((other) => other.name)) : [];
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
