// The way to a cluster. It loads the Kubernetes client, so verbs load it only when they ask a cluster.
import type { Cluster } from './cluster';
import { readKubeConfig } from './kubeconfig';
import { clusterOf } from './outages';
import type { ConnectionOptions } from '../command-line/connection-options';

/**
 * Connects to a cluster. Nothing is asked of it yet, so that whatever is wrong is wrong with what was typed or set.
 *
 * @throws when there is no kubeconfig, or no such context
 */
export function connect(options: ConnectionOptions): Cluster {
  const { login, namespace } = readKubeConfig(options);
  return clusterOf(login, options.namespace ?? namespace);
}
