// Whether the kind of each document is namespaced, according to the cluster or to a CustomResourceDefinition among the documents.
import { identityOf, type StoredObject } from './stored-object';
import { issue, type Issue } from '../../issues/issues';
import { groupBy, isMap, textOf } from '../../plain-data/plain-data';
import { withContext } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { Type, UnknownKind } from '../cluster/discovery';

/** The scope of a kind. */
export interface Scope {
  readonly namespaced: boolean;
  /** The identity of the CustomResourceDefinition, if it is among the documents. */
  readonly definition?: string;
}

/** The scopes of the documents' kinds. */
interface Scopes {
  /** Undefined for an unknown kind. */
  readonly of: (type: Type) => Scope | undefined;
  /** For each unknown kind, at its first object. */
  readonly issues: { readonly object: StoredObject; readonly issue: Issue }[];
}

/** The kinds and Namespaces that documents define. */
export class DeclaredTypes {
  /** The identities of Namespaces, by name. */
  public readonly namespaces = new Map<string, string>();
  private readonly scopes = new Map<string, Scope>();

  /** Adds the kind or Namespace that an object defines, if any. */
  public add(object: any): void {
    const { apiVersion, kind, metadata, spec } = object;
    if (kind === 'Namespace' && apiVersion === 'v1') {
      this.namespaces.set(metadata.name, clusterIdentity(object));
    }
    if (kind === 'CustomResourceDefinition' && apiVersion.startsWith('apiextensions.k8s.io/') && isMap(spec)) {
      this.define(spec, clusterIdentity(object));
    }
  }

  public scopeOf(type: Type): Scope | undefined {
    return this.scopes.get(typeKey(type));
  }

  private define({ group, scope, names, versions }: any, definition: string): void {
    const served: any[] = Array.isArray(versions) ? versions.filter((version) => version?.served === true) : [];
    for (const { name } of served) {
      const type = { apiVersion: `${textOf(group)}/${textOf(name)}`, kind: textOf(names?.kind) };
      this.scopes.set(typeKey(type), { namespaced: scope === 'Namespaced', definition });
    }
  }
}

/** Asks the cluster for the kinds that no document defines. */
export async function scopesOf(objects: readonly StoredObject[], declared: DeclaredTypes, cluster: Cluster): Promise<Scopes> {
  const ofType = groupBy(objects, typeKey);
  const found = new Map<string, Scope>();
  const issues: Scopes['issues'] = [];
  await Promise.all([...ofType].map(async ([key, [object, ...others]]) => {
    const { apiVersion, kind } = object;
    const step = () => cluster.discovery.resource(object);
    const resource = declared.scopeOf(object) ?? await withContext(cluster, 'look up', { apiVersion, kind }, step).catch((error: Error) => {
      if (!(error.cause instanceof UnknownKind)) {
        throw error;
      }
      issues.push({ object, issue: issue('kind', `${error.cause.message}${others.length > 0 ? ` (${others.length + 1} objects are of this kind)` : ''}`) });
      return undefined;
    });
    if (resource !== undefined) {
      found.set(key, resource);
    }
  }));
  return {
    of: (type) => found.get(typeKey(type)),
    issues: issues.sort((one, other) => objects.indexOf(one.object) - objects.indexOf(other.object)),
  };
}

/** The identity of a cluster-scoped object, without any written namespace: cdk8s writes the chart's namespace into every object. */
function clusterIdentity({ apiVersion, kind, metadata: { name } }: any): string {
  return identityOf({ apiVersion, kind, name });
}

function typeKey({ apiVersion, kind }: Type): string {
  return `${apiVersion} ${kind}`;
}
