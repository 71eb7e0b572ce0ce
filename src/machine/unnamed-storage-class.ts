// A note on disks whose storage class nothing names: they ask for one called "default", which few clusters have.
import type { Construct } from 'constructs';
import type { MachineDisk } from './machine-disk';
import { type Defaults, isStorageClassNamed } from '../objects/machine-defaults';
import { noteOnceAtSynth } from '../objects/object-check';

/** Whether a disk gets a claim, and neither the disk nor MachineDefaults name its storage class. */
export function isOfUnnamedClass({ volume, storageClassName }: MachineDisk, defaults: Defaults): boolean {
  return volume === undefined && storageClassName === undefined && !isStorageClassNamed(defaults);
}

/** Has `App.synth` say so, once for an app. */
export function noteUnnamedClass(construct: Construct): void {
  noteOnceAtSynth(construct, 'disks ask for the storage class "default", since nothing names another: '
    + 'write MachineDefaults.set(app, { storageClassName: … }), or { clusterDefaultStorageClass: true } for the one that the cluster takes');
}
