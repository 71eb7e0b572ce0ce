// Converts a machine's description to a template, which also holds the claims of the machine's disks.
import type { ApiObjectMetadata } from 'cdk8s';
import { domainSpec } from './domain';
import { filesystemIssues, withFilesystems } from './filesystem';
import { guestAccessIssues, withGuestAccess } from './guest-access';
import { instanceIssues, instanceSpec } from './instance';
import { MachineDisk, mergeDisks, resolveDisk } from './machine-disk';
import type { MachineProps } from './machine-props';
import { sizeIssues } from './machine-size';
import type { DomainSpec, VirtualMachineSpec } from '../../imports/kubevirt';
import { checkUnique } from '../issues/checks';
import { issue, IssueCollector, IssueError, Issues, missing } from '../issues/issues';
import type { Defaults } from '../objects/machine-defaults';
import { entriesOf, omitEmpty, withFields } from '../plain-data/plain-data';
import { withBootOrder } from '../spec/boot-order';
import { withCloudInit } from '../spec/cloud-init-disk';
import { withDevices } from '../spec/devices';
import { attachedDisk, withDisks } from '../spec/disk';
import { instancetypeMatcher, preferenceMatcher } from '../spec/instancetype';
import { connectedNetwork, withNetworks } from '../spec/network';
import { patchObject } from '../template/strategic-merge/patch';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

type SpecStep = (spec: VirtualMachineSpec) => VirtualMachineSpec;

/** What a machine's template is built from. */
interface MachineDescription {
  readonly machine: Omit<MachineProps, 'metadata'>;
  /** The labels of its metadata, which the guest's instance and pod get too. */
  readonly labels?: ApiObjectMetadata['labels'];
  /** Undefined if it is only chosen when the manifests are applied. */
  readonly namespace?: string;
  readonly defaults: Defaults;
}

/**
 * Builds the template of a machine with a name.
 *
 * @throws one error that lists all missing and contradicting fields
 */
export function machineTemplate(name: string, { machine, labels, namespace, defaults }: MachineDescription): VirtualMachineTemplate {
  const collector = new IssueCollector();
  const { size, preference, networks = [{ name: 'default' }], cloudInit, bootOrder, filesystems = [] } = machine;
  const overrides = collector.collect(() => patchObject(machine.overrides, 'overrides'), undefined);
  collector.add(machineIssues({ ...machine, overrides }));
  const owner = { name, namespace, defaults };
  const disks = collector.collectEach(collector.collect(() => machineDisks(machine), []), (disk) => resolveDisk(owner, disk));
  const sized = { ...machine, cpu: machine.cpu ?? size?.cpu, memory: machine.memory ?? size?.memory };
  collector.add(filesystemIssues(filesystems, disks.map(({ disk }) => disk.name)));
  const domain = collector.collect(() => domainSpec(sized), { devices: {} });
  const attached = collector.collectEach(disks, ({ disk }) => attachedDisk(disk, preference !== undefined));
  const connected = collector.collectEach(networks, connectedNetwork);
  const steps: SpecStep[] = [
    (spec) => withDisks(spec, attached),
    // By default KubeVirt adds the pod network to a machine without networks.
    (spec) => networks.length === 0 ? withDevices(spec, { autoattachPodInterface: false }) : withNetworks(spec, connected),
    (spec) => filesystems.length === 0 ? spec : withFilesystems(spec, filesystems),
    (spec) => cloudInit === undefined ? spec : withCloudInit(spec, cloudInit),
    (spec) => withGuestAccess(spec, machine),
    (spec) => bootOrder === undefined ? spec : withBootOrder(spec, bootOrder),
  ];
  const spec = steps.reduce((before, step) => collector.collect(() => step(before), before), diskless(machine, labels, domain));
  const claims = disks.flatMap(({ disk, claim }) => claim === undefined ? [] : [withFields(claim, { disk: disk.name })]);
  const described = VirtualMachineTemplate._ofSpec(spec, claims);
  const template = overrides === undefined ? described : collector.collect(() => described.merge(overrides), described);
  collector.raise();
  return template;
}

/** The spec of a machine without disks and networks. */
function diskless(machine: MachineDescription['machine'], labels: MachineDescription['labels'], domain: DomainSpec): VirtualMachineSpec {
  const { instancetype, preference, architecture } = machine;
  return {
    ...instancetype && { instancetype: instancetypeMatcher(instancetype) },
    ...preference && { preference: preferenceMatcher(preference) },
    template: withFields(labels === undefined ? {} : { metadata: { labels: Object.fromEntries(entriesOf(labels)) } }, {
      spec: withFields(instanceSpec(machine), architecture === undefined ? { domain } : { architecture, domain }),
    }),
  };
}

function* machineIssues(machine: MachineDescription['machine']): Issues {
  const { size, instancetype, cpu, memory, networks = [], overrides } = machine;
  yield* sizeIssues({ cpu, memory });
  yield* instanceIssues(machine);
  yield* guestAccessIssues(machine);
  const sized = Object.keys(omitEmpty({ size, cpu, memory }));
  if (instancetype !== undefined && sized.length > 0) {
    yield issue('', `instancetype ${JSON.stringify(instancetype.name)} says how large the machine is: leave out ${sized.join(', ')}, or instancetype`);
  }
  if (instancetype === undefined && size === undefined && (cpu === undefined || memory === undefined)) {
    yield missing('', 'says nowhere how large it is: write a size such as MachineSize.SMALL, or cpu and memory, or an instancetype');
  }
  yield* checkUnique(networks.map(({ name }, index) => [`networks[${index}].name`, name]));
  for (const field of ['name', 'namespace'].filter((each) => overrides?.metadata?.[each] !== undefined)) {
    yield issue(`overrides.metadata.${field}`, `${JSON.stringify(overrides.metadata[field])} would be the machine's alone and not its disks': write it in metadata`);
  }
}

function machineDisks({ size, disks = [], image }: MachineDescription['machine']): MachineDisk[] {
  const merged = mergeDisks(size?.disks ?? [], disks);
  if (image === undefined) {
    return merged;
  }
  const root = merged.find(({ name }) => name === 'root') ?? merged[0];
  if (root === undefined) {
    throw new IssueError([missing('image', 'the machine has no disk to put it on: add { name: \'root\', size: Size.gibibytes(20) } to its disks')]);
  }
  if (disks.find(({ name }) => name === root.name)?.image !== undefined) {
    throw new IssueError([issue('image', `disk ${JSON.stringify(root.name)} has an image of its own: keep one of the two`)]);
  }
  return merged.map((disk) => disk === root ? withFields(disk, { image }) : disk);
}
