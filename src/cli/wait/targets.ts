// What is waited for, as it is typed: manifests, objects by their names as kubectl takes them, or all objects of a kind.
import { existsSync } from 'fs';
import { JUDGED_KINDS, JudgedKind } from './readiness/kinds';
import { NAME_OF_OBJECT } from '../../admission/kubernetes-names';
import { nearestNames } from '../../issues/nearest-name';
import { asked } from '../cluster/asked';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { requireNamespace } from '../cluster/namespace';
import type { Patience } from '../cluster/patience';
import { UsageError } from '../command-line/usage-error';
import { Input, readInput } from '../manifests/documents';
import type { WantedObject } from '../manifests/wanted';

/** What was typed, sorted out. */
export interface Targets {
  readonly input?: Input;
  readonly named: readonly { readonly kind: JudgedKind; readonly name: string }[];
  /** Those of which all objects are meant, or those with the labels. */
  readonly kinds: readonly JudgedKind[];
  readonly selector?: string;
}

export interface TargetOptions {
  readonly all?: boolean;
  readonly selector?: string;
  readonly namespace?: string;
}

/** @throws UsageError for what is neither a path nor the name of anything that can be waited for */
export function targetsOf(args: readonly string[], { all, selector }: TargetOptions): Targets {
  if (all || selector !== undefined) {
    const kinds = args.length === 0 ? ['virtualmachine'] : args;
    const found = kinds.map((name) => kindNamed(name) ?? refused(name, `is no type: ${all ? '--all' : '--selector'} goes with types such as vm, or with nothing for machines`));
    return { named: [], kinds: found, selector };
  }
  if (args.length === 0) {
    throw new UsageError('say what to wait for: files or folders of manifests, TYPE/NAME such as vm/web, or --all');
  }
  const named = args.flatMap((arg) => {
    const [type, name, ...rest] = arg.split('/');
    const kind = name && rest.length === 0 ? kindNamed(type) : undefined;
    if (kind === undefined) {
      return [];
    }
    return existsSync(arg) ? refused(arg, `is a path, and an object, too: write ./${arg} or ${kind.kind.toLowerCase()}/${name}`) : [{ kind, name }];
  });
  const paths = args.filter((arg) => existsSync(arg) || arg === '-' || kindNamed(arg.split('/')[0]) === undefined || arg.split('/').length > 2);
  args.filter((arg) => !paths.includes(arg) && !arg.includes('/')).forEach((type) => refused(type, `is a type: write ${type}/NAME, or add --all for all of them`));
  paths.filter((path) => path !== '-' && !existsSync(path)).forEach(refuseMistyped);
  return { input: paths.length > 0 ? readInput(paths) : undefined, named, kinds: [] };
}

/**
 * The objects that are meant, each once.
 *
 * @throws where there are none
 */
export async function objectsOf(targets: Targets, cluster: Cluster, { namespace }: TargetOptions, patience: Patience): Promise<ObjectReference[]> {
  const { input, named, kinds, selector } = targets;
  const ofManifests = input === undefined ? [] : await objectsIn(input, cluster, namespace, patience);
  const byName = await Promise.all(named.map(async ({ kind, name }) => ({ ...await servedAs(cluster, kind), name })));
  const lists = await Promise.all(kinds.map(async (kind) => {
    const type = await servedAs(cluster, kind);
    const query = { ...type, namespace: namespaceIn(cluster, type), labelSelector: selector };
    const { items } = await asked(cluster, 'list', query, () => cluster.list(query, patience.signal, nameOf));
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

/** Only manifests need what reads and checks them, which takes a while to load. */
async function objectsIn(input: Input, cluster: Cluster, namespace: string | undefined, patience: Patience): Promise<WantedObject[]> {
  const { wantedObjects } = await import('../manifests/wanted.js');
  return wantedObjects(input, cluster, { namespace, validation: 'ignore', patience, warn: () => undefined });
}

interface ServedType {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespaced: boolean;
}

/** A kind in the version that the cluster prefers. */
async function servedAs(cluster: Cluster, { group, kind }: JudgedKind): Promise<ServedType> {
  const subject = { apiVersion: group || 'v1', kind };
  return asked(cluster, 'look up', subject, async () => {
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

/** As kubectl takes types: singular, plural, short, with or without the group. */
function kindNamed(text: string): JudgedKind | undefined {
  const wanted = text.toLowerCase();
  return JUDGED_KINDS.find(({ group, names }) => names.some((name) => wanted === name || wanted === `${name}.${group}`));
}

function refused(arg: string, mistake: string): never {
  throw new UsageError(`${JSON.stringify(arg)} ${mistake}`);
}

/** What looks like a name, or like TYPE/NAME, and is no path. */
function refuseMistyped(arg: string): void {
  if (NAME_OF_OBJECT.matches(arg) && !/\.(?:ya?ml|json)$/i.test(arg)) {
    refused(arg, `is neither a path nor TYPE/NAME: write vm/${arg} for the machine`);
  }
  const [type, name, ...rest] = arg.split('/');
  const near = name && rest.length === 0 && !/^\.+$|\.(?:ya?ml|json)$/i.test(type) ? nearestNames(type, JUDGED_KINDS.flatMap(({ names }) => names)) : [];
  if (near.length > 0) {
    refused(arg, `is neither a path nor an object that can be waited for: write ${near.map((each) => `${each}/${name}`).join(' or ')}`);
  }
}
