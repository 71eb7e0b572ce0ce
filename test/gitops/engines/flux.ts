// Delivery by Flux: a GitRepository, and the library's own Kustomization.
import { App, Chart, Duration } from 'cdk8s';
import { DeliveredApp, Deliver, keep, State } from './engine';
import { Flux, FluxKustomization } from '../../../src';
import { until } from '../../plane/until';

const REQUEST = 'reconcile.fluxcd.io/requestedAt';

/** The reasons for which a Kustomization is not Ready, of which Flux says more in the message. */
const HEALTH: { readonly [reason: string]: State['health'] } = { ReconciliationSucceeded: 'Healthy', HealthCheckFailed: 'Degraded' };

class FluxApp extends DeliveredApp {
  async look(): Promise<void> {
    const now = new Date().toISOString();
    await this.cluster.client.merge(this.reference, { metadata: { annotations: { [REQUEST]: now } } });
  }

  /** Waits until Flux has done what it was asked for. */
  async looked(): Promise<void> {
    await this.look();
    await until('Flux to look', async () => {
      const { metadata, status } = await this.read();
      return status?.lastHandledReconcileAt === metadata.annotations[REQUEST] && this.conditionOf(status, 'Reconciling') === undefined;
    });
  }

  protected stateOf({ metadata, status = {} }: any): State {
    const ready = this.conditionOf(status, 'Ready');
    const isCurrent = ready?.observedGeneration === metadata.generation && ready.status !== 'Unknown';
    return {
      revision: status.lastAttemptedRevision?.replace(/^.*:/, ''),
      synced: status.lastAttemptedRevision !== undefined && status.lastAppliedRevision === status.lastAttemptedRevision,
      health: isCurrent ? HEALTH[ready.reason] ?? 'Unknown' : 'Progressing',
      message: ready?.message ?? '',
    };
  }

  private conditionOf({ conditions = [] }: any, type: string): any {
    return conditions.find((condition: any) => condition.type === type);
  }
}

/** A Kustomization as the library emits it, that waits up to a minute or so. */
export const deliverByFlux: Deliver = async (cluster, repository, folder, spec = {}) => {
  const { namespace } = cluster;
  const source = { kind: 'GitRepository', name: `${repository.name}-${folder}` };
  await cluster.client.create({
    apiVersion: 'source.toolkit.fluxcd.io/v1',
    kind: 'GitRepository',
    metadata: { name: source.name, namespace },
    spec: { url: repository.url, ref: { branch: 'main' }, interval: '1m' },
  });
  const chart = new Chart(new App(), 'flux', { namespace });
  const { apiObject } = new FluxKustomization(chart, folder, {
    source,
    path: `./${folder}`,
    interval: Duration.minutes(10),
    timeout: Duration.minutes(2),
    ignore: Flux.ignoreRules(),
  });
  const kustomization = apiObject.toJson();
  return new FluxApp(cluster, await keep(cluster, { ...kustomization, spec: { ...kustomization.spec, ...spec } }));
};
