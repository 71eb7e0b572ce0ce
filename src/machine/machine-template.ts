// Converts a machine's description to a template. The template also holds the claims of disks that belong to one machine alone.
import { deviceNameIssues } from './device-names';
import { domainSpec } from './domain';
import { filesystemIssues, withFilesystems } from './filesystem';
import { guestAccessIssues, withGuestAccess } from './guest-access';
import { hostDeviceIssues } from './guest-devices';
import { instanceIssues, instanceSpec } from './instance';
import { MachineDisk, mergeDisks, ResolvedDisk } from './machine-disk';
import type { MachineProps } from './machine-props';
import { sizeIssues } from './machine-size';
import { applyOverrides, overrideIssues, overridesOf } from './overrides';
import type { ObjectMeta } from '../../imports/kubernetes';
import type { DomainSpec, VirtualMachineSpec, Volume } from '../../imports/kubevirt';
import { checkUniqueNames } from '../issues/checks';
import { type Issue, issue, IssueCollector, Issues, missing, NO_ISSUES } from '../issues/issues';
import { entriesOf, omitEmpty, withFields } from '../plain-data/plain-data';
import { withBootOrder } from '../spec/boot-order';
import { isCloudInitVolume, withCloudInit } from '../spec/cloud-init-disk';
import { withDevices } from '../spec/devices';
import { attachedDisk, withDisks } from '../spec/disk';
import { InferFromVolumeFailurePolicy, instancetypeMatcher, type InstancetypeReference, preferenceMatcher, referenceIssues } from '../spec/instancetype';
import { connectedNetwork, type ConnectedNetwork, type VirtualMachineNetwork, withNetworks } from '../spec/network';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/**
 * Builds the template of a machine.
 *
 * @param resolve returns the volume of a disk, and its claim if it has one
 * @throws one error that lists all missing and contradicting fields
 */
export function machineTemplate(machine: MachineProps, resolve: (disk: MachineDisk) => ResolvedDisk): VirtualMachineTemplate {
  const collector = new IssueCollector();
  const { networks = [{ name: 'default' }], filesystems = [], cloudInit, bootOrder } = machine;
  const overrides = collector.collect(() => overridesOf(machine), undefined);
  collector.add(machineIssues(machine));
  collector.add(overrides ? overrideIssues(machine, overrides) : NO_ISSUES);
  const disks = collector.collectEach(machineDisks(machine, collector), resolve);
  const diskNames = disks.map(({ disk }) => disk.name);
  collector.add(filesystems.length === 0 ? NO_ISSUES : filesystemIssues(filesystems, diskNames));
  collector.add(deviceNameIssues(machine, networks, diskNames));
  collector.add(hostDeviceIssues(machine));
  collector.add(networks.length < 2 ? NO_ISSUES : podNetworkIssues(networks));
  const domain = collector.collect(() => domainSpec(machine, machine.size), { devices: {} });
  const attached = collector.collectEach(disks, ({ disk }) => attachedDisk(disk, machine.preference !== undefined));
  collector.add(cloudInit === undefined ? NO_ISSUES : attached.filter(({ volume }) => isCloudInitVolume(volume)).map(replacedDataIssue));
  const connected = collector.collectEach(networks, connectedNetwork);
  const bare = disklessSpec(machine, domain, connected);
  const equipped = withFilesystems(collector.collect(() => withDisks(bare, attached), bare), filesystems);
  const initialized = cloudInit === undefined ? equipped : collector.collect(() => withCloudInit(equipped, cloudInit), equipped);
  const accessible = withGuestAccess(initialized, machine);
  const spec = bootOrder === undefined ? accessible : collector.collect(() => withBootOrder(accessible, bootOrder), accessible);
  const claims = disks.filter(({ claim }) => claim !== undefined).map(({ disk, claim }) => withFields(claim!, { disk: disk.name }));
  const described = VirtualMachineTemplate._ofSpec(spec, claims);
  const template = overrides === undefined ? described : collector.collect(() => applyOverrides(described, overrides), described);
  collector.raise();
  return template;
}

/** The spec of a machine without disks and filesystems. */
function disklessSpec(machine: MachineProps, domain: DomainSpec, connected: readonly ConnectedNetwork[]): VirtualMachineSpec {
  const { instancetype, preference, architecture } = machine;
  const instance = withFields(instanceSpec(machine), withFields(omitEmpty({ architecture }), { domain }));
  const spec = withFields(
    omitEmpty({ instancetype: instancetype && instancetypeMatcher(instancetype), preference: preference && preferenceMatcher(preference) }),
    { template: omitEmpty({ metadata: instanceMetadata(machine), spec: instance }) },
  );
  // By default KubeVirt adds the pod network to a machine without networks.
  return connected.length === 0 ? withDevices(spec, { autoattachPodInterface: false }) : withNetworks(spec, connected);
}

/** The labels and annotations of the guest's instance and pod, which inherit the machine's labels unless they set them. */
function instanceMetadata({ metadata, instanceLabels, instanceAnnotations }: MachineProps): ObjectMeta {
  return omitEmpty({
    labels: Object.fromEntries([...entriesOf(metadata?.labels), ...instanceLabels ? entriesOf(instanceLabels) : []]),
    annotations: instanceAnnotations && Object.fromEntries(entriesOf(instanceAnnotations)),
  });
}

function machineIssues(machine: MachineProps): readonly Issue[] {
  const { size, instancetype, preference, cpu, memory } = machine;
  return [
    ...sizeIssues({ cpu, memory }),
    ...instanceIssues(machine),
    ...guestAccessIssues(machine),
    ...instancetype === undefined ? NO_ISSUES : instancetypeIssues(instancetype, { size, cpu, memory }),
    ...preference === undefined ? NO_ISSUES : referenceIssues('preference', preference),
    ...machine.bootOrder === undefined ? NO_ISSUES : numberedDeviceIssues(machine),
    ...instancetype ?? size ?? (cpu && memory) ? NO_ISSUES : [missing('', missingSizeAdvice(machine))],
  ];
}

/** The boot order numbers that `bootOrder` would replace. Those of the size's disks are defaults, which it may replace. */
function* numberedDeviceIssues({ disks = [], networks = [] }: MachineProps): Issues {
  for (const [list, devices] of Object.entries({ disks, networks })) {
    for (const [index, { bootOrder: place }] of devices.entries()) {
      if (place !== undefined) {
        yield issue(`${list}[${index}].bootOrder`, `${place} would be replaced by the machine's bootOrder, which numbers all devices: keep one of the two`);
      }
    }
  }
}

/** The issue of a disk whose data for cloud-init would be lost: a machine has one such disk, and `cloudInit` makes or fills it. */
function replacedDataIssue({ volume: { name } }: { readonly volume: Volume }): Issue {
  return issue('cloudInit', `disk ${JSON.stringify(name)} has user data or network data of its own, which this would replace: keep one of the two`);
}

function missingSizeAdvice({ cpu, memory }: MachineProps): string {
  if (cpu) {
    return 'has cpu but no memory: write memory, such as Size.gibibytes(4)';
  }
  return memory ? 'has memory but no cpu: write cpu, such as { cores: 2 }'
    : 'has no size: write one such as MachineSize.SMALL, or cpu and memory, or an instancetype';
}

/** The issues of further networks without networkName: a machine joins the pod network once, usually as "default". */
function podNetworkIssues(networks: readonly VirtualMachineNetwork[]): readonly Issue[] {
  const podNetworks = networks.filter(({ networkName }) => networkName === undefined).map(({ name }) => name);
  const first = podNetworks.includes('default') ? 'default' : podNetworks[0];
  return podNetworks.filter((name) => name !== first).map((name) => (
    missing('', `network ${JSON.stringify(name)}: has no networkName: write that of its NetworkAttachmentDefinition, or leave the network out`)
  ));
}

function* instancetypeIssues(instancetype: InstancetypeReference, size: Pick<MachineProps, 'size' | 'cpu' | 'memory'>): Issues {
  yield* referenceIssues('instancetype', instancetype);
  const { name, inferFromVolume, inferFromVolumeFailurePolicy } = instancetype;
  // KubeVirt drops the memory if the disk suggests an instance type after all, and refuses CPUs.
  const mayKeepMemory = inferFromVolumeFailurePolicy === InferFromVolumeFailurePolicy.IGNORE;
  const sizeFields = Object.keys(omitEmpty(size)).filter((field) => field !== 'memory' || !mayKeepMemory);
  if (sizeFields.length > 0) {
    const named = name === undefined ? `the instancetype of disk ${JSON.stringify(inferFromVolume)}` : `instancetype ${JSON.stringify(name)}`;
    const fallback = mayKeepMemory ? '; memory may stay for a disk that suggests none' : '';
    yield issue('', `${named} sets the size of the machine: leave out ${sizeFields.join(', ')}, or instancetype${fallback}`);
  }
}

function machineDisks({ size, disks = [], image }: MachineProps, collector: IssueCollector): MachineDisk[] {
  collector.add(checkUniqueNames('disks', disks));
  const merged = mergeDisks(size?.disks ?? [], disks);
  if (image === undefined) {
    return merged;
  }
  const root = merged.find(({ name }) => name === 'root') ?? merged[0];
  if (root === undefined) {
    collector.add([missing('image', 'the machine has no disk to put it on: add { name: \'root\', size: Size.gibibytes(20) } to its disks')]);
  } else if (disks.find(({ name }) => name === root.name)?.image !== undefined) {
    collector.add([issue('image', `disk ${JSON.stringify(root.name)} has an image of its own: keep one of the two`)]);
  }
  return merged.map((disk) => disk === root ? withFields(disk, { image }) : disk);
}
