// One object by server-side apply: as it was, and as it then is, or as it would be.
import { memberLabels, PART_OF } from './apply-set-names';
import { current } from './before';
import { FIELD_VALIDATION, Validation } from './validation';
import type { WantedObject } from './wanted';
import { ApiError, isTransient } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { withRetry, RetryUntil } from '../cluster/retry';

/** Whose the fields are that are applied. */
export const FIELD_MANAGER = 'cdk8s-kubevirt';

export interface SendOptions {
  readonly validation: Validation;
  /** Takes fields over from whoever owns them. */
  readonly forceConflicts: boolean;
  /** Asks what would become of the object, and changes nothing. */
  readonly dryRun: boolean;
  /** The set that the object is of; without it, it stays in the one that it is of already. */
  readonly applySet?: string;
}

/** An object before and after; as it is on the wire. */
export interface Applied {
  /** Undefined where it was not there. */
  readonly before?: any;
  readonly after: any;
  readonly warnings: readonly string[];
}

/** The object is of another set, which would lose it. */
export class OtherSet extends Error {}

/**
 * Applies an object, however often it takes.
 *
 * @param before the object as it is, which says of which set; undefined where it is not there
 * @throws ApiError for what the server refuses, OtherSet; Unreachable when the time is over
 */
export async function serverSideApply(
  cluster: Cluster, object: WantedObject, before: any, options: SendOptions, retry: RetryUntil,
): Promise<Applied> {
  const applySet = setOf(before, options);
  const body = withLabels(object.manifest, memberLabels(applySet));
  const query = {
    fieldManager: FIELD_MANAGER,
    fieldValidation: FIELD_VALIDATION[options.validation],
    force: options.forceConflicts || undefined,
    dryRun: options.dryRun ? 'All' : undefined,
  };
  const send = () => cluster.call(object, { method: 'PATCH', query, body, contentType: 'application/apply-patch+yaml', signal: retry.signal });
  const { body: after, warnings } = await withRetry(send, { ...retry, shouldRetry: passes });
  // What somebody else has changed in between is none of this one's doing: without a change it shows in the version.
  const isOutdated = options.dryRun && before !== undefined && before.metadata.resourceVersion !== after.metadata.resourceVersion;
  return isOutdated ? serverSideApply(cluster, object, await current(cluster, object, retry), options, retry) : { before, after, warnings };
}

/** The set that an object is to be of. */
function setOf(before: any, { applySet, forceConflicts }: SendOptions): string | undefined {
  const set: string | undefined = before?.metadata.labels?.[PART_OF];
  if (set !== undefined && applySet !== undefined && set !== applySet && !forceConflicts) {
    throw new OtherSet(`is of another set, ${set}: leave it out, or take it over with --force-conflicts`);
  }
  return applySet ?? set;
}

/** Of two that change an object at once, one is told to try again; a conflict of fields does not pass. */
function passes(error: unknown): boolean {
  if (!(error instanceof ApiError)) {
    return isTransient(error);
  }
  return error.code === 409 ? !error.causes.some(({ reason }) => reason === 'FieldManagerConflict') : isTransient(error);
}

function withLabels(manifest: any, labels: object): any {
  const { metadata } = manifest;
  // Without labels to add, those that are there stay whose they are.
  return Object.keys(labels).length === 0 ? manifest : { ...manifest, metadata: { ...metadata, labels: { ...metadata.labels, ...labels } } };
}
