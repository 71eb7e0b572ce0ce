// Which kinds documents are of, by what the cluster has, and by the CustomResourceDefinitions that come with the documents.
import type { DocumentMistake } from './document-mistakes';
import { isMap } from '../../is-map';
import { withContext } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { Type, UnknownKind } from '../cluster/discovery';
import type { Document } from '../input';

/** How objects of a kind are found. */
export interface Scope {
  readonly namespaced: boolean;
  /** The CustomResourceDefinition among the documents that the kind comes with. */
  readonly definition?: any;
}

/** The scopes of documents' kinds, and what comes with the documents for others of them. */
export interface Scopes {
  /** Nothing for a kind that there is not. */
  readonly of: (type: Type) => Scope | undefined;
  /** For each kind that there is not, at its first document. */
  readonly mistakes: { readonly document: Document; readonly mistake: DocumentMistake }[];
  /** The Namespaces among the documents, by name. */
  readonly namespaces: ReadonlyMap<string, any>;
}

/** Asks what has not come with the documents. */
export async function scopesOf(documents: readonly Document[], cluster: Cluster): Promise<Scopes> {
  const values = documents.map(({ value }) => value);
  const given = givenScopes(values.filter(({ kind, apiVersion }) => kind === 'CustomResourceDefinition' && apiVersion.startsWith('apiextensions.k8s.io/')));
  const firsts = new Map([...documents].reverse().map((document) => [typeKey(document.value), document]));
  const found = new Map<string, Scope>();
  const mistakes: Scopes['mistakes'] = [];
  await Promise.all([...firsts].map(async ([key, document]) => {
    const { apiVersion, kind } = document.value;
    const resource = given.get(key) ?? await withContext(cluster, 'look up', { apiVersion, kind }, () => cluster.discovery.resource(document.value)).catch((error: Error) => {
      if (!(error.cause instanceof UnknownKind)) {
        throw error;
      }
      const count = values.filter((value) => typeKey(value) === key).length;
      mistakes.push({ document, mistake: { path: 'kind', mistake: `${error.cause.message}${count > 1 ? ` (${count} objects are of this kind)` : ''}` } });
      return undefined;
    });
    if (resource !== undefined) {
      found.set(key, resource);
    }
  }));
  return {
    of: (type) => found.get(typeKey(type)),
    mistakes: mistakes.sort((one, other) => documents.indexOf(one.document) - documents.indexOf(other.document)),
    namespaces: new Map(values.filter(({ kind, apiVersion }) => kind === 'Namespace' && apiVersion === 'v1').map((value) => [value.metadata.name, value])),
  };
}

/** The kinds that definitions bring. */
function givenScopes(definitions: readonly any[]): Map<string, Scope> {
  return new Map(definitions.filter(({ spec }) => isMap(spec)).flatMap((definition) => {
    const { group, scope, names, versions } = definition.spec;
    const served: any[] = Array.isArray(versions) ? versions.filter((version) => version?.served === true) : [];
    return served.map(({ name }): [string, Scope] => [typeKey({ apiVersion: `${group}/${name}`, kind: names?.kind }), { namespaced: scope === 'Namespaced', definition }]);
  }));
}

function typeKey({ apiVersion, kind }: Type): string {
  return `${apiVersion} ${kind}`;
}
