// An app as its engine reports it: an Argo CD Application or a Flux Kustomization, in the same terms.
import { Repository } from './repository';
import { changedFields } from '../../cluster/drift';
import { Client, KubeObject, Reference } from '../../plane/client';
import { Cluster } from '../../plane/cluster';
import { until } from '../../plane/until';

export interface State {
  /** The commit that the state refers to. */
  readonly revision?: string;
  /** Whether everything is as in the commit. */
  readonly synced: boolean;
  readonly health: 'Healthy' | 'Progressing' | 'Degraded' | 'Unknown';
  /** Why it is not healthy. */
  readonly message: string;
}

export abstract class DeliveredApp {
  constructor(protected readonly cluster: Cluster, protected readonly reference: Reference & { readonly name: string; readonly namespace: string }) {}

  /** The engine's own object for the app. */
  read(): Promise<any> {
    return this.cluster.client.read(this.reference);
  }

  async state(): Promise<State> {
    return this.stateOf(await this.read());
  }

  /** The state of a commit once it is as wanted; `seen` is called with every state on the way. */
  async reaches(commit: string, wanted: Partial<State>, seen: (state: State) => unknown = () => undefined): Promise<State> {
    await this.look();
    let last: State | undefined;
    return until(`${this.reference.name} to be ${JSON.stringify(wanted)}`, async () => {
      last = await this.state();
      seen(last);
      if (last.revision === commit && Object.entries(wanted).every(([field, value]) => last![field as keyof State] === value)) {
        return last;
      }
      throw new Error(JSON.stringify(last));
    });
  }

  /** Deletes the app with everything that the engine deletes along with it. */
  async remove(): Promise<void> {
    await this.cluster.client.delete(this.reference);
    await until(`${this.reference.name} to be gone`, () => this.cluster.client.isGone(this.reference));
  }

  /** Makes the engine refresh the repository and the cluster. */
  abstract look(): Promise<void>;

  /** The same, and waits until it has, where the engine says when. */
  looked(): Promise<void> {
    return this.look();
  }

  /** What the engine would still change, or has changed, although everything is as in the commit. */
  abstract drift(): Promise<string[]>;

  protected abstract stateOf(object: any): State;
}

/** Delivers a folder of a repository into the cluster's namespace. */
export type Deliver = (cluster: Cluster, repository: Repository, folder: string, spec?: object) => Promise<DeliveredApp>;

/** Creates the engine's own object for an app. */
export async function keep(cluster: Cluster, object: KubeObject): Promise<Reference & { readonly name: string; readonly namespace: string }> {
  const { apiVersion, kind, metadata: { name, namespace } } = await cluster.client.create(object);
  return { apiVersion, kind, name, namespace };
}

/** The fields that a field manager would change by applying manifests once more. */
export async function changesOfApplying(client: Client, manager: string, manifests: readonly KubeObject[]): Promise<string[]> {
  const changes = await Promise.all(manifests.map(async (manifest) => {
    const { apiVersion, kind, metadata: { name, namespace } } = manifest;
    const reference = { apiVersion, kind, name, namespace };
    const path = `${await client.path(reference)}?fieldManager=${manager}&force=true&dryRun=All`;
    // Changes that controllers make in the meantime are not the manager's.
    return until(`${kind} ${name} to stay as it is`, async () => {
      const before = await client.read(reference);
      const { body } = await client.request('PATCH', path, manifest, 'application/apply-patch+yaml');
      const isSame = body.metadata.resourceVersion === before.metadata.resourceVersion;
      return isSame && changedFields(described(before), described(body)).map((field) => `${kind} ${name}: ${field}`);
    });
  }));
  return changes.flat();
}

/** The part of an object that its author writes. */
function described({ metadata: { labels, annotations }, spec, data }: any): object {
  return { metadata: { labels, annotations }, spec, data };
}
