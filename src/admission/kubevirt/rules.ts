// The table of rules about KubeVirt's own object, which configures it.
import { certificatesPossible } from './certificates';
import { gatesPossible } from './gates';
import { overheadRatioForm, patchForm, replicasPossible, seccompPossible } from './settings';
import { tlsPossible } from './tls';
import type { RuleSet } from '../rule';

export const kubevirt: RuleSet = {
  kubeVirt: [gatesPossible, certificatesPossible, tlsPossible, replicasPossible, patchForm, overheadRatioForm, seccompPossible],
};
