// Which cluster is meant, found as kubectl finds it: kubeconfig files, contexts, or the service account of a pod.
import { existsSync } from 'fs';
import { homedir } from 'os';
import { delimiter, dirname, isAbsolute, join, sep } from 'path';
// @ts-expect-error -- it is an ES module, which nothing has to require: esbuild bundles it
import { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import { load, YAMLException } from 'js-yaml';
import type { Login } from './connection';
import { shownAddress } from './excerpt';
import { loginOf } from './login';
import { proxyOf } from './proxy';
import { fileText } from '../../yaml/file-text';
import { isMap } from '../../plain-data/plain-data';
import { issue, IssueError } from '../../issues/issues';
import { meant } from '../../issues/nearest-name';
import type { ConnectionOptions } from '../command-line/connection-options';

const DEFAULT_KUBECONFIG = join(homedir(), '.kube', 'config');
const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount/token';

/** One cluster, as whom it is asked, and the namespace that is meant where none is written. */
export interface Place {
  readonly login: Login;
  /** Its name. */
  readonly context: string;
  readonly namespace: string;
}

/**
 * The cluster of the context that is chosen.
 *
 * @throws when there is no kubeconfig or no such context, when the context is of a cluster or user that is not there, or has
 * an address that is none; never with what is secret in it
 */
export function readKubeConfig({ kubeconfig, context }: ConnectionOptions): Place {
  const config = new KubeConfig();
  const files = kubeconfigFiles(kubeconfig);
  if (files.length > 0) {
    config.loadFromOptions(merged(files.map((file) => readFile(file))));
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
      : `--context ${JSON.stringify(context)}: there is no such context: write ${meant(context, contexts)}`)]);
  }
  config.setCurrentContext(chosen);
  requireEntries(config);
  config.clusters = config.clusters.map((cluster: any) => cluster.name === config.getCurrentCluster()!.name ? reachable(cluster) : cluster);
  return { login: loginOf(config), context: chosen, namespace: String(config.getContextObject(chosen)!.namespace ?? '').trim() || 'default' };
}

/** The cluster, its proxy chosen. */
function reachable(cluster: any): any {
  const { name, server, proxyUrl } = cluster;
  const isAddress = URL.canParse(server) && /^https?:$/.test(new URL(server).protocol);
  if (!isAddress) {
    throw new IssueError([issue('', `cluster ${JSON.stringify(name)}: its server ${JSON.stringify(shownAddress(String(server)))} is no address: write https://HOST:PORT`)]);
  }
  return { ...cluster, proxyUrl: proxyOf(new URL(server), proxyUrl, process.env) };
}

/** A context without a user is one of nobody. */
function requireEntries(config: KubeConfig): void {
  const { name, user } = config.getContextObject(config.getCurrentContext())!;
  const missing = [...config.getCurrentCluster() === null ? ['cluster'] : [], ...user && config.getCurrentUser() === null ? [`user ${JSON.stringify(user)}`] : []];
  if (missing.length > 0) {
    throw new IssueError([issue('', `context ${JSON.stringify(name)}: the kubeconfig does not have its ${missing.join(' and its ')}: write --context and another one`)]);
  }
}

/** A file that is named has to be there; of a list, those that are missing do not count. */
function kubeconfigFiles(kubeconfig: string | undefined): string[] {
  if (kubeconfig !== undefined && !existsSync(kubeconfig)) {
    throw new IssueError([issue('', `--kubeconfig ${kubeconfig}: there is no such file`)]);
  }
  const files = kubeconfig !== undefined ? [kubeconfig] : process.env.KUBECONFIG ? process.env.KUBECONFIG.split(delimiter) : [DEFAULT_KUBECONFIG];
  return files.filter((file) => file !== '' && existsSync(file));
}

/** The message of a parser may quote the file, which has credentials. */
function readFile(file: string): KubeConfig {
  const text = fileText(file);
  const config = new KubeConfig();
  try {
    config.loadFromString(text);
    config.makePathsAbsolute(dirname(file));
    complete(config, load(text), dirname(file));
  } catch (error) {
    // What it quotes comes after its own words.
    const reason = error instanceof YAMLException ? error.reason.replace(/(?::|"|!<)[^]*$/, '').trim() : 'its entries are not complete';
    throw new IssueError([issue('', `${file}: is no kubeconfig: ${reason}`)]);
  }
  return config;
}

/** Takes over what the client leaves out of a file: where credential plugins lie, what they are told, and files of tokens. */
function complete(config: KubeConfig, file: any, folder: string): void {
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
      // The file counts more than a token beside it, and is read again from time to time.
      ...tokenFile && { token: undefined, authProvider: { name: 'tokenFile', config: { tokenFile: placed(tokenFile) } } },
    };
  });
}

/** Of two entries of one name, and of two current contexts, the first one counts. */
function merged(configs: readonly KubeConfig[]): object {
  const firsts = <T extends { readonly name: string }>(entries: readonly T[]) =>
    entries.filter(({ name }, index) => entries.findIndex((entry) => entry.name === name) === index);
  // The client refuses plain HTTP, which kubectl takes, unless nothing is to be verified.
  const clusters = firsts(configs.flatMap((config) => config.clusters)).map((cluster) => ({ ...cluster, skipTLSVerify: cluster.skipTLSVerify || cluster.server?.startsWith('http:') }));
  return {
    clusters,
    users: firsts(configs.flatMap((config) => config.users)),
    contexts: firsts(configs.flatMap((config) => config.contexts)),
    currentContext: configs.map((config) => config.currentContext).find(Boolean),
  };
}
