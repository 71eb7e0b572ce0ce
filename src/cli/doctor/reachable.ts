// Checks whether the cluster answers, and how fast.
import { Check, missing, ok } from './check';
import { errorText } from '../../issues/issues';
import { isForbidden, loginAdvice } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { ONCE } from '../cluster/retry';

export async function reachableCheck({ server }: Cluster): Promise<Check> {
  const start = performance.now();
  const answered = (version: string) => ok('cluster', `${server.address} answers in ${Math.round(performance.now() - start)} ms, Kubernetes ${version}`);
  try {
    const { body } = await server.with(ONCE).request({ path: '/version', accepts: (answer) => typeof answer?.gitVersion === 'string' });
    return answered(body.gitVersion.replace(/^v/, ''));
  } catch (error) {
    if (isForbidden(error)) {
      return answered('of a version that this user may not see');
    }
    const advice = loginAdvice(error, server);
    const problem = `${server.address} does not answer as a cluster: ${errorText(error)}${advice}`;
    return missing('cluster', problem, advice === '' ? 'check the address in the kubeconfig, the network, and whether the login has expired' : undefined);
  }
}
