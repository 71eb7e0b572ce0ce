// Advice on what the checks do not know, where the cluster has a newer KubeVirt, or may have a newer CDI.
import { CDI_VERSION, KUBEVIRT_VERSION } from '../../../imports/versions';
import type { DataVolumeRule, ObjectRule } from '../rule';
import { laterFields } from '../schema';
import { ADDED_BY_CDI_1_66 } from '../unknown-field';

/** A field, or a version of a kind, that only a newer KubeVirt may have. */
export const fieldOfLaterVersion: ObjectRule = {
  name: 'field-of-later-version',
  refuses: 'a field or a version of a kind that the checks do not know, if the cluster has a newer KubeVirt',
  story: 'The checks are made for one version of KubeVirt, and a newer one may have more fields. If kubevirtVersion of the capabilities is newer, an '
    + 'unknown field is not refused, unless it looks misspelt or misplaced. Nothing in it is checked. If the cluster does not know it either, kubectl '
    + 'refuses it, and Argo CD and Flux may drop it.',
  check: (object, advise, { capabilities }) => {
    for (const path of laterFields(object, capabilities)) {
      const command = `kubectl explain ${String(object.kind).toLowerCase()}${explainedField(path)}`;
      advise(path, `the checks are made for KubeVirt ${KUBEVIRT_VERSION}, which does not know this, see whether ${capabilities!.kubevirtVersion} does with \`${command}\``);
    }
  },
};

/** The field as an argument of a command, or nothing where it is not safe to paste: its name comes from a file. */
function explainedField(path: string): string {
  const field = path.replace(/\[\d+]/g, '');
  return path !== 'apiVersion' && /^[\w.]+$/.test(field) ? `.${field}` : '';
}

/** A field that came with a newer CDI. */
export const fieldOfLaterCdi: DataVolumeRule = {
  name: 'field-of-later-cdi',
  refuses: 'insecureSkipVerify of an http source, or certConfigMap of a vddk source, which CDI 1.66 added',
  story: 'The checks are made for CDI 1.65. A cluster with CDI 1.66 has these fields, so they pass. An earlier one refuses them or drops them, and then '
    + 'verifies the certificate of the image\'s server.',
  when: ADDED_BY_CDI_1_66.map(([source, field]) => `source.${source}.${field}`),
  check: (spec, advise) => {
    for (const [source, field] of ADDED_BY_CDI_1_66) {
      if ((spec.source?.[source] as { readonly [name: string]: unknown } | undefined)?.[field] !== undefined) {
        advise(`source.${source}.${field}`, `came with CDI 1.66, and the checks are made for ${CDI_VERSION}, remove it if the cluster has an earlier one`);
      }
    }
  },
};
