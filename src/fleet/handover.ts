// Annotations by which no engine deletes an object that leaves its folder, while it is on its way to another.
import type { ApiObject } from 'cdk8s';
import { manifestOf } from './folder';
import { DISK_PROTECTION, SYNC_OPTIONS, withSyncOption } from '../objects/prune-protection';
import { entriesOf } from '../plain-data/plain-data';

export function hold(object: ApiObject): void {
  const { annotations = {} } = manifestOf(object).metadata;
  for (const [key, value] of entriesOf(DISK_PROTECTION)) {
    const wanted = key === SYNC_OPTIONS ? withSyncOption(annotations[key], 'Prune=false') : value;
    if (annotations[key] !== wanted) {
      object.metadata.addAnnotation(key, wanted);
    }
  }
}
