// The state of a cluster, as far as machines depend on it: KubeVirt and CDI, storage classes, networks and nodes.
import { CDI_API_VERSION } from '../../storage/cdi-version';
import { ApiError, isForbidden, withContext } from '../cluster/api-error';
import { Cluster, ObjectQuery } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { readVirtApiVersion } from '../cluster/virt-api-version';

/**
 * The objects of a kind, or why they are unknown: the cluster has no such kind, this user may not list it, or the server fails to list it,
 * such as when the kind's conversion webhook is gone.
 */
export type Listed = readonly any[] | 'not served' | 'forbidden' | 'failed';

/** The result for a kind that the server does not fail to list. */
export type Answered = Exclude<Listed, 'failed'>;

/** The state that was read. */
export interface ClusterState {
  readonly kubeVirts: Listed;
  /** The version of virt-api, such as `v1.8.4`; undefined if it does not answer. */
  readonly virtApiVersion?: string | 'forbidden';
  readonly cdis: Listed;
  readonly storageClasses: Listed;
  /** CDI's profile of each storage class. */
  readonly storageProfiles: Listed;
  /** The VolumeSnapshotClasses, each for one CSI driver. */
  readonly snapshotClasses: Listed;
  /** The NetworkAttachmentDefinitions of all namespaces. */
  readonly definitions: Listed;
  readonly nodes: Listed;
  readonly mutatingWebhooks: Listed;
  /** The server's error for each kind that it fails to list. */
  readonly failures?: readonly Failure[];
}

interface Failure {
  readonly kind: string;
  readonly message: string;
}

export async function readClusterState(cluster: Cluster): Promise<ClusterState> {
  const failures: Failure[] = [];
  const listed = (apiVersion: string, kind: string) => list(cluster, { apiVersion, kind }, (message) => failures.push({ kind, message }));
  const [
    kubeVirts, virtApiVersion, cdis, storageClasses, storageProfiles, snapshotClasses, definitions, nodes, mutatingWebhooks,
  ] = await Promise.all([
    listed('kubevirt.io/v1', 'KubeVirt'),
    readVirtApiVersion(cluster),
    listed(CDI_API_VERSION, 'CDI'),
    listed('storage.k8s.io/v1', 'StorageClass'),
    listed(CDI_API_VERSION, 'StorageProfile'),
    listed('snapshot.storage.k8s.io/v1', 'VolumeSnapshotClass'),
    listed('k8s.cni.cncf.io/v1', 'NetworkAttachmentDefinition'),
    listed('v1', 'Node'),
    listed('admissionregistration.k8s.io/v1', 'MutatingWebhookConfiguration'),
  ]);
  return { kubeVirts, virtApiVersion, cdis, storageClasses, storageProfiles, snapshotClasses, definitions, nodes, mutatingWebhooks, failures };
}

/** The label of nodes that can run machines. */
export const SCHEDULABLE = 'kubevirt.io/schedulable';

/** Whether a node can run machines. */
export function isSchedulable({ metadata, spec }: any): boolean {
  return metadata.labels?.[SCHEDULABLE] === 'true' && !spec?.unschedulable;
}

/** The objects of a kind; none if they cannot be listed. */
export function items(objects: Listed): readonly any[] {
  return typeof objects === 'string' ? [] : objects;
}

/** Whether objects of a kind may exist that are not known. */
export function isUnknown(listed: Listed): boolean {
  return listed === 'forbidden' || listed === 'failed';
}

/** Whether the server answered with a failure, which does not concern other requests. */
export function isServerFailure(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code >= 500;
}

/** The beginning of a clause on what is unknown: this user may not see it, unless the server fails to report it. */
export function whyUnknown(error: unknown): string {
  return isServerFailure(error) ? `the server does not report (${error.message})` : 'this user may not see';
}

async function list(cluster: Cluster, query: ObjectQuery, onFailure: (message: string) => void): Promise<Listed> {
  try {
    return (await cluster.list(query)).items;
  } catch (error) {
    if (error instanceof UnknownKind) {
      return 'not served';
    }
    if (isForbidden(error)) {
      return 'forbidden';
    }
    if (isServerFailure(error)) {
      onFailure(error.message);
      return 'failed';
    }
    return withContext(cluster, 'list', query, () => Promise.reject(error as Error));
  }
}
