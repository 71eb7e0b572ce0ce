// What KubeVirt adds to a machine's spec before it judges it: an instance type and a preference fill in fields that the spec leaves out.
import type { MachineContext, RuleContext } from './rule';

/** Whether an instance type or a preference may fill in fields that the spec leaves out. */
export function hasAdditions({ virtualMachine: { instancetype, preference } }: MachineContext): boolean {
  return instancetype !== undefined || preference !== undefined;
}

/** Whether the spec is the template of a pool. KubeVirt first judges it as it is written: without additions and without defaults. */
export function isPool({ object }: RuleContext): boolean {
  return object.kind === 'VirtualMachinePool';
}

/** Whether KubeVirt's webhook judges the spec before any additions: fields that the spec leaves out are then missing. */
export function isJudgedAlone(context: MachineContext): boolean {
  return isPool(context) || !hasAdditions(context);
}

/**
 * A choice of Kubernetes' own, as KubeVirt reads it. In a pool's template an empty text counts as missing. In a VirtualMachine
 * KubeVirt's webhook checks it, before Go drops it.
 */
export function kubernetesChoice(choice: string | undefined, context: RuleContext): string | undefined {
  return choice === '' && isPool(context) ? undefined : choice;
}
