// Kubernetes quantities as sizes of cdk8s.
import { Size } from 'cdk8s';
import { quantityValue } from './quantity';

/** The size that a quantity of bytes stands for. */
export function sizeOf(text: string | number): Size {
  return Size.kibibytes(quantityValue(text)! / 1024);
}
