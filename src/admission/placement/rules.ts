// The table of rules about where and when a machine runs, about metadata, and about pools.
import { nodeAffinityForm, podAffinityForm } from './affinity';
import { annotationGate, labelsNotReserved } from './instance-metadata';
import { evictionStrategyKnown, rebootPolicyGate, runStrategyGiven, startStrategyKnown } from './lifecycle';
import { attachments, instanceAttachments, nameForm, namespaceForm, ownerForm, poolAttachments } from './metadata';
import { nodeSelectorForm, tolerationForm } from './nodes';
import { poolHasMachine, poolMaxUnavailableForm, poolOneStrategy, poolSelectsMachines } from './pool';
import { poolNameFits, poolVolumeNameFits } from './pool-names';
import { topologySpreadForm } from './topology-spread';
import type { RuleSet } from '../rule';

export const placement: RuleSet = {
  machine: [
    nodeSelectorForm, tolerationForm, nodeAffinityForm, podAffinityForm, topologySpreadForm,
    startStrategyKnown, evictionStrategyKnown, rebootPolicyGate,
  ],
  virtualMachine: [runStrategyGiven, labelsNotReserved, annotationGate, ...instanceAttachments],
  virtualMachinePool: [
    poolHasMachine, poolSelectsMachines, poolMaxUnavailableForm, poolOneStrategy, poolNameFits, poolVolumeNameFits, ...poolAttachments,
  ],
  metadata: [nameForm, namespaceForm, ownerForm, ...attachments],
};
