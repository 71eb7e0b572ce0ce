// What a cluster would change where manifests were applied, as its server tells in a dry run.
import type { Change } from './change-lines';
import { type ShownDifference, shownDifferences } from './shown-differences';
import { IssueError, messageIssues } from '../../issues/issues';
import { Applier } from '../apply/applier';
import { ApplySet } from '../apply/apply-set';
import { preparePrune } from '../apply/prune';
import { type AppliedObject, appliedObject, type Deletion } from '../apply/prune-plan';
import { refusalLines } from '../apply/refusal';
import type { Applied } from '../apply/server-side-apply';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import type { RetryUntil } from '../cluster/retry';
import type { CancelledError } from '../command-line/cancellation';
import { type DesiredObject, readDesiredObjects } from '../manifests/desired-objects';
import type { InputStream } from '../manifests/documents';
import type { Validation } from '../manifests/validation';
import { say } from '../terminal/print';

export interface DryRunOptions {
  /** The namespace that was asked for, which no object may contradict. */
  readonly namespace?: string;
  /** The set of which it is told what would be deleted. */
  readonly prune?: string;
  readonly forceConflicts?: boolean;
  readonly validate: Validation;
}

/** @throws one error that lists every object whose change is not known */
export async function clusterChanges(input: InputStream, cluster: Cluster, options: DryRunOptions, retry: RetryUntil): Promise<Change[]> {
  const { namespace, prune, validate: validation, forceConflicts = false } = options;
  const objects = await readDesiredObjects(input, cluster, { namespace, validation, retry, warn: (line) => say('warning', line) });
  const set = prune === undefined ? undefined : await ApplySet.read(cluster, prune, objects, retry);
  const sending = { validation, forceConflicts, dryRun: true, applySet: set?.id };
  const { applied, failed } = await new Applier(cluster, objects, sending, retry, judge).run();
  const mistakes = [...failed].flatMap(([object, error]) => refusalLines(object, error));
  const reason = retry.signal.reason as CancelledError | undefined;
  if (reason !== undefined || mistakes.length > 0) {
    throw new IssueError(messageIssues([...mistakes, ...reason === undefined ? [] : [`${reason.message}: what would change is not known`]]));
  }
  const changes = objects.flatMap((object) => applied.get(object)!.change ?? []);
  const present = [...applied.values()].map(({ after }) => after);
  const { deletions } = set === undefined ? { deletions: [] } : await preparePrune(cluster, set, present, retry);
  return [...changes, ...deletions.map(pruned)];
}

function pruned(deletion: Deletion): Change {
  return { object: deletion, what: 'pruned', differences: [], impact: deletion.loss === undefined ? [] : [`takes along ${deletion.loss}`] };
}

/** What a dry run has shown of an object, without the object. */
function judge(object: DesiredObject, { before, after }: Applied): { readonly change?: Change; readonly after: AppliedObject } {
  const found = shownDifferences(before, after);
  const change = found.length === 0 ? undefined : new ShownChange(object, before === undefined ? 'created' : 'configured', found);
  return { change, after: appliedObject(after) };
}

/** A change that a dry run has shown. Its differences are kept as text, which takes a tenth of their memory. */
class ShownChange implements Change {
  private readonly text: string;

  constructor(public readonly object: ObjectReference, public readonly what: Change['what'], shown: readonly ShownDifference[]) {
    this.text = JSON.stringify(shown);
  }

  public get differences(): ShownDifference[] {
    return JSON.parse(this.text);
  }
}
