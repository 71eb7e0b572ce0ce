// A table on a terminal that is drawn anew in place, and gone when the wait is over: what remains is the report.
import type { Display } from './display';
import { frame, Row } from './frame';
import { report } from './report';
import { Naming, namingOf } from './text';
import type { ObjectReference } from '../../cluster/cluster';
import { LiveRegion, Terminal } from '../../terminal/live-region';
import type { ObjectOutcome, Outcome } from '../outcome';

/** How often the table is drawn at most, and at least, in milliseconds: changes at once would flicker, times go on. */
const PAUSES = { shortest: 100, longest: 1_000 };

export class LiveDisplay implements Display {
  private readonly rows = new Map<ObjectReference, Row>();
  private naming: Naming = namingOf([]);
  private beginning = 0;
  private changes = 0;
  private pending?: NodeJS.Timeout;
  private ticking?: NodeJS.Timeout;
  private readonly draw: () => void;
  private readonly region: LiveRegion;

  constructor(terminal: Terminal) {
    this.draw = () => this.redraw();
    this.region = new LiveRegion(terminal, this.draw);
  }

  began(objects: readonly ObjectReference[]): void {
    this.naming = namingOf(objects);
    this.beginning = Date.now();
    objects.forEach((object) => this.rows.set(object, { outcome: { object, state: 'progressing', reason: 'Unknown', facts: [], elapsed: 0 }, changed: 0 }));
    this.region.begin();
    this.ticking = setInterval(this.draw, PAUSES.longest);
    this.redraw();
  }

  changed(outcome: ObjectOutcome): void {
    this.changes += 1;
    this.rows.set(outcome.object, { outcome, changed: this.changes });
    this.pending ??= setTimeout(this.draw, PAUSES.shortest);
  }

  noted(note: string): void {
    this.region.leave([`note: ${note}`]);
    if (this.ticking !== undefined) {
      this.redraw();
    }
  }

  dropped(): void {
    clearTimeout(this.pending);
    clearInterval(this.ticking);
    this.region.end();
  }

  ended(outcome: Outcome, givenUp?: string): void {
    this.dropped();
    this.region.leave(report(outcome, givenUp));
  }

  private redraw(): void {
    clearTimeout(this.pending);
    this.pending = undefined;
    this.region.draw(frame([...this.rows.values()], this.naming, this.region.size, Date.now() - this.beginning));
  }
}
