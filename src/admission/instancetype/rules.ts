// The table of rules about instance types and preferences, and about machines that name them.
import { overcommitWithoutHugepages } from './instancetype';
import { inferredVolumeHasLabels, instancetypeNamed } from './matcher';
import { preferredTopologyKnown, spreadOptionsKnown } from './preference';
import { instancetypeBringsResources } from './resources';
import type { RuleSet } from '../rule';

export const instancetypes: RuleSet = {
  machine: [instancetypeBringsResources],
  virtualMachine: [instancetypeNamed, inferredVolumeHasLabels],
  instancetype: [overcommitWithoutHugepages],
  preference: [preferredTopologyKnown, spreadOptionsKnown],
};
