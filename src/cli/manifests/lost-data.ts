// The data that the cluster deletes with an object, and that no manifest brings back. A machine's disks are listed with the machine.
import { fieldAt } from '../../plain-data/fields';

const DATA_BY_KIND: ReadonlyMap<unknown, string> = new Map([
  ['Namespace', 'everything in it'],
  ['CustomResourceDefinition', 'all objects of its kind'],
  ['DataVolume', 'its data'],
  ['PersistentVolumeClaim', 'its data'],
  ['VirtualMachineSnapshot', 'the data that it holds'],
  ['VolumeSnapshot', 'the data that it holds, unless its class retains it'],
  ['DataImportCron', 'its images'],
]);

/** What is lost with an object, such as `its data`; undefined if nothing is, or if its spec retains it. */
export function lostWith(object: any): string | undefined {
  return isRetained(object) ? undefined : DATA_BY_KIND.get(object.kind);
}

function isRetained(object: any): boolean {
  return object.kind === 'DataImportCron' ? fieldAt(object, 'spec.retentionPolicy') !== 'None' : fieldAt(object, 'spec.deletionPolicy') === 'Retain';
}
