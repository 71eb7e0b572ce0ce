// Rules on where machines, and KubeVirt's own pods, run: node selectors, tolerations, affinity and topology spread.
import type { Toleration, NodeAffinity, PodAffinity, PodAffinityTerm, TopologySpreadConstraint } from '../../../imports/kubernetes';
import { DNS_NAME, type Format, LABEL_KEY, LABEL_VALUE, displayText, NAMESPACE } from '../../issues/formats';
import { NodeTaintEffect } from '../../spec/taint-effect';
import { kubernetesChoice } from '../additions';
import { refuseUnknownChoice, refuseMalformed, refuseMalformedName, refuseMalformedItems, refuseInvalidLabels } from '../form';
import { checkEach, type Refuse, refuseBelow } from '../refuse';
import type { InstancetypeRule, MachineRule, NodePlacementRule, RuleContext } from '../rule';
import { refuseInvalidLabelSelector, refuseInvalidNodeSelectorTerm } from './selectors';

/** The label with the name of a node. */
export const NODE_NAME = 'kubernetes.io/hostname';

const OF_KUBEVIRT = ' Where KubeVirt\'s own pods run is checked by virt-operator, which refuses the change.';

/** The labels of a node selector must be well-formed. */
export const nodeSelectorForm: NodePlacementRule = {
  name: 'node-selector-form',
  refuses: 'a node selector with a malformed key or value',
  story: 'KubeVirt admits the machine and copies its node selector, or that of its instance type, to its pod. The API server refuses the pod, so '
    + 'the machine never starts. Write labels as `kubectl get nodes --show-labels` lists them.'
    + OF_KUBEVIRT,
  when: ['nodeSelector'],
  check: ({ nodeSelector }, refuse) => refuseInvalidNodeSelector(nodeSelector, refuse),
};

/** The same rule for the node selector of an instance type. */
export const instancetypeNodeSelectorForm: InstancetypeRule = {
  ...nodeSelectorForm, check: ({ nodeSelector }, refuse) => refuseInvalidNodeSelector(nodeSelector, refuse),
};

function refuseInvalidNodeSelector(nodeSelector: { readonly [key: string]: string } | undefined, refuse: Refuse): void {
  refuseInvalidLabels(nodeSelector, (path, mistake) => refuse(`nodeSelector${path}`, mistake));
}

/** The name of the priority class must be valid. */
export const priorityClassForm: MachineRule = {
  name: 'priority-class-form',
  refuses: 'an invalid priority class name',
  story: 'KubeVirt admits the machine and copies the name to its pod. Kubernetes refuses the pod, so the machine never starts. `kubectl get '
    + 'priorityclasses` lists the names.',
  when: ['priorityClassName'],
  check: ({ priorityClassName }, refuse) => refuseMalformedName('priorityClassName', priorityClassName || undefined, PRIORITY_CLASS, refuse),
};

const PRIORITY_CLASS: Format = { ...DNS_NAME, is: 'a priority class\'s name', write: 'lower-case letters, digits, "-" and ".", such as "machines-of-production"' };

const EXISTS = 'Exists';

const OPERATORS = ['Equal', EXISTS];

const EFFECTS: readonly string[] = Object.values(NodeTaintEffect);

/** A toleration must match taints that can exist. */
export const tolerationForm: NodePlacementRule = {
  name: 'toleration-form',
  refuses: 'a toleration with an unknown operator or effect, a malformed key or value, or fields that exclude each other',
  story: 'KubeVirt copies tolerations to the machine\'s pod, and Kubernetes refuses the pod. The operator Exists matches every value of a taint\'s '
    + 'key and takes no value; without a key, it matches every taint. Equal, the default, needs a key. Only taints with the effect NoExecute evict '
    + 'running pods, so only they can be tolerated for a limited time.'
    + OF_KUBEVIRT,
  when: ['tolerations'],
  check: ({ tolerations }, refuse, context) => checkEach('tolerations', tolerations, refuse, (toleration, refuseIt) => (
    refuseInvalidToleration(toleration, refuseIt, context)
  )),
};

function refuseInvalidToleration({ key = '', operator, value = '', effect, tolerationSeconds }: Toleration, refuse: Refuse, context: RuleContext): void {
  refuseUnknownChoice('operator', kubernetesChoice(operator, context), OPERATORS, refuse);
  refuseUnknownChoice('effect', kubernetesChoice(effect, context), EFFECTS, refuse);
  if (key !== '') {
    refuseMalformed('key', key, LABEL_KEY, refuse);
  }
  if (operator !== EXISTS) {
    refuseInvalidEqual(key, value, refuse);
  } else if (value !== '') {
    refuse('value', `${displayText(value)} is not allowed with the operator "${EXISTS}", which matches every value: remove it, or write the operator "Equal"`);
  }
  if (tolerationSeconds !== undefined && effect !== NodeTaintEffect.NO_EXECUTE) {
    refuse('effect', `${displayText(effect ?? '')} cannot be tolerated for a limited time, write "NoExecute" or remove tolerationSeconds`);
  }
}

function refuseInvalidEqual(key: string, value: string, refuse: Refuse): void {
  if (key === '') {
    refuse('key', `required field is missing, write the key of a taint, or the operator "${EXISTS}" to tolerate every one`);
  }
  refuseMalformed('value', value, LABEL_VALUE, refuse);
}

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';

const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

/** Kubernetes must accept the node affinity. */
export const nodeAffinityForm: NodePlacementRule = {
  name: 'node-affinity-form',
  refuses: 'a node affinity without a term, with an unknown operator, values that do not fit the operator, a malformed key or value, or a weight '
    + 'that is not from 1 to 100',
  story: 'KubeVirt checks the affinity as Kubernetes checks that of pods. In and NotIn take a list of values, Exists and DoesNotExist take none, '
    + 'and Gt and Lt take one whole number. matchFields selects a node only by its name. A required affinity needs at least one term; a preferred '
    + 'one needs a weight from 1 to 100.'
    + OF_KUBEVIRT,
  when: ['affinity.nodeAffinity'],
  check: ({ affinity }, refuse) => affinity?.nodeAffinity && refuseInvalidNodeAffinity(affinity.nodeAffinity, refuseBelow('affinity.nodeAffinity', refuse)),
};

function refuseInvalidNodeAffinity({ [REQUIRED]: required, [PREFERRED]: preferred }: NodeAffinity, refuse: Refuse): void {
  if (required && !required.nodeSelectorTerms?.length) {
    refuse(`${REQUIRED}.nodeSelectorTerms`, 'no term, write one such as [{"matchExpressions": [{"key": "zone", "operator": "In", "values": ["a"]}]}]');
  }
  checkEach(`${REQUIRED}.nodeSelectorTerms`, required?.nodeSelectorTerms, refuse, refuseInvalidNodeSelectorTerm);
  checkEach(PREFERRED, preferred, refuse, ({ preference, weight }, refuseIt) => {
    refuseInvalidWeight(weight, refuseIt);
    refuseInvalidNodeSelectorTerm(preference ?? {}, refuseBelow('preference', refuseIt));
  });
}

/** Kubernetes must accept the pod affinity. */
export const podAffinityForm: NodePlacementRule = {
  name: 'pod-affinity-form',
  refuses: 'a pod affinity or anti-affinity without a topology key, with a malformed selector or namespace, or with a weight that is not from 1 to '
    + '100',
  story: 'labelSelector selects the pods that a machine is to be near or away from, in its own namespace unless namespaces or namespaceSelector is '
    + 'set. topologyKey defines what near means: it is a label of nodes, such as "kubernetes.io/hostname" for the same node. matchLabelKeys narrows '
    + 'a labelSelector, so it needs one. KubeVirt checks part of this; Kubernetes refuses the rest in the pod, and the machine never starts.'
    + OF_KUBEVIRT,
  when: ['affinity'],
  check: ({ affinity }, refuse) => {
    refuseInvalidPodAffinity(affinity?.podAffinity, refuseBelow('affinity.podAffinity', refuse));
    refuseInvalidPodAffinity(affinity?.podAntiAffinity, refuseBelow('affinity.podAntiAffinity', refuse));
  },
};

function refuseInvalidPodAffinity({ [REQUIRED]: required, [PREFERRED]: preferred }: PodAffinity = {}, refuse: Refuse): void {
  checkEach(REQUIRED, required, refuse, refuseInvalidPodTerm);
  checkEach(PREFERRED, preferred, refuse, ({ podAffinityTerm, weight }, refuseIt) => {
    refuseInvalidWeight(weight, refuseIt);
    refuseInvalidPodTerm(podAffinityTerm ?? {}, refuseBelow('podAffinityTerm', refuseIt));
  });
}

function refuseInvalidPodTerm(term: Partial<PodAffinityTerm>, refuse: Refuse): void {
  const { labelSelector, matchLabelKeys, mismatchLabelKeys, namespaceSelector, namespaces, topologyKey } = term;
  refuseInvalidTopologyKey(topologyKey, refuse);
  refuseInvalidLabelSelector(labelSelector, refuseBelow('labelSelector', refuse));
  refuseInvalidLabelSelector(namespaceSelector, refuseBelow('namespaceSelector', refuse));
  refuseMalformedItems('namespaces', namespaces, NAMESPACE, refuse);
  refuseInvalidLabelKeys('matchLabelKeys', matchLabelKeys, labelSelector, refuse);
  refuseInvalidLabelKeys('mismatchLabelKeys', mismatchLabelKeys, labelSelector, refuse);
  matchLabelKeys?.forEach((key, index) => mismatchLabelKeys?.includes(key)
    && refuse(`matchLabelKeys[${index}]`, `${displayText(key)} is among mismatchLabelKeys too, remove it from one of them`));
}

/** Refuses a topology key that is missing or is not a label's key. */
function refuseInvalidTopologyKey(topologyKey: string = '', refuse: Refuse): void {
  if (topologyKey === '') {
    refuse('topologyKey', 'required field is missing, write a label of nodes such as "kubernetes.io/hostname" or "topology.kubernetes.io/zone"');
  } else {
    refuseMalformed('topologyKey', topologyKey, LABEL_KEY, refuse);
  }
}

/** Refuses matchLabelKeys and mismatchLabelKeys that are malformed or have no labelSelector to narrow. */
function refuseInvalidLabelKeys(field: string, keys: readonly string[] = [], labelSelector: object | undefined, refuse: Refuse): void {
  if (keys.length > 0 && !labelSelector) {
    refuse(field, 'needs a labelSelector beside it, write one or remove this');
  } else {
    refuseMalformedItems(field, keys, LABEL_KEY, refuse);
  }
}

function refuseInvalidWeight(weight: number = 0, refuse: Refuse): void {
  if (weight < 1 || weight > 100) {
    refuse('weight', `${weight} is not a weight, write a whole number from 1 to 100`);
  }
}

const ACTIONS = ['DoNotSchedule', 'ScheduleAnyway'];

const POLICIES = ['Honor', 'Ignore'];

/** The scheduler must accept each constraint. */
export const topologySpreadForm: MachineRule = {
  name: 'topology-spread-form',
  refuses: 'a topology spread constraint with a maxSkew below 1, no topology key, an unknown choice or a malformed selector',
  story: 'maxSkew is how many more machines one domain may have than another, so it is at least 1. topologyKey is the label of nodes that separates '
    + 'domains. minDomains is the number of domains that must exist, and works only with DoNotSchedule. matchLabelKeys narrows a labelSelector, so '
    + 'it needs one. KubeVirt checks part of this; Kubernetes refuses the rest in the pod, and the machine never starts.',
  when: ['topologySpreadConstraints'],
  check: ({ topologySpreadConstraints }, refuse) => checkEach('topologySpreadConstraints', topologySpreadConstraints, refuse, refuseInvalidConstraint),
};

function refuseInvalidConstraint(constraint: Partial<TopologySpreadConstraint>, refuse: Refuse): void {
  const { labelSelector, matchLabelKeys, maxSkew = 0, minDomains, nodeAffinityPolicy, nodeTaintsPolicy, topologyKey, whenUnsatisfiable = '' } = constraint;
  if (maxSkew < 1) {
    refuse('maxSkew', `${maxSkew} is too small, write at least 1`);
  }
  refuseInvalidTopologyKey(topologyKey, refuse);
  refuseUnknownChoice('whenUnsatisfiable', whenUnsatisfiable, ACTIONS, refuse);
  refuseUnknownChoice('nodeAffinityPolicy', nodeAffinityPolicy, POLICIES, refuse);
  refuseUnknownChoice('nodeTaintsPolicy', nodeTaintsPolicy, POLICIES, refuse);
  refuseInvalidLabelSelector(labelSelector, refuseBelow('labelSelector', refuse));
  refuseInvalidLabelKeys('matchLabelKeys', matchLabelKeys, labelSelector, refuse);
  if (minDomains !== undefined && minDomains < 1) {
    refuse('minDomains', `${minDomains} is too small, write at least 1`);
  } else if (minDomains !== undefined && whenUnsatisfiable === 'ScheduleAnyway') {
    refuse('minDomains', `${minDomains} is not allowed with whenUnsatisfiable "ScheduleAnyway", write "DoNotSchedule" there or remove this`);
  }
}

/** Kubernetes adds the machine's own value of each of matchLabelKeys to the selector beside it. */
export const matchLabelKeysUnselected: MachineRule = {
  name: 'match-label-keys-unselected',
  refuses: 'matchLabelKeys with a label of the machine that the labelSelector beside it has too',
  story: 'matchLabelKeys narrows a labelSelector to the machine\'s own value of each label. Kubernetes refuses the pod if the selector already has one '
    + 'of these labels, and the machine never starts. This applies to pod affinity and topology spread.',
  when: ['affinity', 'topologySpreadConstraints[].matchLabelKeys'],
  check: ({ affinity, topologySpreadConstraints }, refuse, { metadata: { labels = {} } }) => {
    const refuseSelected = ({ labelSelector, matchLabelKeys }: Partial<PodAffinityTerm>, refuseIt: Refuse) => (
      matchLabelKeys?.forEach((key, index) => Object.hasOwn(labels, key) && isSelected(key, labelSelector)
        && refuseIt(`matchLabelKeys[${index}]`, `${displayText(key)} is in labelSelector too, remove it from one of them`))
    );
    checkEach('topologySpreadConstraints', topologySpreadConstraints, refuse, refuseSelected);
    (['podAffinity', 'podAntiAffinity'] as const).forEach((field) => {
      const refuseBeside = refuseBelow(`affinity.${field}`, refuse);
      checkEach(REQUIRED, affinity?.[field]?.[REQUIRED], refuseBeside, refuseSelected);
      checkEach(PREFERRED, affinity?.[field]?.[PREFERRED], refuseBeside, ({ podAffinityTerm = {} }, refuseIt) => (
        refuseSelected(podAffinityTerm, refuseBelow('podAffinityTerm', refuseIt))
      ));
    });
  },
};

function isSelected(key: string, { matchLabels = {}, matchExpressions = [] }: PodAffinityTerm['labelSelector'] = {}): boolean {
  return Object.hasOwn(matchLabels, key) || matchExpressions.some((each) => each.key === key);
}
