// The fields of changes, as a block of a comment. If they do not all fit, created and removed objects are named first, and then as many
// changed objects as fit are shown with their fields.
import { type Change, changedFields, changeHeading } from './change-lines';
import { escapeHidden } from '../../issues/hidden-characters';
import { groupBy } from '../../plain-data/plain-data';
import { pluralize } from '../terminal/lines';

/** How many characters the fields may take: a GitHub comment has 65,536 for all folders together. */
const MAX_CHARACTERS = 20_000;

/** How many of them the names of objects may take if not all fields fit. */
const MAX_NAMES = MAX_CHARACTERS / 2;

/** The lines of changes that are shown. */
type Listing = ReadonlyMap<Change, readonly string[]>;

/** The block, and how many objects it leaves out. */
export function fieldsListing(changes: readonly Change[]): string[] {
  const all = fitting(changes, MAX_CHARACTERS, withFields);
  if (all.size === changes.length) {
    return block([...all.values()].map((lines, index) => index > 0 ? ['', ...lines] : lines).flat());
  }
  const byWhat = groupBy(changes, ({ what }) => what);
  const [created, changed] = [byWhat.get('created') ?? [], byWhat.get('configured') ?? []];
  // Of a removed or a refused object, only the name is known.
  const others = changes.filter(({ what }) => what !== 'created' && what !== 'configured');
  const names = new Map([others, created].flatMap((each) => [...fitting(each, MAX_NAMES / 2, nameAlone)]));
  const shown = fitting([...changed, ...created], MAX_CHARACTERS - length(names), withFields);
  const lines = changes.flatMap((change) => [...shown.has(change) ? ['', ...shown.get(change)!, ''] : names.get(change) ?? []]);
  const unnamed = [...created, ...others].filter((each) => !names.has(each) && !shown.has(each)).length;
  const omitted = changed.length + created.length - shown.size;
  return [
    ...block(withoutDoubleBlanks(lines)),
    ...unnamed > 0 ? ['', `The names of ${pluralize(unnamed, 'more object')} do not fit.`] : [],
    ...omitted > 0 ? ['', `The fields of ${pluralize(omitted, shown.size > 0 ? 'more object' : 'object')} do not fit.`] : [],
  ];
}

/** As many of the changes as fit, in their order, without those at the beginning that do not fit by themselves. */
function fitting(changes: readonly Change[], room: number, linesOf: (change: Change) => readonly string[]): Listing {
  const found = new Map<Change, readonly string[]>();
  let left = room;
  for (const change of changes) {
    const lines = linesOf(change);
    const size = lengthOf(lines);
    if (size > left && found.size > 0) {
      break;
    }
    if (size <= left) {
      left -= size;
      found.set(change, lines);
    }
  }
  return found;
}

function withFields(change: Change): string[] {
  return changedFields(change).map(({ text }) => escapeLine(text));
}

function nameAlone(change: Change): string[] {
  return [escapeLine(changeHeading(change))];
}

function length(listing: Listing): number {
  return [...listing.values()].reduce((sum, lines) => sum + lengthOf(lines), 0);
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

function withoutDoubleBlanks(lines: readonly string[]): string[] {
  return lines.filter((line, index) => line !== '' || (index > 0 && index < lines.length - 1 && lines[index - 1] !== ''));
}

function block(lines: readonly string[]): string[] {
  const fence = '`'.repeat(Math.max(3, longestRun(lines.join('\n')) + 1));
  return lines.length === 0 ? [] : [`${fence}diff`, ...lines, fence];
}

function escapeLine(text: string): string {
  return text.split('\t').map(escapeHidden).join('\t');
}

/** The length of the longest run of backticks. */
export function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}
