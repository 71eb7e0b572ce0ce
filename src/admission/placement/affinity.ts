// Which nodes a machine is drawn to or kept from: by their own labels, and by the pods that run there.
import { LABEL_KEY } from '../../issues/formats';
import { below, belowEach, type Refuse } from '../below';
import { refuseOtherForm, shownText } from '../form';
import { NAMESPACE_NAME, refuseOtherForms } from '../kubernetes-names';
import { refuseOtherLabelSelector, refuseOtherNodeSelectorTerm } from './selectors';
import type { NodeAffinity, PodAffinity, PodAffinityTerm } from '../../../imports/kubernetes';
import type { MachineRule } from '../rule';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';

const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

/** Requirements that nodes can meet. */
export const nodeAffinityForm: MachineRule = {
  name: 'node-affinity-form',
  refuses: 'a node affinity without a term, with an unknown operator, values that do not go with it, a malformed key or value, or a weight that is not from 1 to 100',
  story: 'KubeVirt checks the affinity as Kubernetes checks that of pods. In and NotIn take a list of values, Exists and DoesNotExist none, Gt and Lt one whole '
    + 'number. matchFields select a node by its name only. Required nodes need a term at least; preferred ones a weight from 1 to 100.',
  check: ({ affinity }, refuse) => affinity?.nodeAffinity && refuseOtherNodeAffinity(affinity.nodeAffinity, below('affinity.nodeAffinity', refuse)),
};

function refuseOtherNodeAffinity({ [REQUIRED]: required, [PREFERRED]: preferred }: NodeAffinity, refuse: Refuse): void {
  if (required && !required.nodeSelectorTerms?.length) {
    refuse(`${REQUIRED}.nodeSelectorTerms`, 'no term, write one such as [{"matchExpressions": [{"key": "zone", "operator": "In", "values": ["a"]}]}]');
  }
  belowEach(`${REQUIRED}.nodeSelectorTerms`, required?.nodeSelectorTerms, refuse, refuseOtherNodeSelectorTerm);
  belowEach(PREFERRED, preferred, refuse, ({ preference, weight }, refuseIt) => {
    refuseOtherWeight(weight, refuseIt);
    refuseOtherNodeSelectorTerm(preference ?? {}, below('preference', refuseIt));
  });
}

/** Terms that pods can match. */
export const podAffinityForm: MachineRule = {
  name: 'pod-affinity-form',
  refuses: 'a pod affinity or anti-affinity without a topology key, with a malformed selector or namespace, or a weight that is not from 1 to 100',
  story: 'A term says which pods (labelSelector, in the machine\'s own namespace unless namespaces or namespaceSelector say others) a machine is to be near or away '
    + 'from, and topologyKey what near means: a label of nodes, such as "kubernetes.io/hostname" for the same node. matchLabelKeys narrow a labelSelector, so they '
    + 'need one. Part of this KubeVirt checks; the rest Kubernetes refuses in the pod, and the machine never starts.',
  check: ({ affinity }, refuse) => {
    refuseOtherPodAffinity(affinity?.podAffinity, below('affinity.podAffinity', refuse));
    refuseOtherPodAffinity(affinity?.podAntiAffinity, below('affinity.podAntiAffinity', refuse));
  },
};

function refuseOtherPodAffinity({ [REQUIRED]: required, [PREFERRED]: preferred }: PodAffinity = {}, refuse: Refuse): void {
  belowEach(REQUIRED, required, refuse, refuseOtherPodTerm);
  belowEach(PREFERRED, preferred, refuse, ({ podAffinityTerm, weight }, refuseIt) => {
    refuseOtherWeight(weight, refuseIt);
    refuseOtherPodTerm(podAffinityTerm ?? {}, below('podAffinityTerm', refuseIt));
  });
}

function refuseOtherPodTerm(term: Partial<PodAffinityTerm>, refuse: Refuse): void {
  const { labelSelector, matchLabelKeys, mismatchLabelKeys, namespaceSelector, namespaces, topologyKey } = term;
  refuseOtherTopologyKey(topologyKey, refuse);
  refuseOtherLabelSelector(labelSelector, below('labelSelector', refuse));
  refuseOtherLabelSelector(namespaceSelector, below('namespaceSelector', refuse));
  refuseOtherForms('namespaces', namespaces, NAMESPACE_NAME, refuse);
  refuseOtherLabelKeys('matchLabelKeys', matchLabelKeys, labelSelector, refuse);
  refuseOtherLabelKeys('mismatchLabelKeys', mismatchLabelKeys, labelSelector, refuse);
  matchLabelKeys?.forEach((key, index) => mismatchLabelKeys?.includes(key)
    && refuse(`matchLabelKeys[${index}]`, `${shownText(key)} is among mismatchLabelKeys too, remove it from one of them`));
}

/** Refuses a label of nodes that tells places apart, where it is missing or none. */
export function refuseOtherTopologyKey(topologyKey: string = '', refuse: Refuse): void {
  if (topologyKey === '') {
    refuse('topologyKey', 'required field is missing, write a label of nodes such as "kubernetes.io/hostname" or "topology.kubernetes.io/zone"');
  } else {
    refuseOtherForm('topologyKey', topologyKey, LABEL_KEY, refuse);
  }
}

/** Refuses keys of labels whose values are the machine's own, where they narrow no selector. */
export function refuseOtherLabelKeys(field: string, keys: readonly string[] = [], labelSelector: object | undefined, refuse: Refuse): void {
  if (keys.length > 0 && !labelSelector) {
    refuse(field, 'needs a labelSelector beside it, write one or remove this');
  } else {
    refuseOtherForms(field, keys, LABEL_KEY, refuse);
  }
}

function refuseOtherWeight(weight: number = 0, refuse: Refuse): void {
  if (weight < 1 || weight > 100) {
    refuse('weight', `${weight} is no weight, write a whole number from 1 to 100`);
  }
}
