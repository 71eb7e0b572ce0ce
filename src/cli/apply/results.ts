// Reports the result for each object: as lines for people, or as one document at the end for programs.
import type { Outcome } from './applier';
import { refusalLines } from './refusal';
import type { Applied } from './server-side-apply';
import type { ObjectReference } from '../cluster/cluster';
import { objectNaming, type ObjectNaming } from '../cluster/object-name';
import type { CancelledError } from '../command-line/cancellation';
import { differences } from '../manifests/differences';
import { pluralize } from '../terminal/lines';
import { printMessages, printProgress, say } from '../terminal/print';
import { jsonLines } from '../terminal/serialize';
import type { Output } from '../wait/wait-options';

/** The result for an object. */
type Change = 'created' | 'configured' | 'unchanged' | 'pruned' | 'failed' | 'unanswered' | 'unsent';

/** The results of objects that were applied. */
const APPLIED = ['created', 'configured', 'unchanged'] as const;

/** How many lines are counted at a glance. */
const FEW = 10;

interface Result extends ObjectReference {
  readonly result: Change;
  readonly messages?: readonly string[];
}

export class Results {
  private readonly results: Result[] = [];
  private readonly reportedWarnings = new Set<string>();
  private readonly naming: ObjectNaming;

  /** @param objects the objects of the run */
  constructor(private readonly output: Output, private readonly dryRun: boolean, objects: readonly ObjectReference[]) {
    this.naming = objectNaming(objects);
  }

  /** Reports an applied object, and each distinct warning of the server once, since many objects often get the same. */
  applied(object: ObjectReference, { before, after, warnings }: Applied): Change {
    const change = before === undefined ? 'created' : differences(before, after).length > 0 ? 'configured' : 'unchanged';
    this.report(object, change);
    for (const warning of warnings.filter((each) => !this.reportedWarnings.has(each))) {
      this.reportedWarnings.add(warning);
      say('warning', `${this.naming(object)}: ${warning}`);
    }
    return change;
  }

  pruned(object: ObjectReference): void {
    this.report(object, 'pruned');
  }

  /**
   * Reports the objects that were not applied.
   *
   * @param errors why the cluster refused some of them
   * @returns the exit status
   */
  reportFailures({ applied, failed, unanswered, unsent }: Outcome<unknown>, errors: readonly string[], cancelled?: CancelledError): number {
    say('error', errors);
    failed.forEach((error, object) => this.add(object, 'failed', refusalLines(object, error)));
    unanswered.forEach((object) => this.add(object, 'unanswered'));
    unsent.forEach((object) => this.add(object, 'unsent'));
    const unfinished = unanswered.length + unsent.length;
    if (failed.size + unfinished === 0) {
      return 0;
    }
    const parts = [
      `${applied.size} of ${applied.size + failed.size + unfinished} objects ${this.dryRun ? 'would be' : 'were'} applied`,
      ...failed.size > 0 ? [`${failed.size} failed`] : [],
      ...unanswered.length > 0 ? [`${unanswered.length} were sent but not answered`] : [],
      ...unsent.length > 0 ? [`${unsent.length} were not sent`] : [],
    ];
    say('error', `${cancelled === undefined ? '' : `${cancelled.message}: `}${parts.join(', ')}${unfinished > 0 ? ': run the same command again to continue' : ''}`);
    return cancelled?.exitCode ?? 1;
  }

  /**
   * Counts the results in one line for people, if there are many, once all objects are applied. The line is not on standard output, where
   * scripts count lines.
   */
  summarize(): void {
    if (this.output !== 'text' || this.results.length <= FEW) {
      return;
    }
    const count = (result: Change) => this.results.filter((each) => each.result === result).length;
    const counts = APPLIED.map((result) => [count(result), result] as const).filter(([number]) => number > 0);
    const applied = counts.reduce((sum, [number]) => sum + number, 0);
    const pruned = count('pruned');
    const would = this.dryRun ? 'would be ' : '';
    const ofSet = pruned === 0 ? '' : `; ${pruned} ${would}pruned`;
    printMessages(`${pluralize(applied, 'object')} ${would}applied: ${counts.map(([number, result]) => `${number} ${result}`).join(', ')}${ofSet}`);
  }

  /** The document for programs; its objects are in the order of the events. */
  document(): string[] {
    return jsonLines({ objects: this.results });
  }

  private report(object: ObjectReference, change: Change): void {
    this.add(object, change);
    if (this.output === 'text') {
      printProgress([`${this.naming(object)} ${change}${this.dryRun ? ' (server dry run)' : ''}`]);
    }
  }

  private add({ apiVersion, kind, namespace, name }: ObjectReference, result: Change, messages?: readonly string[]): void {
    this.results.push({ apiVersion, kind, namespace, name, result, messages });
  }
}
