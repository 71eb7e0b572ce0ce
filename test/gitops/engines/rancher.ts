// Delivery by Rancher Fleet: a GitRepo, the bundles that its Git job makes of its paths, and the agent's report on them.
import { DeliveredApp, State } from './engine';
import { Cluster } from '../../plane/cluster';
import { DEPLOYMENTS, DOWNSTREAM } from '../../plane/rancher';

const API_VERSION = 'fleet.cattle.io/v1alpha1';

export class GitRepoApp extends DeliveredApp {
  constructor(cluster: Cluster, name: string) {
    super(cluster, { apiVersion: API_VERSION, kind: 'GitRepo', name, namespace: DOWNSTREAM.namespace });
  }

  /** Polls at once instead of every quarter of a minute. */
  async look(): Promise<void> {
    await this.cluster.client.merge(this.reference, { spec: { pollingInterval: '1s' } });
  }

  /** The GitRepo, with the state of its bundles. */
  async read(): Promise<any> {
    const repo = await super.read();
    return { ...repo, deployments: await this.deployments() };
  }

  /** What the agent has found modified, by object. */
  async drift(): Promise<string[]> {
    const modified = (await this.deployments()).flatMap(({ status }) => status?.modifiedStatus ?? []);
    return modified.map(({ kind, name, patch }: any) => `${kind} ${name}: ${patch}`);
  }

  /** The revision of each bundle's latest Helm release. */
  async releases(): Promise<{ readonly [bundle: string]: number }> {
    return Object.fromEntries((await this.deployments()).map(({ metadata: { name }, status }) => [name, Number(status.release.split(':')[1])]));
  }

  /** The bundles' deployments for the cluster. */
  async deployments(): Promise<any[]> {
    const all: any[] = await this.cluster.client.list({ apiVersion: API_VERSION, kind: 'BundleDeployment', namespace: DEPLOYMENTS });
    return all.filter(({ metadata: { labels } }) => labels['fleet.cattle.io/repo-name'] === this.reference.name);
  }

  protected stateOf({ spec, status = {}, deployments }: any): State {
    const { conditions = [] } = status;
    const isApplied = (each: any) => each.metadata.labels['fleet.cattle.io/commit'] === status.commit
      && each.status?.appliedDeploymentID === each.spec.deploymentID && each.status.release !== '';
    const failures = [...conditions, ...deployments.flatMap((each: any) => each.status?.conditions ?? [])].filter(({ status: is }: any) => is === 'False');
    return {
      revision: status.commit,
      synced: deployments.length >= spec.paths.length && deployments.every(isApplied),
      health: deployments.every(({ status: { ready, nonModified } = {} }: any) => ready && nonModified) ? 'Healthy' : 'Progressing',
      message: failures.map(({ type, message }: any) => `${type}: ${message}`).join(', '),
    };
  }
}
