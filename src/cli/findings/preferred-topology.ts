// Machines whose CPUs do not fit the topology of their preference, as KubeVirt's webhook finds when it applies an instance type.
import { matchedObject, textAt } from './preference-requirements';
import type { ReferenceCheck } from './reference-check';
import { PREFERRED_TOPOLOGY_IMPOSSIBLE } from '../../admission/advice/between-manifests';
import { displayText } from '../../issues/formats';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { table } from '../../plain-data/plain-data';
import { machineIn } from '../manifests/machines';

/** What an instance type says of CPUs. */
interface Cpus {
  readonly guest?: number;
  readonly maxSockets?: number;
  readonly isDedicated: boolean;
}

/** What a preference says of CPUs. */
interface Topology {
  /** `sockets`, `cores`, `threads` or `any`; for a spread, what it is across, such as `SocketsCores`. */
  readonly shape: string;
  readonly ratio: number;
  readonly hasFeatures: boolean;
}

interface Need {
  readonly preference?: string;
  readonly instancetype?: string;
  readonly isDedicated: boolean;
  readonly hasCpu: boolean;
}

/** How many threads a core has in a spread across threads, and at most where it is dedicated. */
const THREADS = 2;

const NO_PREFERENCE: Topology = { shape: 'sockets', ratio: 1, hasFeatures: false };

export const preferredTopology: ReferenceCheck = {
  rule: PREFERRED_TOPOLOGY_IMPOSSIBLE,
  facts: {
    VirtualMachineInstancetype: cpusOf,
    VirtualMachineClusterInstancetype: cpusOf,
    VirtualMachinePreference: topologyOf,
    VirtualMachineClusterPreference: topologyOf,
  },
  usesOf: (object) => {
    const { spec, pathOf } = machineIn(object) ?? {};
    const [preference, type] = ['preference', 'instancetype'].map((field) => fieldAt(spec, field));
    const written = [...type === undefined ? [] : [matchedObject(type, 'Instancetype')], ...preference === undefined ? [] : [matchedObject(preference, 'Preference')]];
    const references = written.flatMap((each) => each ?? []);
    const cpu = fieldAt(spec, 'template.spec.domain.cpu');
    const need: Need = {
      preference: textAt(preference, 'name'),
      instancetype: textAt(type, 'name'),
      isDedicated: fieldAt(cpu, 'dedicatedCpuPlacement') === true,
      hasCpu: cpu !== undefined && cpu !== null,
    };
    return references.length === 0 || references.length < written.length
      ? [] : [{ references, path: pathOf!(preference === undefined ? 'instancetype' : 'preference'), need }];
  },
  mistakeIn: (need: Need, ...facts: (Cpus | Topology)[]) => {
    if (need.instancetype === undefined) {
      return featuresMistake(need, facts[0] as Topology);
    }
    const [cpus, topology = NO_PREFERENCE] = facts as [Cpus, Topology?];
    const mistake = topologyMistake(cpus, topology, need);
    return mistake && `${mistake}, so KubeVirt refuses the machine, change one of them, or write another instance type or preference`;
  },
};

function topologyMistake(cpus: Cpus, { shape, ratio }: Topology, { instancetype, preference, isDedicated }: Need): string | undefined {
  const { guest = 0, maxSockets = Infinity } = cpus;
  const of = `the ${guest} CPUs of the instance type ${displayText(instancetype!)}`;
  const unit = UNITS[shape]?.(ratio) ?? 1;
  if (guest % unit > 0) {
    return `${of} cannot be spread by the preference ${displayText(preference!)}, since they are not a multiple of ${unit}`;
  }
  if (shape === 'threads' && guest > THREADS && (isDedicated || cpus.isDedicated)) {
    return `${of} are threads of one core by the preference ${displayText(preference!)}, and a dedicated core has at most ${THREADS}`;
  }
  const sockets = IN_ONE_SOCKET.includes(shape) ? 1 : guest / unit;
  return sockets > maxSockets ? `${of} are ${sockets} sockets, which exceed its maxSockets ${maxSockets}` : undefined;
}

/** How many CPUs each outer unit of a spread has. */
const UNITS: { readonly [across: string]: ((ratio: number) => number) | undefined } = table({
  SocketsCores: (ratio) => ratio, CoresThreads: (ratio) => ratio, SocketsCoresThreads: (ratio) => THREADS * ratio,
});

const IN_ONE_SOCKET: readonly string[] = ['cores', 'threads', 'CoresThreads'];

/** KubeVirt's webhook reads the CPU features of a machine, and fails if it has no CPU: those with an instance type have one. */
function featuresMistake({ hasCpu, preference }: Need, { hasFeatures }: Topology): string | undefined {
  return hasFeatures && !hasCpu
    ? `the preference ${displayText(preference!)} has CPU features, on which KubeVirt's webhook fails if the machine has no domain.cpu, write one such as {cores: 2}, or an instance type`
    : undefined;
}

function cpusOf({ spec }: any): Cpus {
  return {
    guest: numberAt(spec, 'cpu.guest'), maxSockets: numberAt(spec, 'cpu.maxSockets') || undefined, isDedicated: fieldAt(spec, 'cpu.dedicatedCPUPlacement') === true,
  };
}

function topologyOf({ spec }: any): Topology {
  // The former names are preferSockets and so on.
  const topology = (textAt(spec, 'cpu.preferredCPUTopology') ?? NO_PREFERENCE.shape).replace(/^prefer/, '').toLowerCase();
  return {
    shape: topology === 'spread' ? textAt(spec, 'cpu.spreadOptions.across') ?? 'SocketsCores' : topology,
    ratio: numberAt(spec, 'cpu.spreadOptions.ratio') ?? (numberAt(spec, 'preferSpreadSocketToCoreRatio') || THREADS),
    hasFeatures: itemsAt(spec, 'cpu.preferredCPUFeatures').length > 0,
  };
}

function numberAt(value: unknown, path: string): number | undefined {
  const found = fieldAt(value, path);
  return typeof found === 'number' ? found : undefined;
}
