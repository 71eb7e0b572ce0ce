// The objects to wait for, from the arguments: manifests, objects named as in kubectl, or all objects of a kind.
import { existsSync } from 'fs';
import { findKind, isKindName } from './kind-names';
import { JUDGED_KINDS, type JudgedKind } from './readiness/kinds';
import { groupOf } from '../../admission/kinds';
import { OBJECT_NAME } from '../../issues/formats';
import { alternatives, nearestNames, withNumbersOf } from '../../issues/nearest-name';
import { withContext } from '../cluster/api-error';
import { type Cluster, type ObjectQuery, type ObjectReference, referenceTo } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { requireNamespace } from '../cluster/namespace';
import type { RetryUntil } from '../cluster/retry';
import { qualifiedName } from '../command-line/qualified-name';
import { refuseUsage, UsageError } from '../command-line/usage-error';
import { type InputStream, keptInput } from '../manifests/documents';

/** The arguments, parsed. */
interface Targets {
  readonly input?: InputStream;
  readonly named: readonly { readonly kind: JudgedKind; readonly name: string }[];
  /** Kinds of which all objects are selected, or only those with the labels. */
  readonly kinds: readonly JudgedKind[];
  readonly selector?: string;
}

export interface TargetOptions {
  readonly all?: boolean;
  readonly selector?: string;
  readonly namespace?: string;
}

/** @throws UsageError that lists every argument that is neither a path nor an object that can be waited for */
export function parseTargets(args: readonly string[], { all, selector }: TargetOptions): Targets {
  if (all || selector !== undefined) {
    const types = args.length === 0 ? ['virtualmachine'] : args;
    refuseArguments(types, (type) => findKind(type) === undefined ? `is not a type: with ${all ? '--all' : '--selector'}, write types such as vm, or none for machines` : undefined);
    return { named: [], kinds: types.flatMap((type) => findKind(type) ?? []), selector };
  }
  if (args.length === 0) {
    throw new UsageError('name what to wait for: files or folders of manifests, TYPE/NAME such as vm/web, or --all');
  }
  refuseArguments(args, targetMistake);
  const named = args.flatMap((arg) => namedObject(arg) ?? []);
  const paths = args.filter((arg) => namedObject(arg) === undefined);
  return { input: paths.length > 0 ? keptInput(paths) : undefined, named, kinds: [] };
}

/** The object that an argument names as TYPE/NAME, but not a manifest. As in other verbs, a bare name is a machine, unless a file has that name. */
function namedObject(arg: string): Targets['named'][number] | undefined {
  if (/\.(?:ya?ml|json)$/i.test(arg)) {
    return undefined;
  }
  if (OBJECT_NAME.matches(arg) && findKind(arg) === undefined && !existsSync(arg)) {
    return { kind: findKind('virtualmachine')!, name: arg };
  }
  const [type, name, ...others] = arg.split('/');
  const kind = name && others.length === 0 ? findKind(type) : undefined;
  return kind && { kind, name };
}

function targetMistake(arg: string): string | undefined {
  const [isPath, object] = [existsSync(arg), namedObject(arg)];
  if (object !== undefined) {
    const { kind, name } = object;
    if (isPath) {
      return `is both a path and an object: write ./${arg} or ${kind.kind.toLowerCase()}/${name}`;
    }
    return OBJECT_NAME.matches(name) ? undefined : `has an invalid name: write ${OBJECT_NAME.write}`;
  }
  if (isPath || arg === '-') {
    return undefined;
  }
  const [type, name] = arg.split('/');
  return !name && findKind(type) !== undefined ? `is a type: write ${type}/NAME, or add --all for all of them` : describeMistype(arg);
}

/**
 * The selected objects, without duplicates.
 *
 * @throws if there are none
 */
export async function resolveTargets(
  targets: Targets, cluster: Cluster, { namespace }: TargetOptions, retry: RetryUntil,
): Promise<ObjectReference[]> {
  const { input, named, kinds, selector } = targets;
  const ofManifests = input === undefined ? [] : await readManifestObjects(input, cluster, namespace, retry);
  const byName = await Promise.all(named.map(async ({ kind, name }) => ({ ...await queryFor(cluster, kind), name })));
  const queries = await Promise.all(kinds.map(async (kind) => ({ ...await queryFor(cluster, kind), labelSelector: selector })));
  const lists = await Promise.all(queries.map(async (query) => (
    (await withContext(cluster, 'list', query, () => cluster.list(query, referenceTo))).items
  )));
  const all: readonly ObjectReference[] = [...ofManifests, ...byName, ...lists.flat()];
  if (all.length === 0 && kinds.length === 0) {
    throw new Error('the manifests have no objects: name files that have some');
  }
  if (all.length === 0) {
    const wanted = `${kinds.map(({ kind }) => kind).join(', ')}${selector === undefined ? '' : ` with the labels ${JSON.stringify(selector)}`}`;
    if (queries.every(({ namespace: searched }) => searched === undefined)) {
      throw new Error(`the cluster has no ${wanted}: apply it first`);
    }
    await requireNamespace(cluster, cluster.namespace);
    throw new Error(`namespace ${JSON.stringify(cluster.namespace)} has no ${wanted}: choose another with --namespace`);
  }
  const keyOf = (object: ObjectReference) => JSON.stringify([groupOf(object.apiVersion), object.kind, object.namespace, object.name]);
  return [...new Map(all.map((object) => [keyOf(object), object])).values()];
}

/** The most named objects to look for. More are not typed by hand. */
const MAX_TYPED = 20;

/**
 * A note for each named object that does not exist, while one with a similar name does. It may appear later, but more often its name is
 * mistyped. A user who may not read or list such objects gets none.
 */
export async function similarNameNotes({ named }: Targets, cluster: Cluster): Promise<string[]> {
  const notes = await Promise.all(named.slice(0, MAX_TYPED).map(async ({ kind, name }) => {
    const query = await queryFor(cluster, kind);
    if (await cluster.find({ ...query, name }) !== undefined) {
      return [];
    }
    const { items } = await cluster.list(query, ({ metadata }) => metadata.name);
    const similar = withNumbersOf(name, nearestNames(name, items));
    return similar.length === 0 ? [] : [`${kind.kind.toLowerCase()}/${name} does not exist, but ${alternatives(similar)} does`];
  })).catch(() => []);
  return notes.flat();
}

/** Imports the reader only if manifests are given, since it loads slowly. */
async function readManifestObjects(
  input: InputStream, cluster: Cluster, namespace: string | undefined, retry: RetryUntil,
): Promise<ObjectReference[]> {
  const { readDesiredObjects } = await import('../manifests/desired-objects.js');
  const objects = await readDesiredObjects(input, cluster, { namespace, validation: 'ignore', retry, warn: () => undefined });
  return objects.map(({ apiVersion, kind, namespace: objectNamespace, name }) => ({ apiVersion, kind, namespace: objectNamespace, name }));
}

/** The objects of a kind in the version that the cluster prefers; those of the current namespace if the kind is namespaced. */
function queryFor(cluster: Cluster, { group, kind }: JudgedKind): Promise<ObjectQuery> {
  return withContext(cluster, 'look up', { apiVersion: group || 'v1', kind }, async () => {
    const found = await cluster.discovery.anyVersionOf({ group, kind });
    if (found === undefined) {
      throw new UnknownKind(`the cluster has no ${kind} of ${group}: install what serves it`);
    }
    return { apiVersion: found.apiVersion, kind, namespace: found.namespaced ? cluster.namespace : undefined };
  });
}

function refuseArguments(args: readonly string[], mistakeOf: (arg: string) => string | undefined): void {
  refuseUsage(args.flatMap((arg) => {
    const mistake = mistakeOf(arg);
    return mistake === undefined ? [] : [`${JSON.stringify(arg)} ${mistake}`];
  }));
}

/** The mistake in an argument that looks like TYPE/NAME and is not a path. */
function describeMistype(arg: string): string | undefined {
  const qualified = qualifiedName(arg);
  if (qualified !== undefined && isKindName(qualified.namespace)) {
    return 'is of a kind without a state: write its manifest, which is waited for until it exists';
  }
  const [type, name, ...others] = arg.split('/');
  const hasTypeAndName = name && others.length === 0 && !/^\.+\/|\.(?:ya?ml|json)(?:\/|$)/i.test(arg);
  const nearest = hasTypeAndName ? nearestNames(type, JUDGED_KINDS.flatMap(({ names }) => names)) : [];
  if (nearest.length > 0) {
    return `is neither a path nor an object that can be waited for: write ${nearest.map((each) => `${each}/${name}`).join(' or ')}`;
  }
  return qualified && `is neither a path nor TYPE/NAME: write vm/${qualified.name} --namespace ${qualified.namespace} for the machine`;
}
