// Rules on instance types and preferences, and on the machines that refer to them.
import type { InstancetypeMatcher, PreferenceMatcher, VirtualMachineSpec, Volume } from '../../../imports/kubevirt';
import { isPlaceholder, displayText } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import { refuseUnknownChoice } from '../form';
import type { Refuse } from '../refuse';
import type { InstancetypeRule, MachineRule, VirtualMachineRule, PreferenceRule, RuleSet } from '../rule';

/** Hugepages cannot be overcommitted. */
const overcommitWithoutHugepages: InstancetypeRule = {
  name: 'overcommit-without-hugepages',
  refuses: 'an instance type that overcommits memory in hugepages',
  story: 'overcommitPercent lets a node promise more memory than it has, but hugepages are reserved in full before a guest starts. KubeVirt refuses '
    + 'the two together.',
  check: ({ memory }, refuse) => {
    if (memory?.overcommitPercent && memory.hugepages) {
      refuse('memory.overcommitPercent', `${memory.overcommitPercent} percent is not possible with hugepages, write 0 or remove memory.hugepages`);
    }
  },
};

/** Either the instance type or the machine sets CPUs and memory. */
const instancetypeBringsResources: MachineRule = {
  name: 'instancetype-brings-resources',
  refuses: 'a machine that names an instance type and sets CPUs or memory itself',
  story: 'Every instance type sets the number of CPUs and the amount of memory, and KubeVirt does not let a machine override them. Choose another '
    + 'instance type, or use none.',
  check: ({ domain: { cpu = {}, memory = {}, resources: { requests = {}, limits = {} } = {} } }, refuse, { virtualMachine: { instancetype } }) => {
    // An inferred instance type may turn out to be missing: then the machine keeps its own values.
    if (!instancetype || instancetype.inferFromVolume && instancetype.inferFromVolumeFailurePolicy === 'Ignore') {
      return;
    }
    const refuseAt = (path: string, value: unknown) => value !== undefined
      && refuse(`domain.${path}`, `${JSON.stringify(value)} conflicts with the instance type, which sets it: remove it or the machine's instancetype`);
    // A number of 0 counts as missing.
    refuseAt('cpu.sockets', cpu.sockets || undefined);
    refuseAt('cpu.cores', cpu.cores || undefined);
    refuseAt('cpu.threads', cpu.threads || undefined);
    refuseAt('memory.guest', memory.guest);
    refuseAt('resources.requests[cpu]', requests.cpu);
    refuseAt('resources.requests[memory]', requests.memory);
    refuseAt('resources.limits[cpu]', limits.cpu);
    refuseAt('resources.limits[memory]', limits.memory);
  },
};

type Matcher = InstancetypeMatcher | PreferenceMatcher;

const FIELDS = ['instancetype', 'preference'] as const;

const POLICIES = ['Ignore', 'Reject'];

/** A matcher must have either a name or inferFromVolume. */
const instancetypeNamed: VirtualMachineRule = {
  name: 'instancetype-named',
  refuses: 'an instance type or preference that is not named, or both named and inferred from a volume',
  story: 'A machine names its instance type, with a kind unless it is cluster-scoped, or infers it from the labels of a volume. inferFromVolume '
    + 'sets both name and kind, so it excludes them. The same applies to its preference.',
  when: ['instancetype', 'preference'],
  check: (spec, refuse) => FIELDS.forEach((field) => spec[field] && refuseUnnamed(field, spec[field], refuse)),
};

function refuseUnnamed(field: string, { inferFromVolume, inferFromVolumeFailurePolicy, kind, name }: Matcher, refuse: Refuse): void {
  if (!name && !inferFromVolume) {
    refuse(`${field}.name`, 'required field is missing, write its name, or inferFromVolume and the name of a volume');
  }
  if (inferFromVolume) {
    Object.entries({ name, kind }).forEach(([taken, value]) => value
      && refuse(`${field}.${taken}`, `${displayText(value)} conflicts with inferFromVolume, which sets it: remove one of them`));
  }
  refuseUnknownChoice(`${field}.inferFromVolumeFailurePolicy`, inferFromVolumeFailurePolicy, POLICIES, refuse);
}

/** The volume to infer from must be able to have labels. */
const inferredVolumeHasLabels: VirtualMachineRule = {
  name: 'inferred-volume-has-labels',
  refuses: 'an instance type or preference that is inferred from a missing volume, or from one that has no labels to read',
  story: 'KubeVirt reads the labels instancetype.kubevirt.io/default-instancetype and default-preference from a claim, a DataVolume, or the '
    + 'DataSource that it is cloned from. Container disks and imported images have none. With inferFromVolumeFailurePolicy: Ignore, the machine '
    + 'then goes without; KubeVirt refuses a missing volume even so.',
  when: ['instancetype', 'preference'],
  check: (spec, refuse) => FIELDS.forEach((field) => spec[field]?.inferFromVolume
    && refuseInvalidInference(`${field}.inferFromVolume`, spec[field], spec, refuse)),
};

function refuseInvalidInference(field: string, { inferFromVolume = '', inferFromVolumeFailurePolicy }: Matcher, spec: VirtualMachineSpec, refuse: Refuse): void {
  const volumes = spec.template?.spec?.volumes ?? [];
  const volume = volumes.find(({ name }) => name === inferFromVolume);
  if (volume) {
    if (inferFromVolumeFailurePolicy !== 'Ignore' && !hasLabels(volume, spec)) {
      refuse(field, `${displayText(inferFromVolume)} has no labels to infer from, name a claim or a clone, or write inferFromVolumeFailurePolicy: Ignore`);
    }
  } else if (!isPlaceholder(inferFromVolume)) {
    const known = volumes.flatMap(({ name }) => name ?? []);
    refuse(field, `${displayText(inferFromVolume)} is not a volume of the machine, write ${known.length > 0 ? suggestNames(inferFromVolume, known) : 'one under template.spec.volumes'}`);
  }
}

function hasLabels({ dataVolume, persistentVolumeClaim }: Volume, spec: VirtualMachineSpec): boolean {
  return persistentVolumeClaim !== undefined || (dataVolume !== undefined && !isImported(dataVolume.name, spec));
}

function isImported(dataVolume: string, { dataVolumeTemplates = [] }: VirtualMachineSpec): boolean {
  const template = dataVolumeTemplates.find((each) => each?.metadata?.name === dataVolume);
  return template !== undefined && !template.spec?.source?.pvc && template.spec?.sourceRef?.kind !== 'DataSource';
}

const TOPOLOGIES = ['sockets', 'cores', 'threads', 'spread', 'any'];

/** The names of topologies until KubeVirt 1.4, which are still accepted. */
const FORMER_TOPOLOGIES = ['preferSockets', 'preferCores', 'preferThreads', 'preferSpread', 'preferAny'];

const SPREADS = ['spread', 'preferSpread'];

const CORES_THREADS = 'CoresThreads';

const ACROSS = ['SocketsCores', CORES_THREADS, 'SocketsCoresThreads'];

/** The number of threads that a core must have in a spread. */
const THREADS = 2;

/** The preferred topology must be known. */
const preferredTopologyKnown: PreferenceRule = {
  name: 'preferred-topology-known',
  refuses: 'an unknown preferred CPU topology',
  story: 'An instance type sets how many CPUs a guest has, and a preference how the guest sees them: as sockets, which is the default, as cores, as '
    + 'threads, as a spread over several of these, or as any.',
  check: ({ cpu }, refuse) => {
    const topology = cpu?.preferredCPUTopology ?? '';
    if (!FORMER_TOPOLOGIES.includes(topology)) {
      refuseUnknownChoice('cpu.preferredCPUTopology', cpu?.preferredCPUTopology, TOPOLOGIES, refuse);
    }
  },
};

/** The spread must be known, with two threads on a core. */
const spreadOptionsKnown: PreferenceRule = {
  name: 'spread-options-known',
  refuses: 'an unknown spread of CPUs, a ratio of 0, or a number of threads per core other than two',
  story: 'With the topology spread, spreadOptions.across sets what CPUs are spread over, SocketsCores by default. ratio is how many inner units '
    + 'each outer unit has, 2 by default; the older preferSpreadSocketToCoreRatio sets the same. A core has two threads, so CoresThreads takes no '
    + 'other ratio.',
  check: ({ cpu, preferSpreadSocketToCoreRatio }, refuse) => {
    if (!SPREADS.includes(cpu?.preferredCPUTopology ?? '')) {
      return;
    }
    const { across, ratio = preferSpreadSocketToCoreRatio || THREADS } = cpu?.spreadOptions ?? {};
    refuseUnknownChoice('cpu.spreadOptions.across', across, ACROSS, refuse);
    if (ratio === 0) {
      refuse('cpu.spreadOptions.ratio', 'a ratio of 0 leaves no CPUs, write 2 or leave it out');
    } else if (across === CORES_THREADS && ratio !== THREADS) {
      refuse('cpu.spreadOptions.ratio', `${ratio} threads on a core are not possible, write ${THREADS}`);
    }
  },
};

export const instancetypes: RuleSet = {
  machine: [instancetypeBringsResources],
  virtualMachine: [instancetypeNamed, inferredVolumeHasLabels],
  instancetype: [overcommitWithoutHugepages],
  preference: [preferredTopologyKnown, spreadOptionsKnown],
};
