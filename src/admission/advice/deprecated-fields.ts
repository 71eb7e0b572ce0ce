// Advice against deprecated kinds, versions, fields and values.
import { table } from '../../plain-data/plain-data';
import type { MediatedDevices } from '../kubevirt/configuration';
import { hasAtLeast } from '../kubevirt-version';
import { checkEach, refuseBelow, type Refuse } from '../refuse';
import type { InstancetypeRule, KubeVirtRule, ObjectRule, PreferenceRule, VirtualMachineRule } from '../rule';

/** runStrategy replaces running. */
export const deprecatedField: VirtualMachineRule = {
  name: 'deprecated-field',
  refuses: 'spec.running, which runStrategy replaces, and deprecated fields of a KubeVirt',
  story: 'KubeVirt still reads running, and warns about it when a VirtualMachine is applied. A controller such as Argo CD drops the warning, and a '
    + 'pool gets none. Write runStrategy: Always instead of running: true, and runStrategy: Halted instead of running: false. '
    + 'In a KubeVirt, write mediatedDeviceTypes instead of mediatedDevicesTypes, and remove ppc64le.',
  when: ['running'],
  check: ({ running, runStrategy }, advise) => {
    // Another rule refuses both of them together.
    if (running !== undefined && runStrategy === undefined) {
      advise('running', `the field is deprecated, write runStrategy: ${running ? 'Always' : 'Halted'}`);
    }
  },
};

/** The same advice on the object that configures KubeVirt. */
export const deprecatedSetting: KubeVirtRule = {
  ...deprecatedField,
  when: ['configuration.mediatedDevicesConfiguration', 'configuration.architectureConfiguration'],
  check: ({ configuration }, advise) => {
    const { architectureConfiguration, mediatedDevicesConfiguration: devices } = configuration ?? {};
    const path = 'configuration.mediatedDevicesConfiguration';
    const adviseTypes = ({ mediatedDevicesTypes }: MediatedDevices, adviseIt: Refuse) => (
      mediatedDevicesTypes && adviseIt('mediatedDevicesTypes', 'the field is deprecated, write mediatedDeviceTypes')
    );
    adviseTypes(devices ?? {}, refuseBelow(path, advise));
    checkEach(`${path}.nodeMediatedDeviceTypes`, devices?.nodeMediatedDeviceTypes, advise, adviseTypes);
    if (architectureConfiguration?.ppc64le) {
      advise('configuration.architectureConfiguration.ppc64le', 'the architecture is no longer supported, remove it');
    }
  },
};

/** Deprecated versions and kinds. */
export const deprecatedVersion: ObjectRule = {
  name: 'deprecated-version',
  refuses: 'the version v1alpha3 of kubevirt.io, v1beta1 of export.kubevirt.io since KubeVirt 1.9, and VirtualMachineInstancePreset',
  story: 'v1alpha3 is the old name of v1, and v1beta1 that of an export. The API server stores v1, so tools that compare a manifest with the '
    + 'cluster find two versions of one object. Only the version changes. Presets are deprecated as a whole: KubeVirt warns that v2 removes them. Use instance types and '
    + 'preferences instead.',
  check: ({ apiVersion, kind }, advise, { capabilities }) => {
    if (apiVersion === 'kubevirt.io/v1alpha3') {
      advise('apiVersion', '"kubevirt.io/v1alpha3" is deprecated, write "kubevirt.io/v1"');
    }
    if (apiVersion === 'export.kubevirt.io/v1beta1' && hasAtLeast(capabilities, '1.9')) {
      advise('apiVersion', '"export.kubevirt.io/v1beta1" is deprecated, write "export.kubevirt.io/v1"');
    }
    if (kind === 'VirtualMachineInstancePreset') {
      advise('kind', 'presets are deprecated, write a VirtualMachineInstancetype or a VirtualMachinePreference, and refer to it in the machine');
    }
  },
};

/** The old names of CPU topologies. */
const RENAMED_TOPOLOGIES: { readonly [deprecated: string]: string | undefined } = table({
  preferCores: 'cores', preferSockets: 'sockets', preferThreads: 'threads', preferSpread: 'spread', preferAny: 'any',
});

/** Fields and values of preferences that have newer names. */
export const deprecatedPreference: PreferenceRule = {
  name: 'deprecated-preference',
  refuses: 'a preference with deprecated names of a CPU topology or of firmware fields',
  story: 'KubeVirt warns about the old names when a preference is applied, and will drop them with v1beta1. The new names mean the same.',
  check: ({ cpu, firmware }, advise) => {
    const topology = cpu?.preferredCPUTopology ?? '';
    const successor = RENAMED_TOPOLOGIES[topology];
    if (successor !== undefined) {
      advise('cpu.preferredCPUTopology', `${JSON.stringify(topology)} is deprecated, write ${JSON.stringify(successor)}`);
    }
    for (const field of ['preferredUseEfi', 'preferredUseSecureBoot'] as const) {
      if (firmware?.[field] !== undefined) {
        advise(`firmware.${field}`, `is deprecated, ${firmware[field] ? `write preferredEfi: {${firmware.preferredUseSecureBoot ? 'secureBoot: true' : ''}}` : 'remove it'}`);
      }
    }
  },
};

/** Fields of instance types that preferences have instead. */
export const deprecatedInstancetype: InstancetypeRule = {
  name: 'deprecated-instancetype',
  refuses: 'launchSecurity in an instance type, since KubeVirt 1.9',
  story: 'KubeVirt 1.9 warns about it when the instance type is applied, and will drop it. Write preferredLaunchSecurity in a preference instead.',
  when: ['launchSecurity'],
  check: ({ launchSecurity }, advise, { capabilities }) => {
    if (launchSecurity !== undefined && hasAtLeast(capabilities, '1.9')) {
      advise('launchSecurity', 'the field is deprecated, write preferredLaunchSecurity in a preference');
    }
  },
};
