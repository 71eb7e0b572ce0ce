// Kubernetes quantities, read as numbers.
import { table } from './plain-data';

const DECIMAL = ['n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E'];
/** The suffixes for powers of 1024. */
export const BINARY = ['Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];

/** The powers of ten and of 1024 that a suffix stands for. */
const SUFFIXES: { readonly [suffix: string]: readonly [ten: string, kibi: number] } = table({
  ...Object.fromEntries(DECIMAL.map((suffix, power) => [suffix, [`${3 * (power - DECIMAL.indexOf(''))}`, 0]])),
  ...Object.fromEntries(BINARY.map((suffix, power) => [suffix, ['0', power + 1]])),
});

const QUANTITY = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:([numkMGTPE]|[KMGTPE]i)|[eE]([+-]?\d+))?$/;

/** Exponents of more than three digits are not computed exactly: the number would not fit into memory. */
const COMPUTED = /^[+-]?\d{1,3}$/;

/** The number that a quantity stands for (bytes, or CPUs): the nearest one of JavaScript. Undefined if the text is no quantity. */
export function quantityValue(text: string | number): number | undefined {
  const parts = partsOf(text);
  // JavaScript reads a power of ten exactly, and would not multiply by it exactly.
  return parts && Number(`${parts.digits}e${parts.ten}`) * 1024 ** parts.kibi;
}

/** The first number of bytes that no quantity of Kubernetes stands for: what is more is counted as less. */
export const BEYOND_QUANTITIES = 2 ** 63;

/** A size with a unit as people write it, with or without a B and in any case: `10GB`, `10 GiB`, `10g`. */
const LOOSE_SIZE = /^(\d+(?:\.\d+)?)[ \t]*([kmgtpe])(i?)b?$/i;

/** The quantities above zero that a text may be meant for: `10G` and `10Gi` for `10GB`. None if it is like none. */
export function likelyQuantities(text: unknown): string[] {
  const [, digits, letter, isBinary] = typeof text === 'string' ? LOOSE_SIZE.exec(text) ?? [] : [];
  if (digits === undefined || Number(digits) === 0) {
    return [];
  }
  const unit = letter.toUpperCase();
  return [...isBinary ? [] : [`${digits}${unit === 'K' ? 'k' : unit}`], `${digits}${unit}i`];
}

/**
 * How many of Kubernetes' smallest amount (a billionth) a quantity stands for, exactly. A fraction of it is rounded up, as in Kubernetes.
 * Undefined if the text is no quantity that is 0 or more, or too large or small to compute.
 */
export function billionths(text: string | number): bigint | undefined {
  const parts = partsOf(text);
  if (parts === undefined || parts.digits.startsWith('-') || !COMPUTED.test(parts.ten)) {
    return undefined;
  }
  const { digits, ten, kibi } = parts;
  const [whole, fraction = ''] = digits.split('.');
  const power = Number(ten) + 9 - fraction.length;
  return divideUp(BigInt(whole + fraction) * 1024n ** BigInt(kibi) * 10n ** BigInt(Math.max(power, 0)), 10n ** BigInt(Math.max(-power, 0)));
}

/** Divides a number that is not negative, and rounds up. */
export function divideUp(amount: bigint, divisor: bigint): bigint {
  return (amount + divisor - 1n) / divisor;
}

/** A quantity as digits, which may have a fraction, times powers of ten and of 1024. */
interface Parts {
  readonly digits: string;
  readonly ten: string;
  readonly kibi: number;
}

function partsOf(text: string | number): Parts | undefined {
  const match = QUANTITY.exec(String(text));
  if (!match) {
    return undefined;
  }
  const [, digits, suffix = '', exponent] = match;
  const [ten, kibi] = SUFFIXES[suffix];
  return { digits, ten: exponent ?? ten, kibi };
}
