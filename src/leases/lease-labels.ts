// The labels and annotations of a lease's machine, by which the command and the policies of a pool recognize it.

const PREFIX = 'cdk8s-kubevirt/lease';

/** Labels of the machine, its instance and its pods. */
export const ID_LABEL = `${PREFIX}-id`;
export const SLUG_LABEL = `${PREFIX}-slug`;

/** An annotation of the machine, such as that of its `ttl-seconds`. */
export function leaseAnnotation(name: string): string {
  return `${PREFIX}-${name}`;
}
