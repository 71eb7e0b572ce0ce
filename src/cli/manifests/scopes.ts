// Whether the kind of each document is namespaced, as the cluster or a CustomResourceDefinition among the documents says.
import type { Document } from './documents';
import { issue, type Issue } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { withContext } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { Type, UnknownKind } from '../cluster/discovery';

/** The scope of a kind. */
export interface Scope {
  readonly namespaced: boolean;
  /** The CustomResourceDefinition, if it is among the documents. */
  readonly definition?: any;
}

/** The scopes of the documents' kinds, and the Namespaces among the documents. */
export interface Scopes {
  /** Undefined for an unknown kind. */
  readonly of: (type: Type) => Scope | undefined;
  /** For each unknown kind, at its first document. */
  readonly issues: { readonly document: Document; readonly issue: Issue }[];
  /** The Namespaces among the documents, by name. */
  readonly namespaces: ReadonlyMap<string, any>;
}

/** Asks the cluster for the kinds that are not defined by a document. */
export async function scopesOf(documents: readonly Document[], cluster: Cluster): Promise<Scopes> {
  const values = documents.map(({ value }) => value);
  const defined = definedScopes(values.filter(({ kind, apiVersion }) => kind === 'CustomResourceDefinition' && apiVersion.startsWith('apiextensions.k8s.io/')));
  const firsts = new Map([...documents].reverse().map((document) => [typeKey(document.value), document]));
  const found = new Map<string, Scope>();
  const issues: Scopes['issues'] = [];
  await Promise.all([...firsts].map(async ([key, document]) => {
    const { apiVersion, kind } = document.value;
    const resource = defined.get(key) ?? await withContext(cluster, 'look up', { apiVersion, kind }, () => cluster.discovery.resource(document.value)).catch((error: Error) => {
      if (!(error.cause instanceof UnknownKind)) {
        throw error;
      }
      const count = values.filter((value) => typeKey(value) === key).length;
      issues.push({ document, issue: issue('kind', `${error.cause.message}${count > 1 ? ` (${count} objects are of this kind)` : ''}`) });
      return undefined;
    });
    if (resource !== undefined) {
      found.set(key, resource);
    }
  }));
  return {
    of: (type) => found.get(typeKey(type)),
    issues: issues.sort((one, other) => documents.indexOf(one.document) - documents.indexOf(other.document)),
    namespaces: new Map(values.filter(({ kind, apiVersion }) => kind === 'Namespace' && apiVersion === 'v1').map((value) => [value.metadata.name, value])),
  };
}

/** The scopes that definitions say. */
function definedScopes(definitions: readonly any[]): Map<string, Scope> {
  return new Map(definitions.filter(({ spec }) => isMap(spec)).flatMap((definition) => {
    const { group, scope, names, versions } = definition.spec;
    const served: any[] = Array.isArray(versions) ? versions.filter((version) => version?.served === true) : [];
    return served.map(({ name }): [string, Scope] => [typeKey({ apiVersion: `${group}/${name}`, kind: names?.kind }), { namespaced: scope === 'Namespaced', definition }]);
  }));
}

function typeKey({ apiVersion, kind }: Type): string {
  return `${apiVersion} ${kind}`;
}
