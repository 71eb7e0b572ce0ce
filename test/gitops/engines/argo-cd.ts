// Delivery by Argo CD: an Application that syncs by itself, prunes and heals.
import { DeliveredApp, Deliver, keep, State } from './engine';
import { ArgoCd } from '../../../src';
import { until } from '../../plane/until';

const REFRESH = 'argocd.argoproj.io/refresh';

class ArgoCdApp extends DeliveredApp {
  async look(): Promise<void> {
    await this.cluster.client.merge(this.reference, { metadata: { annotations: { [REFRESH]: 'normal' } } });
    await until('Argo CD to look', async () => (await this.read()).metadata.annotations?.[REFRESH] === undefined);
  }

  /** Has it look once more, which must not sync anything. What is kept of what has left Git is no difference of the app. */
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

/** An Application as people write it, in an Argo CD that knows the library's health checks. */
export const deliverByArgoCd: Deliver = async (cluster, repository, folder, spec = {}) => {
  const configuration = { apiVersion: 'v1', kind: 'ConfigMap', name: 'argocd-cm', namespace: 'argocd' };
  await cluster.client.merge(configuration, { data: ArgoCd.customizations() });
  return new ArgoCdApp(cluster, await keep(cluster, {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Application',
    metadata: { name: `${repository.name}-${folder}`, namespace: 'argocd', finalizers: ['resources-finalizer.argocd.argoproj.io'] },
    spec: {
      project: 'default',
      source: { repoURL: repository.url, path: folder, targetRevision: 'main' },
      destination: { server: 'https://kubernetes.default.svc', namespace: cluster.namespace },
      syncPolicy: { automated: { prune: true, selfHeal: true } },
      ...spec,
    },
  }));
};
