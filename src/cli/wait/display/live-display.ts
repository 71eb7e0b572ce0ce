// A table on a terminal that is drawn anew in place, and gone when the wait is over: what remains is the report.
import type { Display } from './display';
import { frame, Row } from './frame';
import { report } from './report';
import { Naming, namingOf } from './text';
import type { ObjectReference } from '../../cluster/cluster';
import type { ObjectOutcome, Outcome } from '../outcome';

/** How often the table is drawn at most, and at least, in milliseconds: changes at once would flicker, times go on. */
const PAUSES = { shortest: 100, longest: 1_000 };

const HIDE_CURSOR = '\u001b[?25l';
const SHOW_CURSOR = '\u001b[?25h';
const ERASE_BELOW = '\u001b[J';

/** What a terminal does. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  write(text: string): unknown;
  on(event: 'resize', listener: () => void): unknown;
  off(event: 'resize', listener: () => void): unknown;
}

export class LiveDisplay implements Display {
  private readonly rows = new Map<ObjectReference, Row>();
  private naming: Naming = namingOf([]);
  private beginning = 0;
  private changes = 0;
  private drawn: readonly string[] = [];
  private pending?: NodeJS.Timeout;
  private ticking?: NodeJS.Timeout;
  private readonly draw: () => void;
  private readonly showCursor: () => void;

  constructor(private readonly terminal: Terminal) {
    this.draw = () => this.redraw();
    this.showCursor = () => terminal.write(SHOW_CURSOR);
  }

  began(objects: readonly ObjectReference[]): void {
    this.naming = namingOf(objects);
    this.beginning = Date.now();
    objects.forEach((object) => this.rows.set(object, { outcome: { object, state: 'progressing', reason: 'Unknown', facts: [], elapsed: 0 }, changed: 0 }));
    this.terminal.write(HIDE_CURSOR);
    // Whatever ends the process leaves a terminal that can be typed in.
    process.once('exit', this.showCursor);
    this.terminal.on('resize', this.draw);
    this.ticking = setInterval(this.draw, PAUSES.longest);
    this.redraw();
  }

  changed(outcome: ObjectOutcome): void {
    this.changes += 1;
    this.rows.set(outcome.object, { outcome, changed: this.changes });
    this.pending ??= setTimeout(this.draw, PAUSES.shortest);
  }

  noted(note: string): void {
    this.erase();
    this.terminal.write(`note: ${note}\n`);
    if (this.ticking !== undefined) {
      this.redraw();
    }
  }

  dropped(): void {
    clearTimeout(this.pending);
    clearInterval(this.ticking);
    this.terminal.off('resize', this.draw);
    process.off('exit', this.showCursor);
    this.erase();
    this.showCursor();
  }

  ended(outcome: Outcome, givenUp?: string): void {
    this.dropped();
    this.terminal.write(`${report(outcome, givenUp).join('\n')}\n`);
  }

  private redraw(): void {
    clearTimeout(this.pending);
    this.pending = undefined;
    const lines = frame([...this.rows.values()], this.naming, this.terminal, Date.now() - this.beginning);
    this.erase();
    this.terminal.write(lines.map((line) => `${line}\n`).join(''));
    this.drawn = lines;
  }

  /** A terminal that has become narrower has broken the lines that were drawn. */
  private erase(): void {
    const { columns } = this.terminal;
    const height = this.drawn.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
    if (height > 0) {
      this.terminal.write(`\u001b[${height}A\r${ERASE_BELOW}`);
    }
    this.drawn = [];
  }
}
