// Delivery by Argo CD: an Application that syncs, prunes and heals automatically.
import { App, Chart } from 'cdk8s';
import { DeliveredApp, Deliver, keep, State } from './engine';
import { ArgoCd, ArgoCdApplication } from '../../../src';
import { Cluster } from '../../plane/cluster';
import { until } from '../../plane/until';

const REFRESH = 'argocd.argoproj.io/refresh';

export class ArgoCdApp extends DeliveredApp {
  async look(): Promise<void> {
    await this.cluster.client.merge(this.reference, { metadata: { annotations: { [REFRESH]: 'normal' } } });
    await until('Argo CD to look', async () => (await this.read()).metadata.annotations?.[REFRESH] === undefined);
  }

  /** Refreshes the app, which must not sync anything. Objects kept after leaving Git do not count as differences. */
  async drift(): Promise<string[]> {
    const finished = async () => (await this.read()).status.operationState?.finishedAt;
    const before = await finished();
    await this.look();
    const { status: { resources = [] } } = await this.read();
    const outOfSync = resources.filter(({ status, requiresPruning }: any) => status !== 'Synced' && requiresPruning !== true);
    return [...outOfSync.map(({ kind, name, status }: any) => `${kind} ${name}: ${status}`), ...await finished() === before ? [] : ['has synced again']];
  }

  protected stateOf({ status = {} }: any): State {
    const { sync = {}, health = {}, operationState = {}, resources = [], conditions = [] } = status;
    const unwell = resources.filter((each: any) => ![undefined, 'Healthy'].includes(each.health?.status)).map(({ kind, name, health: { status: found, message } }: any) => `${kind} ${name}: ${found}: ${message}`);
    const outOfSync = resources.filter((each: any) => each.status !== 'Synced').map(({ kind, name, status: found }: any) => `${kind} ${name}: ${found}`);
    return {
      revision: sync.revision,
      synced: sync.status === 'Synced' && operationState.phase === 'Succeeded',
      health: health.status ?? 'Unknown',
      message: [...unwell, ...outOfSync, ...operationState.phase === 'Succeeded' ? [] : [operationState.message], ...conditions.map(({ message }: any) => message)].join('\n'),
    };
  }
}

/** Installs the library's health checks in Argo CD. */
export async function tellHealthChecks({ client }: Cluster): Promise<void> {
  await client.merge({ apiVersion: 'v1', kind: 'ConfigMap', name: 'argocd-cm', namespace: 'argocd' }, { data: ArgoCd.customizations() });
}

/** An Application as the library emits it, which deletes its objects along with itself. */
export const deliverByArgoCd: Deliver = async (cluster, repository, folder, spec = {}) => {
  await tellHealthChecks(cluster);
  const chart = new Chart(new App(), 'argo-cd', { namespace: 'argocd' });
  const { apiObject } = new ArgoCdApplication(chart, folder, {
    metadata: { name: `${repository.name}-${folder}`, finalizers: ['resources-finalizer.argocd.argoproj.io'] },
    sources: [{ repoUrl: repository.url, path: folder, targetRevision: 'main' }],
    destinationNamespace: cluster.namespace,
  });
  const application = apiObject.toJson();
  return new ArgoCdApp(cluster, await keep(cluster, { ...application, spec: { ...application.spec, ...spec } }));
};
