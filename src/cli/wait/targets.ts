// The objects to wait for, as given by arguments: manifests, objects by name as kubectl takes them, or all objects of a kind.
import { existsSync } from 'fs';
import { JUDGED_KINDS, JudgedKind } from './readiness/kinds';
import { NAME_OF_OBJECT } from '../../admission/kubernetes-names';
import { nearestNames } from '../../issues/nearest-name';
import { withContext } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { requireNamespace } from '../cluster/namespace';
import type { RetryUntil } from '../cluster/retry';
import { qualifiedName } from '../command-line/qualified-name';
import { UsageError } from '../command-line/usage-error';
import type { DesiredObject } from '../manifests/desired-objects';
import { type InputStream, keptInput } from '../manifests/documents';

/** The arguments, parsed. */
interface Targets {
  readonly input?: InputStream;
  readonly named: readonly { readonly kind: JudgedKind; readonly name: string }[];
  /** Kinds of which all objects are selected, or those with the labels. */
  readonly kinds: readonly JudgedKind[];
  readonly selector?: string;
}

export interface TargetOptions {
  readonly all?: boolean;
  readonly selector?: string;
  readonly namespace?: string;
}

/** @throws UsageError for an argument that is neither a path nor an object of a kind that can be waited for */
export function parseTargets(args: readonly string[], { all, selector }: TargetOptions): Targets {
  if (all || selector !== undefined) {
    const kinds = args.length === 0 ? ['virtualmachine'] : args;
    const found = kinds.map((name) => findKind(name) ?? refuseArgument(name, `is no type: ${all ? '--all' : '--selector'} goes with types such as vm, or with nothing for machines`));
    return { named: [], kinds: found, selector };
  }
  if (args.length === 0) {
    throw new UsageError('say what to wait for: files or folders of manifests, TYPE/NAME such as vm/web, or --all');
  }
  const named = args.flatMap((arg) => {
    const [type, name, ...rest] = arg.split('/');
    const kind = name && rest.length === 0 ? findKind(type) : undefined;
    if (kind === undefined) {
      return [];
    }
    return existsSync(arg) ? refuseArgument(arg, `is a path, and an object, too: write ./${arg} or ${kind.kind.toLowerCase()}/${name}`) : [{ kind, name }];
  });
  const paths = args.filter((arg) => existsSync(arg) || arg === '-' || findKind(arg.split('/')[0]) === undefined || arg.split('/').length > 2);
  const types = args.filter((arg) => !paths.includes(arg) && !arg.split('/')[1]);
  types.forEach((type) => refuseArgument(type, `is a type: write ${type.split('/')[0]}/NAME, or add --all for all of them`));
  paths.filter((path) => path !== '-' && !existsSync(path)).forEach(refuseMistyped);
  return { input: paths.length > 0 ? keptInput(paths) : undefined, named, kinds: [] };
}

/**
 * The selected objects, each once.
 *
 * @throws where there are none
 */
export async function resolveTargets(
  targets: Targets, cluster: Cluster, { namespace }: TargetOptions, retry: RetryUntil,
): Promise<ObjectReference[]> {
  const { input, named, kinds, selector } = targets;
  const ofManifests = input === undefined ? [] : await objectsIn(input, cluster, namespace, retry);
  const byName = await Promise.all(named.map(async ({ kind, name }) => ({ ...await preferredVersion(cluster, kind), name })));
  const lists = await Promise.all(kinds.map(async (kind) => {
    const type = await preferredVersion(cluster, kind);
    const query = { ...type, namespace: namespaceIn(cluster, type), labelSelector: selector };
    const { items } = await withContext(cluster, 'list', query, () => cluster.list(query, retry.signal, nameOf));
    return items.map((metadata) => ({ ...type, ...metadata }));
  }));
  const all = [...ofManifests, ...byName, ...lists.flat()].map(({ apiVersion, kind, name, namespace: own, ...rest }) =>
    ({ apiVersion, kind, name, namespace: own ?? ('namespaced' in rest && rest.namespaced ? cluster.namespace : undefined) }));
  if (all.length === 0) {
    await requireNamespace(cluster, cluster.namespace);
    const which = selector === undefined ? '' : ` with the labels ${JSON.stringify(selector)}`;
    throw new Error(`namespace ${JSON.stringify(cluster.namespace)} has no ${kinds.map(({ kind }) => kind).join(', ')}${which}: choose another with --namespace`);
  }
  return [...new Map(all.map((object) => [JSON.stringify([object.kind, object.apiVersion.split('/')[0], object.namespace, object.name]), object])).values()];
}

/** Loaded only for manifests, since reading and checking them takes a while to load. */
async function objectsIn(input: InputStream, cluster: Cluster, namespace: string | undefined, retry: RetryUntil): Promise<DesiredObject[]> {
  const { readDesiredObjects } = await import('../manifests/desired-objects.js');
  return readDesiredObjects(input, cluster, { namespace, validation: 'ignore', retry, warn: () => undefined });
}

interface ServedType {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespaced: boolean;
}

/** A kind in the version that the cluster prefers. */
async function preferredVersion(cluster: Cluster, { group, kind }: JudgedKind): Promise<ServedType> {
  const subject = { apiVersion: group || 'v1', kind };
  return withContext(cluster, 'look up', subject, async () => {
    const found = await cluster.discovery.anyVersionOf(group, kind);
    if (found === undefined) {
      throw new UnknownKind(`the cluster has no ${kind} of ${group}: install what serves it`);
    }
    return found;
  });
}

function namespaceIn(cluster: Cluster, { namespaced }: ServedType): string | undefined {
  return namespaced ? cluster.namespace : undefined;
}

function nameOf({ metadata: { name, namespace } }: any): any {
  return { name, namespace };
}

/** A type as kubectl takes it: singular, plural, short, with or without the group. */
function findKind(text: string): JudgedKind | undefined {
  const wanted = text.toLowerCase();
  return JUDGED_KINDS.find(({ group, names }) => names.some((name) => wanted === name || wanted === `${name}.${group}`));
}

function refuseArgument(arg: string, mistake: string): never {
  throw new UsageError(`${JSON.stringify(arg)} ${mistake}`);
}

/** Refuses an argument that looks like a name, or like TYPE/NAME, and is not a path. */
function refuseMistyped(arg: string): void {
  if (NAME_OF_OBJECT.matches(arg) && !/\.(?:ya?ml|json)$/i.test(arg)) {
    refuseArgument(arg, `is neither a path nor TYPE/NAME: write vm/${arg} for the machine`);
  }
  const [type, name, ...rest] = arg.split('/');
  const near = name && rest.length === 0 && !/^\.+$|\.(?:ya?ml|json)$/i.test(type) ? nearestNames(type, JUDGED_KINDS.flatMap(({ names }) => names)) : [];
  if (near.length > 0) {
    refuseArgument(arg, `is neither a path nor an object that can be waited for: write ${near.map((each) => `${each}/${name}`).join(' or ')}`);
  }
  const qualified = qualifiedName(arg);
  if (qualified !== undefined) {
    refuseArgument(arg, `is neither a path nor TYPE/NAME: write vm/${qualified.name} --namespace ${qualified.namespace} for the machine`);
  }
}
