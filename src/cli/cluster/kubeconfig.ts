// Which cluster to use and as whom, found as kubectl finds it: kubeconfig files, contexts, or the service account of a pod.
import { existsSync } from 'fs';
import { homedir } from 'os';
import { delimiter, dirname, isAbsolute, join, sep } from 'path';
// @ts-expect-error -- it is an ES module, which nothing has to require: esbuild bundles it
import { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import { load, YAMLException } from 'js-yaml';
import type { Login } from './connection';
import { CredentialPlugin } from './credential-plugin';
import { withoutCredentials } from './excerpt';
import { proxyOf } from './proxy';
import { issue, IssueCollector, IssueError } from '../../issues/issues';
import { suggestNames } from '../../issues/nearest-name';
import { isMap } from '../../plain-data/plain-data';
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
 * @throws when there is no kubeconfig or no such context, when the context names a cluster or user that does not exist, or when
 * the server's address is invalid; never with a secret in the message
 */
export function readKubeConfig({ kubeconfig, context }: ConnectionOptions): KubeContext {
  const config = new KubeConfig();
  const files = kubeconfigFiles(kubeconfig);
  if (files.length > 0) {
    config.loadFromOptions(mergeConfigs(files.map((file) => readFile(file))));
  } else if (existsSync(SERVICE_ACCOUNT)) {
    config.loadFromCluster();
  } else {
    throw new IssueError([issue('', `no kubeconfig was found: write --kubeconfig, or set KUBECONFIG (looked at ${process.env.KUBECONFIG || DEFAULT_KUBECONFIG})`)]);
  }
  const contexts = config.getContexts().map(({ name }) => name);
  if (contexts.length === 0) {
    throw new IssueError([issue('', `${files.join(', ')}: has no contexts: write --kubeconfig and the file that kubectl uses`)]);
  }
  const chosen = context ?? config.getCurrentContext();
  if (!contexts.includes(chosen)) {
    throw new IssueError([issue('', context === undefined
      ? `the kubeconfig has no ${chosen ? `context ${JSON.stringify(chosen)}, which is its current one` : 'current context'}: write --context ${contexts.join(' or ')}`
      : `--context ${JSON.stringify(context)}: there is no such context: write ${suggestNames(context, contexts)}`)]);
  }
  config.setCurrentContext(chosen);
  requireEntries(config);
  requireFiles(config);
  config.clusters = config.clusters.map((cluster: any) => cluster.name === config.getCurrentCluster()!.name ? withProxy(cluster) : cluster);
  return { login: loginOf(config), context: chosen, namespace: String(config.getContextObject(chosen)!.namespace ?? '').trim() || 'default' };
}

/** The cluster with the proxy to use. */
function withProxy(cluster: any): any {
  const { name, server, proxyUrl } = cluster;
  const isAddress = URL.canParse(server) && /^https?:$/.test(new URL(server).protocol);
  if (!isAddress) {
    throw new IssueError([issue('', `cluster ${JSON.stringify(name)}: its server ${JSON.stringify(withoutCredentials(String(server)))} is no address: write https://HOST:PORT`)]);
  }
  return { ...cluster, proxyUrl: proxyOf(new URL(server), proxyUrl, process.env) };
}

/** A context may have no user. */
function requireEntries(config: KubeConfig): void {
  const { name, user } = config.getContextObject(config.getCurrentContext())!;
  const missing = [...config.getCurrentCluster() === null ? ['cluster'] : [], ...user && config.getCurrentUser() === null ? [`user ${JSON.stringify(user)}`] : []];
  if (missing.length > 0) {
    throw new IssueError([issue('', `context ${JSON.stringify(name)}: the kubeconfig does not have its ${missing.join(' and its ')}: write --context and another one`)]);
  }
}

/** The files with certificates and keys, which the client reads when a cluster is first asked. */
function requireFiles(config: any): void {
  const cluster = config.getCurrentCluster();
  const user = config.getCurrentUser() ?? {};
  const files = [
    [`cluster ${JSON.stringify(cluster.name)}: certificate-authority`, cluster.caFile],
    [`user ${JSON.stringify(user.name)}: client-certificate`, user.certFile],
    [`user ${JSON.stringify(user.name)}: client-key`, user.keyFile],
  ];
  const collector = new IssueCollector();
  files.filter(([, file]) => file).forEach(([field, file]) => collector.collect(() => fileText(file), undefined, field));
  collector.raise();
}

/** A file named by an option has to exist; missing files in KUBECONFIG are ignored. */
function kubeconfigFiles(kubeconfig: string | undefined): string[] {
  if (kubeconfig !== undefined && !existsSync(kubeconfig)) {
    throw new IssueError([issue('', `--kubeconfig ${kubeconfig}: there is no such file`)]);
  }
  const files = kubeconfig !== undefined ? [kubeconfig] : process.env.KUBECONFIG ? process.env.KUBECONFIG.split(delimiter) : [DEFAULT_KUBECONFIG];
  return files.filter((file) => file !== '' && existsSync(file));
}

/** The parser's message may quote the file, which contains credentials. */
function readFile(file: string): KubeConfig {
  const text = fileText(file);
  const config = new KubeConfig();
  try {
    config.loadFromString(text);
    config.makePathsAbsolute(dirname(file));
    addMissingFields(config, load(text), dirname(file));
  } catch (error) {
    // The quote comes after the parser's own words.
    const reason = error instanceof YAMLException ? error.reason.replace(/(?::|"|!<)[^]*$/, '').trim() : 'since its entries are not complete';
    throw new IssueError([issue('', `${file}: is no kubeconfig, ${reason}: write --kubeconfig and the file that kubectl uses`)]);
  }
  return config;
}

/** Adds what the client ignores in a file: relative paths of credential plugins, their `execConfig`, and `tokenFile`. */
function addMissingFields(config: KubeConfig, file: any, folder: string): void {
  const placed = (path: string) => isAbsolute(path) ? path : join(folder, path);
  config.clusters = config.clusters.map((cluster: any, index: number) => {
    const extensions = file.clusters[index].cluster.extensions;
    const own = Array.isArray(extensions) ? extensions.find((each) => each?.name === 'client.authentication.k8s.io/exec') : undefined;
    return { ...cluster, execConfig: own?.extension };
  });
  config.users = config.users.map((user: any, index: number) => {
    const { tokenFile } = file.users[index].user ?? {};
    const { exec } = user;
    return {
      ...user,
      ...isMap(exec) && typeof exec.command === 'string' && { exec: { ...exec, command: exec.command.includes(sep) ? placed(exec.command) : exec.command } },
      // The file takes precedence over a token, and is read again from time to time.
      ...tokenFile && { token: undefined, authProvider: { name: 'tokenFile', config: { tokenFile: placed(tokenFile) } } },
    };
  });
}

/** Of two entries with one name, and of two current contexts, the first one wins. */
function mergeConfigs(configs: readonly KubeConfig[]): object {
  const firsts = <T extends { readonly name: string }>(entries: readonly T[]) =>
    entries.filter(({ name }, index) => entries.findIndex((entry) => entry.name === name) === index);
  // The client refuses plain HTTP, which kubectl accepts, unless verification is off.
  const clusters = firsts(configs.flatMap((config) => config.clusters)).map((cluster) => ({ ...cluster, skipTLSVerify: cluster.skipTLSVerify || cluster.server?.startsWith('http:') }));
  return {
    clusters,
    users: firsts(configs.flatMap((config) => config.users)),
    contexts: firsts(configs.flatMap((config) => config.contexts)),
    currentContext: configs.map((config) => config.currentContext).find(Boolean),
  };
}

/** Auth providers that kubectl has removed. */
const UNSUPPORTED_PROVIDERS = ['azure', 'gcp'];

/**
 * The login of the current context.
 *
 * @throws for an auth provider that kubectl has removed
 */
export function loginOf(config: any): Login {
  const user = config.getCurrentUser() ?? {};
  const provider = user.authProvider ?? {};
  if (UNSUPPORTED_PROVIDERS.includes(provider.name)) {
    throw new IssueError([issue('', `user ${JSON.stringify(user.name)}: kubectl knows no auth-provider ${provider.name} since 1.26: write exec and the credential plugin`)]);
  }
  const plugin = pluginOf(user);
  // Otherwise the client would run the plugin for each request.
  config.users = config.users.map(({ exec, authProvider, ...others }: any) => (
    { ...others, authProvider: authProvider?.config?.exec ? undefined : authProvider }
  ));
  return {
    getCurrentCluster: () => config.getCurrentCluster(),
    applyToHTTPSOptions: (options) => config.applyToHTTPSOptions(options),
    plugin: plugin && new CredentialPlugin({ ...plugin, cluster: plugin.provideClusterInfo ? clusterInfo(config.getCurrentCluster()) : undefined }),
  };
}

/** A user with a token or a password needs no credential plugin. */
function pluginOf({ token, username, exec, authProvider }: any): any {
  const hasOther = [token, username, authProvider?.config?.tokenFile].some(Boolean);
  return hasOther ? undefined : exec ?? authProvider?.config?.exec;
}

/** What a credential plugin gets to know of the cluster. */
function clusterInfo({ server, skipTLSVerify, tlsServerName, caData, caFile, proxyUrl, execConfig }: any): object {
  return {
    server,
    'tls-server-name': tlsServerName,
    'insecure-skip-tls-verify': skipTLSVerify || undefined,
    'certificate-authority-data': caFile === undefined ? caData : Buffer.from(fileText(caFile)).toString('base64'),
    'proxy-url': proxyUrl,
    'config': execConfig,
  };
}
