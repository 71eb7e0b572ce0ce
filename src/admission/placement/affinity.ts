// Affinity: which nodes a machine prefers or avoids, by the labels of nodes and by the pods that run there.
import { LABEL_KEY } from '../../issues/formats';
import { below, checkEach, type Refuse } from '../below';
import { refuseMalformed, displayText } from '../form';
import { NAMESPACE_NAME, refuseMalformedItems } from '../kubernetes-names';
import { refuseInvalidLabelSelector, refuseInvalidNodeSelectorTerm } from './selectors';
import type { NodeAffinity, PodAffinity, PodAffinityTerm } from '../../../imports/kubernetes';
import type { MachineRule } from '../rule';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';

const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

/** A node affinity must be one that Kubernetes accepts. */
export const nodeAffinityForm: MachineRule = {
  name: 'node-affinity-form',
  refuses: 'a node affinity without a term, with an unknown operator, values that do not go with it, a malformed key or value, or a weight that is not from 1 to 100',
  story: 'KubeVirt checks the affinity as Kubernetes checks that of pods. In and NotIn take a list of values, Exists and DoesNotExist none, Gt and Lt one whole '
    + 'number. matchFields select a node by its name only. Required nodes need a term at least; preferred ones a weight from 1 to 100.',
  check: ({ affinity }, refuse) => affinity?.nodeAffinity && refuseInvalidNodeAffinity(affinity.nodeAffinity, below('affinity.nodeAffinity', refuse)),
};

function refuseInvalidNodeAffinity({ [REQUIRED]: required, [PREFERRED]: preferred }: NodeAffinity, refuse: Refuse): void {
  if (required && !required.nodeSelectorTerms?.length) {
    refuse(`${REQUIRED}.nodeSelectorTerms`, 'no term, write one such as [{"matchExpressions": [{"key": "zone", "operator": "In", "values": ["a"]}]}]');
  }
  checkEach(`${REQUIRED}.nodeSelectorTerms`, required?.nodeSelectorTerms, refuse, refuseInvalidNodeSelectorTerm);
  checkEach(PREFERRED, preferred, refuse, ({ preference, weight }, refuseIt) => {
    refuseInvalidWeight(weight, refuseIt);
    refuseInvalidNodeSelectorTerm(preference ?? {}, below('preference', refuseIt));
  });
}

/** A pod affinity must be one that Kubernetes accepts. */
export const podAffinityForm: MachineRule = {
  name: 'pod-affinity-form',
  refuses: 'a pod affinity or anti-affinity without a topology key, with a malformed selector or namespace, or a weight that is not from 1 to 100',
  story: 'A term says which pods (labelSelector, in the machine\'s own namespace unless namespaces or namespaceSelector say others) a machine is to be near or away '
    + 'from, and topologyKey what near means: a label of nodes, such as "kubernetes.io/hostname" for the same node. matchLabelKeys narrow a labelSelector, so they '
    + 'need one. Part of this KubeVirt checks; the rest Kubernetes refuses in the pod, and the machine never starts.',
  check: ({ affinity }, refuse) => {
    refuseInvalidPodAffinity(affinity?.podAffinity, below('affinity.podAffinity', refuse));
    refuseInvalidPodAffinity(affinity?.podAntiAffinity, below('affinity.podAntiAffinity', refuse));
  },
};

function refuseInvalidPodAffinity({ [REQUIRED]: required, [PREFERRED]: preferred }: PodAffinity = {}, refuse: Refuse): void {
  checkEach(REQUIRED, required, refuse, refuseInvalidPodTerm);
  checkEach(PREFERRED, preferred, refuse, ({ podAffinityTerm, weight }, refuseIt) => {
    refuseInvalidWeight(weight, refuseIt);
    refuseInvalidPodTerm(podAffinityTerm ?? {}, below('podAffinityTerm', refuseIt));
  });
}

function refuseInvalidPodTerm(term: Partial<PodAffinityTerm>, refuse: Refuse): void {
  const { labelSelector, matchLabelKeys, mismatchLabelKeys, namespaceSelector, namespaces, topologyKey } = term;
  refuseInvalidTopologyKey(topologyKey, refuse);
  refuseInvalidLabelSelector(labelSelector, below('labelSelector', refuse));
  refuseInvalidLabelSelector(namespaceSelector, below('namespaceSelector', refuse));
  refuseMalformedItems('namespaces', namespaces, NAMESPACE_NAME, refuse);
  refuseInvalidLabelKeys('matchLabelKeys', matchLabelKeys, labelSelector, refuse);
  refuseInvalidLabelKeys('mismatchLabelKeys', mismatchLabelKeys, labelSelector, refuse);
  matchLabelKeys?.forEach((key, index) => mismatchLabelKeys?.includes(key)
    && refuse(`matchLabelKeys[${index}]`, `${displayText(key)} is among mismatchLabelKeys too, remove it from one of them`));
}

/** Refuses a topology key that is missing or is not a label's key. */
export function refuseInvalidTopologyKey(topologyKey: string = '', refuse: Refuse): void {
  if (topologyKey === '') {
    refuse('topologyKey', 'required field is missing, write a label of nodes such as "kubernetes.io/hostname" or "topology.kubernetes.io/zone"');
  } else {
    refuseMalformed('topologyKey', topologyKey, LABEL_KEY, refuse);
  }
}

/** Refuses matchLabelKeys and mismatchLabelKeys that are malformed or have no labelSelector to narrow. */
export function refuseInvalidLabelKeys(field: string, keys: readonly string[] = [], labelSelector: object | undefined, refuse: Refuse): void {
  if (keys.length > 0 && !labelSelector) {
    refuse(field, 'needs a labelSelector beside it, write one or remove this');
  } else {
    refuseMalformedItems(field, keys, LABEL_KEY, refuse);
  }
}

function refuseInvalidWeight(weight: number = 0, refuse: Refuse): void {
  if (weight < 1 || weight > 100) {
    refuse('weight', `${weight} is no weight, write a whole number from 1 to 100`);
  }
}
