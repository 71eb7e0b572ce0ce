// Finds spaces that YAML reads as letters. They come from web pages and word processors, and look like the usual space.

/** Of the blank characters, YAML knows only the space, the tab and the line breaks. */
const FOREIGN_SPACE = /[^\S \t\n\v\f\r\u2028\u2029]|\u200b/;

/** A space that YAML reads as a letter, and where it is. */
export interface ForeignSpace {
  readonly index: number;
  /** Such as `a no-break space (U+00A0)`. */
  readonly name: string;
}

/** The first such space in a text; undefined if there is none. */
export function foreignSpaceIn(text: string): ForeignSpace | undefined {
  const index = text.search(FOREIGN_SPACE);
  if (index === -1) {
    return undefined;
  }
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  return { index, name: `${code === '00A0' ? 'a no-break space' : 'an unusual space'} (U+${code})` };
}
