// Claims that come after the machine that uses them. KubeVirt calls such a machine failed, and unschedulable once it has
// found them, for as long as the machine has no pod: that is until its disks are filled.
import { conditionWith } from './readiness';
import { MISSING_CLAIM, PROVISIONING } from '../../../spec/printable-status';
import { usedClaims } from '../../../storage/used-claims';
import { table } from '../../../plain-data/plain-data';

/** The reason with which KubeVirt gives up on an instance for now. */
export const CLAIM_NOT_FOUND = 'FailedPvcNotFound';

/** Which condition names the claim, and which claims come by themselves: those that are there by now, and those of DataVolumes. */
const LATE: { readonly [printableStatus: string]: { readonly type: string; readonly claimsOf: (volumes: readonly any[]) => string[] } } = table({
  ErrorUnschedulable: { type: 'PodScheduled', claimsOf: usedClaims },
  ErrorPvcNotFound: { type: 'Synchronized', claimsOf: (volumes) => volumes.flatMap(({ dataVolume }) => dataVolume?.name ?? []) },
});

/** A machine without what KubeVirt says of it only because a claim comes, or came, after it. */
export function withoutLateClaims(machine: any): any {
  const { printableStatus, conditions = [] } = machine.status ?? {};
  const late = LATE[printableStatus];
  const condition = late && conditionWith(machine, late.type, 'False');
  if (condition === undefined || !late.claimsOf(machine.spec?.template?.spec?.volumes ?? []).some((claim) => isMissing(condition, claim))) {
    return machine;
  }
  return { ...machine, status: { ...machine.status, printableStatus: PROVISIONING, conditions: conditions.filter(({ type }: any) => type !== 'PodScheduled') } };
}

/** Whether a condition says that KubeVirt does not find a claim of the machine's namespace. */
export function isMissing({ message = '' }: any, claim: string): boolean {
  return message.endsWith(`/${claim}${MISSING_CLAIM.after}`);
}

/** Whether a condition says that of any claim. */
export function isAnyMissing({ message = '' }: any): boolean {
  return message.endsWith(MISSING_CLAIM.after);
}
