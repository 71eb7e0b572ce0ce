// Secrets that an operator creates, such as for an ExternalSecret: which object each one comes from, and what to do while it is missing.
import type { RelatedObjects } from '../observation/related-objects';
import { EXTERNAL_SECRET, hasMadeSecret } from '../readiness/secret-makers';

/** The object from which an operator creates a Secret, if the wait watches it. */
export function makerOf(secret: string, { makers }: RelatedObjects): any {
  const [maker] = makers.get(secret) ?? [];
  return maker;
}

/** What to do about an object whose Secret does not exist yet. */
export function missingSecretAdvice({ kind, metadata: { name, namespace } }: any): string {
  const question = kind === EXTERNAL_SECRET.kind
    ? 'is the operator running, and does its store exist?'
    : 'is its controller running, and was it sealed for this namespace?';
  return `kubectl describe ${kind.toLowerCase()} ${name} -n ${namespace}: ${question}`;
}

/** What to do about a machine that waits for such a Secret. */
export function waitingMachineAdvice(maker: any): string {
  const owner = `the ${maker.kind} ${JSON.stringify(maker.metadata.name)}`;
  return hasMadeSecret(maker) ? `nothing: ${owner} has created it, and the kubelet retries soon` : `${owner} has not created it: ${missingSecretAdvice(maker)}`;
}
