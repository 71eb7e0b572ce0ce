// What a pool does to failing machines once it has autohealing. The pool controller of KubeVirt 1.9 deletes those of the whole namespace, not
// only its own, and does so also while the pool is paused.
import type { PoolEffect } from './pool-effect';
import { fieldAt } from '../../plain-data/fields';

/** Machines of a namespace that fail now. */
export interface FailingMachines {
  readonly names: readonly string[];
  /** Whether disks are deleted with them. */
  readonly ownDisks: boolean;
}

/** What machines report that autohealing deletes. */
const FAILURES: readonly unknown[] = ['CrashLoopBackOff', 'DataVolumeError', 'ErrImagePull', 'ErrorPvcNotFound', 'ErrorUnschedulable', 'ImagePullBackOff'];

/** Whether autohealing deletes a machine, at the latest once it has failed for `minFailingToStartDuration`. */
export function isFailing({ status }: any): boolean {
  return FAILURES.includes(status?.printableStatus) || status?.startFailure !== undefined;
}

/** Whether a pool has autohealing that it did not have. */
export function beginsToHeal(before: any, after: any): boolean {
  return fieldAt(after, AUTOHEALING) !== undefined && fieldAt(before, AUTOHEALING) === undefined;
}

const AUTOHEALING = 'spec.autohealing';

/** @param failing undefined if it is not known which machines fail */
export function healingEffects(failing: FailingMachines | undefined): PoolEffect[] {
  const { names, ownDisks } = failing ?? { names: undefined, ownDisks: true };
  const examples = names === undefined ? '' : ` (${namesText(names)})`;
  return names?.length === 0 ? [] : [{
    text: `deletes failing machines${examples}${ownDisks ? ' with their disks' : ''}: its autohealing covers the whole namespace`, isLoss: ownDisks,
  }];
}

/** The names, or the first ones of many. */
function namesText(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? `${shown} and ${names.length - MAX_NAMES} more` : shown;
}

const MAX_NAMES = 5;
