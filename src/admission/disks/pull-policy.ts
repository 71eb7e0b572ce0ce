// When a node pulls the image of a container disk, or of the container that a guest's kernel is in.
import { below, belowEach, type Refuse } from '../below';
import { kubernetesChoice, refuseOtherChoice } from '../choice';
import type { MachineRule } from '../rule';

/** What says which image to pull, and when. */
interface Image {
  readonly imagePullPolicy?: string;
}

const POLICIES = ['Always', 'IfNotPresent', 'Never'];

/** A policy that nodes know. */
export const pullPolicyKnown: MachineRule = {
  name: 'pull-policy-known',
  refuses: 'an unknown image pull policy',
  story: 'Always asks the registry each time whether the image has changed, IfNotPresent takes the one that is on the node where there is one, Never asks no registry. Without a policy, '
    + 'images tagged latest and those without a tag are always pulled.',
  check: ({ domain: { firmware }, volumes }, refuse, around) => {
    const refuseOther = ({ imagePullPolicy }: Image, refuseIt: Refuse) => (
      refuseOtherChoice('imagePullPolicy', kubernetesChoice(imagePullPolicy, around), POLICIES, refuseIt)
    );
    belowEach('volumes', volumes, refuse, ({ containerDisk = {} }, refuseIt) => refuseOther(containerDisk, below('containerDisk', refuseIt)));
    refuseOther(firmware?.kernelBoot?.container ?? {}, below('domain.firmware.kernelBoot.container', refuse));
  },
};
