// Runs a step of a verb with a cluster. The Kubernetes client is loaded only here, so verbs and errors that need no cluster are fast.
import type { Cluster } from './cluster';
import type { ConnectionOptions } from '../command-line/connection-options';
import { asUsage } from '../command-line/usage-error';

/**
 * Connects to a cluster for as long as a step runs.
 *
 * @throws UsageError if there is no kubeconfig, or no such context
 */
export async function withCluster<Result>(options: ConnectionOptions, step: (cluster: Cluster) => Promise<Result>): Promise<Result> {
  const [{ readKubeConfig }, { clusterAt }] = await Promise.all([import('./kubeconfig.js'), import('./outages.js')]);
  // This sends no request, so every error is about the options or the kubeconfig.
  const { login, namespace } = asUsage(() => readKubeConfig(options));
  const cluster = clusterAt(login, options.namespace ?? namespace);
  return step(cluster).finally(() => cluster.close());
}
