// The Hyper-V features of a guest, with which Windows runs faster.
import type { FeatureHyperv } from '../../../imports/kubevirt';
import type { MachineRule } from '../rule';

/** Features that need another feature. */
const NEEDS: ReadonlyArray<readonly [feature: keyof FeatureHyperv, needed: keyof FeatureHyperv]> = [
  ['evmcs', 'vapic'], ['ipi', 'vpindex'], ['tlbflush', 'vpindex'], ['synic', 'vpindex'], ['synictimer', 'synic'], ['synictimer', 'vpindex'],
];

/** The feature that another one needs must not be switched off. */
export const hypervFeaturePossible: MachineRule = {
  name: 'hyperv-feature-possible',
  refuses: 'a Hyper-V feature while another one that it needs is switched off',
  story: 'KubeVirt switches on what a feature builds on, unless that is switched off: then it admits the VirtualMachine and refuses its instance, so it never starts. '
    + 'evmcs builds on vapic; ipi, tlbflush and synic on vpindex; synictimer on synic.',
  check: ({ domain: { features } }, refuse) => {
    const hyperv = features?.hyperv;
    for (const [feature, needed] of hyperv ? NEEDS : []) {
      if (hyperv?.[feature] && hyperv[feature].enabled !== false && hyperv[needed]?.enabled === false) {
        refuse(`domain.features.hyperv.${needed}.enabled`, `false, but ${feature} builds on ${needed}: write true, or switch off ${feature} too`);
      }
    }
  },
};

/** A guest gets either all features of the node or a list of features. */
export const hypervPassthroughAlone: MachineRule = {
  name: 'hyperv-passthrough-alone',
  refuses: 'hyperv beside hypervPassthrough',
  story: 'hypervPassthrough switches on every feature of Hyper-V that the node has. KubeVirt admits a VirtualMachine that lists features besides, and refuses its instance, '
    + 'so it never starts.',
  check: ({ domain: { features } }, refuse) => {
    if (features?.hyperv && features.hypervPassthrough) {
      refuse('domain.features.hyperv', 'hyperv and hypervPassthrough exclude each other, keep one of them');
    }
  },
};
