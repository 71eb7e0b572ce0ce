// Machines that do not meet the requirements of their preference, as KubeVirt's webhook compares them.
import type { ReferenceCheck, Use } from './reference-check';
import { PREFERENCE_NOT_MET } from '../../admission/advice/between-manifests';
import { amount } from '../../admission/compute/resources';
import { isFilledInLater } from '../../admission/form';
import { displayText } from '../../issues/formats';
import { fieldAt } from '../../plain-data/fields';
import { machineIn, type MachineSpec } from '../manifests/machines';

type Amount = number | string | undefined;

/** What an instance type provides. */
interface Provided {
  readonly cpu: Amount;
  readonly memory: Amount;
}

/** What a preference requires. */
interface Requirements extends Provided {
  readonly architecture?: string;
  /** The fields under domain.cpu whose product counts, if the machine has no instance type. */
  readonly topology: readonly string[];
}

/** What the machine itself has. */
interface Need {
  readonly preference?: string;
  readonly instancetype?: string;
  readonly architecture?: string;
  readonly memory: Amount;
  readonly cpu: { readonly [field: string]: Amount };
}

const TOPOLOGY = ['sockets', 'cores', 'threads'];

export const preferenceRequirements: ReferenceCheck = {
  rule: PREFERENCE_NOT_MET,
  facts: {
    VirtualMachineInstancetype: providedBy,
    VirtualMachineClusterInstancetype: providedBy,
    VirtualMachinePreference: requiredBy,
    VirtualMachineClusterPreference: requiredBy,
  },
  usesOf: (object) => {
    const machine = machineIn(object);
    return machine === undefined ? [] : needOf(machine);
  },
  mistakeIn: (need: Need, required: Requirements, type?: Provided) => {
    const found = shortage(need, required, type) ?? otherArchitecture(need, required);
    return found && `the preference ${displayText(need.preference!)} requires ${found}, so KubeVirt refuses the machine, change one of them, or write another preference`;
  },
};

function shortage({ cpu, memory, instancetype }: Need, required: Requirements, type?: Provided): string | undefined {
  const { topology } = required;
  const isKnown = topology.length > 0 && topology.every((field) => cpu[field] !== undefined);
  const own = isKnown ? topology.reduce((product, field) => product * Math.ceil(amount(cpu[field])), 1) : undefined;
  const compared: ReadonlyArray<readonly [least: Amount, of: string, provided: Amount, where: string]> = [
    [required.cpu, ' CPUs', type === undefined ? own : type.cpu, type === undefined ? ` (${topology.join(' × ')})` : ''],
    [required.memory, ' of memory', memory ?? type?.memory, ''],
  ];
  const [least, of, provided, where] = compared.find(([minimum, , each]) => each !== undefined && amount(each) < amount(minimum)) ?? [];
  const owner = instancetype === undefined ? 'the machine' : `the instance type ${displayText(instancetype)}`;
  return least === undefined ? undefined : `${JSON.stringify(least)}${of}, and ${owner} has ${JSON.stringify(provided)}${where}`;
}

function otherArchitecture({ architecture: own = '' }: Need, { architecture = '' }: Requirements): string | undefined {
  const isOther = own !== '' && architecture !== '' && own !== architecture && !isFilledInLater(own) && !isFilledInLater(architecture);
  return isOther ? `the architecture ${displayText(architecture)}, and the machine has ${displayText(own)}` : undefined;
}

function providedBy({ spec }: any): Provided {
  return { cpu: amountAt(spec, 'cpu.guest'), memory: amountAt(spec, 'memory.guest') };
}

function requiredBy({ spec }: any): Requirements {
  return {
    cpu: amountAt(spec, 'requirements.cpu.guest'),
    memory: amountAt(spec, 'requirements.memory.guest'),
    architecture: textAt(spec, 'requirements.architecture'),
    topology: countedFields(spec),
  };
}

/** The fields are in the names of a topology: `preferCores` is the older name of `cores`. */
function countedFields(spec: unknown): string[] {
  const topology = (textAt(spec, 'cpu.preferredCPUTopology') ?? 'sockets').toLowerCase();
  const counted = /any$/.test(topology) ? 'SocketsCoresThreads' : /spread$/.test(topology) ? textAt(spec, 'cpu.spreadOptions.across') ?? 'SocketsCores' : topology;
  return TOPOLOGY.filter((field) => counted.toLowerCase().includes(field));
}

function needOf({ spec, pathOf }: MachineSpec): Use[] {
  const [preference, type] = ['preference', 'instancetype'].map((field) => fieldAt(spec, field));
  const references = [matchedObject(preference, 'Preference'), ...type === undefined ? [] : [matchedObject(type, 'Instancetype')]];
  const instance = fieldAt(spec, 'template.spec');
  const domain = fieldAt(instance, 'domain');
  const need: Need = {
    preference: textAt(preference, 'name'),
    instancetype: textAt(type, 'name'),
    architecture: textAt(instance, 'architecture'),
    memory: memoryOf(domain, type === undefined),
    cpu: cpuOf(domain),
  };
  const known = references.flatMap((each) => each ?? []);
  return known.length === references.length ? [{ references: known, path: pathOf('preference'), need }] : [];
}

/** The object that a matcher names; undefined if it is one that a volume names, or a recorded revision. */
export function matchedObject(matcher: unknown, what: string): Use['references'][number] | undefined {
  const [name, kind = `VirtualMachineCluster${what}`, revision] = ['name', 'kind', 'revisionName'].map((field) => textAt(matcher, field));
  return name === undefined || revision !== undefined ? undefined : { name, kind };
}

/** The memory of a machine, with KubeVirt's default if it has no instance type. */
function memoryOf(domain: unknown, isAlone: boolean): Amount {
  const places = ['memory.guest', ...isAlone ? ['resources.requests.memory', 'resources.limits.memory'] : []];
  return places.map((path) => amountAt(domain, path)).find((each) => each !== undefined && each !== 0);
}

/**
 * The CPUs of a machine without an instance type. KubeVirt sets the fields only if none of them is set: to the CPU limit or request, or else to a
 * number that its configuration may change.
 */
function cpuOf(domain: unknown): Need['cpu'] {
  const [sockets = 0, cores = 0, threads = 0] = TOPOLOGY.map((field) => amountAt(domain, `cpu.${field}`));
  return sockets || cores || threads
    ? { sockets, cores, threads }
    : { sockets: amountAt(domain, 'resources.limits.cpu') ?? amountAt(domain, 'resources.requests.cpu'), cores: 1, threads: 1 };
}

function amountAt(value: unknown, path: string): Amount {
  const found = fieldAt(value, path);
  return typeof found === 'number' || typeof found === 'string' ? found : undefined;
}

export function textAt(value: unknown, path: string): string | undefined {
  const found = fieldAt(value, path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}
