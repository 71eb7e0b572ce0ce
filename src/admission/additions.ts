// What is added to a machine's spec before a cluster judges it: an instance type and a preference say what the spec leaves out.
import type { MachineContext, RuleContext } from './rule';

/** Whether an instance type or a preference may say what the spec leaves out. */
export function hasAdditions({ virtualMachine: { instancetype, preference } }: MachineContext): boolean {
  return instancetype !== undefined || preference !== undefined;
}

/** Whether the spec is the template of a pool, which is judged first as it stands: without additions, and without KubeVirt's defaults. */
export function isPool({ object }: RuleContext): boolean {
  return object.kind === 'VirtualMachinePool';
}

/** Whether what the spec leaves out is missing when KubeVirt's webhook judges the manifest. */
export function isJudgedAlone(around: MachineContext): boolean {
  return isPool(around) || !hasAdditions(around);
}
