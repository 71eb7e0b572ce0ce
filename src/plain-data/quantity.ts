// Kubernetes quantities: written from cdk8s sizes, and read back as numbers.
import type { Size } from 'cdk8s';
import { table } from './plain-data';

const DECIMAL = ['n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E'];
const BINARY = ['Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];

const FACTORS: { readonly [suffix: string]: number } = table({
  ...Object.fromEntries(DECIMAL.map((suffix, power) => [suffix, 1000 ** (power - DECIMAL.indexOf(''))])),
  ...Object.fromEntries(BINARY.map((suffix, power) => [suffix, 1024 ** (power + 1)])),
});

const QUANTITY = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:([numkMGTPE]|[KMGTPE]i)|[eE]([+-]?\d+))?$/;

/**
 * A size as Kubernetes writes it, in the largest unit that holds it without a fraction: `20Gi`, `1536Mi`.
 */
export function quantity(size: Size): string {
  let amount = size.toKibibytes();
  let unit = 0;
  while (amount !== 0 && amount % 1024 === 0 && unit < BINARY.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${amount}${BINARY[unit]}`;
}

/** The number that a quantity stands for (bytes, or CPUs); undefined if the text is no quantity. */
export function quantityValue(text: string | number): number | undefined {
  const match = QUANTITY.exec(String(text));
  if (!match) {
    return undefined;
  }
  const [, digits, suffix = '', exponent = '0'] = match;
  return Number(digits) * FACTORS[suffix] * 10 ** Number(exponent);
}
