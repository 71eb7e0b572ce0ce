// What a cluster has around the machines: KubeVirt and CDI themselves, storage classes, networks and nodes, as it says it.
import { isMap } from '../../is-map';
import { ApiError, withContext, isNotFound, isTransient } from '../cluster/api-error';
import { Cluster, ObjectQuery } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { ONCE } from '../cluster/retry';

/** The objects of a kind; or that the cluster has no such kind, or does not tell this user. */
export type Found = readonly any[] | 'not served' | 'not told';

/** What was found. */
export interface Surroundings {
  readonly kubeVirts: Found;
  /** The version that virt-api says it is of, such as `v1.8.2`; nothing where it does not answer. */
  readonly virtApiVersion?: string | 'not told';
  readonly cdis: Found;
  readonly storageClasses: Found;
  /** What CDI knows of each storage class. */
  readonly storageProfiles: Found;
  /** The NetworkAttachmentDefinitions of all namespaces. */
  readonly definitions: Found;
  readonly nodes: Found;
}

/** Reads all of it at once. */
export async function surroundingsOf(cluster: Cluster): Promise<Surroundings> {
  const [kubeVirts, virtApiVersion, cdis, storageClasses, storageProfiles, definitions, nodes] = await Promise.all([
    found(cluster, { apiVersion: 'kubevirt.io/v1', kind: 'KubeVirt' }),
    versionOfVirtApi(cluster),
    found(cluster, { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'CDI' }),
    found(cluster, { apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass' }),
    found(cluster, { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'StorageProfile' }),
    found(cluster, { apiVersion: 'k8s.cni.cncf.io/v1', kind: 'NetworkAttachmentDefinition' }),
    found(cluster, { apiVersion: 'v1', kind: 'Node' }),
  ]);
  return { kubeVirts, virtApiVersion, cdis, storageClasses, storageProfiles, definitions, nodes };
}

/** Those objects of a kind that one may know of; none where that is none. */
export function items(objects: Found): readonly any[] {
  return typeof objects === 'string' ? [] : objects;
}

async function found(cluster: Cluster, query: ObjectQuery): Promise<Found> {
  try {
    return (await cluster.list(query)).items;
  } catch (error) {
    if (error instanceof UnknownKind) {
      return 'not served';
    }
    if (error instanceof ApiError && error.code === 403) {
      return 'not told';
    }
    return withContext(cluster, 'list', query, () => Promise.reject(error as Error));
  }
}

/** Where KubeVirt's operator is at work, everybody may ask; the API server says so where virt-api does not answer. */
async function versionOfVirtApi({ server }: Cluster): Promise<string | undefined> {
  try {
    const { body } = await server.with(ONCE).request({ path: '/apis/subresources.kubevirt.io/v1/version' });
    return isMap(body) ? body.gitVersion : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.code === 403) {
      return 'not told';
    }
    if (isNotFound(error) || isTransient(error)) {
      return undefined;
    }
    throw error;
  }
}
