// Secrets that an operator makes, such as of an ExternalSecret: which object makes one, and what to do while it has not.
import type { RelatedObjects } from '../observation/related-objects';
import { EXTERNAL_SECRET, hasMadeSecret } from '../readiness/secret-makers';

/** The object of the namespace that makes a Secret, where it is watched. */
export function makerOf(secret: string, { makers }: RelatedObjects): any {
  return [...makers.get(secret) ?? []].at(0);
}

/** What to do about an object that has not made its Secret. */
export function unmadeAdvice({ kind, metadata: { name, namespace } }: any): string {
  const lookedAt = kind === EXTERNAL_SECRET.kind
    ? 'is the operator running, and its store there?'
    : 'is its controller running, and was it sealed for this namespace?';
  return `kubectl describe ${kind.toLowerCase()} ${name} -n ${namespace}: ${lookedAt}`;
}

/** What to do about a machine that waits for the Secret of such an object. */
export function awaitedAdvice(maker: any): string {
  const who = `the ${maker.kind} ${JSON.stringify(maker.metadata.name)}`;
  return hasMadeSecret(maker) ? `nothing: ${who} has made it by now, and the kubelet soon looks again` : `${who} has not made it: ${unmadeAdvice(maker)}`;
}
