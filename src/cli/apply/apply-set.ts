// Which objects belong together, kept in the cluster as KEP-3659 says: what is of the set and in the manifests no more can be
// found, and deleted. The parent of a set is a Secret without data, as kubectl's is.
import { randomUUID } from 'crypto';
import { applySetId, GROUP_KINDS, NAMESPACES, PART_OF, RUN, SET_ID, TOOLING } from './apply-set-names';
import { FIELD_MANAGER } from './server-side-apply';
import { version } from '../../../package.json';
import { ApiError, withContext, undefinedIfNotFound } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import type { Resource } from '../cluster/discovery';
import { RetryUntil, withRetry } from '../cluster/retry';

/** Of which kinds, such as `VirtualMachine.kubevirt.io`, and in which namespaces members are. */
export interface Extent {
  readonly groupKinds: readonly string[];
  readonly namespaces: readonly string[];
}

/** What is of a set. */
export interface Members {
  readonly objects: readonly any[];
  /** Kinds that the cluster does not serve now. They may come back, and their objects with them. */
  readonly unserved: readonly string[];
}

type Parent = ObjectReference & { readonly namespace: string };

export class ApplySet {
  /**
   * The set of a name in the cluster's namespace, be it there yet or not.
   *
   * @throws where there are no objects to be of it, and where the Secret of that name is something else, or is to be, or is kept by another tool
   */
  static async read(cluster: Cluster, name: string, objects: readonly ObjectReference[], retry: RetryUntil): Promise<ApplySet> {
    if (objects.length === 0) {
      // As after a program that has failed to write them.
      throw new Error(`--prune ${JSON.stringify(name)}: there are no objects, and everything that is of the set would go: give at least one, or delete it all with cdk8s-kubevirt delete and the manifests of before`);
    }
    const parent = { apiVersion: 'v1', kind: 'Secret', name, namespace: cluster.namespace };
    const read = () => cluster.read(parent, retry.signal).catch(undefinedIfNotFound);
    const found = await withContext(cluster, 'read', parent, () => withRetry(read, retry));
    const own = objects.find((object) => object.kind === parent.kind && object.name === name && object.namespace === parent.namespace);
    const { labels = {}, annotations = {} } = found?.metadata ?? {};
    if (found !== undefined || own !== undefined) {
      refuseForeign(name, parent.namespace, own === undefined && labels[SET_ID] === applySetId(parent) ? annotations[TOOLING] : undefined);
    }
    const extent = { groupKinds: list(annotations[GROUP_KINDS]), namespaces: [parent.namespace, ...list(annotations[NAMESPACES])] };
    return new ApplySet(cluster, parent, extent, retry);
  }

  readonly id: string;
  private readonly run = randomUUID();

  private constructor(
    private readonly cluster: Cluster, /** The Secret. */ readonly parent: Parent, readonly extent: Extent, private readonly retry: RetryUntil,
  ) {
    this.id = applySetId(parent);
  }

  /** Writes down where members may be, and that this run has begun. An extent has to be written before the first member is. */
  async cover(extent: Extent, dryRun: boolean): Promise<void> {
    await this.write(extent, { dryRun: dryRun ? 'All' : undefined });
  }

  /**
   * Whether no other run of the set has begun since this one has written its extent: what is in the manifests of the other is
   * none of this one's to delete.
   *
   * @returns what to give to `shrink`
   */
  async unlessOvertaken(): Promise<string | undefined> {
    const read = () => this.cluster.read(this.parent, this.retry.signal);
    const { annotations = {}, resourceVersion } = (await withContext(this.cluster, 'read', this.parent, () => withRetry(read, this.retry))).metadata;
    return annotations[RUN] === this.run ? resourceVersion : undefined;
  }

  /** Writes down where members are left, unless another run has begun meanwhile, for which more may be written than there is. */
  async shrink(extent: Extent, resourceVersion: string): Promise<void> {
    await this.write(extent, {}, resourceVersion).catch((error: Error) => {
      if (!(error.cause instanceof ApiError && error.cause.code === 409)) {
        throw error;
      }
    });
  }

  private async write({ groupKinds, namespaces }: Extent, query: { readonly dryRun?: string }, resourceVersion?: string): Promise<void> {
    const { apiVersion, kind, name, namespace } = this.parent;
    const annotations = {
      [TOOLING]: `${FIELD_MANAGER}/v${version}`,
      [RUN]: this.run,
      [GROUP_KINDS]: text(groupKinds),
      [NAMESPACES]: text(namespaces.filter((each) => each !== namespace)),
    };
    const call = {
      method: 'PATCH',
      query: { fieldManager: `${FIELD_MANAGER}-applyset`, force: true, ...query },
      body: { apiVersion, kind, metadata: { name, namespace, resourceVersion, labels: { [SET_ID]: this.id }, annotations } },
      contentType: 'application/apply-patch+yaml',
      signal: this.retry.signal,
    } as const;
    await withContext(this.cluster, 'keep the set in', this.parent, () => withRetry(() => this.cluster.call(this.parent, call), this.retry));
  }

  /** Everything in the cluster that has the label of the set, by what was written down before. */
  async members(): Promise<Members> {
    const { signal } = this.retry;
    const { groupKinds, namespaces } = this.extent;
    const resources = await Promise.all(groupKinds.map((groupKind) => withRetry(() => this.resource(groupKind), this.retry)));
    const served = resources.filter((resource) => resource !== undefined);
    const queries = served.flatMap(({ apiVersion, kind, namespaced }) => (namespaced ? namespaces : [undefined]).map((namespace) => (
      { apiVersion, kind, namespace, labelSelector: `${PART_OF}=${this.id}` }
    )));
    const lists = await Promise.all(queries.map((query) => (
      withContext(this.cluster, 'list', query, () => withRetry(() => this.cluster.list(query, signal), this.retry))
    )));
    return { objects: lists.flatMap(({ items }) => items), unserved: groupKinds.filter((_, index) => resources[index] === undefined) };
  }

  private resource(groupKind: string): Promise<Resource | undefined> {
    const [kind, ...group] = groupKind.split('.');
    return this.cluster.discovery.anyVersionOf(group.join('.'), kind);
  }
}

/** What members are among objects. */
export function extentOf(objects: readonly ObjectReference[]): Extent {
  return {
    groupKinds: objects.map(({ apiVersion, kind }) => [kind, ...apiVersion.includes('/') ? [apiVersion.split('/')[0]] : []].join('.')),
    namespaces: objects.flatMap(({ namespace }) => namespace ?? []),
  };
}

/** What is in any of them. */
export function together(...extents: readonly Extent[]): Extent {
  return { groupKinds: extents.flatMap(({ groupKinds }) => groupKinds), namespaces: extents.flatMap(({ namespaces }) => namespaces) };
}

function refuseForeign(name: string, namespace: string, tooling: string | undefined): void {
  const own = `${FIELD_MANAGER}/v${version}`;
  const subject = `--prune ${JSON.stringify(name)}: Secret ${JSON.stringify(name)} in namespace ${JSON.stringify(namespace)}`;
  if (tooling === undefined) {
    throw new Error(`${subject} keeps no set: write another name`);
  }
  if (tooling.split('/')[0] !== FIELD_MANAGER) {
    throw new Error(`${subject} is a set that ${tooling} keeps: write another name, or hand it over with kubectl annotate --overwrite secret ${name} ${TOOLING}=${own}`);
  }
}

function list(annotation: string | undefined): string[] {
  return (annotation ?? '').split(',').filter((item) => item !== '');
}

function text(items: readonly string[]): string {
  return [...new Set(items)].sort().join(',');
}
