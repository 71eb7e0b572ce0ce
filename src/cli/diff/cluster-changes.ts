// The changes that a cluster would make if manifests were applied, according to a dry run on the server.
import type { Change } from './change-lines';
import { type ShownDifference, shownDifferences } from './shown-differences';
import { IssueError, messageIssues } from '../../issues/issues';
import { Applier } from '../apply/applier';
import { ApplySet } from '../apply/apply-set';
import { failureLines } from '../apply/failures';
import { keptLines } from '../apply/plan-lines';
import { preparePrune } from '../apply/prune';
import { type AppliedObject, appliedObject, type Deletion } from '../apply/prune-plan';
import { isRefusal, refusalTexts } from '../apply/refusal';
import type { Applied } from '../apply/server-side-apply';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import type { RetryUntil } from '../cluster/retry';
import type { CancelledError } from '../command-line/cancellation';
import { Impacts, REFUSED_PREFIX } from '../impact/impact';
import { readLosses } from '../impact/losses';
import { PoolReader } from '../impact/pool-machines';
import { type DesiredObject, readDesiredObjects } from '../manifests/desired-objects';
import type { InputStream } from '../manifests/documents';
import type { Validation } from '../manifests/validation';
import { say } from '../terminal/print';

export interface DryRunOptions {
  /** The namespace of the option, which no object may contradict. */
  readonly namespace?: string;
  /** The set whose deletions are shown. */
  readonly prune?: string;
  readonly forceConflicts?: boolean;
  readonly validate: Validation;
}

interface ClusterChanges {
  readonly changes: readonly Change[];
  /** Why objects were refused, or why their result is unknown. Then nothing would be deleted. */
  readonly errors: readonly string[];
}

/** @throws if the time is over before everything is known */
export async function clusterChanges(input: InputStream, cluster: Cluster, options: DryRunOptions, retry: RetryUntil): Promise<ClusterChanges> {
  const { namespace, prune, validate: validation, forceConflicts = false } = options;
  const objects = await readDesiredObjects(input, cluster, { namespace, validation, retry, warn: (line) => say('warning', line) });
  const set = prune === undefined ? undefined : await ApplySet.read(cluster, prune, objects);
  const sendOptions = { validation, forceConflicts, dryRun: true, applySet: set?.id };
  const impacts = new Impacts(objects);
  const pools = new PoolReader(cluster);
  const applier = new Applier(cluster, objects, sendOptions, retry, (object, found) => describeResult(pools, object, found, impacts));
  const { applied, failed } = await applier.run();
  const errors = await failureLines(cluster, failed);
  const reason = retry.signal.reason as CancelledError | undefined;
  if (reason !== undefined) {
    throw new IssueError(messageIssues([...errors, `${reason.message}: what would change is unknown`]));
  }
  const changes = objects.flatMap((object) => applied.get(object)?.change ?? refusedChanges(object, failed.get(object)));
  if (errors.length > 0) {
    return { changes, errors };
  }
  const present = [...applied.values()].map(({ after }) => after);
  const { deletions, kept } = set === undefined ? { deletions: [], kept: [] } : await preparePrune(cluster, set, present);
  say('note', keptLines(kept));
  return { changes: [...changes, ...deletions.map(prunedChange)], errors };
}

/** The change for an object that the cluster refuses; none if the result is unknown. */
function refusedChanges(object: DesiredObject, error: Error | undefined): Change[] {
  return error === undefined || !isRefusal(error) ? []
    : [{ object, what: 'refused', differences: [], impact: refusalTexts(object, error).map((text) => `${REFUSED_PREFIX}${text}`) }];
}

function prunedChange(deletion: Deletion): Change {
  return { object: deletion, what: 'pruned', differences: [], impact: deletion.loss === undefined ? [] : [`is deleted with ${deletion.loss}`] };
}

/** The result of a dry run for an object, without the object. */
async function describeResult(
  pools: PoolReader, object: DesiredObject, { before, after }: Applied, impacts: Impacts,
): Promise<{ readonly change?: Change; readonly after: AppliedObject }> {
  const found = shownDifferences(before, after);
  if (found.length === 0) {
    return { after: appliedObject(after) };
  }
  if (before === undefined) {
    return { change: new ShownChange(object, 'created', found, await readLosses(pools, before, after)), after: appliedObject(after) };
  }
  const machines = object.kind === 'VirtualMachinePool' ? await pools.read(before, after) : undefined;
  const losses = machines === undefined ? await readLosses(pools, before, after) : [];
  // An object that the server has admitted is not refused.
  const impact = [...losses, ...impacts.ofChange(before, after, found, machines)].filter((sentence) => !sentence.startsWith(REFUSED_PREFIX));
  return { change: new ShownChange(object, 'configured', found, impact), after: appliedObject(after) };
}

/** A change found by a dry run. Its differences are kept as text, which takes a tenth of their memory. */
class ShownChange implements Change {
  private readonly text: string;

  constructor(
    public readonly object: ObjectReference, public readonly what: Change['what'], shown: readonly ShownDifference[], public readonly impact: readonly string[],
  ) {
    this.text = JSON.stringify(shown);
  }

  public get differences(): ShownDifference[] {
    return JSON.parse(this.text);
  }
}
