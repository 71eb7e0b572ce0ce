// Which cluster to use, and as which user, found as in kubectl: from kubeconfig files, contexts, or the service account of a pod.
import { existsSync } from 'fs';
import { homedir } from 'os';
import { delimiter, join } from 'path';
// @ts-expect-error -- an ES module, which esbuild bundles, so nothing requires it
import { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import type { Login } from './connection';
import { withoutCredentials } from './excerpt';
import { readEntries } from './kubeconfig-file';
import { loginOf, tokenFileOf } from './login';
import { proxyOf } from './proxy';
import { readToken } from './token-file';
import { issue, IssueCollector, IssueError } from '../../issues/issues';
import { suggestNames } from '../../issues/nearest-name';
import { textOf } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';
import type { ConnectionOptions } from '../command-line/connection-options';

const DEFAULT_KUBECONFIG = join(homedir(), '.kube', 'config');
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
 * @throws if there is no kubeconfig or no such context, if the context names a cluster or user that does not exist, or if the
 * server's address is invalid. The message never contains a secret
 */
export function readKubeConfig({ kubeconfig, context }: ConnectionOptions): KubeContext {
  const config = new KubeConfig();
  const files = kubeconfigFiles(kubeconfig);
  if (files.length > 0) {
    config.loadFromOptions(readEntries(files));
  } else if (existsSync(SERVICE_ACCOUNT)) {
    config.loadFromCluster();
  } else {
    throw new IssueError([issue('', missingKubeconfigMessage())]);
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
  requireFiles(config);
  const { server } = config.getCurrentCluster()!;
  config.clusters = config.clusters.map((cluster: any) => cluster.name === config.getCurrentCluster()!.name ? withProxy(cluster) : cluster);
  return { login: loginOf(config, () => currentToken(files, chosen, server)), context: chosen, namespace: textOf(config.getContextObject(chosen)!.namespace).trim() || 'default' };
}

/** The token of a context in files that may have been rewritten; undefined if the context may lead to another server by now. */
function currentToken(files: readonly string[], chosen: string, server: string): string | undefined {
  try {
    const { clusters, users, contexts } = readEntries(files);
    const { cluster, user } = contexts.find(({ name }) => name === chosen);
    const isSame = clusters.some((each) => each.name === cluster && each.server === server);
    return isSame ? users.find(({ name }) => name === user)?.token || undefined : undefined;
  } catch {
    // While a file is being written, it may be incomplete.
    return undefined;
  }
}

function missingKubeconfigMessage(): string {
  const listed = listedFiles();
  return listed.length === 0 ? `no kubeconfig was found: write --kubeconfig, or set KUBECONFIG (looked at ${DEFAULT_KUBECONFIG})`
    : `KUBECONFIG names ${listed.join(' and ')}: ${listed.length === 1 ? 'the file does not exist' : 'none of these files exists'}: set it to the file that kubectl uses, or write --kubeconfig`;
}

/** The cluster with its proxy. */
function withProxy(cluster: any): any {
  const { name, server, proxyUrl } = cluster;
  const isAddress = URL.canParse(server) && /^https?:$/.test(new URL(server).protocol);
  if (!isAddress) {
    throw new IssueError([issue('', `cluster ${JSON.stringify(name)}: its server ${JSON.stringify(withoutCredentials(textOf(server)))} is not an address: write https://HOST:PORT`)]);
  }
  return { ...cluster, proxyUrl: proxyOf(new URL(server), proxyUrl, process.env) };
}

/** A context may have no user. */
function requireEntries(config: KubeConfig): void {
  const { name, user } = config.getContextObject(config.getCurrentContext())!;
  const missing = [...config.getCurrentCluster() === null ? ['cluster'] : [], ...user && config.getCurrentUser() === null ? [`user ${JSON.stringify(user)}`] : []];
  if (missing.length > 0) {
    throw new IssueError([issue('', `context ${JSON.stringify(name)}: the kubeconfig lacks its ${missing.join(' and its ')}: choose another one with --context`)]);
  }
}

/** Checks the files with certificates, keys and tokens, which requests read again. */
function requireFiles(config: any): void {
  const cluster = config.getCurrentCluster();
  const user = config.getCurrentUser();
  const files: readonly (readonly [field: string, file: string | undefined, read: (file: string) => string])[] = [
    [`cluster ${JSON.stringify(cluster.name)}: certificate-authority`, cluster.caFile, fileText],
    [`user ${JSON.stringify(user.name)}: client-certificate`, user.certFile, fileText],
    [`user ${JSON.stringify(user.name)}: client-key`, user.keyFile, fileText],
    [`user ${JSON.stringify(user.name)}: tokenFile`, tokenFileOf(user), readToken],
  ];
  const collector = new IssueCollector();
  files.forEach(([field, file, read]) => collector.collect(() => file && read(file), undefined, field));
  collector.raise();
}

/** A file that an option names must exist. Missing files in KUBECONFIG are ignored. */
function kubeconfigFiles(kubeconfig: string | undefined): string[] {
  if (kubeconfig !== undefined && !existsSync(kubeconfig)) {
    throw new IssueError([issue('', `--kubeconfig ${kubeconfig}: no such file`)]);
  }
  const listed = listedFiles();
  const files = kubeconfig !== undefined ? [kubeconfig] : listed.length > 0 ? listed : [DEFAULT_KUBECONFIG];
  return files.filter((file) => existsSync(file));
}

/** The files that KUBECONFIG names. */
function listedFiles(): string[] {
  return (process.env.KUBECONFIG ?? '').split(delimiter).filter((file) => file !== '');
}
