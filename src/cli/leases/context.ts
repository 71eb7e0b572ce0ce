// The context of every lease verb: the settings, the cluster's machines, and this user's lease records with their scope.
import { createHash } from 'crypto';
import { homedir } from 'os';
import { join } from 'path';
import { LeaseMachines } from './lease-machines';
import { LeaseRecords } from './lease-records';
import { findProgram, LeaseSettings } from './settings';
import { fileText } from '../../yaml/file-text';
import type { Cluster } from '../cluster/cluster';
import type { Login } from '../cluster/connection';
import { withoutCredentials } from '../cluster/excerpt';
import { throughKubectl } from '../cluster/kubectl-proxy';
import { withCluster } from '../cluster/with-cluster';
import { withCancellation } from '../command-line/cancellation';
import { asUsage } from '../command-line/usage-error';
import { shellWords } from '../tunnel/ssh-arguments';

export interface LeaseContext {
  readonly settings: LeaseSettings;
  /** The identity of the cluster; undefined if only kubectl can read the kubeconfig. */
  readonly clusterIdentity?: string;
  readonly records: LeaseRecords;
  /** The machines, whose signal is aborted on Ctrl-C, and when a CI job is canceled. */
  readonly machines: LeaseMachines;
}

/** Runs a step with the leases of one scope. */
export function withLeases<Result>(settings: LeaseSettings, step: (context: LeaseContext) => Promise<Result>): Promise<Result> {
  return withChosenClient(settings, (cluster) => withCancellation(async (signal) => {
    const machines = new LeaseMachines(cluster, settings.namespace, signal);
    return step({ settings, machines, records: new LeaseRecords(scopeOf(settings)), clusterIdentity: await identifyCluster(settings) });
  }));
}

/** The cluster's identity, from the kubeconfig. */
async function identifyCluster({ kubeconfig, context }: LeaseSettings): Promise<string | undefined> {
  const { readKubeConfig } = await import('../cluster/kubeconfig.js');
  try {
    return clusterIdentity(readKubeConfig({ kubeconfig, context }).login.getCurrentCluster()!);
  } catch {
    return undefined;
  }
}

/** Runs a step with the cluster, through kubectl if the settings name one. */
async function withChosenClient<Result>(settings: LeaseSettings, step: (cluster: Cluster) => Promise<Result>): Promise<Result> {
  const kubectl = asUsage(() => findProgram(settings.kubectl, 'kubectl'));
  if (kubectl !== undefined) {
    return throughKubectl(kubectl, settings, step);
  }
  return withCluster(settings, step);
}

/** A cluster of the kubeconfig. */
export type KnownCluster = Omit<NonNullable<ReturnType<Login['getCurrentCluster']>>, 'name' | 'skipTLSVerify'>;

/** The cluster's address and a hash of its certificate authority, since a context may lead to another cluster later. */
export function clusterIdentity({ server, tlsServerName, caFile, caData }: KnownCluster): string {
  const authority = caFile === undefined ? caData : Buffer.from(fileText(caFile)).toString('base64');
  return `${withoutCredentials(server)} ${createHash('sha256').update(JSON.stringify([tlsServerName, authority])).digest('hex')}`;
}

type Scope = Pick<LeaseSettings, 'kubeconfig' | 'context' | 'namespace'>;

/** The settings by which a command reaches a scope. */
type LeaseConnection = Pick<LeaseSettings, 'kubectl' | 'config'>;

/** The scope of lease records: cluster, user and namespace. A list of kubeconfigs is not normalized, since the order of its files matters. */
export function scopeOf({ kubeconfig, context, namespace }: Scope): string {
  const files = kubeconfig ?? (process.env.KUBECONFIG || join(homedir(), '.kube', 'config'));
  return `kubeconfig:${files}|context:${context}|namespace:${namespace}`;
}

/** A shell command for the same cluster that depends only on configuration which was named. */
export function commandFor({ kubeconfig, context, namespace, kubectl, config }: Scope & LeaseConnection, verb: string, ...args: string[]): string {
  const list = kubeconfig === undefined ? process.env.KUBECONFIG : undefined;
  const options = Object.entries({ kubeconfig, context, namespace, kubectl, config }).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
  return `${list ? `KUBECONFIG=${shellWords([list])} ` : ''}cdk8s-kubevirt lease ${shellWords([verb, ...options, ...args])}`;
}
