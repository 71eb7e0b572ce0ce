// Advice on misspelt CPU models of machines, of instance types, and of the KubeVirt object.
import { alternatives, nearestNames, withNumbersOf } from '../../issues/nearest-name';
import { isFilledInLater } from '../form';
import type { Refuse } from '../refuse';
import type { InstancetypeRule, KubeVirtRule, MachineRule } from '../rule';

/** The models of libvirt for x86, with their variants; and what KubeVirt itself understands. */
const CPU_MODELS = [
  'host-model', 'host-passthrough', 'Conroe', 'Penryn', ...variants('', '-IBRS').of('Nehalem', 'Westmere', 'SandyBridge', 'IvyBridge'),
  ...variants('', '-IBRS', '-noTSX', '-noTSX-IBRS').of('Haswell', 'Broadwell', 'Skylake-Client', 'Skylake-Server'),
  ...variants('', '-noTSX').of('Cascadelake-Server', 'Icelake-Client', 'Icelake-Server'),
  'Cooperlake', 'Snowridge', 'SapphireRapids', 'SierraForest', 'GraniteRapids', 'ClearwaterForest',
  ...variants('', '-IBPB', '-Rome', '-Milan', '-Genoa', '-Turin').of('EPYC'), 'Dhyana', 'Opteron_G1', 'Opteron_G2', 'Opteron_G3', 'Opteron_G4', 'Opteron_G5',
  'athlon', 'phenom', 'core2duo', 'coreduo', 'kvm32', 'kvm64', 'qemu32', 'qemu64',
];

function variants(...suffixes: readonly string[]): { of(...models: readonly string[]): string[] } {
  return { of: (...models) => models.flatMap((model) => suffixes.map((suffix) => `${model}${suffix}`)) };
}

/** The version of a model, with which its name may end. */
const VERSION = /-v\d+$/;

/** How many letters of a CPU model may be wrong. */
const MAX_MISTYPED_LETTERS = 2;

/** Newer releases of libvirt have more models, so only names that are nearly known are reported. */
export const cpuModelMisspelt: MachineRule = {
  name: 'cpu-model-misspelt',
  refuses: 'a CPU model that libvirt does not have, but whose name differs in a letter or two, or in capitals, from one that it has',
  story: 'KubeVirt admits the machine, but its pod asks for a node with a label of this model. No node has it, so the machine stays unschedulable. '
    + 'Capitals matter: "Haswell" is a model, "haswell" is not. Models that differ in a number are taken for other ones. Machines take the model of '
    + 'their instance type, or else cpuModel of the KubeVirt object.',
  when: ['domain.cpu.model'],
  check: ({ domain: { cpu } }, advise) => adviseOnModel(advise, 'domain.cpu.model', cpu?.model),
};

/** The same advice on the model of an instance type. */
export const instancetypeCpuModelMisspelt: InstancetypeRule = {
  ...cpuModelMisspelt,
  when: ['cpu.model'],
  check: ({ cpu }, advise) => adviseOnModel(advise, 'cpu.model', cpu?.model),
};

/** The same advice on the model of machines that have none. */
export const defaultCpuModelMisspelt: KubeVirtRule = {
  ...cpuModelMisspelt,
  when: ['configuration.cpuModel'],
  check: ({ configuration }, advise) => adviseOnModel(advise, 'configuration.cpuModel', configuration?.cpuModel),
};

function adviseOnModel(advise: Refuse, path: string, written: string = ''): void {
  const name = written.replace(VERSION, '');
  if (!CPU_MODELS.includes(name) && !isFilledInLater(written)) {
    const near = withNumbersOf(name, nearestNames(name, CPU_MODELS, MAX_MISTYPED_LETTERS));
    if (near.length > 0) {
      advise(path, `${JSON.stringify(written)} is not a model that libvirt has, write ${alternatives(near.map((model) => model + written.slice(name.length)))}`);
    }
  }
}
