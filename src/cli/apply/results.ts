// What is told of objects while they are applied, and at the end: a line an object for people, one document for programs.
import type { Outcome } from './application';
import { objectName } from './object-name';
import { refusalLines } from './refusal';
import type { Applied } from './server-side-apply';
import type { WantedObject } from './wanted';
import type { ObjectReference } from '../cluster/cluster';
import { differences } from '../diff/differences';
import type { GivenUp } from '../giving-up';
import { jsonLines } from '../terminal/documents';
import { printProgress, say } from '../terminal/print';
import type { Output } from '../wait/wait-options';

/** What has become of an object. */
type Fate = 'created' | 'configured' | 'unchanged' | 'pruned' | 'failed' | 'unanswered' | 'unsent';

interface Result extends ObjectReference {
  readonly result: Fate;
  readonly messages?: readonly string[];
}

export class Results {
  private readonly results: Result[] = [];
  private readonly warned = new Set<string>();

  constructor(private readonly output: Output, private readonly isDry: boolean) {}

  /** An object was applied. What the server warns of, it says of each object alike. */
  applied(object: ObjectReference, { before, after, warnings }: Applied): void {
    this.tell(object, before === undefined ? 'created' : differences(before, after).length > 0 ? 'configured' : 'unchanged');
    for (const warning of warnings.filter((each) => !this.warned.has(each))) {
      this.warned.add(warning);
      say('warning', `${objectName(object)}: ${warning}`);
    }
  }

  pruned(object: ObjectReference): void {
    this.tell(object, 'pruned');
  }

  /** Tells of what was not applied; the status to exit with. */
  closed({ applied, failed, unanswered, unsent }: Outcome, givenUp: GivenUp | undefined): number {
    for (const [object, error] of failed) {
      const messages = refusalLines(object, error);
      say('error', messages);
      this.add(object, 'failed', messages);
    }
    unanswered.forEach((object) => this.add(object, 'unanswered'));
    unsent.forEach((object) => this.add(object, 'unsent'));
    const [all, others] = [failed.size + unanswered.length + unsent.length + applied.size, unanswered.length + unsent.length];
    if (applied.size === all) {
      return 0;
    }
    const parts = [
      `${applied.size} of ${all} objects ${this.isDry ? 'would be' : 'were'} applied`,
      ...failed.size > 0 ? [`${failed.size} failed`] : [],
      ...unanswered.length > 0 ? [`${unanswered.length} were sent and not answered`] : [],
      ...unsent.length > 0 ? [`${unsent.length} were not sent`] : [],
    ];
    say('error', `${givenUp === undefined ? '' : `${givenUp.message}: `}${parts.join(', ')}${others > 0 ? ': the same command goes on where this one ended' : ''}`);
    return givenUp?.exitCode ?? 1;
  }

  /** What programs read, in the order in which it came about. */
  document(): string[] {
    return jsonLines({ objects: this.results });
  }

  private tell(object: ObjectReference, fate: Fate): void {
    this.add(object, fate);
    if (this.output === 'text') {
      printProgress([`${objectName(object)} ${fate}${this.isDry ? ' (server dry run)' : ''}`]);
    }
  }

  private add({ apiVersion, kind, namespace, name }: ObjectReference | WantedObject, result: Fate, messages?: readonly string[]): void {
    this.results.push({ apiVersion, kind, namespace, name, result, messages });
  }
}
