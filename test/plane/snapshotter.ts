/**
 * What a plane lacks for volume snapshots: their kinds, a class for the provisioner, and a snapshotter that
 * declares each snapshot ready. The provisioner creates volumes from them.
 */
import { Client } from './client';
import { openKind, PROVISIONER } from './cluster-objects';
import { until } from './until';

const GROUP = 'snapshot.storage.k8s.io';
const SNAPSHOT = { apiVersion: `${GROUP}/v1`, kind: 'VolumeSnapshot' };

/** Kubernetes requires this approval for kinds in its own API groups. */
const APPROVAL = { 'api-approved.kubernetes.io': 'https://github.com/kubernetes-csi/external-snapshotter/pull/814' };

const KINDS = [
  openKind(GROUP, 'VolumeSnapshot', 'volumesnapshots', 'Namespaced', APPROVAL),
  openKind(GROUP, 'VolumeSnapshotContent', 'volumesnapshotcontents', 'Cluster', APPROVAL),
  openKind(GROUP, 'VolumeSnapshotClass', 'volumesnapshotclasses', 'Cluster', APPROVAL),
];

const CLASS = { apiVersion: `${GROUP}/v1`, kind: 'VolumeSnapshotClass', metadata: { name: 'plane' }, driver: PROVISIONER, deletionPolicy: 'Delete' };

/** A snapshotter for one test file's namespace. */
export class Snapshotter {
  private timer?: NodeJS.Timeout;

  constructor(private readonly client: Client, private readonly namespace: string) {}

  async start(): Promise<void> {
    await Promise.all(KINDS.map((kind) => this.client.create(kind)));
    await until('snapshots to be served', () => this.client.create(CLASS).then(() => true, () => false));
    this.timer = setInterval(() => void this.takeAll().catch(() => undefined), 200);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async takeAll(): Promise<void> {
    const snapshots = await this.client.list({ ...SNAPSHOT, namespace: this.namespace });
    await Promise.all(snapshots.filter(({ status }) => status?.readyToUse !== true).map((snapshot) => this.take(snapshot)));
  }

  private async take({ metadata: { name }, spec: { source } }: any): Promise<void> {
    const { namespace } = this;
    const { status } = await this.client.read({ apiVersion: 'v1', kind: 'PersistentVolumeClaim', name: source.persistentVolumeClaimName, namespace });
    await this.client.merge({ ...SNAPSHOT, name, namespace }, {
      status: { readyToUse: true, creationTime: new Date().toISOString(), restoreSize: status.capacity.storage, boundVolumeSnapshotContentName: `content-${name}` },
    }, 'status');
  }
}
