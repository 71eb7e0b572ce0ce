// The kinds of manifests: whether the cluster serves each, and where its objects live.
import { Check, missing } from './check';
import type { Cluster } from '../cluster/cluster';
import { Resource, Type, UnknownKind } from '../cluster/discovery';
import type { Document } from '../manifests/documents';
import { fieldAt } from '../manifests/machines';

/** What was found of the kinds of documents. */
export interface Kinds {
  /** The kinds that are served, by `keyOf`. */
  readonly served: ReadonlyMap<string, Resource>;
  /** A check for each kind that is neither served nor defined by a document. */
  readonly checks: readonly Check[];
}

export async function kindsOf(cluster: Cluster, documents: readonly Document[]): Promise<Kinds> {
  const firsts = new Map([...documents].reverse().filter(({ value }) => isType(value)).map((document) => [keyOf(document.value), document]));
  const found = await Promise.all([...firsts].reverse().map(async ([key, { value, where }]) => {
    try {
      return { key, resource: await cluster.discovery.resource(value) };
    } catch (error) {
      if (!(error instanceof UnknownKind)) {
        throw error;
      }
      return { key, check: missing(where, error.message), kind: value.kind };
    }
  }));
  const defined = documents.filter(({ value }) => value.kind === 'CustomResourceDefinition').map(({ value }) => fieldAt(value, 'spec.names.kind'));
  return {
    served: new Map(found.flatMap(({ key, resource }) => resource === undefined ? [] : [[key, resource]])),
    checks: found.flatMap(({ check, kind }) => check === undefined || defined.includes(kind) ? [] : [check]),
  };
}

export function keyOf({ apiVersion, kind }: Type): string {
  return `${apiVersion} ${kind}`;
}

function isType(value: any): boolean {
  return typeof value.apiVersion === 'string' && typeof value.kind === 'string';
}
