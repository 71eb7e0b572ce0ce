// Sizes of cdk8s as Kubernetes quantities, and back.
import { Size, SizeRoundingBehavior } from 'cdk8s';
import { BINARY, QUANTITY_LIMIT, quantityValue } from './quantity';

/** Whether a value is a size, of whichever cdk8s the program has. */
export function isSize(value: unknown): value is Size {
  return typeof (value as Size | null | undefined)?.toKibibytes === 'function';
}

/** A size as Kubernetes writes it, in the largest unit that holds it without a fraction: `20Gi`, `1536Mi`. */
export function quantity(size: Size): string {
  let amount = kibibytes(size);
  let unit = BINARY.indexOf('Ki');
  while (amount !== 0 && amount % 1024 === 0 && unit < BINARY.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${amount}${BINARY[unit]}`;
}

/** The whole kibibytes that hold a size: 2.3 GiB is not a whole number of them, and Kubernetes rounds up too. */
export function kibibytes(size: Size): number {
  return Math.ceil(size.toKibibytes({ rounding: SizeRoundingBehavior.NONE }));
}

/** Whether a size is too large for Kubernetes to count its bytes. */
export function exceedsQuantityLimit(size: Size): boolean {
  return kibibytes(size) >= QUANTITY_LIMIT / 1024;
}

/** The size that a quantity of bytes stands for. */
export function sizeOf(text: string | number): Size {
  return Size.kibibytes(quantityValue(text)! / 1024);
}
