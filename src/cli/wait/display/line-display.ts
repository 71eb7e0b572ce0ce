// One line a change, for logs: an import tells of itself every ten per cent.
import type { Display } from './display';
import { report } from './report';
import { Naming, namingOf, saying } from './text';
import type { ObjectReference } from '../../cluster/cluster';
import type { ObjectOutcome, Outcome } from '../outcome';

/** Whatever takes lines. */
export type Print = (lines: readonly string[]) => void;

export class LineDisplay implements Display {
  private naming: Naming = namingOf([]);
  private readonly last = new Map<ObjectReference, string>();

  constructor(private readonly tell: Print) {}

  began(objects: readonly ObjectReference[]): void {
    this.naming = namingOf(objects);
  }

  changed(outcome: ObjectOutcome): void {
    const { object, state, progress, ...others } = outcome;
    const step = progress === undefined ? undefined : `${Math.floor(parseFloat(progress) / 10) * 10}%`;
    const line = `${this.naming(object)}: ${saying({ ...others, object, state, ...step !== undefined && { progress: step } })}`;
    // That a failure counts now, the report tells.
    const news = `${line}${state === 'ready' ? ' (ready)' : ''}`;
    if (this.last.get(object) !== news) {
      this.last.set(object, news);
      this.tell([news]);
    }
  }

  noted(note: string): void {
    this.tell([`note: ${note}`]);
  }

  dropped(): void {}

  ended(outcome: Outcome, givenUp?: string): void {
    this.tell(report(outcome, givenUp));
  }
}
