// The API paths of kinds, from the API server's discovery.
import { isNotFound, undefinedIfNotFound } from './api-error';
import type { ApiServer } from './api-server';
import { groupOf } from '../../admission/kinds';
import { alternatives, nearestNames } from '../../issues/nearest-name';
import { isOpenShiftTemplate, OC_PROCESS } from '../../template/openshift-template';

/** A kind in a version. */
export interface Type {
  readonly apiVersion: string;
  readonly kind: string;
}

/** A kind as the server serves it. */
export interface Resource extends Type {
  /** The name in paths and roles, such as `virtualmachines`. */
  readonly name: string;
  readonly namespaced: boolean;
}

/** A kind in any version. */
export interface GroupKind {
  /** Empty for the core group. */
  readonly group: string;
  readonly kind: string;
}

/** The cluster does not serve the kind in that version. */
export class UnknownKind extends Error {}

/** For `catch` after `withContext`: returns undefined if the object or its kind does not exist, and throws any other failure. */
export function undefinedIfAbsent(error: Error): undefined {
  if (!isNotFound(error.cause) && !(error.cause instanceof UnknownKind)) {
    throw error;
  }
  return undefined;
}

export class Discovery {
  private readonly pending = new Map<string, Promise<Resource[]>>();

  /** @param versions the cache: the kinds of each API version */
  constructor(private readonly server: ApiServer, private readonly versions = new Map<string, Resource[]>()) {}

  /** The same cache, filled through another client of the server. */
  with(server: ApiServer): Discovery {
    return new Discovery(server, this.versions);
  }

  /** @throws UnknownKind, with what is served instead */
  async resource({ apiVersion, kind }: Type): Promise<Resource> {
    const resources = await this.served(apiVersion);
    const found = resources.find((resource) => resource.kind === kind);
    if (found === undefined) {
      // A CustomResourceDefinition may add it later.
      this.versions.delete(apiVersion);
      throw new UnknownKind(`the cluster has no ${kind} of ${apiVersion}${await this.suggestionText(apiVersion, kind, resources)}`);
    }
    return found;
  }

  /**
   * Runs a step with the path of the collection of a kind in a namespace, or in all of them.
   *
   * @throws the error of the step; UnknownKind if the cluster no longer serves the kind
   */
  async atCollection<Result>(type: Type & { readonly namespace?: string }, step: (path: string) => Promise<Result>): Promise<Result> {
    const resource = await this.resource(type);
    try {
      return await step(resourcePath(resource, type.namespace));
    } catch (error) {
      if (isNotFound(error)) {
        // A collection exists as long as its kind does, even if it is empty or its namespace does not exist.
        this.versions.delete(type.apiVersion);
        await this.resource(type);
      }
      throw error;
    }
  }

  /** A kind in the first version that its group serves; undefined if it serves none. */
  async anyVersionOf({ group, kind }: GroupKind): Promise<Resource | undefined> {
    const versions = group === '' ? ['v1'] : (await this.versionsOf(group)).map((version) => `${group}/${version}`);
    const served = await Promise.all(versions.map((apiVersion) => this.served(apiVersion)));
    return served.flat().find((resource) => resource.kind === kind);
  }

  /** The kinds that the cluster serves, each as in `anyVersionOf`. */
  async servedTypes(kinds: readonly GroupKind[]): Promise<Type[]> {
    const found = await Promise.all(kinds.map((each) => this.anyVersionOf(each)));
    return found.filter((resource) => resource !== undefined).map(({ apiVersion, kind }) => ({ apiVersion, kind }));
  }

  /** Every kind of a version; empty if the version is not served. */
  async served(apiVersion: string): Promise<Resource[]> {
    const known = this.versions.get(apiVersion);
    if (known !== undefined) {
      return known;
    }
    const loading = this.pending.get(apiVersion) ?? this.load(apiVersion).finally(() => this.pending.delete(apiVersion));
    this.pending.set(apiVersion, loading);
    const resources = await loading;
    this.versions.set(apiVersion, resources);
    return resources;
  }

  /** The versions of a group, such as `v1` and `v1beta1`; empty if the cluster does not have the group. */
  async versionsOf(group: string): Promise<string[]> {
    const answer = await this.server.request({ path: `/apis/${group}`, accepts: hasList('versions', 'version') }).catch(undefinedIfNotFound);
    return (answer?.body.versions ?? []).map(({ version }: any) => version);
  }

  private async load(apiVersion: string): Promise<Resource[]> {
    const answer = await this.server.request({ path: versionPath(apiVersion), accepts: hasList('resources', 'name', 'kind') }).catch(undefinedIfNotFound);
    return (answer?.body.resources ?? []).filter(({ name }: any) => !name.includes('/'))
      .map(({ kind, name, namespaced }: any) => ({ apiVersion, kind, name, namespaced }));
  }

  private async suggestionText(apiVersion: string, kind: string, resources: readonly Resource[]): Promise<string> {
    const near = nearestNames(kind, resources.map((resource) => resource.kind));
    if (near.length > 0) {
      return `: write ${alternatives(near)}`;
    }
    const group = groupOf(apiVersion);
    const versions = group === '' ? [] : (await this.versionsOf(group)).filter((version) => `${group}/${version}` !== apiVersion);
    if (versions.length > 0) {
      return `: it serves ${group} in ${versions.join(', ')}`;
    }
    return isOpenShiftTemplate({ apiVersion, kind }) ? `: only OpenShift has it, give the output of \`${OC_PROCESS}\` as -` : ': install what serves it, or include its CustomResourceDefinition';
  }
}

/** Whether an answer has a list whose items have those string fields. */
function hasList(field: string, ...texts: readonly string[]): (body: any) => boolean {
  return (body) => Array.isArray(body?.[field]) && body[field].every((each: any) => texts.every((text) => typeof each?.[text] === 'string'));
}

/** The path of an API version. */
function versionPath(apiVersion: string): string {
  return apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
}

/**
 * The path of an object. Without a name, it is the path of the collection; without a namespace, that of all namespaces.
 *
 * @throws if a name would change the path
 */
export function resourcePath({ apiVersion, name: resource, namespaced }: Resource, namespace?: string, name?: string): string {
  const scope = namespaced && namespace !== undefined ? `/namespaces/${pathSegment(namespace)}` : '';
  return `${versionPath(apiVersion)}${scope}/${resource}${name === undefined ? '' : `/${pathSegment(name)}`}`;
}

/**
 * A name as a segment of a path.
 *
 * @throws if no encoding makes the name a segment: an empty name leads to the collection, and dots to the parent
 */
export function pathSegment(name: string): string {
  if (['', '.', '..'].includes(name)) {
    throw new Error(`${JSON.stringify(name)} is not a name: write that of an object or a namespace`);
  }
  return encodeURIComponent(name);
}
