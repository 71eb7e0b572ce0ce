// Connects to a cluster. This module loads the Kubernetes client, so commands import it only when they need a cluster.
import type { Cluster } from './cluster';
import { readKubeConfig } from './kubeconfig';
import { clusterAt } from './outages';
import type { ConnectionOptions } from '../command-line/connection-options';

/**
 * Connects to a cluster without sending a request, so every error is about the options or the kubeconfig.
 *
 * @throws if there is no kubeconfig, or no such context
 */
export function connect(options: ConnectionOptions): Cluster {
  const { login, namespace } = readKubeConfig(options);
  return clusterAt(login, options.namespace ?? namespace);
}
