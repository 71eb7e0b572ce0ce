// Delivery by Open Cluster Management: a ManifestWork that contains its manifests, and the agent's report from the cluster.
import { changesOfApplying, DeliveredApp, State } from './engine';
import { KubeObject } from '../../plane/client';
import { Cluster } from '../../plane/cluster';
import { MANAGED_CLUSTER } from '../../plane/ocm';
import { until } from '../../plane/until';

const API_VERSION = 'work.open-cluster-management.io/v1';

export class ManifestWorkApp extends DeliveredApp {
  constructor(cluster: Cluster, name: string) {
    super(cluster, { apiVersion: API_VERSION, kind: 'ManifestWork', name, namespace: MANAGED_CLUSTER });
  }

  /** A ManifestWork has no commit: the state is that of its current content. */
  async reaches(_commit: string, wanted: Partial<State>, seen?: (state: State) => unknown): Promise<State> {
    return super.reaches(revisionOf(await this.read()), wanted, seen);
  }

  /** Waits until the agent has applied the work's content, and deleted what left it. */
  async look(): Promise<void> {
    await until(`the agent to have what is in ${this.reference.name}, and no more`, async () => {
      const { metadata: { name }, spec: { workload: { manifests } } } = await this.read();
      const applied: any[] = await this.cluster.client.list({ apiVersion: API_VERSION, kind: 'AppliedManifestWork' });
      const resources: any[] = applied.find(({ spec }) => spec.manifestWorkName === name)?.status?.appliedResources ?? [];
      const identity = (...parts: readonly (string | undefined)[]) => parts.map((part) => part ?? '').join('/');
      const wanted = manifests.map(({ metadata }: any) => identity(metadata.namespace, metadata.name)).sort();
      return JSON.stringify(resources.map((resource) => identity(resource.namespace, resource.name)).sort()) === JSON.stringify(wanted);
    });
  }

  async drift(): Promise<string[]> {
    const { spec: { workload: { manifests }, manifestConfigs } } = await this.read();
    const created: string[] = manifestConfigs.filter(({ updateStrategy }: any) => updateStrategy.type === 'CreateOnly').map((config: any) => config.resourceIdentifier.resource);
    const isApplied = ({ kind }: KubeObject) => !created.includes(`${kind.toLowerCase()}s`);
    return changesOfApplying(this.cluster.client, 'work-agent', manifests.filter(isApplied));
  }

  protected stateOf(work: any): State {
    const { metadata: { generation }, status: { conditions = [] } = {} } = work;
    const isSo = (type: string) => conditions.some((each: any) => each.type === type && each.status === 'True' && each.observedGeneration === generation);
    return {
      revision: revisionOf(work),
      synced: isSo('Applied'),
      health: isSo('Available') ? 'Healthy' : 'Progressing',
      message: conditions.map(({ message }: any) => message).join(', '),
    };
  }
}

const revisionOf = ({ metadata: { generation } }: any): string => String(generation);
