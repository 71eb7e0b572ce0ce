// Which cluster to use, and as which user, found as in kubectl: from kubeconfig files, contexts, or the service account of a pod.
import { existsSync } from 'fs';
// @ts-expect-error -- an ES module, which esbuild bundles, so nothing requires it
import { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import type { Login } from './connection';
import { withoutCredentials } from './excerpt';
import { requireUsable } from './kubeconfig-checks';
import { readEntries } from './kubeconfig-file';
import { kubeconfigPaths, noKubeconfigMessage } from './kubeconfig-paths';
import { loginOf } from './login';
import { proxyOf } from './proxy';
import { issue, IssueError } from '../../issues/issues';
import { suggestNames } from '../../issues/nearest-name';
import { textOf } from '../../plain-data/plain-data';
import type { ConnectionOptions } from '../command-line/connection-options';

const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount/token';

/** A context of the kubeconfig: cluster, credentials and default namespace. */
interface KubeContext {
  readonly login: Login;
  /** The name of the context. */
  readonly context: string;
  readonly namespace: string;
}

/**
 * Reads the chosen context.
 *
 * @throws if there is no kubeconfig or no such context, if the context names a cluster or user that does not exist, if the server's address is
 * invalid, or if the cluster and the user cannot be used. The message never contains a secret
 */
export function readKubeConfig({ kubeconfig, context }: ConnectionOptions): KubeContext {
  const config = new KubeConfig();
  const files = kubeconfigPaths(kubeconfig);
  if (files.length > 0) {
    config.loadFromOptions(readEntries(files));
  } else if (isInPod()) {
    config.loadFromCluster();
    // The client takes some ports for those of servers without encryption.
    config.clusters = config.clusters.map((cluster: any) => ({ ...cluster, server: cluster.server.replace(/^http:/, 'https:') }));
  } else {
    throw new IssueError([issue('', noKubeconfigMessage())]);
  }
  const contexts = config.getContexts().map(({ name }) => name);
  if (contexts.length === 0) {
    throw new IssueError([issue('', `${files.join(', ')}: has no contexts: set --kubeconfig to the file that kubectl uses`)]);
  }
  const chosen = context ?? config.getCurrentContext();
  if (!contexts.includes(chosen)) {
    throw new IssueError([issue('', context === undefined
      ? `the kubeconfig has no ${chosen ? `context ${JSON.stringify(chosen)}, which is its current one` : 'current context'}: write --context ${contexts.join(' or ')}`
      : `--context ${JSON.stringify(context)}: unknown context: write ${suggestNames(context, contexts)}`)]);
  }
  config.setCurrentContext(chosen);
  requireEntries(config);
  requireAddress(config.getCurrentCluster());
  requireUsable(config.getCurrentCluster(), config.getCurrentUser());
  const { server } = config.getCurrentCluster()!;
  config.clusters = config.clusters.map((cluster: any) => cluster.name === config.getCurrentCluster()!.name ? withProxy(cluster) : cluster);
  return { login: loginOf(config, () => currentToken(files, chosen, server)), context: chosen, namespace: textOf(config.getContextObject(chosen)!.namespace).trim() || 'default' };
}

/** Whether Kubernetes has given this program the address of its cluster and a token. */
function isInPod(): boolean {
  const { KUBERNETES_SERVICE_HOST, KUBERNETES_SERVICE_PORT } = process.env;
  return Boolean(KUBERNETES_SERVICE_HOST) && Boolean(KUBERNETES_SERVICE_PORT) && existsSync(SERVICE_ACCOUNT);
}

/** The token of a context in files that may have been rewritten; undefined if the context may lead to another server by now. */
function currentToken(files: readonly string[], chosen: string, server: string): string | undefined {
  try {
    const { clusters, users, contexts } = readEntries(files);
    const { cluster, user } = contexts.find(({ name }) => name === chosen);
    const isSame = clusters.some((each) => each.name === cluster && each.server === server);
    return textOf(isSame ? users.find(({ name }) => name === user)?.token : undefined) || undefined;
  } catch {
    // While a file is being written, it may be incomplete.
    return undefined;
  }
}

/** A path may follow, but paths of requests could not follow a query. */
function requireAddress({ name, server }: any): void {
  const address = URL.canParse(server) ? new URL(server) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol) || /[?#\s]/.test(server)) {
    throw new IssueError([issue('', `cluster ${JSON.stringify(name)}: its server ${JSON.stringify(withoutCredentials(textOf(server)))} is not an address: write https://HOST:PORT`)]);
  }
}

/** The cluster with its proxy. */
function withProxy(cluster: any): any {
  return { ...cluster, proxyUrl: proxyOf(new URL(cluster.server), cluster.proxyUrl, process.env) };
}

/** A context may have no user. */
function requireEntries(config: KubeConfig): void {
  const { name, user } = config.getContextObject(config.getCurrentContext())!;
  const missing = [...config.getCurrentCluster() === null ? ['cluster'] : [], ...user && config.getCurrentUser() === null ? [`user ${JSON.stringify(user)}`] : []];
  if (missing.length > 0) {
    throw new IssueError([issue('', `context ${JSON.stringify(name)}: the kubeconfig lacks its ${missing.join(' and its ')}: choose another one with --context`)]);
  }
}
