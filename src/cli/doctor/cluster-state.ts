// The state of a cluster, as far as machines depend on it: KubeVirt and CDI, storage classes, networks and nodes.
import { isMap } from '../../plain-data/plain-data';
import { isForbidden, isNotFound, isTransient, withContext } from '../cluster/api-error';
import { Cluster, ObjectQuery } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { ONCE } from '../cluster/retry';

/** The objects of a kind; or why there are none: the cluster has no such kind, or this user may not list it. */
export type Listed = readonly any[] | 'not served' | 'forbidden';

/** What was read. */
export interface ClusterState {
  readonly kubeVirts: Listed;
  /** The version of virt-api, such as `v1.8.2`; undefined if it does not answer. */
  readonly virtApiVersion?: string | 'forbidden';
  readonly cdis: Listed;
  readonly storageClasses: Listed;
  /** CDI's profile of each storage class. */
  readonly storageProfiles: Listed;
  /** The NetworkAttachmentDefinitions of all namespaces. */
  readonly definitions: Listed;
  readonly nodes: Listed;
}

export async function readClusterState(cluster: Cluster): Promise<ClusterState> {
  const [kubeVirts, virtApiVersion, cdis, storageClasses, storageProfiles, definitions, nodes] = await Promise.all([
    list(cluster, { apiVersion: 'kubevirt.io/v1', kind: 'KubeVirt' }),
    readVirtApiVersion(cluster),
    list(cluster, { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'CDI' }),
    list(cluster, { apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass' }),
    list(cluster, { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'StorageProfile' }),
    list(cluster, { apiVersion: 'k8s.cni.cncf.io/v1', kind: 'NetworkAttachmentDefinition' }),
    list(cluster, { apiVersion: 'v1', kind: 'Node' }),
  ]);
  return { kubeVirts, virtApiVersion, cdis, storageClasses, storageProfiles, definitions, nodes };
}

/** The objects of a kind, none if they cannot be listed. */
export function items(objects: Listed): readonly any[] {
  return typeof objects === 'string' ? [] : objects;
}

async function list(cluster: Cluster, query: ObjectQuery): Promise<Listed> {
  try {
    return (await cluster.list(query)).items;
  } catch (error) {
    if (error instanceof UnknownKind) {
      return 'not served';
    }
    if (isForbidden(error)) {
      return 'forbidden';
    }
    return withContext(cluster, 'list', query, () => Promise.reject(error as Error));
  }
}

/** Every user may ask virt-api, once KubeVirt's operator has installed it; the API server answers if virt-api does not. */
async function readVirtApiVersion({ server }: Cluster): Promise<string | undefined> {
  try {
    const { body } = await server.with(ONCE).request({ path: '/apis/subresources.kubevirt.io/v1/version' });
    return isMap(body) ? body.gitVersion : undefined;
  } catch (error) {
    if (isForbidden(error)) {
      return 'forbidden';
    }
    if (isNotFound(error) || isTransient(error)) {
      return undefined;
    }
    throw error;
  }
}
