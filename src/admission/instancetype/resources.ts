// The resources that an instance type sets, which its machine cannot set too.
import type { MachineRule } from '../rule';

/** Either the instance type or the machine sets processors and memory. */
export const instancetypeBringsResources: MachineRule = {
  name: 'instancetype-brings-resources',
  refuses: 'a machine that names an instance type and says how many processors or how much memory it has',
  story: 'Every instance type says how many processors and how much memory a guest has, and KubeVirt does not let a machine say otherwise. Choose another instance type, or '
    + 'leave instance types out.',
  check: ({ domain: { cpu = {}, memory = {}, resources: { requests = {}, limits = {} } = {} } }, refuse, { virtualMachine: { instancetype } }) => {
    if (!instancetype || instancetype.inferFromVolumeFailurePolicy === 'Ignore') {
      return;
    }
    const refuseAt = (path: string, value: unknown) => value !== undefined
      && refuse(`domain.${path}`, `${JSON.stringify(value)} is for the instance type to say, remove it or the machine's instancetype`);
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
