// Which cluster is meant, found as kubectl finds it: kubeconfig files, contexts, or the service account of a pod.
import { existsSync } from 'fs';
import { homedir } from 'os';
import { delimiter, join } from 'path';
// @ts-expect-error -- it is an ES module, which nothing has to require: esbuild bundles it
import { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import { fileText } from '../../file-text';
import { meant } from '../../nearest-name';
import type { ConnectionOptions } from '../connection-options';

const DEFAULT_KUBECONFIG = join(homedir(), '.kube', 'config');
const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount/token';

/**
 * The configuration of one cluster and user, its context chosen.
 *
 * @throws when there is no kubeconfig or no such context, or when the context is of a cluster or user that is not there
 */
export function readKubeConfig({ kubeconfig, context }: ConnectionOptions): KubeConfig {
  const config = new KubeConfig();
  const files = kubeconfigFiles(kubeconfig);
  if (files.length > 0) {
    config.loadFromOptions(merged(files.map((file) => readFile(file))));
  } else if (existsSync(SERVICE_ACCOUNT)) {
    config.loadFromCluster();
  } else {
    throw new Error(`no kubeconfig was found: write --kubeconfig, or set KUBECONFIG (looked at ${process.env.KUBECONFIG || DEFAULT_KUBECONFIG})`);
  }
  const contexts = config.getContexts().map(({ name }) => name);
  if (contexts.length === 0) {
    throw new Error(`${files.join(', ')}: has no contexts: write --kubeconfig and the file that kubectl uses`);
  }
  const chosen = context ?? config.getCurrentContext();
  if (!contexts.includes(chosen)) {
    throw new Error(context === undefined
      ? `the kubeconfig has no ${chosen ? `context ${JSON.stringify(chosen)}, which is its current one` : 'current context'}: write --context ${contexts.join(' or ')}`
      : `--context ${JSON.stringify(context)}: there is no such context: write ${meant(context, contexts)}`);
  }
  config.setCurrentContext(chosen);
  requireEntries(config);
  return config;
}

/** A context without a user is one of nobody. */
function requireEntries(config: KubeConfig): void {
  const { name, user } = config.getContextObject(config.getCurrentContext())!;
  const missing = [...config.getCurrentCluster() === null ? ['cluster'] : [], ...user && config.getCurrentUser() === null ? [`user ${JSON.stringify(user)}`] : []];
  if (missing.length > 0) {
    throw new Error(`context ${JSON.stringify(name)}: the kubeconfig does not have its ${missing.join(' and its ')}: write --context and another one`);
  }
}

/** A file that is named has to be there; of a list, those that are missing do not count. */
function kubeconfigFiles(kubeconfig: string | undefined): string[] {
  if (kubeconfig !== undefined && !existsSync(kubeconfig)) {
    throw new Error(`--kubeconfig ${kubeconfig}: there is no such file`);
  }
  const files = kubeconfig !== undefined ? [kubeconfig] : process.env.KUBECONFIG ? process.env.KUBECONFIG.split(delimiter) : [DEFAULT_KUBECONFIG];
  return files.filter((file) => file !== '' && existsSync(file));
}

function readFile(file: string): KubeConfig {
  // Says in words why a file cannot be read.
  fileText(file);
  const config = new KubeConfig();
  try {
    config.loadFromFile(file);
  } catch (error) {
    // The message of the parser quotes the file, which has credentials.
    throw new Error(`${file}: is no kubeconfig: ${(error as { reason?: string }).reason ?? 'its entries are not complete'}`, { cause: error });
  }
  return config;
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
