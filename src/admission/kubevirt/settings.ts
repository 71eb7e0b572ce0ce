// Rules on single settings of KubeVirt: the replicas and patches of its servers, the overhead of machines, and their seccomp profile.
import { displayText } from '../../issues/formats';
import { decimalNumber } from '../../plain-data/decimal';
import { isJson } from '../../plain-data/json';
import { hasVariable, isFilledInLater } from '../form';
import { checkEach } from '../refuse';
import type { KubeVirtRule } from '../rule';

/** KubeVirt reads the number as one of eight bits. */
const MOST_REPLICAS = 255;

/** KubeVirt needs a replica of each server. */
export const replicasPossible: KubeVirtRule = {
  name: 'kubevirt-replicas-possible',
  refuses: 'no replica of KubeVirt\'s servers, or more than 255',
  story: 'infra.replicas is the number of virt-api and virt-controller. virt-operator does not check a KubeVirt when it is created; it refuses every change '
    + 'until the number is mended.',
  when: ['infra.replicas', 'workloads.replicas'],
  check: ({ infra, workloads }, refuse) => {
    if (infra?.replicas === 0) {
      refuse('infra.replicas', '0 leaves no server, write at least 1');
    }
    for (const [path, { replicas = 1 } = {}] of [['infra.replicas', infra], ['workloads.replicas', workloads]] as const) {
      if (replicas > MOST_REPLICAS) {
        refuse(path, `${replicas} is too large, write at most ${MOST_REPLICAS}`);
      }
    }
  },
};

/** A patch of what virt-operator installs must be JSON. */
export const patchForm: KubeVirtRule = {
  name: 'kubevirt-patch-form',
  refuses: 'a patch of KubeVirt\'s components that is not JSON',
  story: 'virt-operator applies the patches of customizeComponents to what it installs. Each is a string that contains JSON, not YAML. virt-operator '
    + 'refuses every change of a KubeVirt until all of them are.',
  when: ['customizeComponents.patches'],
  check: ({ customizeComponents }, refuse) => checkEach('customizeComponents.patches', customizeComponents?.patches, refuse, ({ patch = '', type }, refuseIt) => {
    if (!isJson(patch) && !hasVariable(patch)) {
      const example = type === 'json' ? '[{"op": "remove", "path": "/spec/replicas"}]' : '{"spec": {"replicas": 3}}';
      refuseIt('patch', `${displayText(patch)} is not JSON, write one such as '${example}'`);
    }
  }),
};

/** Go's other ways to write numbers, which are left to the server. */
const OTHER_NUMBER = /^[+-]?(?:0x.*|inf(?:inity)?|nan|\d+_[\d_.e]*)$/i;

/** The overhead can only grow. */
export const overheadRatioForm: KubeVirtRule = {
  name: 'kubevirt-overhead-ratio-form',
  refuses: 'an additionalGuestMemoryOverheadRatio that is not a number of at least 1',
  story: 'The ratio multiplies the memory that KubeVirt adds to every machine for itself. virt-operator refuses every change of a KubeVirt until it is '
    + 'at least 1.',
  when: ['configuration.additionalGuestMemoryOverheadRatio'],
  check: ({ configuration }, refuse) => {
    const ratio = configuration?.additionalGuestMemoryOverheadRatio ?? '1';
    const number = decimalNumber(ratio);
    const isPossible = number >= 1 && number < Infinity || OTHER_NUMBER.test(ratio);
    if (!isPossible && !isFilledInLater(ratio)) {
      refuse('configuration.additionalGuestMemoryOverheadRatio', `${displayText(ratio)} is not a number of at least 1, write one such as "1.1"`);
    }
  },
};

/** A seccomp profile is either a file of the node or that of the runtime. */
export const seccompPossible: KubeVirtRule = {
  name: 'kubevirt-seccomp-possible',
  refuses: 'a virtualMachineInstanceProfile without a customProfile, or one with two profiles',
  story: 'customProfile has either localhostProfile, a file on every node, or runtimeDefaultProfile. virt-operator refuses such a change.',
  when: ['configuration.seccompConfiguration.virtualMachineInstanceProfile'],
  check: ({ configuration }, refuse) => {
    const profile = configuration?.seccompConfiguration?.virtualMachineInstanceProfile;
    if (!profile) {
      return;
    }
    const { customProfile } = profile;
    const path = 'configuration.seccompConfiguration.virtualMachineInstanceProfile.customProfile';
    if (!customProfile) {
      refuse(path, 'required field is missing, write {runtimeDefaultProfile: true} or {localhostProfile: kubevirt/kubevirt.json}');
    } else if (customProfile.localhostProfile !== undefined && customProfile.runtimeDefaultProfile) {
      refuse(path, 'has both localhostProfile and runtimeDefaultProfile, remove one of them');
    }
  },
};
