// Advice against deprecated kinds, versions, fields and values.
import { table } from '../../plain-data/plain-data';
import type { ObjectRule, PreferenceRule, VirtualMachineRule } from '../rule';

/** runStrategy replaces running. */
export const deprecatedField: VirtualMachineRule = {
  name: 'deprecated-field',
  refuses: 'spec.running, which runStrategy has replaced',
  story: 'KubeVirt still reads running, and warns of it where a VirtualMachine is applied: a controller such as Argo CD drops the warning, and for a pool there is none. '
    + 'running: true is runStrategy: Always, running: false is runStrategy: Halted.',
  when: ['running'],
  check: ({ running }, advise) => {
    if (running !== undefined) {
      advise('running', `${running} is of a deprecated field, write runStrategy: ${running ? 'Always' : 'Halted'}`);
    }
  },
};

/** An old version of a kind. */
export const deprecatedVersion: ObjectRule = {
  name: 'deprecated-version',
  refuses: 'the version v1alpha3 of kubevirt.io, and VirtualMachineInstancePreset',
  story: 'v1alpha3 is v1 under its old name: the API server stores v1, and tools that compare a manifest with the cluster find two versions of one object. Nothing but the version changes. '
    + 'Presets are deprecated as a whole: KubeVirt warns that v2 removes them. Instance types and preferences do what they did.',
  check: ({ apiVersion, kind }, advise) => {
    if (apiVersion === 'kubevirt.io/v1alpha3') {
      advise('apiVersion', '"kubevirt.io/v1alpha3" is deprecated, write "kubevirt.io/v1"');
    }
    if (kind === 'VirtualMachineInstancePreset') {
      advise('kind', 'presets are deprecated, write a VirtualMachineInstancetype or a VirtualMachinePreference, and name it in the machine');
    }
  },
};

/** The old names of CPU topologies. */
const TOPOLOGIES: { readonly [deprecated: string]: string | undefined } = table({
  preferCores: 'cores', preferSockets: 'sockets', preferThreads: 'threads', preferSpread: 'spread', preferAny: 'any',
});

/** Fields and values of preferences that have newer names. */
export const deprecatedPreference: PreferenceRule = {
  name: 'deprecated-preference',
  refuses: 'a preferred CPU topology, or firmware, in its old words',
  story: 'KubeVirt warns of the old names where a preference is applied, and will drop them with v1beta1. The new ones mean the same.',
  check: ({ cpu, firmware }, advise) => {
    const topology = cpu?.preferredCPUTopology ?? '';
    const successor = TOPOLOGIES[topology];
    if (successor !== undefined) {
      advise('cpu.preferredCPUTopology', `${JSON.stringify(topology)} is deprecated, write ${JSON.stringify(successor)}`);
    }
    for (const field of ['preferredUseEfi', 'preferredUseSecureBoot'] as const) {
      if (firmware?.[field] !== undefined) {
        advise(`firmware.${field}`, `it is deprecated, ${firmware[field] ? `write preferredEfi: {${firmware.preferredUseSecureBoot ? 'secureBoot: true' : ''}}` : 'remove it'}`);
      }
    }
  },
};
