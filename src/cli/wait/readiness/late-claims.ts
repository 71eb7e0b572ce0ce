// Claims that come after the machine that uses them. KubeVirt calls such a machine failed, and unschedulable once it has
// found them, for as long as the machine has no pod: that is until its disks are filled.
import { conditionWith } from './readiness';
import { MISSED_CLAIM, PROVISIONING } from '../../../printable-status';

/** The reason with which KubeVirt gives up on an instance for now. */
export const MISSES_CLAIM = 'FailedPvcNotFound';

type Source = 'dataVolume' | 'persistentVolumeClaim';

/** Which condition then tells of a claim, and of what volumes: without a DataVolume, a claim that is not there does not come by itself. */
const TOLD: { readonly [printableStatus: string]: { readonly type: string; readonly sources: readonly Source[] } } = {
  ErrorUnschedulable: { type: 'PodScheduled', sources: ['dataVolume', 'persistentVolumeClaim'] },
  ErrorPvcNotFound: { type: 'Synchronized', sources: ['dataVolume'] },
};

/** A machine without what KubeVirt says of it only because a claim comes, or came, after it. */
export function withoutLateClaims(machine: any): any {
  const { printableStatus, conditions = [] } = machine.status ?? {};
  const told = TOLD[printableStatus];
  if (told === undefined || !claimsOf(machine, told.sources).some((claim) => saysMissed(conditionWith(machine, told.type, 'False'), claim))) {
    return machine;
  }
  return { ...machine, status: { ...machine.status, printableStatus: PROVISIONING, conditions: conditions.filter(({ type }: any) => type !== 'PodScheduled') } };
}

/** Whether a condition says that KubeVirt does not find that claim, or any one. */
export function saysMissed(condition: any, claim?: string): boolean {
  const [, after] = MISSED_CLAIM;
  return (condition?.message ?? '').endsWith(claim === undefined ? after : `/${claim}${after}`);
}

function claimsOf({ spec }: any, sources: readonly Source[]): string[] {
  const volumes: readonly any[] = spec.template?.spec?.volumes ?? [];
  return volumes.flatMap((volume) => sources.flatMap((source) => volume[source]?.name ?? volume[source]?.claimName ?? []));
}
