// Applies one object by server-side apply, for real or as a dry run.
import { PART_OF } from './apply-set-names';
import { diskConflict, diskManifest, immutableFieldError } from './disk-changes';
import { withoutFields } from '../../plain-data/plain-data';
import { fieldConflicts, isConflict, isTransient } from '../cluster/api-error';
import { type Cluster, isBeingDeleted } from '../cluster/cluster';
import { RetryUntil, withRetry } from '../cluster/retry';
import type { DesiredObject } from '../manifests/desired-objects';
import type { Validation } from '../manifests/validation';

/** The manager of the fields that are applied. */
export const FIELD_MANAGER = 'cdk8s-kubevirt';

/** How the API server treats fields that it does not know. */
const FIELD_VALIDATION: { readonly [validation in Validation]: string } = { strict: 'Strict', warn: 'Warn', ignore: 'Ignore' };

export interface SendOptions {
  readonly validation: Validation;
  /** Takes over fields from other managers. */
  readonly forceConflicts: boolean;
  /** Changes nothing. */
  readonly dryRun: boolean;
  /** The id of the set that the object belongs to; without one, the object stays in its present set. */
  readonly applySet?: string;
}

/** An object before and after, as returned by the server. */
export interface Applied {
  /** Undefined if it did not exist. */
  readonly before?: any;
  readonly after: any;
  readonly warnings: readonly string[];
}

/** The object belongs to another set. */
export class OtherSetError extends Error {
  /** @param set the id of that set */
  constructor(readonly set: string) {
    super(`belongs to another set, ${set}: leave it out, or take it over with --force-conflicts`);
  }
}

/** The object is being deleted, and the applied changes with it. */
export class BeingDeletedError extends Error {}

/**
 * Applies an object, with retries.
 *
 * @param before the object as it is; undefined if it does not exist
 * @throws ApiError if the server refuses the object, DiskChangeError if no storage can do it, OtherSetError, BeingDeletedError, or Unreachable when
 * the time is over
 */
export async function serverSideApply(
  cluster: Cluster, object: DesiredObject, before: any, options: SendOptions, retry: RetryUntil,
): Promise<Applied> {
  const applySet = chooseSet(before, options);
  const body = withSetLabel(diskManifest(object, before), applySet);
  const query = {
    fieldManager: FIELD_MANAGER,
    fieldValidation: FIELD_VALIDATION[options.validation],
    force: options.forceConflicts || undefined,
    dryRun: options.dryRun ? 'All' : undefined,
  };
  const send = () => cluster.call(object, { method: 'PATCH', query, body, contentType: 'application/apply-patch+yaml' });
  const { body: after, warnings } = await withRetry(send, { ...retry, shouldRetry: (error) => shouldRetry(error, body) })
    .catch((error) => Promise.reject(diskConflict(before, error) ?? immutableFieldError(object, before, error) ?? error));
  if (isBeingDeleted(after)) {
    throw new BeingDeletedError('is being deleted: wait until it is gone, and apply again');
  }
  // After a dry run, another resourceVersion means that someone changed the object in between: the difference is not ours.
  const isOutdated = options.dryRun && before !== undefined && before.metadata.resourceVersion !== after.metadata.resourceVersion;
  return isOutdated ? serverSideApply(cluster, object, await cluster.find(object), options, retry) : { before, after, warnings };
}

/** The id of the set that an object belongs to, if any. */
export function setOf(object: any): string | undefined {
  return object?.metadata.labels?.[PART_OF];
}

/** The set that an object will belong to. */
function chooseSet(before: any, { applySet, forceConflicts }: SendOptions): string | undefined {
  const set = setOf(before);
  if (set !== undefined && applySet !== undefined && set !== applySet && !forceConflicts) {
    throw new OtherSetError(set);
  }
  return applySet ?? set;
}

/** Whether a retry may succeed: after a concurrent change of the object, but not after a conflict of fields, or if the manifest is for one version. */
function shouldRetry(error: unknown, manifest: any): boolean {
  return isConflict(error) ? !pinsVersion(manifest) && fieldConflicts(error).length === 0 : isTransient(error);
}

/** Whether a manifest, such as one that was read from a cluster, is for one version of an object, or for one object among those with that name. */
export function pinsVersion({ metadata }: any): boolean {
  return [metadata?.resourceVersion, metadata?.uid].some((value) => value !== undefined && value !== null);
}

/** A manifest with the label of a set, or without the label: one in the manifest was copied from an object of a set. */
function withSetLabel(manifest: any, applySet: string | undefined): any {
  const { metadata } = manifest;
  // Without a label to add or remove, the labels of the object keep their managers.
  if (applySet === undefined && metadata.labels?.[PART_OF] === undefined) {
    return manifest;
  }
  const labels = { ...withoutFields(metadata.labels ?? {}, [PART_OF]), ...applySet !== undefined && { [PART_OF]: applySet } };
  return { ...manifest, metadata: { ...metadata, labels } };
}
