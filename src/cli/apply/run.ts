// One run of `apply`: sends the objects, deletes what has left their set, and tells what becomes of each.
import { Application, type Outcome } from './application';
import { ApplySet, extentOf, together } from './apply-set';
import { objectName } from './object-name';
import { deleteAsPlanned, Pruning, pruningOf } from './prune';
import { Deletion, isSilent, Kept } from './prune-plan';
import type { Results } from './results';
import type { Validation } from './validation';
import type { WantedObject } from './wanted';
import { grouped } from '../../grouped';
import { Cluster, referenceTo } from '../cluster/cluster';
import type { RetryUntil } from '../cluster/retry';
import type { GivenUp } from '../giving-up';

/** How objects are applied. */
export interface RunOptions {
  readonly validate: Validation;
  readonly forceConflicts?: boolean;
  readonly dryRun?: boolean;
  /** The name of the set that the objects are of. */
  readonly prune?: string;
  /** Whether somebody has agreed to all that is deleted. */
  readonly yes?: boolean;
}

/** Who a run talks to. */
export interface Dialogue {
  readonly say: (what: 'note' | 'error', line: string) => void;
  /** Whether somebody agrees; undefined where nobody can be asked. */
  readonly ask?: (question: string) => Promise<boolean>;
}

export class ApplyRun {
  private readonly isDry: boolean;

  constructor(
    private readonly cluster: Cluster, private readonly options: RunOptions, private readonly retry: RetryUntil,
    private readonly results: Results, private readonly dialogue: Dialogue,
  ) {
    this.isDry = options.dryRun ?? false;
  }

  /** @returns the status to exit with: 0 where everything was applied, and all that was to go was deleted or is kept */
  async apply(objects: readonly WantedObject[]): Promise<number> {
    const { prune, validate: validation, forceConflicts = false } = this.options;
    const set = prune === undefined ? undefined : await ApplySet.read(this.cluster, prune, objects, this.retry);
    const sending = { validation, forceConflicts, dryRun: this.isDry, applySet: set?.id };
    const application = new Application(this.cluster, objects, sending, this.retry, (object, applied) => this.results.applied(object, applied));
    const outcome = await application.run(set && {
      namespace: set.parent.namespace,
      write: () => set.cover(together(set.extent, extentOf(objects)), this.isDry),
    });
    const status = this.results.closed(outcome, this.givenUp);
    return status === 0 && set !== undefined ? this.prune(set, outcome) : status;
  }

  private async prune(set: ApplySet, { applied }: Outcome): Promise<number> {
    const pruning = await pruningOf(this.cluster, set, [...applied.values()].map(({ after }) => after), this.retry);
    [...keptLines(pruning.kept), ...deletionLines(pruning.deletions)].forEach((line) => this.dialogue.say('note', line));
    if (this.isDry) {
      return this.delete(set, pruning);
    }
    const refusal = this.options.yes || this.dialogue.ask !== undefined ? undefined : consentMistake(pruning.deletions);
    if (refusal !== undefined) {
      return this.fail(refusal);
    }
    if (!await this.isAgreed(pruning.deletions)) {
      this.dialogue.say('note', 'nothing was deleted');
      return 0;
    }
    const version = await set.unlessOvertaken();
    if (version === undefined) {
      return this.fail('nothing was deleted, since another run for this set has begun: give the same command again once that one has ended');
    }
    return this.delete(set, pruning, () => set.shrink(pruning.remaining, version));
  }

  /** @param shrink what follows once nothing is left that was to go */
  private async delete(set: ApplySet, { deletions }: Pruning, shrink?: () => Promise<void>): Promise<number> {
    const report = (deletion: Deletion) => this.results.pruned(deletion);
    const { failed, changed } = await deleteAsPlanned(this.cluster, set, deletions, this.isDry, this.retry, report);
    const kept = 'it was changed meanwhile, and is another\'s now or outlives its manifest';
    changed.forEach((deletion) => this.dialogue.say('note', `kept ${objectName(deletion)}: ${kept}`));
    const refused = [...failed].filter(([, error]) => error !== this.givenUp);
    refused.forEach(([deletion, error]) => this.dialogue.say('error', `${objectName(deletion)} was not deleted: ${error.message}`));
    if (refused.length < failed.size) {
      const count = `${failed.size - refused.length} of ${deletions.length}`;
      this.dialogue.say('error', `${this.givenUp?.message}: ${count} deletions were not sent, or not answered: the same command goes on where this one ended`);
    }
    if (failed.size + changed.length === 0) {
      await shrink?.();
    }
    return failed.size === 0 ? 0 : this.givenUp?.exitCode ?? 1;
  }

  private async isAgreed(deletions: readonly Deletion[]): Promise<boolean> {
    const { ask } = this.dialogue;
    return deletions.length === 0 || this.options.yes || ask === undefined || ask(deletions.length === 1 ? 'delete it?' : `delete these ${deletions.length}?`);
  }

  private fail(mistake: string): number {
    this.dialogue.say('error', mistake);
    return 1;
  }

  private get givenUp(): GivenUp | undefined {
    return this.retry.signal.reason;
  }
}

function keptLines(kept: readonly Kept[]): string[] {
  const told = kept.filter((each) => !isSilent(each));
  const names = (group: readonly Kept[]) => group.map(({ object }) => objectName(referenceTo(object))).join(', ');
  return [...grouped(told, ({ reason }) => reason)].map(([reason, group]) => `kept ${names(group)}: ${reason}`);
}

function deletionLines(deletions: readonly Deletion[]): string[] {
  const plain = deletions.filter(({ loss }) => loss === undefined);
  return [
    ...plain.length === 0 ? [] : [`to be deleted, since no manifest has it any more: ${plain.map(objectName).join(', ')}`],
    ...deletions.filter(({ loss }) => loss !== undefined).map((deletion) => `to be deleted, since no manifest has it any more: ${lossText(deletion)}`),
  ];
}

/** What somebody has to agree to where nobody can be asked. */
function consentMistake(deletions: readonly Deletion[]): string | undefined {
  const grave = deletions.filter(({ loss }) => loss !== undefined);
  return grave.length === 0 ? undefined
    : `nothing was deleted, since nobody can be asked about ${grave.map(lossText).join('; ')}: write --yes to delete it, or put it back into the manifests`;
}

function lossText(deletion: Deletion): string {
  return `${objectName(deletion)}, and with it ${deletion.loss}`;
}
