// The objects to wait for, as given by arguments: manifests, objects by name as kubectl takes them, or all objects of a kind.
import { existsSync } from 'fs';
import { JUDGED_KINDS, JudgedKind } from './readiness/kinds';
import { NAME_OF_OBJECT } from '../../admission/kubernetes-names';
import { messageIssues } from '../../issues/issues';
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

/** @throws UsageError for every argument that is neither a path nor an object of a kind that can be waited for */
export function parseTargets(args: readonly string[], { all, selector }: TargetOptions): Targets {
  if (all || selector !== undefined) {
    const types = args.length === 0 ? ['virtualmachine'] : args;
    refuseArguments(types, (type) => findKind(type) === undefined ? `is no type: ${all ? '--all' : '--selector'} goes with types such as vm, or with nothing for machines` : undefined);
    return { named: [], kinds: types.flatMap((type) => findKind(type) ?? []), selector };
  }
  if (args.length === 0) {
    throw new UsageError('say what to wait for: files or folders of manifests, TYPE/NAME such as vm/web, or --all');
  }
  refuseArguments(args, targetMistake);
  const named = args.flatMap((arg) => namedObject(arg) ?? []);
  const paths = args.filter((arg) => namedObject(arg) === undefined);
  return { input: paths.length > 0 ? keptInput(paths) : undefined, named, kinds: [] };
}

/** The object that an argument names as TYPE/NAME. */
function namedObject(arg: string): Targets['named'][number] | undefined {
  const [type, name, ...others] = arg.split('/');
  const kind = name && others.length === 0 ? findKind(type) : undefined;
  return kind && { kind, name };
}

function targetMistake(arg: string): string | undefined {
  const [isThere, object] = [existsSync(arg), namedObject(arg)];
  if (object !== undefined) {
    const { kind, name } = object;
    return isThere ? `is a path, and an object, too: write ./${arg} or ${kind.kind.toLowerCase()}/${name}`
      : NAME_OF_OBJECT.matches(name) ? undefined : `names no object: write ${NAME_OF_OBJECT.write}`;
  }
  const [type, name] = arg.split('/');
  return isThere || arg === '-' ? undefined
    : !name && findKind(type) !== undefined ? `is a type: write ${type}/NAME, or add --all for all of them` : mistypedTarget(arg);
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

function refuseArguments(args: readonly string[], mistakeOf: (arg: string) => string | undefined): void {
  const mistakes = args.flatMap((arg) => {
    const mistake = mistakeOf(arg);
    return mistake === undefined ? [] : [`${JSON.stringify(arg)} ${mistake}`];
  });
  if (mistakes.length > 0) {
    throw new UsageError(messageIssues(mistakes));
  }
}

/** The mistake in an argument that looks like a name, or like TYPE/NAME, and is not a path. */
function mistypedTarget(arg: string): string | undefined {
  if (NAME_OF_OBJECT.matches(arg) && !/\.(?:ya?ml|json)$/i.test(arg)) {
    return `is neither a path nor TYPE/NAME: write vm/${arg} for the machine`;
  }
  const [type, name, ...others] = arg.split('/');
  const near = name && others.length === 0 && !/^\.+$|\.(?:ya?ml|json)$/i.test(type) ? nearestNames(type, JUDGED_KINDS.flatMap(({ names }) => names)) : [];
  const qualified = qualifiedName(arg);
  return near.length > 0 ? `is neither a path nor an object that can be waited for: write ${near.map((each) => `${each}/${name}`).join(' or ')}`
    : qualified && `is neither a path nor TYPE/NAME: write vm/${qualified.name} --namespace ${qualified.namespace} for the machine`;
}
