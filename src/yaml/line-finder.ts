// The lines of places in a text, for a text of which few places are asked for.

/** The line of an offset, from 1. It counts from the place before: those that are asked for one after the other stand close together. */
export function lineFinder(text: string): (offset: number) => number {
  let [start, line] = [0, 1];
  return (offset) => {
    for (let end = text.indexOf('\n', start); end !== -1 && end < offset; end = text.indexOf('\n', start)) {
      start = end + 1;
      line += 1;
    }
    while (start > offset) {
      start = text.lastIndexOf('\n', start - 2) + 1;
      line -= 1;
    }
    return line;
  };
}
