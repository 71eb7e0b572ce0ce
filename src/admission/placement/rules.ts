// The table of rules about where and when a machine runs, about metadata, pools and replica sets.
import { annotationGate, labelsNotReserved } from './instance-metadata';
import { evictionStrategyKnown, rebootPolicyGate, runStrategyGiven, startStrategyKnown } from './lifecycle';
import { annotationsOfInstances, attachments, instanceAttachments, nameForm, namespaceForm, ownerForm, poolAttachments } from './metadata';
import {
  instancetypeNodeSelectorForm, matchLabelKeysUnselected, nodeAffinityForm, podAffinityForm, nodeSelectorForm, priorityClassForm, tolerationForm,
  topologySpreadForm,
} from './nodes';
import { poolHasMachine, poolMaxUnavailableForm, poolOneStrategy, poolSelectsMachines, poolNameFits, poolVolumeNameFits } from './pool';
import { replicaSetSelectsInstances, replicasNotNegative } from './replica-set';
import type { RuleSet } from '../rule';

const nodePlacement: RuleSet['nodePlacement'] = [nodeSelectorForm, tolerationForm, nodeAffinityForm, podAffinityForm];

export const placement: RuleSet = {
  nodePlacement,
  machine: [
    ...nodePlacement, topologySpreadForm, matchLabelKeysUnselected, priorityClassForm, startStrategyKnown, evictionStrategyKnown, rebootPolicyGate,
  ],
  instance: [labelsNotReserved, annotationGate],
  virtualMachine: [runStrategyGiven, ...instanceAttachments],
  replicaSet: [replicaSetSelectsInstances, replicasNotNegative, ...instanceAttachments],
  virtualMachinePool: [
    poolHasMachine, poolSelectsMachines, poolMaxUnavailableForm, poolOneStrategy, poolNameFits, poolVolumeNameFits, ...poolAttachments,
  ],
  instancetype: [instancetypeNodeSelectorForm, annotationsOfInstances],
  preference: [annotationsOfInstances],
  metadata: [nameForm, namespaceForm, ownerForm, ...attachments],
};
