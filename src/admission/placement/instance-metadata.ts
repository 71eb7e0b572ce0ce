// Labels and annotations of a machine's instance that KubeVirt itself uses.
import { table } from '../../plain-data/plain-data';
import { requireGate } from '../feature-gates';
import type { InstanceRule } from '../rule';

/** Labels that KubeVirt's controllers set on instances and depend on. */
const RESERVED = [
  'kubevirt.io/created-by', 'kubevirt.io/migrationJobUID', 'kubevirt.io/nodeName', 'kubevirt.io/migrationTargetNodeName', 'kubevirt.io/schedulable',
  'kubevirt.io/install-strategy',
];

/** Only KubeVirt sets its own labels. */
export const labelsNotReserved: InstanceRule = {
  name: 'labels-not-reserved',
  refuses: 'a label of the instance that KubeVirt keeps for itself',
  story: 'KubeVirt notes in labels of an instance which node it runs on and what made it. It refuses an instance or a template that says such a label itself. '
    + 'To choose a node, write a nodeSelector or an affinity; to find machines, a label of your own.',
  when: ['metadata.labels'],
  check: ({ metadata }, refuse) => {
    const labels = metadata?.labels;
    RESERVED.forEach((key) => labels?.[key] !== undefined && refuse(`metadata.labels[${key}]`, 'KubeVirt keeps this label for itself, remove it'));
  },
};

/** The feature gate of each annotation that needs one. */
const GATES: { readonly [annotation: string]: string | undefined } = table({
  'kubevirt.io/ignitiondata': 'ExperimentalIgnitionSupport',
  'hooks.kubevirt.io/hookSidecars': 'Sidecar',
});

/** Some annotations make KubeVirt run something, and need a feature gate. */
export const annotationGate: InstanceRule = {
  name: 'annotation-gate',
  refuses: 'an annotation of the instance whose feature gate is off',
  story: 'The annotation kubevirt.io/ignitiondata hands an Ignition configuration to the guest where the feature gate ExperimentalIgnitionSupport is on; '
    + 'hooks.kubevirt.io/hookSidecars runs containers that change the guest\'s definition where Sidecar is on. Both are off by default.',
  when: ['metadata.annotations'],
  check: ({ metadata }, refuse, context) => {
    const annotations = metadata?.annotations;
    for (const key in annotations) {
      const gate = GATES[key];
      if (gate !== undefined && annotations[key] !== '') {
        requireGate(`metadata.annotations[${key}]`, 'this annotation', gate, refuse, context);
      }
    }
  },
};
