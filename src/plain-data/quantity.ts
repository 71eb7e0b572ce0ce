// Kubernetes quantities: read as numbers, and written in Kubernetes' canonical form.
import { scalarText, table } from './plain-data';

/** The suffixes for powers of 1000, from a billionth. */
const DECIMAL = ['n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E'];

/** The suffixes for powers of 1024. */
export const BINARY = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];

/** The powers of ten and of 1024 that a suffix stands for. */
const SUFFIXES: { readonly [suffix: string]: readonly [ten: string, kibi: number] } = table({
  ...Object.fromEntries(DECIMAL.map((suffix, power) => [suffix, [`${3 * (power - DECIMAL.indexOf(''))}`, 0]])),
  ...Object.fromEntries(BINARY.map((suffix, power) => [suffix, ['0', power]])),
});

const QUANTITY = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:([numkMGTPE]|[KMGTPE]i)|[eE]([+-]?\d+))?$/;

/** Exponents of more than three digits are not computed exactly: the number would not fit into memory. */
const SMALL_EXPONENT = /^[+-]?\d{1,3}$/;

/** The number that a quantity stands for (bytes, or CPUs), as the nearest JavaScript number. Undefined if the string is not a quantity. */
export function quantityValue(text: string | number): number | undefined {
  const parts = partsOf(text);
  // JavaScript parses a power of ten exactly, but does not multiply by it exactly.
  return parts && Number(`${parts.sign}${parts.digits}e${parts.ten}`) * 1024 ** parts.kibi;
}

/** The smallest number of bytes that a Kubernetes quantity cannot stand for: larger amounts are counted as less. */
export const QUANTITY_LIMIT = 2 ** 63;

/** A size with a unit as people write it, with or without a B and in any case: `10GB`, `10 GiB`, `10g`. */
const LOOSE_SIZE = /^[ \t]*(\d+(?:\.\d+)?)[ \t]*([kmgtpe])(i?)b?[ \t]*$/i;

/** The quantities above zero that a string may be meant for: `10G` and `10Gi` for `10GB`. Empty if it does not look like a size. */
export function similarQuantities(text: unknown): string[] {
  const [, digits, letter, isBinary] = typeof text === 'string' ? LOOSE_SIZE.exec(text) ?? [] : [];
  if (digits === undefined || Number(digits) === 0) {
    return [];
  }
  const unit = letter.toUpperCase();
  return [...isBinary ? [] : [`${digits}${unit === 'K' ? 'k' : unit}`], `${digits}${unit}i`];
}

/** How many of Kubernetes' smallest amount (a billionth) make one. */
const NANO = 10n ** 9n;

/**
 * How many of Kubernetes' smallest amount (a billionth) a quantity stands for, exactly. A fraction of it is rounded up, as in Kubernetes.
 * Undefined if the string is not a quantity of at least 0, or is too large or too small to compute.
 */
export function billionths(text: string | number): bigint | undefined {
  const parts = partsOf(text);
  return parts === undefined || parts.sign === '-' ? undefined : amountOf(parts);
}

/** Divides a number that is not negative, and rounds up. */
export function divideUp(amount: bigint, divisor: bigint): bigint {
  return (amount + divisor - 1n) / divisor;
}

/** Most quantities are canonical already: a number of up to three digits cannot be a multiple of the next unit. */
const CANONICAL = /^[1-9]\d{0,2}(?:[numkMGTPE]|[KMGTPE]i)?$/;

/**
 * A quantity as Kubernetes writes it: `1024Mi` is `1Gi`, `0.5` is `500m`, 2 is `2`. KubeVirt rewrites the quantities of a VirtualMachine
 * like this, and a GitOps tool that compares strings would report a difference. A string that is not a quantity is returned unchanged.
 */
export function canonicalQuantity(value: string | number): string {
  const text = String(value);
  if (CANONICAL.test(text)) {
    return text;
  }
  const parts = partsOf(text);
  const amount = parts && amountOf(parts);
  if (parts === undefined || amount === undefined) {
    return text;
  }
  return amount === 0n ? '0' : `${parts.sign.replace('+', '')}${formatAmount(amount, parts.suffix)}`;
}

/** Billionths in the kind of unit that they were written in. A small amount, or one with a fraction, never gets a binary unit. */
function formatAmount(amount: bigint, suffix: string | undefined): string {
  if (suffix?.endsWith('i') && amount % NANO === 0n && amount >= 1024n * NANO) {
    const [count, power] = toLargestUnit(amount / NANO, 1024n, BINARY.length - 1);
    return `${count}${BINARY[power]}`;
  }
  const [count, power] = toLargestUnit(amount, 1000n, DECIMAL.length - 1);
  const exponent = 3 * (power - DECIMAL.indexOf(''));
  const exponentText = exponent === 0 ? '' : `e${exponent}`;
  return `${count}${suffix === undefined ? exponentText : DECIMAL[power]}`;
}

/** The amount in the largest unit that holds it without a fraction. */
function toLargestUnit(amount: bigint, base: bigint, largest: number, power = 0): [count: bigint, power: number] {
  return amount % base === 0n && power < largest ? toLargestUnit(amount / base, base, largest, power + 1) : [amount, power];
}

/** A quantity as digits, which may have a fraction, times powers of ten and of 1024. */
interface Parts {
  readonly sign: string;
  readonly digits: string;
  /** Undefined if the quantity has an exponent instead. */
  readonly suffix?: string;
  readonly ten: string;
  readonly kibi: number;
}

function partsOf(text: string | number): Parts | undefined {
  const match = QUANTITY.exec(scalarText(text));
  if (!match) {
    return undefined;
  }
  const [, sign, digits, suffix = '', exponent] = match;
  const [ten, kibi] = SUFFIXES[suffix];
  return exponent === undefined ? { sign, digits, suffix, ten, kibi } : { sign, digits, ten: exponent, kibi };
}

/** The billionths of a quantity without its sign. Undefined if they are too many or too few to compute. */
function amountOf({ digits, ten, kibi }: Parts): bigint | undefined {
  if (!SMALL_EXPONENT.test(ten)) {
    return undefined;
  }
  const [whole, fraction = ''] = digits.split('.');
  const power = Number(ten) + 9 - fraction.length;
  return divideUp(BigInt(whole + fraction) * 1024n ** BigInt(kibi) * 10n ** BigInt(Math.max(power, 0)), 10n ** BigInt(Math.max(-power, 0)));
}
