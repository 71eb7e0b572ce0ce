// The lines of places in a text, for a text of which few places are asked for.

/** The line of an offset, from 1. It counts from the place before: those that are asked for one after the other stand close together. */
export function lineFinder(text: string): (offset: number) => number {
  const endFrom = (start: number) => {
    const end = text.indexOf('\n', start);
    return end === -1 ? Infinity : end;
  };
  let [start, line] = [0, 1];
  // The end of the line is kept, since a text of one line may be very long.
  let end: number | undefined;
  return (offset) => {
    end ??= endFrom(0);
    while (end < offset) {
      start = end + 1;
      line += 1;
      end = endFrom(start);
    }
    while (start > offset) {
      end = start - 1;
      start = text.lastIndexOf('\n', end - 1) + 1;
      line -= 1;
    }
    return line;
  };
}
