// How similar machines are spread over zones and nodes.
import { below, checkEach, type Refuse } from '../below';
import { refuseUnknownChoice } from '../choice';
import { refuseInvalidLabelKeys, refuseInvalidTopologyKey } from './affinity';
import { refuseInvalidLabelSelector } from './selectors';
import type { TopologySpreadConstraint } from '../../../imports/kubernetes';
import type { MachineRule } from '../rule';

const ACTIONS = ['DoNotSchedule', 'ScheduleAnyway'];

const POLICIES = ['Honor', 'Ignore'];

/** A constraint must be one that the scheduler accepts. */
export const topologySpreadForm: MachineRule = {
  name: 'topology-spread-form',
  refuses: 'a topology spread constraint with a skew below 1, no topology key, an unknown choice or a malformed selector',
  story: 'maxSkew is how many more machines one place may have than another, so 1 is the least. topologyKey is a label of nodes that tells places apart. '
    + 'minDomains counts places that must be there, which only DoNotSchedule can insist on. matchLabelKeys narrow a labelSelector, so they need one. Part of this '
    + 'KubeVirt checks; the rest Kubernetes refuses in the pod, and the machine never starts.',
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
  refuseInvalidLabelSelector(labelSelector, below('labelSelector', refuse));
  refuseInvalidLabelKeys('matchLabelKeys', matchLabelKeys, labelSelector, refuse);
  if (minDomains !== undefined && minDomains < 1) {
    refuse('minDomains', `${minDomains} is too small, write at least 1`);
  } else if (minDomains !== undefined && whenUnsatisfiable === 'ScheduleAnyway') {
    refuse('minDomains', `${minDomains} cannot be insisted on where whenUnsatisfiable is "ScheduleAnyway", write "DoNotSchedule" there or remove this`);
  }
}
