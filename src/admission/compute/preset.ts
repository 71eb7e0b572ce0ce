// What a preset has to say.
import type { PresetRule } from '../rule';

/** A preset has a domain. */
export const presetHasDomain: PresetRule = {
  name: 'preset-has-domain',
  refuses: 'a preset without a domain',
  story: 'A VirtualMachineInstancePreset adds fields of domain to the instances that its selector selects. Presets are deprecated, and KubeVirt applies them to instances only '
    + 'that no VirtualMachine makes: instance types and preferences are there instead.',
  check: (_, refuse, { object: { spec } }) => {
    if (spec?.domain === undefined) {
      refuse('domain', 'required field is missing, write what is added to instances, such as { devices: {}, memory: { guest: "2Gi" } }');
    }
  },
};
