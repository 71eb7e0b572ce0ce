// What every verb about leases works with: the settings, the cluster's machines, and this user's claims.
import { Claims } from './claims';
import { clusterIdentity } from './cluster-identity';
import { LeaseMachines } from './lease-machines';
import { chosenProgram } from './programs';
import { scopeOf } from './scope';
import type { LeaseSettings } from './settings';
import type { Cluster } from '../cluster/cluster';
import { throughKubectl } from '../cluster/kubectl-proxy';
import { interruptible } from '../giving-up';
import { asUsage } from '../usage-error';

export interface LeaseContext {
  readonly settings: LeaseSettings;
  /** What tells the cluster from others; nothing where only kubectl can read its kubeconfig. */
  readonly cluster?: string;
  readonly claims: Claims;
  readonly machines: LeaseMachines;
  /** Aborted on Ctrl-C, and when a CI job is cancelled. */
  readonly signal: AbortSignal;
}

/** What a step returns that is about the leases of one scope. */
export function withLeases<Result>(settings: LeaseSettings, step: (context: LeaseContext) => Promise<Result>): Promise<Result> {
  return withCluster(settings, (cluster) => interruptible(async (signal) => {
    const machines = new LeaseMachines(cluster, settings.namespace, signal);
    return step({ settings, signal, machines, claims: new Claims(scopeOf(settings)), cluster: await knownCluster(settings) });
  }));
}

/** What the kubeconfig tells of the cluster. */
async function knownCluster({ kubeconfig, context }: LeaseSettings): Promise<string | undefined> {
  const { readKubeConfig } = await import('../cluster/kubeconfig.js');
  try {
    return clusterIdentity(readKubeConfig({ kubeconfig, context }).login.getCurrentCluster()!);
  } catch {
    return undefined;
  }
}

/** The client of the cluster is loaded where one is asked. */
async function withCluster<Result>(settings: LeaseSettings, step: (cluster: Cluster) => Promise<Result>): Promise<Result> {
  const kubectl = asUsage(() => chosenProgram(settings.kubectl, 'kubectl'));
  if (kubectl !== undefined) {
    return throughKubectl(kubectl, settings, step);
  }
  const { connect } = await import('../cluster/connect.js');
  const cluster = asUsage(() => connect(settings));
  return step(cluster).finally(() => cluster.close());
}

/** The same with another signal, such as for what has to be put in order after an interruption. */
export function until(context: LeaseContext, signal: AbortSignal): LeaseContext {
  const { cluster, namespace } = context.machines;
  return { ...context, signal, machines: new LeaseMachines(cluster, namespace, signal) };
}
