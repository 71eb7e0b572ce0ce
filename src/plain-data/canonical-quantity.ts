// A quantity in Kubernetes' canonical form. KubeVirt rewrites the quantities of a VirtualMachine in this form, and a GitOps tool that
// compares texts would report a difference.
const DECIMAL = ['n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E'];
const BINARY = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];
const EXPONENT = /^[eE][+-]?\d+$/;

/** Exponents of more than three digits are not computed: the number would not fit into memory. */
const QUANTITY = /^([+-]?)(\d*)(?:\.(\d*))?([numkMGTPE]?|[KMGTPE]i|[eE][+-]?\d{1,3})$/;

/** Most quantities are canonical already: a number of up to three digits cannot be a multiple of the next unit. */
const CANONICAL = /^[1-9]\d{0,2}(?:[numkMGTPE]|[KMGTPE]i)?$/;

/** How many of Kubernetes' smallest amount (a billionth) make one. */
const NANO = 10n ** 9n;

/** A quantity as Kubernetes writes it: `1024Mi` is `1Gi`, `0.5` is `500m`, 2 is `2`. A text that is no quantity is returned as it is. */
export function canonicalQuantity(value: string | number): string {
  const given = String(value);
  if (CANONICAL.test(given)) {
    return given;
  }
  const [text, sign, whole, fraction = '', unit] = QUANTITY.exec(given) ?? [given, '', '', '', ''];
  if (whole + fraction === '') {
    return text;
  }
  const [numerator, denominator] = factor(unit);
  const divisor = denominator * 10n ** BigInt(fraction.length);
  // Kubernetes rounds fractions of its smallest amount up.
  const nanos = (BigInt(whole + fraction) * numerator + divisor - 1n) / divisor;
  return nanos === 0n ? '0' : `${sign.replace('+', '')}${formatAmount(nanos, unit)}`;
}

/** The billionths in one of a unit, as a fraction. */
function factor(unit: string): [numerator: bigint, denominator: bigint] {
  if (EXPONENT.test(unit)) {
    const exponent = BigInt(unit.slice(1));
    return exponent < 0n ? [NANO, 10n ** -exponent] : [NANO * 10n ** exponent, 1n];
  }
  const power = DECIMAL.indexOf(unit);
  return [power < 0 ? NANO * 1024n ** BigInt(BINARY.indexOf(unit)) : 1000n ** BigInt(power), 1n];
}

/** An amount in the kind of unit that it was written in. A small amount, or one with a fraction, never gets a binary unit. */
function formatAmount(nanos: bigint, unit: string): string {
  if (unit.endsWith('i') && nanos % NANO === 0n && nanos >= 1024n * NANO) {
    const [amount, power] = toLargestUnit(nanos / NANO, 1024n, BINARY.length - 1);
    return `${amount}${BINARY[power]}`;
  }
  const [amount, power] = toLargestUnit(nanos, 1000n, DECIMAL.length - 1);
  const exponent = 3 * (power - DECIMAL.indexOf(''));
  const exponentText = exponent === 0 ? '' : `e${exponent}`;
  return `${amount}${EXPONENT.test(unit) ? exponentText : DECIMAL[power]}`;
}

/** The amount in the largest unit that holds it without a fraction. */
function toLargestUnit(amount: bigint, base: bigint, largest: number, power = 0): [amount: bigint, power: number] {
  return amount % base === 0n && power < largest ? toLargestUnit(amount / base, base, largest, power + 1) : [amount, power];
}
