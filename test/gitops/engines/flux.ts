// Delivery by Flux: a GitRepository, and the library's own Kustomization.
import { App, Chart, Duration } from 'cdk8s';
import { changesOfApplying, DeliveredApp, Deliver, keep, State } from './engine';
import { Repository } from './repository';
import { Flux, FluxKustomization, FluxSource, FluxSourceKind } from '../../../src';
import { KubeObject } from '../../plane/client';
import { Cluster } from '../../plane/cluster';
import { until } from '../../plane/until';

const REQUEST = 'reconcile.fluxcd.io/requestedAt';

/** The reasons for a Kustomization's Ready condition; Flux gives details in the message. */
const HEALTH: { readonly [reason: string]: State['health'] } = { ReconciliationSucceeded: 'Healthy', HealthCheckFailed: 'Degraded' };

type ReferenceOfApp = ConstructorParameters<typeof DeliveredApp>[1];

export class FluxApp extends DeliveredApp {
  /** @param manifests what must be as in Git */
  constructor(cluster: Cluster, reference: ReferenceOfApp, private readonly manifests: () => readonly KubeObject[] = () => []) {
    super(cluster, reference);
  }

  async look(): Promise<void> {
    const now = new Date().toISOString();
    await this.cluster.client.merge(this.reference, { metadata: { annotations: { [REQUEST]: now } } });
  }

  /** Dry-runs all objects, as Flux does before it applies any. */
  async drift(): Promise<string[]> {
    const { metadata: { name, namespace } } = await this.read();
    const labels = { 'kustomize.toolkit.fluxcd.io/name': name, 'kustomize.toolkit.fluxcd.io/namespace': namespace };
    const labelled = ({ metadata, ...manifest }: KubeObject): KubeObject => (
      { ...manifest, metadata: { ...metadata, labels: { ...metadata.labels, ...labels } } }
    );
    return changesOfApplying(this.cluster.client, 'kustomize-controller', this.manifests().filter(isAlwaysApplied).map(labelled));
  }

  override async looked(): Promise<void> {
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

/** The source object by which Flux finds a repository. */
export async function sourceOf({ client, namespace }: Cluster, repository: Repository, name: string): Promise<FluxSource> {
  await client.create({
    apiVersion: 'source.toolkit.fluxcd.io/v1',
    kind: 'GitRepository',
    metadata: { name, namespace },
    spec: { url: repository.url, ref: { branch: 'main' }, interval: '1m' },
  });
  return { kind: FluxSourceKind.GIT_REPOSITORY, name };
}

/** A Kustomization as the library emits it, which waits for a minute or so. */
export const deliverByFlux: Deliver = async (cluster, repository, folder, spec = {}) => {
  const { namespace } = cluster;
  const source = await sourceOf(cluster, repository, `${repository.name}-${folder}`);
  const chart = new Chart(new App(), 'flux', { namespace });
  const { apiObject } = new FluxKustomization(chart, folder, {
    source,
    path: `./${folder}`,
    interval: Duration.minutes(10),
    timeout: Duration.minutes(2),
    ignore: Flux.ignoreRules(),
  });
  const kustomization = apiObject.toJson();
  const kept = await keep(cluster, { ...kustomization, spec: { ...kustomization.spec, ...spec } });
  return new FluxApp(cluster, kept, () => repository.manifests(folder));
};

/** False for objects that Flux creates once and then leaves alone. */
function isAlwaysApplied({ metadata: { annotations = {} } }: KubeObject): boolean {
  return annotations['kustomize.toolkit.fluxcd.io/ssa'] !== 'IfNotPresent';
}
