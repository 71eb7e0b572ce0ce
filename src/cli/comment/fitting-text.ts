// A report that is too long for a comment loses the listings that are collapsed in it, and only then the last lines of its longest parts, so
// that what each part says first, such as the objects that it deletes, stays.
import { pluralize } from '../terminal/lines';

/** The room for what is said about the text that is left out. */
const NOTE_LENGTH = 200;

const LISTING = '\n<details>';
const LISTING_END = '\n</details>\n';

/**
 * @param text Markdown, whose parts begin with a heading of the third level
 * @param whole where the whole text is
 */
export function fitText(text: string, maxLength: number, whole: string): string {
  if (text.length <= maxLength) {
    return text;
  }
  const parts = text.split(/^(?=### )/m);
  const room = maxLength - NOTE_LENGTH - whole.length;
  const brief = parts.map(withoutListing);
  const share = shareOf(brief.map(({ length }) => length), room);
  const cut = brief.map((part) => firstLines(part, share));
  let left = room - cut.join('').length;
  const kept = cut.map((part, index) => {
    const more = parts[index].length - part.length;
    const fits = part === brief[index] && more <= left;
    left -= fits ? more : 0;
    return fits ? parts[index] : part;
  });
  const shortened = kept.filter((part, index) => part !== parts[index]).length;
  return `${kept.join('')}\n${shortened} of ${pluralize(parts.length, 'part')} ${shortened === 1 ? 'does' : 'do'} not fit entirely: see ${whole}.\n`;
}

/** A part without what is collapsed at its end. */
function withoutListing(part: string): string {
  const start = part.indexOf(LISTING);
  const end = part.lastIndexOf(LISTING_END);
  return start === -1 || end < start ? part : part.slice(0, start) + part.slice(end + LISTING_END.length);
}

/** The most characters that each part may have, so that all of them fit: short parts leave their room to longer ones. */
function shareOf(lengths: readonly number[], room: number): number {
  const ascending = [...lengths].sort((one, other) => one - other);
  let left = room;
  for (const [index, length] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - index));
    if (length > share) {
      return share;
    }
    left -= length;
  }
  return Infinity;
}

/** As many lines of a part as fit, and how many do not. Nothing if not even its heading fits. */
function firstLines(part: string, maxLength: number): string {
  if (part.length <= maxLength) {
    return part;
  }
  const lines = part.trimEnd().split('\n');
  let left = maxLength - '- and 1000000 more lines\n\n'.length;
  const first = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return first < 1 ? '' : `${lines.slice(0, first).join('\n')}\n- and ${pluralize(lines.length - first, 'more line')}\n\n`;
}
