// An ApplySet of KEP-3659: the cluster records which objects belong together, so that objects that have left the manifests can be found
// and deleted. The parent of a set is a Secret without data, as in kubectl.
import { randomUUID } from 'crypto';
import { applySetId, GROUP_KINDS, NAMESPACES, PART_OF, RUN, SET_ID, TOOLING } from './apply-set-names';
import { FIELD_MANAGER } from './server-side-apply';
import { version } from '../../../package.json';
import { groupOf } from '../../admission/kinds';
import { isConflict, isForbidden, withContext } from '../cluster/api-error';
import type { Cluster, ObjectQuery, ObjectReference } from '../cluster/cluster';
import { type Resource } from '../cluster/discovery';
import { mapLimited } from '../cluster/limit';
import { namespaceState } from '../cluster/namespace';
import { withRetry } from '../cluster/retry';

/** The kinds of members, such as `VirtualMachine.kubevirt.io`, and their namespaces. */
export interface Extent {
  readonly groupKinds: readonly string[];
  readonly namespaces: readonly string[];
}

/** The members of a set. */
interface Members {
  readonly objects: readonly any[];
  /** Kinds that the cluster does not serve at present. They may come back with their objects. */
  readonly unserved: readonly string[];
}

type Parent = ObjectReference & { readonly namespace: string };

/** How long others may keep changing the record while this run writes it, in milliseconds. */
const CONFLICT_TIMEOUT = 30_000;

/** What a Secret records. */
interface SetRecord {
  readonly extent: Extent;
  /** Undefined for a new set. */
  readonly resourceVersion?: string;
}

function findSecret(cluster: Cluster, parent: Parent): Promise<any> {
  return withContext(cluster, 'read', parent, () => cluster.find(parent));
}

/** @throws if the Secret is something else, or another tool manages the set */
function recordIn(secret: any, parent: Parent): SetRecord {
  const { annotations = {}, labels = {}, resourceVersion } = secret?.metadata ?? {};
  if (secret !== undefined) {
    const tooling = secret.data === undefined ? annotations[TOOLING] : undefined;
    refuseCopiedRecord(parent, labels[SET_ID], tooling);
    refuseOtherSecret(parent, labels[SET_ID] === applySetId(parent) ? tooling : undefined);
  }
  const namespaces = [parent.namespace, ...parseItems(annotations[NAMESPACES])];
  return { extent: { groupKinds: parseItems(annotations[GROUP_KINDS]), namespaces }, resourceVersion };
}

export class ApplySet {
  /**
   * Reads the set of a name in the cluster's namespace; a new set is empty.
   *
   * @throws if there are no objects, if the Secret of that name is something else or among the objects, or if another tool manages the set
   */
  static async read(cluster: Cluster, name: string, objects: readonly ObjectReference[]): Promise<ApplySet> {
    if (objects.length === 0) {
      // Most likely, the program that writes the manifests has failed.
      throw new Error(`--prune ${JSON.stringify(name)}: there are no objects, and every object of the set would be deleted: give at least one, or delete them all with cdk8s-kubevirt delete and the previous manifests`);
    }
    const parent = { apiVersion: 'v1', kind: 'Secret', name, namespace: cluster.namespace };
    const secret = await findSecret(cluster, parent).catch((error: Error) => {
      throw isForbidden(error.cause) ? new Error(`${error.message}: ${forbiddenAdvice(parent, objects)}`, { cause: error }) : error;
    });
    const isIncluded = objects.some((object) => object.kind === parent.kind && object.name === name && object.namespace === parent.namespace);
    // A Secret among the objects records no set, whether it exists or not.
    return new ApplySet(cluster, parent, recordIn(isIncluded ? {} : secret, parent));
  }

  readonly id: string;
  private readonly run = randomUUID();

  private constructor(private readonly cluster: Cluster, /** The Secret. */ readonly parent: Parent, private record: SetRecord) {
    this.id = applySetId(parent);
  }

  /** The kinds and namespaces that members may have. */
  get extent(): Extent {
    return this.record.extent;
  }

  /**
   * Records the kinds and namespaces of objects besides those of the members, and the start of this run, before the first object is applied. What
   * another run has recorded in the meantime stays.
   */
  async addExtent(extent: Extent, dryRun: boolean): Promise<void> {
    const isOutdated = (error: unknown) => isConflict((error as Error).cause);
    await withRetry(async () => {
      try {
        this.record = this.record.resourceVersion === undefined ? recordIn(await this.create(dryRun), this.parent) : this.record;
        await this.write(mergeExtents(this.extent, extent), { dryRun }, this.record.resourceVersion);
      } catch (error) {
        this.record = isOutdated(error) ? recordIn(await findSecret(this.cluster, this.parent), this.parent) : this.record;
        throw error;
      }
    }, { timeout: CONFLICT_TIMEOUT, shouldRetry: isOutdated });
  }

  /**
   * The version of the parent, for `shrink`; undefined if another run of the set has started since. Then nothing may be
   * deleted, since it may be in the manifests of the other run.
   */
  async versionOfThisRun(): Promise<string | undefined> {
    const { metadata } = await withContext(this.cluster, 'read', this.parent, () => this.cluster.read(this.parent));
    const { annotations = {}, resourceVersion } = metadata;
    return annotations[RUN] === this.run ? resourceVersion : undefined;
  }

  /** Records the kinds and namespaces of the remaining members, unless another run has started in the meantime. */
  async shrink(extent: Extent, resourceVersion: string): Promise<void> {
    await this.write(extent, {}, resourceVersion).catch((error: Error) => {
      if (!isConflict(error.cause)) {
        throw error;
      }
    });
  }

  /**
   * Creates the Secret, unless another run has done so in the meantime, whose record then stays: it has another field manager.
   *
   * @returns the Secret
   */
  private create(dryRun: boolean): Promise<any> {
    return this.applySecret({}, { fieldManager: `${FIELD_MANAGER}-applyset-begin`, dryRun });
  }

  private async write({ groupKinds, namespaces }: Extent, options: { readonly dryRun?: boolean }, resourceVersion?: string): Promise<void> {
    const annotations = {
      [RUN]: this.run,
      [GROUP_KINDS]: joinItems(groupKinds),
      [NAMESPACES]: joinItems(namespaces.filter((each) => each !== this.parent.namespace)),
    };
    await this.applySecret(annotations, { fieldManager: `${FIELD_MANAGER}-applyset`, ...options }, resourceVersion);
  }

  private async applySecret(
    more: object, { fieldManager, dryRun = false }: { readonly fieldManager: string; readonly dryRun?: boolean }, resourceVersion?: string,
  ): Promise<any> {
    const { apiVersion, kind, name, namespace } = this.parent;
    const annotations = { [TOOLING]: `${FIELD_MANAGER}/v${version}`, ...more };
    const call = {
      method: 'PATCH',
      query: { fieldManager, force: true, dryRun: dryRun ? 'All' : undefined },
      body: { apiVersion, kind, metadata: { name, namespace, resourceVersion, labels: { [SET_ID]: this.id }, annotations } },
      contentType: 'application/apply-patch+yaml',
    } as const;
    return (await withContext(this.cluster, 'record the set in', this.parent, () => this.cluster.call(this.parent, call))).body;
  }

  /**
   * All objects with the label of the set, of the recorded kinds and in the recorded namespaces.
   *
   * @param keep reduces an object, as in `Cluster.list`
   */
  async members(keep?: (object: any) => any): Promise<Members> {
    const { groupKinds, namespaces } = this.extent;
    const resources = await Promise.all(groupKinds.map((groupKind) => this.resource(groupKind)));
    const served = resources.filter((resource) => resource !== undefined);
    const queries = served.flatMap(({ apiVersion, kind, namespaced }) => (namespaced ? namespaces : [undefined]).map((namespace) => (
      { apiVersion, kind, namespace, labelSelector: `${PART_OF}=${this.id}` }
    )));
    // A set may have a hundred namespaces, with a dozen kinds in each.
    const lists = await mapLimited(queries, (query) => this.list(query, keep));
    return { objects: lists.flat(), unserved: groupKinds.filter((_, index) => resources[index] === undefined) };
  }

  /** With the namespace, the permission to list in it may be gone too. */
  private async list(query: ObjectQuery, keep?: (object: any) => any): Promise<readonly any[]> {
    const { namespace } = query;
    try {
      return (await withContext(this.cluster, 'list', query, () => this.cluster.list(query, keep))).items;
    } catch (error) {
      const { message, cause } = error as Error;
      if (!isForbidden(cause) || namespace === undefined || namespace === this.parent.namespace) {
        throw error;
      }
      if (await namespaceState(this.cluster, namespace) === 'missing') {
        return [];
      }
      const others = this.extent.namespaces.filter((each) => ![namespace, this.parent.namespace].includes(each));
      const edit = `kubectl annotate --overwrite secret ${this.parent.name} -n ${this.parent.namespace} ${NAMESPACES}=${joinItems(others)}`;
      throw new Error(`${message}: if namespace ${JSON.stringify(namespace)} is gone, take it out of the set: ${edit}`, { cause: error });
    }
  }

  private resource(groupKind: string): Promise<Resource | undefined> {
    const [kind, ...group] = groupKind.split('.');
    return this.cluster.discovery.anyVersionOf({ group: group.join('.'), kind });
  }
}

/** Advice for a user who may not read the Secret of a set. The usual cause is that the kubeconfig has another namespace than the manifests. */
function forbiddenAdvice({ namespace }: Parent, objects: readonly ObjectReference[]): string {
  const namespaces = [...new Set(objects.flatMap((object) => object.namespace ?? []))];
  const [only, ...others] = namespaces;
  return only === undefined || namespaces.includes(namespace)
    ? 'the set is recorded in a Secret there, which this user must be allowed to get, create and patch: MachineAccess with apply: { prune: true } allows that'
    : others.length === 0 ? `the set is recorded in a Secret there: write -n ${only} to record it in the namespace of the manifests`
      : `the set is recorded in a Secret there: write a --context whose namespace is among those of the manifests, ${namespaces.join(', ')}`;
}

/** The kinds and namespaces of objects. */
export function extentOf(objects: readonly ObjectReference[]): Extent {
  return {
    groupKinds: objects.map(({ apiVersion, kind }) => [kind, groupOf(apiVersion)].filter(Boolean).join('.')),
    namespaces: objects.flatMap(({ namespace }) => namespace ?? []),
  };
}

export function mergeExtents(...extents: readonly Extent[]): Extent {
  return { groupKinds: extents.flatMap(({ groupKinds }) => groupKinds), namespaces: extents.flatMap(({ namespaces }) => namespaces) };
}

/** The id of a set depends on the namespace and the name of its Secret. In another place, the objects keep the label of the set that they were in. */
function refuseCopiedRecord(parent: Parent, id: string | undefined, tooling = ''): void {
  const { name, namespace } = parent;
  if (id !== undefined && id !== applySetId(parent) && tooling.split('/')[0] === FIELD_MANAGER) {
    throw new Error(`--prune ${JSON.stringify(name)}: Secret ${JSON.stringify(name)} in namespace ${JSON.stringify(namespace)} records a set of another namespace or name, as after a restore from a backup: `
      + `run kubectl delete secret ${name} -n ${namespace}, which has no data, and apply with --force-conflicts to take over the restored objects`);
  }
}

function refuseOtherSecret({ name, namespace }: Parent, tooling: string | undefined): void {
  const own = `${FIELD_MANAGER}/v${version}`;
  const subject = `--prune ${JSON.stringify(name)}: Secret ${JSON.stringify(name)} in namespace ${JSON.stringify(namespace)}`;
  if (tooling === undefined) {
    throw new Error(`${subject} does not record a set: write another name`);
  }
  if (tooling.split('/')[0] !== FIELD_MANAGER) {
    throw new Error(`${subject} is a set that ${tooling} manages: write another name, or hand it over with kubectl annotate --overwrite secret ${name} ${TOOLING}=${own}`);
  }
}

function parseItems(annotation: string | undefined): string[] {
  return (annotation ?? '').split(',').filter((item) => item !== '');
}

function joinItems(items: readonly string[]): string {
  return [...new Set(items)].sort().join(',');
}
