// Checks that KubeVirt can take snapshots of disks, if a snapshot, restore or clone of a machine depends on them.
import { Check, unsure } from './check';
import { type ClusterState, isUnknown, items } from './cluster-state';
import { keyOf, titleOf } from './document-names';
import { storageClassFinder } from './storage-classes';
import { fieldAt } from '../../plain-data/fields';
import { claimNames } from '../../storage/used-claims';
import { isDisk } from '../manifests/disk-types';
import type { Document } from '../manifests/documents';
import { dataVolumesOf } from '../manifests/machines';

/** The kinds that depend on snapshots of disks, and the field with the machine that has the disks. */
const MACHINE_FIELDS = new Map<unknown, string>([
  ['VirtualMachineSnapshot', 'spec.source'], ['VirtualMachineRestore', 'spec.target'], ['VirtualMachineClone', 'spec.source'],
]);

/** A check for the first snapshot, restore or clone of a machine that has, or may have, disks of which KubeVirt cannot take snapshots. */
export function snapshotChecks(documents: readonly Document[], state: ClusterState): Check[] {
  if (isUnknown(state.snapshotClasses)) {
    return [];
  }
  const classesOf = diskClassFinder(documents, state);
  const drivers = new Set([...items(state.snapshotClasses), ...documents.map(({ value }) => value)].map(({ driver }) => driver));
  const lacking = items(state.storageClasses).filter(({ provisioner }) => !drivers.has(provisioner));
  for (const document of documents.filter(({ value: { kind } }) => MACHINE_FIELDS.has(kind))) {
    const classes = classesOf(document.value);
    const concerned = classes === undefined ? lacking : lacking.filter(({ metadata }) => classes.has(metadata.name));
    if (concerned.length > 0) {
      return [snapshotWarning(document, concerned)];
    }
  }
  return [];
}

function snapshotWarning(document: Document, lacking: readonly any[]): Check {
  const names = (field: (storageClass: any) => string) => [...new Set(lacking.map(field))].join(', ');
  return unsure(
    titleOf(document),
    `snapshots leave out disks of ${names(({ metadata }) => metadata.name)}, and clones of machines with such disks do not begin, since their driver has no VolumeSnapshotClass`,
    `install the snapshot controller of kubernetes-csi/external-snapshotter, and create a VolumeSnapshotClass for ${names(({ provisioner }) => provisioner)}`,
  );
}

/** Finds the storage classes of the disks of a snapshot's machine; undefined if the documents do not have the machine and all of its disks. */
function diskClassFinder(documents: readonly Document[], { storageClasses }: ClusterState): (object: any) => ReadonlySet<unknown> | undefined {
  const classOf = storageClassFinder(storageClasses);
  const machines = new Map<string, any>();
  const classes = new Map<string, unknown>();
  for (const { value } of documents) {
    if (value.kind === 'VirtualMachine') {
      machines.set(keyOf(value.kind, value.metadata), value);
    }
    for (const disk of [value, ...dataVolumesOf(value)].filter(isDisk)) {
      // An empty name is that of no class: the volume exists, and has a driver that is not known here.
      classes.set(keyOf('disk', disk.metadata), classOf(disk) || undefined);
    }
  }
  return (object) => {
    const { namespace } = object.metadata;
    const { kind, name } = fieldAt(object, MACHINE_FIELDS.get(object.kind)!) ?? {};
    const machine = machines.get(keyOf(kind, { namespace, name }));
    const disks = machine === undefined ? [undefined] : claimNames(machine).map((claim) => classes.get(keyOf('disk', { namespace, name: claim })));
    return disks.includes(undefined) ? undefined : new Set(disks);
  };
}
