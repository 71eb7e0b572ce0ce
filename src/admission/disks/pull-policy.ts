// When a node pulls the image of a container disk or of a guest's kernel.
import { below, checkEach, type Refuse } from '../below';
import { kubernetesChoice, refuseUnknownChoice } from '../choice';
import type { MachineRule } from '../rule';

/** An image, with its pull policy. */
interface Image {
  readonly imagePullPolicy?: string;
}

const POLICIES = ['Always', 'IfNotPresent', 'Never'];

/** The pull policy must be one that nodes know. */
export const pullPolicyKnown: MachineRule = {
  name: 'pull-policy-known',
  refuses: 'an unknown image pull policy',
  story: 'Always asks the registry each time whether the image has changed, IfNotPresent takes the one that is on the node where there is one, Never asks no registry. Without a policy, '
    + 'images tagged latest and those without a tag are always pulled.',
  check: ({ domain: { firmware }, volumes }, refuse, context) => {
    const refuseUnknownPolicy = ({ imagePullPolicy }: Image, refuseIt: Refuse) => (
      refuseUnknownChoice('imagePullPolicy', kubernetesChoice(imagePullPolicy, context), POLICIES, refuseIt)
    );
    checkEach('volumes', volumes, refuse, ({ containerDisk = {} }, refuseIt) => refuseUnknownPolicy(containerDisk, below('containerDisk', refuseIt)));
    refuseUnknownPolicy(firmware?.kernelBoot?.container ?? {}, below('domain.firmware.kernelBoot.container', refuse));
  },
};
