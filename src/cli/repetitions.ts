// Documents that are the same object to a cluster, which has each object once.
import { type Issue } from '../issues';
import { Document } from './input';
import { OBJECTS_DISTINCT } from '../admission/distinct-objects';
import { objectIdentity } from '../admission/object-identity';
import { isJudged } from '../admission/schema';

/** The documents of objects of KubeVirt and CDI that an earlier document has already, and what is wrong with each. */
export function repetitions(documents: readonly Document[]): Map<Document, Issue[]> {
  const firsts = new Map<string, Document>();
  return new Map(documents.filter(isNamed).flatMap((document) => {
    const identity = objectIdentity(document.value);
    const first = firsts.get(identity);
    firsts.set(identity, first ?? document);
    return first === undefined ? [] : [[document, [repetition(first)]]];
  }));
}

function repetition({ where }: Document): Issue {
  const message = `the same object is at ${where} already, give each its own name or namespace, or validate the manifests of each cluster by themselves`;
  return { path: '', message, rule: OBJECTS_DISTINCT.name };
}

function isNamed({ value }: Document): boolean {
  return typeof value?.apiVersion === 'string' && typeof value.kind === 'string' && typeof value.metadata?.name === 'string' && isJudged(value);
}
