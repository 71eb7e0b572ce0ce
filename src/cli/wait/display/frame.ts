// What a live table shows at a moment: as many objects as fit, those first that somebody has to look after.
import { Naming, saying, time } from './text';
import { escaped } from '../../../issues/hidden-characters';
import { shortened } from '../../terminal/lines';
import type { ObjectOutcome } from '../outcome';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** What is shown of an object, and when that came about. */
export interface Row {
  readonly outcome: ObjectOutcome;
  readonly changed: number;
}

const MARKS: { readonly [State in ObjectOutcome['state']]: string } = { failed: '✗', progressing: '·', ready: '✓' };
const ORDER: readonly ObjectOutcome['state'][] = ['failed', 'progressing', 'ready'];

/**
 * The lines of a table, none longer or more than fits.
 *
 * @param elapsed how long the wait has been going on, in milliseconds
 */
export function frame(rows: readonly Row[], naming: Naming, { columns, rows: height }: Size, elapsed: number): string[] {
  const counts = ORDER.map((state) => rows.filter(({ outcome }) => outcome.state === state).length);
  // The last line of a terminal is where the cursor rests.
  const room = Math.max(0, height - 3);
  const shown = rows.length <= room ? inOrder(rows) : inOrder(rows).slice(0, Math.max(0, room - 1));
  const names = shown.map(({ outcome }) => escaped(naming(outcome.object)));
  const width = Math.min(Math.max(0, ...names.map((name) => name.length)), Math.floor(columns / 2));
  const lines = shown.map(({ outcome }, index) => {
    const elapsedOfOne = time(outcome.state === 'ready' ? outcome.elapsed : elapsed).padStart(6);
    return `${MARKS[outcome.state]} ${shortened(names[index], width).padEnd(width)} ${elapsedOfOne}  ${escaped(saying(outcome))}`;
  });
  const hidden = rows.length - shown.length;
  const [failed, , ready] = counts;
  const summary = `${ready} of ${rows.length} ready${failed > 0 ? `, ${failed} failed` : ''}, ${time(elapsed)}`;
  return [...lines, ...hidden > 0 && room > 0 ? [`  … and ${hidden} more`] : [], summary].map((line) => shortened(line, columns - 1));
}

/** What has failed, then what has changed last, then what is ready. */
function inOrder(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => ORDER.indexOf(one.outcome.state) - ORDER.indexOf(other.outcome.state) || other.changed - one.changed);
}
