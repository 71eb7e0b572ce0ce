// A table on a terminal that is redrawn in place, and replaced by the report at the end of the wait. It shows as many objects as fit,
// failures first.
import type { Display } from './display';
import { kindAndName, ObjectOutcome, Outcome, report, describe, elapsedText } from './report';
import { escapeHidden } from '../../../issues/hidden-characters';
import type { ObjectReference } from '../../cluster/cluster';
import { truncate } from '../../terminal/lines';
import { LiveRegion, Terminal } from '../../terminal/live-region';
import { alignColumns } from '../../terminal/table';

/** The shortest and longest time between two frames, in milliseconds. The first prevents flicker; the second keeps the elapsed times moving. */
const FRAME_INTERVALS = { shortest: 100, longest: 1_000 };

export class LiveDisplay implements Display {
  private readonly rows = new Map<ObjectReference, Row>();
  private startedAt = 0;
  private changes = 0;
  private redrawTimer?: NodeJS.Timeout;
  private ticker?: NodeJS.Timeout;
  private readonly region: LiveRegion;

  constructor(terminal: Terminal) {
    this.region = new LiveRegion(terminal, this.redraw);
  }

  begin(objects: readonly ObjectReference[]): void {
    this.startedAt = performance.now();
    objects.forEach((object) => this.rows.set(object, { outcome: { object, state: 'progressing', reason: 'Unknown', facts: [], elapsed: 0 }, lastChange: 0 }));
    this.region.begin();
    this.ticker = setInterval(this.redraw, FRAME_INTERVALS.longest);
    this.redraw();
  }

  update(outcome: ObjectOutcome): void {
    this.changes += 1;
    this.rows.set(outcome.object, { outcome, lastChange: this.changes });
    this.redrawTimer ??= setTimeout(this.redraw, FRAME_INTERVALS.shortest);
  }

  abort(): void {
    clearTimeout(this.redrawTimer);
    clearInterval(this.ticker);
    this.region.end();
  }

  finish(outcome: Outcome, givenUp?: string): void {
    this.abort();
    this.region.print(report(outcome, givenUp));
  }

  private readonly redraw = (): void => {
    clearTimeout(this.redrawTimer);
    this.redrawTimer = undefined;
    this.region.draw(renderFrame([...this.rows.values()], this.region.size, performance.now() - this.startedAt));
  };
}

/** The state of an object, and the number of its last change. */
export interface Row {
  readonly outcome: ObjectOutcome;
  readonly lastChange: number;
}

const MARKS: { readonly [State in ObjectOutcome['state']]: string } = { failed: '✗', progressing: '·', ready: '✓' };
const ORDER: readonly ObjectOutcome['state'][] = ['failed', 'progressing', 'ready'];

/**
 * The lines of a frame, cut to the size of the terminal.
 *
 * @param elapsed since the start of the wait, in milliseconds
 */
export function renderFrame(rows: readonly Row[], { columns, rows: height }: LiveRegion['size'], elapsed: number): string[] {
  const counts = ORDER.map((state) => rows.filter(({ outcome }) => outcome.state === state).length);
  // The last line of the terminal is for the cursor.
  const room = Math.max(0, height - 3);
  const shown = rows.length <= room ? sortRows(rows) : sortRows(rows).slice(0, Math.max(0, room - 1));
  const showNamespaces = new Set(rows.flatMap(({ outcome }) => outcome.object.namespace ?? [])).size > 1;
  const names = alignColumns(shown.map(({ outcome: { object } }) => [...showNamespaces ? [object.namespace ?? ''] : [], kindAndName(object)]));
  const width = Math.min(Math.max(0, ...names.map((name) => name.length)), Math.floor(columns / 2));
  const lines = shown.map(({ outcome }, index) => {
    const duration = elapsedText(outcome.state === 'ready' ? outcome.elapsed : elapsed).padStart(6);
    return `${MARKS[outcome.state]} ${truncate(names[index], width).padEnd(width)} ${duration}  ${escapeHidden(describe(outcome))}`;
  });
  const hidden = rows.length - shown.length;
  const [failed, , ready] = counts;
  const summary = `${ready} of ${rows.length} ready${failed > 0 ? `, ${failed} failed` : ''}, ${elapsedText(elapsed)}`;
  return [...lines, ...hidden > 0 && room > 0 ? [`  … and ${hidden} more`] : [], summary].map((line) => truncate(line, columns - 1));
}

/** Failed objects first, then those that are not ready, then ready ones; within each, the last change first. */
function sortRows(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => ORDER.indexOf(one.outcome.state) - ORDER.indexOf(other.outcome.state) || other.lastChange - one.lastChange);
}
