// Data that objects of a fleet have in common but for a few texts: put together once, with holes for what each has of its own.
import { isMap } from './is-map';

/** What begins and ends a hole: letters and digits, so that a name with a hole in it is a name. */
const [START, END] = ['hole-be6d9588-', '-8859d6eb-end'];

const HOLE = new RegExp(`${START}([\\da-f]*)${END}`);

/** A text for a hole. */
export type Fill = (hole: string) => string;

/** For data without holes. */
export const NOTHING_TO_FILL: Fill = () => {
  throw new Error('there is a hole, and nothing to fill it with');
};

/** A part with holes, or nothing where there are none. */
type Part = ((fill: Fill) => unknown) | undefined;

/** The text that stands for a hole while data is put together, with what the hole is called. */
export function hole(name: string): string {
  return `${START}${Buffer.from(name).toString('hex')}${END}`;
}

/** Data with holes. What has none is the same in all that is made of it, and may not be changed. */
export class Pattern<Data> {
  private readonly part: Part;

  /** @param data what has the holes */
  public constructor(public readonly data: Data) {
    this.part = partOf(data);
  }

  /** Whether there is a hole in it. */
  public get hasHoles(): boolean {
    return this.part !== undefined;
  }

  /** The data with texts in its holes. */
  public filled(fill: Fill): Data {
    return this.part === undefined ? this.data : this.part(fill) as Data;
  }
}

function partOf(data: unknown): Part {
  if (typeof data === 'string') {
    return textPart(data);
  }
  if (Array.isArray(data)) {
    return listPart(data);
  }
  return isMap(data) && Object.getPrototypeOf(data) === Object.prototype ? mapPart(data) : undefined;
}

function textPart(text: string): Part {
  if (!text.includes(START)) {
    return undefined;
  }
  // Every other piece is what a hole is called.
  const [first, ...pieces] = text.split(HOLE).map((piece, index) => index % 2 === 1 ? Buffer.from(piece, 'hex').toString() : piece);
  if (pieces.length === 0) {
    return undefined;
  }
  return (fill) => pieces.reduce((result, piece, index) => result + (index % 2 === 0 ? fill(piece) : piece), first);
}

function listPart(items: readonly unknown[]): Part {
  const parts = items.map(partOf);
  if (parts.every((part) => part === undefined)) {
    return undefined;
  }
  return (fill) => parts.map((part, index) => part === undefined ? items[index] : part(fill));
}

function mapPart(fields: { readonly [field: string]: unknown }): Part {
  const parts = Object.entries(fields).flatMap(([field, value]) => {
    const part = partOf(value);
    return part === undefined ? [] : [{ field, part }];
  });
  if (parts.length === 0) {
    return undefined;
  }
  return (fill) => {
    const copy: { [field: string]: unknown } = { ...fields };
    for (const { field, part } of parts) {
      copy[field] = part(fill);
    }
    return copy;
  };
}
