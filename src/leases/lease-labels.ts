// The labels and annotations of a lease's machine, with the form of their values, by which the command and the policies of a pool recognize it.

const PREFIX = 'cdk8s-kubevirt/lease';

/** Labels of the machine, its instance and its pods. */
export const ID_LABEL = `${PREFIX}-id`;
export const SLUG_LABEL = `${PREFIX}-slug`;

/** The form of an id. */
export const LEASE_ID = /^lease-[0-9a-f]{12}$/;

/** The form of a slug, so short that the name of the machine is a valid host name. */
export const SLUG = /^[a-z]([-a-z0-9]{0,38}[a-z0-9])?$/;

/** An annotation of the machine, such as that of its `ttl-seconds`. */
export function leaseAnnotation(name: string): string {
  return `${PREFIX}-${name}`;
}
