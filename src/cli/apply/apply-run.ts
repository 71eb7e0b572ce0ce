// One run of `apply`: applies the objects, deletes the members that have left their set, and reports each object. What deletes data has to
// be confirmed before.
import { Applier } from './applier';
import { ApplySet, extentOf } from './apply-set';
import { failureLines } from './failures';
import { readLosingChanges } from './losing-changes';
import { deletionLines, keptLines, lossText, missingConfirmation, wasNotShown } from './plan-lines';
import { executeDeletions, preparePrune, Pruning } from './prune';
import { type AppliedObject, appliedObject, type Deletion } from './prune-plan';
import type { Results } from './results';
import { type SendOptions, setOf } from './server-side-apply';
import type { Cluster } from '../cluster/cluster';
import { objectName, objectNameInNamespace } from '../cluster/object-name';
import type { RetryUntil } from '../cluster/retry';
import type { CancelledError } from '../command-line/cancellation';
import type { DesiredObject } from '../manifests/desired-objects';
import type { Validation } from '../manifests/validation';

/** How objects are applied. */
export interface RunOptions {
  readonly validate: Validation;
  readonly forceConflicts?: boolean;
  readonly dryRun?: boolean;
  /** The name of the set that the objects belong to. */
  readonly prune?: string;
  /** Deletes data without asking. */
  readonly yes?: boolean;
}

/** How a run talks to the user. */
interface Dialogue {
  readonly say: (what: 'note' | 'error', line: string) => void;
  /** Asks for a confirmation; undefined without a terminal. */
  readonly ask?: (question: string) => Promise<boolean>;
}

export class ApplyRun {
  private readonly dryRun: boolean;

  constructor(
    private readonly cluster: Cluster, private readonly options: RunOptions, private readonly retry: RetryUntil,
    private readonly results: Results, private readonly dialogue: Dialogue,
  ) {
    this.dryRun = options.dryRun ?? false;
  }

  /** @returns the exit status: 0 if everything was applied, and every member that left the set was deleted or is kept */
  async apply(objects: readonly DesiredObject[]): Promise<number> {
    const { prune, validate: validation, forceConflicts = false } = this.options;
    const set = prune === undefined ? undefined : await ApplySet.read(this.cluster, prune, objects);
    const sendOptions = { validation, forceConflicts, dryRun: this.dryRun, applySet: set?.id };
    if (!await this.areLossesConfirmed(objects, sendOptions)) {
      return 1;
    }
    const changedMembers: DesiredObject[] = [];
    const applier = new Applier(this.cluster, objects, sendOptions, this.retry, (object, applied) => {
      const change = this.results.applied(object, applied);
      if (set === undefined && change === 'configured' && setOf(applied.before) !== undefined) {
        changedMembers.push(object);
      }
      return appliedObject(applied.after);
    });
    const outcome = await applier.run(set && {
      namespace: set.parent.namespace,
      write: () => set.addExtent(extentOf(objects), this.dryRun),
    });
    this.sayWhoElseApplies(changedMembers);
    const errors = await failureLines(this.cluster, outcome.failed);
    const status = this.results.reportFailures(outcome, errors, this.cancelled);
    return status === 0 && set !== undefined ? this.prune(set, [...outcome.applied.values()]) : status;
  }

  /** Without a set, nothing keeps a run from changing the objects of another team. */
  private sayWhoElseApplies([first, ...others]: readonly DesiredObject[]): void {
    if (first !== undefined) {
      const subject = others.length === 0 ? `${objectName(first)} belongs to a set` : `${objectName(first)} and ${others.length} more belong to sets`;
      this.dialogue.say('note', `${subject}: the next \`apply --prune\` with its manifests undoes this change: to change a set of your own, write --prune with its name`);
    }
  }

  /** Whether the user agrees to what applying the objects deletes. */
  private async areLossesConfirmed(objects: readonly DesiredObject[], options: SendOptions): Promise<boolean> {
    const read = () => readLosingChanges(this.cluster, objects, options, this.retry);
    const shown = await read();
    const { yes, ask } = { ...this.options, ...this.dialogue };
    shown.forEach((line) => this.dialogue.say('note', line));
    if (shown.length === 0 || yes || this.dryRun) {
      return true;
    }
    if (ask === undefined) {
      this.fail(`nothing was applied, since there is no terminal to confirm what is deleted: ${shown.join('; ')}: write --yes to apply it`);
      return false;
    }
    if (!await ask(shown.length === 1 ? 'apply it?' : `apply these ${shown.length}?`)) {
      this.dialogue.say('note', 'nothing was applied');
      return false;
    }
    // An answer may take long. In the meantime, a pool may have got more machines.
    const unseen = (await read()).filter((line) => !shown.includes(line));
    if (unseen.length > 0) {
      this.fail(`nothing was applied, since this is the case now: ${unseen.join('; ')}: run the same command again`);
    }
    return unseen.length === 0;
  }

  private async prune(set: ApplySet, applied: readonly AppliedObject[]): Promise<number> {
    const plan = () => preparePrune(this.cluster, set, applied);
    const shownPlan = await plan();
    const shownLines = keptLines(shownPlan.kept);
    [...shownLines, ...deletionLines(shownPlan.deletions)].forEach((line) => this.dialogue.say('note', line));
    if (this.dryRun) {
      return this.delete(set, shownPlan);
    }
    const mistake = this.options.yes || this.dialogue.ask !== undefined ? undefined : missingConfirmation(shownPlan.deletions);
    if (mistake !== undefined) {
      return this.fail(mistake);
    }
    if (!await this.isConfirmed(shownPlan.deletions)) {
      this.dialogue.say('note', 'nothing was deleted');
      return 0;
    }
    // An answer may take long. In the meantime, others may have created a machine in a namespace that is to be deleted.
    const currentPlan = this.needsConfirmation(shownPlan.deletions) ? await plan() : shownPlan;
    const newDeletions = currentPlan.deletions.filter(wasNotShown(shownPlan.deletions));
    if (newDeletions.length > 0) {
      return this.fail(`nothing was deleted, since this would now be deleted too: ${newDeletions.map(lossText).join('; ')}: run the same command again`);
    }
    keptLines(currentPlan.kept, new Set(shownLines)).forEach((line) => this.dialogue.say('note', line));
    const version = await set.versionOfThisRun();
    if (version === undefined) {
      return this.fail('nothing was deleted, since another run for this set has started: run the same command again after it has ended');
    }
    return this.delete(set, currentPlan, async () => await set.versionOfThisRun() !== undefined, () => set.shrink(currentPlan.remaining, version));
  }

  /**
   * @param isCurrent whether no other run has begun
   * @param shrink called after everything was deleted
   */
  private async delete(set: ApplySet, { deletions }: Pruning, isCurrent?: () => Promise<boolean>, shrink?: () => Promise<void>): Promise<number> {
    const onDeleted = (deletion: Deletion) => this.results.pruned(deletion);
    const result = await executeDeletions(this.cluster, set, deletions, { dryRun: this.dryRun, onDeleted, isCurrent, retry: this.retry });
    const { failed, changed, undeleted: remaining } = result;
    const keptReason = 'it was changed in the meantime, and now belongs to someone else or outlives its manifest';
    changed.forEach((deletion) => this.dialogue.say('note', `kept ${objectNameInNamespace(deletion)}: ${keptReason}`));
    const refused = [...failed].filter(([, error]) => this.cancelled === undefined || ![error, error.cause].includes(this.cancelled));
    refused.forEach(([deletion, error]) => this.dialogue.say('error', `${objectNameInNamespace(deletion)} was not deleted: ${error.message}`));
    if (refused.length < failed.size) {
      const count = `${failed.size - refused.length + remaining.length} of ${deletions.length}`;
      this.dialogue.say('error', `${this.cancelled?.message}: ${count} deletions were not sent, or not answered: run the same command again to continue`);
    } else if (remaining.length > 0) {
      const reason = failed.size + changed.length === 0 ? 'another run for this set has started' : 'objects that had to be deleted first still exist';
      this.dialogue.say('error', `${remaining.map(objectNameInNamespace).join(', ')}: not deleted, since ${reason}: run the same command again`);
    }
    if (failed.size + changed.length + remaining.length === 0) {
      await shrink?.();
    }
    return failed.size + remaining.length === 0 ? 0 : this.cancelled?.exitCode ?? 1;
  }

  private needsConfirmation(deletions: readonly Deletion[]): boolean {
    return deletions.length > 0 && !this.options.yes && this.dialogue.ask !== undefined;
  }

  private async isConfirmed(deletions: readonly Deletion[]): Promise<boolean> {
    return !this.needsConfirmation(deletions) || this.dialogue.ask!(deletions.length === 1 ? 'delete it?' : `delete these ${deletions.length}?`);
  }

  private fail(mistake: string): number {
    this.dialogue.say('error', mistake);
    return 1;
  }

  private get cancelled(): CancelledError | undefined {
    return this.retry.signal.reason;
  }
}
