// The populator that a claim names to fill its volume, instead of one of CDI's sources.
import { eachClaim } from './each-claim';
import type { TypedObjectReference } from '../../../imports/kubernetes';
import { below, type Refuse } from '../below';

/** The only kind without a group. */
const CLAIM = 'PersistentVolumeClaim';

/** A claim names one populator, with all that Kubernetes needs to find it. */
export const populatorReferenceComplete = eachClaim({
  name: 'populator-reference-complete',
  refuses: 'a dataSource or dataSourceRef without name, kind or group, in another namespace, or beside the other one',
  story: 'Kubernetes fills a claim from what dataSourceRef names: a claim, a VolumeSnapshot, or an object of another populator. dataSource is its older name. '
    + 'CDI takes one of the two, and nothing of another namespace.',
  check: ({ dataSource, dataSourceRef }, refuse) => {
    if (dataSource && dataSourceRef) {
      refuse('dataSource', 'the claim has dataSource besides dataSourceRef, keep dataSourceRef');
    }
    if (dataSource) {
      refuseInvalidReference(dataSource, below('dataSource', refuse));
    }
    if (dataSourceRef) {
      refuseInvalidReference(dataSourceRef, below('dataSourceRef', refuse));
    }
  },
});

function refuseInvalidReference({ apiGroup, kind, name, namespace }: Partial<TypedObjectReference>, refuse: Refuse): void {
  if (!name) {
    refuse('name', 'the name is empty, write that of the object to fill the volume from');
  }
  if (!kind) {
    refuse('kind', 'the kind is empty, write one such as "VolumeSnapshot"');
  } else if (kind !== CLAIM && !apiGroup) {
    refuse('apiGroup', `the group is missing, write that of ${JSON.stringify(kind)}, such as "snapshot.storage.k8s.io"`);
  }
  if (namespace) {
    refuse('namespace', `${JSON.stringify(namespace)} cannot be reached, leave it out: the object is in the DataVolume's own namespace`);
  }
}
