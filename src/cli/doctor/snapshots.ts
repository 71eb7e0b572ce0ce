// Checks that KubeVirt can take snapshots of disks, if a snapshot, restore or clone of a machine depends on them.
import { isUnknown } from './capabilities';
import { Check, unsure } from './check';
import { type ClusterState, items } from './cluster-state';
import { titleOf } from './needs';
import type { Document } from '../manifests/documents';

/** The kinds that depend on snapshots of disks. */
const SNAPSHOT_KINDS = ['VirtualMachineSnapshot', 'VirtualMachineRestore', 'VirtualMachineClone'];

/** A check for the first snapshot, restore or clone, if KubeVirt cannot take snapshots of disks of some storage class. */
export function snapshotChecks(documents: readonly Document[], { storageClasses, snapshotClasses }: ClusterState): Check[] {
  const first = documents.find(({ value: { kind } }) => SNAPSHOT_KINDS.includes(kind));
  const drivers = [...items(snapshotClasses), ...documents.map(({ value }) => value)].map(({ driver }) => driver);
  const lacking = items(storageClasses).filter(({ provisioner }) => !drivers.includes(provisioner));
  if (first === undefined || lacking.length === 0 || isUnknown(snapshotClasses)) {
    return [];
  }
  const names = (field: (storageClass: any) => string) => [...new Set(lacking.map(field))].join(', ');
  return [unsure(
    titleOf(first),
    `snapshots leave out disks of ${names(({ metadata }) => metadata.name)}, and clones of machines with such disks do not begin, since their driver has no VolumeSnapshotClass`,
    `install the snapshot controller of kubernetes-csi/external-snapshotter, and create a VolumeSnapshotClass for ${names(({ provisioner }) => provisioner)}`,
  )];
}
