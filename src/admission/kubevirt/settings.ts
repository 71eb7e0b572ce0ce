// The rule on single settings of KubeVirt that virt-operator refuses, whatever the others are.
import { displayText } from '../../issues/formats';
import { isFilledInLater } from '../form';
import { checkEach, type Refuse } from '../refuse';
import type { KubeVirtRule, SeccompProfile } from '../rule';

/** KubeVirt reads the number as one of eight bits. */
const MOST_REPLICAS = 255;

/** Settings that virt-operator refuses. */
export const settingsPossible: KubeVirtRule = {
  name: 'kubevirt-settings-possible',
  refuses: 'no replica of KubeVirt\'s servers, a patch of them that is not JSON, an overhead ratio below 1, or a seccomp profile that is none or two',
  story: 'virt-operator refuses such a change. An object that was created with the first three, before virt-operator runs, can no longer be changed. '
    + 'A patch is a string that contains JSON, not YAML. additionalGuestMemoryOverheadRatio multiplies the overhead of every machine, so it is at least 1. '
    + 'customProfile is either localhostProfile or runtimeDefaultProfile.',
  check: ({ configuration = {}, customizeComponents, infra, workloads }, refuse) => {
    if (infra?.replicas === 0) {
      refuse('infra.replicas', '0 leaves no server, write at least 1');
    }
    Object.entries({ infra, workloads }).filter(([, pods]) => (pods?.replicas ?? 0) > MOST_REPLICAS)
      .forEach(([field, pods]) => refuse(`${field}.replicas`, `${pods!.replicas} is too large, write at most ${MOST_REPLICAS}`));
    checkEach('customizeComponents.patches', customizeComponents?.patches, refuse, ({ patch = '' }, refuseIt) => {
      if (!isJson(patch) && !isFilledInLater(patch)) {
        refuseIt('patch', `${displayText(patch)} is not JSON, write one such as '{"spec": {"replicas": 3}}'`);
      }
    });
    const { additionalGuestMemoryOverheadRatio: ratio, seccompConfiguration } = configuration;
    if (ratio !== undefined && !isRatio(ratio) && !isFilledInLater(ratio)) {
      refuse('configuration.additionalGuestMemoryOverheadRatio', `${displayText(ratio)} is not a number of at least 1, write one such as "1.1"`);
    }
    refuseNotOneProfile(seccompConfiguration?.virtualMachineInstanceProfile, refuse);
  },
};

/** Numbers that Go writes otherwise, such as infinite ones, are left to the server. */
const isRatio = (text: string): boolean => /^[+-]?(?:0x|inf|nan)|\d_\d/i.test(text) || DECIMAL.test(text) && Number(text) >= 1 && Number(text) < Infinity;

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function refuseNotOneProfile(profile: SeccompProfile | undefined, refuse: Refuse): void {
  const path = 'configuration.seccompConfiguration.virtualMachineInstanceProfile.customProfile';
  if (profile && !profile.customProfile) {
    refuse(path, 'required field is missing, write {runtimeDefaultProfile: true} or {localhostProfile: kubevirt/kubevirt.json}');
  } else if (profile?.customProfile?.localhostProfile !== undefined && profile.customProfile.runtimeDefaultProfile) {
    refuse(path, 'has both localhostProfile and runtimeDefaultProfile, remove one of them');
  }
}
