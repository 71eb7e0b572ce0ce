// Clones that CDI does not begin: their source is in use, does not exist, or does not fit.
import type { FindCause } from './cause';
import { disksOf } from './evidence';
import { messageOn } from './imports';
import { LONGEST_SILENCE } from './pods';
import { table } from '../../../plain-data/plain-data';
import { isDisk } from '../../manifests/disk-types';
import { ageOf } from '../observation/event-times';
import type { RelatedObjects } from '../observation/related-objects';
import { conditionWith } from '../readiness/readiness';

const IN_USE = 'CloneSourceInUse';

const CLONE_ADVICE: { readonly [reason: string]: string } = table({
  [IN_USE]: 'stop the machine that uses the source: the clone then continues on its own',
  CloneWithoutSource: 'create the source that the message names: the clone then begins; or delete the DataVolume and apply another',
  CloneValidationFailed: 'delete the DataVolume, and apply it with at least the size of the source, and its contentType',
});

/** The phases of a DataVolume before CDI creates its claim. */
const NOT_BEGUN = [undefined, '', 'Pending'];

/** How long ago CDI's last complaint about a source in use may be if it still is, in milliseconds. CDI tries every two seconds. */
const RETRY_TIME = 5_000;

/** CDI tries again. It complains less and less often, and does not say when it is over: an older complaint only explains why the clone may wait. */
export const waitingClone: FindCause = (object, related) => {
  const disks = disksOf(object, related);
  const causeOn = (disk: any, { reason, message }: any) => ({
    reason, message: messageOn(disk, object, message), advice: CLONE_ADVICE[reason], mayRecover: true,
  });
  for (const disk of disks) {
    const refused = refusal(disk);
    if (refused !== undefined) {
      return causeOn(disk, refused);
    }
  }
  for (const event of [...related.warnings].reverse().filter(({ reason, involvedObject }) => reason in CLONE_ADVICE && isDisk(involvedObject))) {
    const disk = disks.find(({ metadata: { name } }) => name === event.involvedObject.name);
    const age = disk && ageOfComplaint(event, disk, related);
    if (age !== undefined && !(age >= LONGEST_SILENCE)) {
      const isUncertain = !(age <= RETRY_TIME) || isUsedByCdi(event.message);
      return { ...isUncertain && { state: 'progressing' }, ...causeOn(disk, event) };
    }
  }
  return undefined;
};

/** The condition of a DataVolume with which CDI refuses a clone. It warns with an event only if the phase changes too. */
function refusal(disk: any): any {
  const bound = NOT_BEGUN.includes(disk.status?.phase) ? conditionWith(disk, 'Bound', 'False') : undefined;
  return (bound?.reason ?? '') in CLONE_ADVICE ? bound : undefined;
}

/**
 * The age of a complaint, in milliseconds; NaN if it is unknown, undefined if the complaint is over. A DataVolume without a claim shows that
 * its source is still refused.
 */
function ageOfComplaint(event: any, { status: { phase, progress } = {} as any }: any, related: RelatedObjects): number | undefined {
  const { involvedObject, reason } = event;
  if (involvedObject.kind === 'DataVolume' && reason !== IN_USE) {
    return NOT_BEGUN.includes(phase) ? 0 : undefined;
  }
  return ['Bound', 'Succeeded'].includes(phase) || /[1-9]/.test(progress) ? undefined : ageOf(event, related);
}

/** Whether a pod of CDI uses the source, which ends on its own, rather than one that belongs to a machine. */
function isUsedByCdi(message: string): boolean {
  return /^pod (?![^/ ]+\/(?:virt-launcher|hp-volume)-)/.test(message);
}
