// Advice on CPU features that have another name in libvirt than in Linux, whose /proc/cpuinfo they are often copied from.
import { isFilledInLater } from '../form';
import { checkEach } from '../refuse';
import type { MachineRule } from '../rule';

/** Names in libvirt that do not follow from those in Linux. Others have a hyphen instead of an underscore, or neither. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['sse4_1', 'sse4.1'], ['sse4_2', 'sse4.2'], ['constant_tsc', 'invtsc'], ['nonstop_tsc', 'invtsc'], ['tsc_deadline_timer', 'tsc-deadline'],
  ['core_capabilities', 'core-capability'],
  ...['avx512_vnni', 'avx512_bitalg', 'avx512_vbmi2'].map((name) => [name, name.replace('_', '')] as const),
  ...['arch_capabilities', 'avx512_vpopcntdq', 'avx512_bf16', 'avx512_fp16', 'avx_vnni', 'amx_tile', 'amx_int8', 'amx_bf16', 'md_clear', 'sha_ni', 'spec_ctrl']
    .map((name) => [name, name.replace(/_/g, '-')] as const),
]);

/** A feature must have the name that libvirt has for it. */
export const cpuFeatureMisspelt: MachineRule = {
  name: 'cpu-feature-misspelt',
  refuses: 'a CPU feature by its name in Linux, where libvirt has another, or with capitals',
  story: 'KubeVirt admits the machine. With the policy require, its pod asks for a node with a label of this feature, and no node has it; with '
    + 'another policy, libvirt does not start the guest. libvirt writes all features in small letters, and some otherwise than /proc/cpuinfo: '
    + 'sse4_2 is "sse4.2", and constant_tsc is "invtsc".',
  when: ['domain.cpu.features'],
  check: ({ domain: { cpu } }, advise) => checkEach('domain.cpu.features', cpu?.features, advise, ({ name = '' }, adviseIt) => {
    const small = name.toLowerCase();
    const known = OTHER_NAMES.get(small) ?? small;
    if (known !== name && !isFilledInLater(name)) {
      adviseIt('name', `${JSON.stringify(name)} is not a feature that libvirt has, write ${JSON.stringify(known)}`);
    }
  }),
};
