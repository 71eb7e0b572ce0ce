// Judges what an instance type or a preference gives its machines as if it were written in a machine. KubeVirt admits an instance type or a
// preference with nearly any value, and refuses the machines that take it.
import { fieldAt } from '../../plain-data/fields';
import type { Refuse } from '../refuse';
import type { InstancetypeRule, MachineRule, PreferenceRule, Rule } from '../rule';

/** Fields of an instance's spec, and those that give them their values. */
type Given = ReadonlyArray<readonly [field: string, from: string]>;

/** What an instance type gives, and no machine may set beside it. Another rule is about the CPUs and memory that every instance type has. */
export const GIVEN_BY_INSTANCETYPE: Given = Object.entries({
  'nodeSelector': 'nodeSelector',
  'schedulerName': 'schedulerName',
  'domain.cpu.model': 'cpu.model',
  'domain.cpu.dedicatedCpuPlacement': 'cpu.dedicatedCPUPlacement',
  'domain.cpu.isolateEmulatorThread': 'cpu.isolateEmulatorThread',
  'domain.cpu.numa': 'cpu.numa',
  'domain.cpu.realtime': 'cpu.realtime',
  'domain.memory.hugepages': 'memory.hugepages',
  'domain.memory.maxGuest': 'memory.maxGuest',
  'domain.ioThreads.supplementalPoolThreadCount': 'ioThreads.supplementalPoolThreadCount',
  'domain.ioThreadsPolicy': 'ioThreadsPolicy',
  'domain.launchSecurity': 'launchSecurity',
  'domain.devices.gpus': 'gpus',
  'domain.devices.hostDevices': 'hostDevices',
});

const OF_INSTANCETYPE: Given = [...GIVEN_BY_INSTANCETYPE, ['domain.memory.guest', 'memory.guest']];

/** What a preference gives. A machine can set another value of each, so each is in a device of its own. */
const OF_PREFERENCE: Given = Object.entries({
  'architecture': 'preferredArchitecture',
  'subdomain': 'preferredSubdomain',
  'domain.launchSecurity': 'preferredLaunchSecurity',
  'domain.cpu.features': 'cpu.preferredCPUFeatures',
  'domain.machine.type': 'machine.preferredMachineType',
  'domain.features.hyperv': 'features.preferredHyperv',
  'domain.clock.timer': 'clock.preferredTimer',
  'domain.devices.disks[0].disk.bus': 'devices.preferredDiskBus',
  'domain.devices.disks[1].cdrom.bus': 'devices.preferredCdromBus',
  'domain.devices.disks[2].lun.bus': 'devices.preferredLunBus',
  'domain.devices.disks[3].cache': 'devices.preferredDiskCache',
  'domain.devices.disks[4].io': 'devices.preferredDiskIO',
  'domain.devices.disks[5].blockSize': 'devices.preferredDiskBlockSize',
  'domain.devices.inputs[0].bus': 'devices.preferredInputBus',
  'domain.devices.inputs[1].type': 'devices.preferredInputType',
  'domain.devices.interfaces[0].model': 'devices.preferredInterfaceModel',
  'domain.devices.sound.model': 'devices.preferredSoundModel',
  'domain.devices.video.type': 'devices.preferredVideoType',
  'domain.devices.panicDevices[0].model': 'devices.preferredPanicDeviceModel',
});

/** Applies a rule for machines to the machine that an instance type makes. `when` are the fields that the rule is about, if it does not say so. */
export function ofInstancetypes(rule: MachineRule, when = rule.when): InstancetypeRule {
  return asGiven(rule, aboutFields(when, OF_INSTANCETYPE), OF_INSTANCETYPE, { preference: {} });
}

/** Applies a rule for machines to each value of a preference, without the others. */
export function ofPreferences(rule: MachineRule, given = OF_PREFERENCE): PreferenceRule {
  const about = aboutFields(rule.when, given);
  return asGiven(rule, about, about, { instancetype: {}, preference: {} });
}

/** What is given of some fields: the fields themselves, what they are part of, and their parts. */
function aboutFields(fields: readonly string[] = [], given: Given): Given {
  const named = fields.map(withoutPlaces);
  return given.filter(([field]) => named.some((name) => isBelow(withoutPlaces(field), name) || isBelow(name, withoutPlaces(field))));
}

function withoutPlaces(path: string): string {
  return path.replace(/\[\d*\]/g, '');
}

/**
 * @param about what the rule is about: anything else is for the machine itself to set
 * @param virtualMachine what else completes the machine
 */
function asGiven(rule: MachineRule, about: Given, given: Given, virtualMachine: object): Rule<any> {
  return {
    ...rule,
    when: about.map(([, from]) => from),
    check: (spec, refuse, context) => {
      const machine = machineGiven(spec, given);
      const refuseGiven: Refuse = (path, message, absent) => {
        const from = sourceOf(path, about);
        if (from !== undefined) {
          refuse(from, message, absent);
        }
      };
      rule.check(machine, refuseGiven, { ...context, object: { kind: 'VirtualMachine' }, virtualMachine: { ...virtualMachine, template: { spec: machine } }, metadata: {} });
    },
  };
}

function machineGiven(spec: unknown, given: Given): any {
  const machine = { domain: {} };
  for (const [field, from] of given) {
    const value = fieldAt(spec, from);
    if (value !== undefined) {
      putAt(machine, field, value);
    }
  }
  return machine;
}

/** Sets a field, and the maps and lists on the path to it. */
function putAt(machine: any, path: string, value: unknown): void {
  const steps = path.match(/[^.[\]]+/g)!;
  steps.reduce((parent, step, index) => {
    parent[step] ??= index === steps.length - 1 ? value : /^\d/.test(steps[index + 1]) ? [] : {};
    return parent[step];
  }, machine);
}

/** Where the value at a path of the machine comes from; undefined if it is not given. */
function sourceOf(path: string, given: Given): string | undefined {
  const [field, from] = given.find(([each]) => isBelow(path, each)) ?? [];
  return field === undefined ? given.find(([each]) => isBelow(each, path))?.[1] : from + path.slice(field.length);
}

/** Whether a path is another one, or leads to a part of it. */
function isBelow(path: string, other: string): boolean {
  return path.startsWith(other) && /^(?:$|[.[])/.test(path.slice(other.length));
}
