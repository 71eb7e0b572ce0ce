// Warns about disks without a storage class: they request one called "default", which few clusters have.
import type { Construct } from 'constructs';
import type { MachineDisk } from './machine-disk';
import type { Defaults } from '../objects/machine-defaults';
import { noteOnceAtSynth } from '../objects/notes';

/** Whether a disk gets a claim, and neither the disk nor MachineDefaults name its storage class. */
export function usesUnnamedStorageClass({ volume, storageClassName }: MachineDisk, { storage }: Defaults): boolean {
  return volume === undefined && storageClassName === undefined && !storage.isClassChosen;
}

/** Makes `App.synth` print the note, once for each app. */
export function noteUnnamedStorageClass(construct: Construct): void {
  noteOnceAtSynth(construct, 'disks request the storage class "default", because no other is set: '
    + 'write MachineDefaults.set(app, { storageClassName: … }), or { clusterDefaultStorageClass: true } for the default of the cluster');
}
