// What is wrong with autoscalers that compare the CPU which machines use with the CPU that their pods request, where nobody has set that.
import type { VirtualMachineSpec } from '../../../imports/kubevirt';

/** More than all of the requested CPU is a target of those who know that pods request less than their guests have. */
const ALL = 100;

/** KubeVirt's default cpuAllocationRatio: how many CPUs of guests share one that their pods request. */
const ALLOCATION_RATIO = 10;

/** Whether machines say how much CPU their pods request; undefined if their instance type may. No schema needs to have checked the spec. */
export function requestsCpu({ instancetype, template }: Partial<VirtualMachineSpec>): boolean | undefined {
  const { cpu, resources } = template?.spec?.domain ?? {};
  return instancetype ? undefined : cpu?.dedicatedCpuPlacement === true || (resources?.requests?.cpu ?? resources?.limits?.cpu) !== undefined;
}

/** What is wrong with a target in percent of a request that nobody has set; undefined if nothing is. */
export function lowCpuTarget(percent: number): string | undefined {
  return percent > ALL ? undefined : `${percent} % of what the machines' pods request is ${percent / (ALL * ALLOCATION_RATIO)} CPUs for each CPU of a guest, `
    + 'because KubeVirt requests a tenth of them by default, so that there are soon maxReplicas machines';
}
