// Whether the namespace is there that a command is about: whoever may do something may do it in one that is not.
import { Check, missing } from './check';
import type { Cluster } from '../cluster/cluster';
import { namespaceMistake } from '../cluster/namespace';
import type { Input } from '../manifests/documents';

/** Nothing where it is there, cannot be looked at, or comes with the manifests. */
export async function namespaceChecks(cluster: Cluster, namespace: string, input?: Input): Promise<Check[]> {
  const comes = input?.documents.some(({ value }) => value?.kind === 'Namespace' && value.metadata?.name === namespace);
  const mistake = comes ? undefined : await namespaceMistake(cluster, namespace);
  return mistake === undefined ? [] : [missing('namespace', mistake.what, mistake.advice)];
}
