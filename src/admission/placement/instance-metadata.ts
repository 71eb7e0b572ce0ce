// Rules on the labels and annotations of an instance that KubeVirt itself uses.
import { table } from '../../plain-data/plain-data';
import { requireGate } from '../requirements';
import type { InstanceRule } from '../rule';

/** Labels that KubeVirt's controllers set on instances and depend on. */
const RESERVED = [
  'kubevirt.io/created-by', 'kubevirt.io/migrationJobUID', 'kubevirt.io/nodeName', 'kubevirt.io/migrationTargetNodeName', 'kubevirt.io/schedulable',
  'kubevirt.io/install-strategy',
];

/** Only KubeVirt may set its own labels. */
export const labelsNotReserved: InstanceRule = {
  name: 'labels-not-reserved',
  refuses: 'a label of the instance that KubeVirt reserves',
  story: 'KubeVirt records in labels of an instance which node it runs on and what created it. It refuses an instance or a template that sets such '
    + 'a label. To choose a node, set a nodeSelector or an affinity; to find machines, use a label of your own.',
  when: ['metadata.labels'],
  check: ({ metadata }, refuse) => {
    const labels = metadata?.labels;
    RESERVED.forEach((key) => labels?.[key] !== undefined && refuse(`metadata.labels[${key}]`, 'KubeVirt reserves this label, remove it'));
  },
};

/** Lets a machine with a bridge to the pod network migrate. */
export const BRIDGE_ALLOWED = 'kubevirt.io/allow-pod-bridge-network-live-migration';

/** Has containers that KubeVirt adds to a machine's pod. */
export const HOOK_SIDECARS = 'hooks.kubevirt.io/hookSidecars';

export const IGNITION_DATA = 'kubevirt.io/ignitiondata';

/** Whether Istio's proxy is injected into the pod. */
export const ISTIO_INJECT = 'sidecar.istio.io/inject';

/** The feature gate of each annotation that needs one. */
const GATES: { readonly [annotation: string]: string | undefined } = table({ [IGNITION_DATA]: 'ExperimentalIgnitionSupport', [HOOK_SIDECARS]: 'Sidecar' });

/** Some annotations make KubeVirt run something, and need a feature gate. */
export const annotationGate: InstanceRule = {
  name: 'annotation-gate',
  refuses: 'an annotation of the instance whose feature gate is off',
  story: 'The annotation kubevirt.io/ignitiondata passes an Ignition configuration to the guest and needs the feature gate '
    + 'ExperimentalIgnitionSupport. hooks.kubevirt.io/hookSidecars runs containers that change the guest\'s definition and needs Sidecar. Both '
    + 'gates are off by default.',
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
