// Who took a lease, as an annotation: a hint for people. Anybody who may change machines can write it.
import { hostname, userInfo } from 'os';
import { leaseAnnotation } from '../../leases/lease-labels';
import { textOf } from '../../plain-data/plain-data';

const OWNER = leaseAnnotation('owner');

/** The manifest of a machine with the user and the computer that take it. */
export function withOwner(machine: any): any {
  const { metadata } = machine;
  return { ...machine, metadata: { ...metadata, annotations: { ...metadata.annotations, [OWNER]: `${userName()}@${hostname()}` } } };
}

/** How messages call the owner of a lease of which this user has no record. */
export function ownerText({ metadata }: any): string {
  const owner = textOf(metadata.annotations?.[OWNER]);
  return `another user, or with another kubeconfig, context or computer${owner === '' ? '' : ` (${owner})`}`;
}

/** The user of a container may have a number only. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
