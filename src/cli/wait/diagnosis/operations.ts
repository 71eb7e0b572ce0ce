// Snapshots and restores that KubeVirt has given up: it does not try again.
import { table } from '../../../plain-data/plain-data';

/** What to do, by kind. */
export const AFTER_FAILURE: { readonly [kind: string]: { readonly advice: string } } = table({
  VirtualMachineSnapshot: {
    advice: 'find out what it waited for with kubectl describe, such as its machine, a VolumeSnapshotClass or a guest that does not freeze; then delete '
      + 'it and apply it again, with a longer failureDeadline if it only takes long',
  },
  VirtualMachineRestore: { advice: 'stop the machine; then delete the restore and apply it again' },
});
