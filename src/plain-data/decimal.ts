// Decimal numbers in strings. JavaScript accepts other forms, such as 0x10, and reads an empty string as 0.

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** The number that a string is; NaN if it is not a decimal one. */
export function decimalNumber(text: string): number {
  return DECIMAL.test(text) ? Number(text) : NaN;
}
