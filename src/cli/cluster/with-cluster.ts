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
  const { connect } = await import('./connect.js');
  const cluster = asUsage(() => connect(options));
  return step(cluster).finally(() => cluster.close());
}
