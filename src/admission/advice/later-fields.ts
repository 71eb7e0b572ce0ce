// Advice on fields that the checks do not know, where the cluster has a newer KubeVirt.
import { KUBEVIRT_VERSION } from '../../../imports/versions';
import type { ObjectRule } from '../rule';
import { laterFields } from '../schema';

/** A field that only a newer KubeVirt may have. */
export const fieldOfLaterVersion: ObjectRule = {
  name: 'field-of-later-version',
  refuses: 'a field that the checks do not know, if kubevirtVersion of the cluster\'s capabilities is newer',
  story: 'The checks are made for one version of KubeVirt, and a newer one may have more fields. If the capabilities say that the cluster is newer, '
    + 'an unknown field is not refused, unless it looks like a known one or belongs elsewhere. Nothing in it is checked. If the cluster does not have '
    + 'it either, kubectl refuses it, and Argo CD and Flux may drop it. Compare it with the documentation of that version.',
  check: (object, advise, { capabilities }) => {
    for (const { path } of laterFields(object, capabilities)) {
      advise(path, `KubeVirt ${KUBEVIRT_VERSION}, which the checks are made for, has no such field: make sure that ${capabilities!.kubevirtVersion} has it`);
    }
  },
};
