// Why an object does not become ready: the first cause that applies, the most telling ones first.
import { Cause, FindCause } from './cause';
import { crash, crashLoop, noAddress, pausedByUser } from './guests';
import { imagePull, missingReference, unschedulable } from './pods';
import { notSynchronized, quota, refused } from './refusals';
import { failedImport, failedMount, failedProvisioning, lostStorage, missingClaim, missingStorageClass } from './storage';
import type { Companions } from '../companions';

/** What keeps a machine or a volume from coming up. */
const OBSTACLES: readonly FindCause[] = [
  lostStorage, quota, refused, missingStorageClass, missingClaim, failedImport, imagePull, missingReference, crashLoop, crash, unschedulable,
  pausedByUser, failedProvisioning, failedMount, notSynchronized,
];

/** What is wrong with a machine that is Ready all the same. */
const SHORTCOMINGS: readonly FindCause[] = [lostStorage, noAddress];

export function obstacle(object: any, companions: Companions): Cause | undefined {
  return first(OBSTACLES, object, companions);
}

export function shortcoming(object: any, companions: Companions): Cause | undefined {
  return first(SHORTCOMINGS, object, companions);
}

function first(causes: readonly FindCause[], object: any, companions: Companions): Cause | undefined {
  for (const cause of causes) {
    const found = cause(object, companions);
    if (found) {
      return found;
    }
  }
  return undefined;
}
