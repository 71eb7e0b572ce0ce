// A lease as labels and annotations of its machine. Anybody who may change machines may change both, so they are only hints. Name and uid
// identify the machine, and the server records when it was created.
import { hasNameOf, machineName } from './names';
import { parseFlag } from './settings';
import { refuse, messageIssues } from '../../issues/issues';
import { ID_LABEL, leaseAnnotation, SLUG_LABEL } from '../../leases/lease-labels';
import { Duration } from '../command-line/duration';

/** The states of a lease: being created, ready, in use, or switched off with its disks kept. */
export const LEASE_STATES = ['provisioning', 'ready', 'running', 'retained'] as const;

export type LeaseState = typeof LEASE_STATES[number];

/** What to do with the machine of a lease that has ended. */
export type Release = 'delete' | 'stop';

/** The identity of a lease, which never changes. */
export interface LeaseIdentity {
  readonly id: string;
  readonly slug: string;
  /** The VirtualMachine's name. */
  readonly name: string;
  readonly namespace: string;
  /** The VirtualMachine's uid, once it exists. */
  readonly uid?: string;
}

/** A lease. Times are seconds since 1970. */
export interface Lease extends LeaseIdentity {
  readonly state: LeaseState;
  readonly isKept: boolean;
  readonly createdAt: number;
  readonly touchedAt: number;
  readonly idleTimeout: Duration;
  readonly ttl: Duration;
  readonly release: Release;
}

const MANAGED_BY = { 'app.kubernetes.io/managed-by': 'cdk8s-kubevirt' };

/** The labels of a lease's objects. */
export function leaseLabels({ id, slug }: Pick<Lease, 'id' | 'slug'>): { readonly [label: string]: string } {
  return { ...MANAGED_BY, [ID_LABEL]: id, [SLUG_LABEL]: slug };
}

/** The annotations on which clean-up decides and, for readers, when the lease expires. */
export function leaseAnnotations(lease: Omit<Lease, keyof LeaseIdentity>): { readonly [annotation: string]: string } {
  return {
    [leaseAnnotation('state')]: lease.state,
    [leaseAnnotation('keep')]: String(lease.isKept),
    [leaseAnnotation('created-at')]: String(lease.createdAt),
    [leaseAnnotation('last-touched-at')]: String(lease.touchedAt),
    [leaseAnnotation('idle-timeout-seconds')]: String(lease.idleTimeout),
    [leaseAnnotation('ttl-seconds')]: String(lease.ttl),
    [leaseAnnotation('expires-at')]: String(expiresAt(lease)),
    [leaseAnnotation('release')]: lease.release,
    [leaseAnnotation('target')]: 'linux',
  };
}

/** When a lease expires if it is not used before. */
export function expiresAt({ createdAt, touchedAt, idleTimeout, ttl }: Pick<Lease, 'createdAt' | 'touchedAt' | 'idleTimeout' | 'ttl'>): number {
  return Math.min(touchedAt + idleTimeout, createdAt + ttl);
}

/** Whether a machine belongs to a lease, by name and uid, or by name and label while the uid is unknown. */
export function isMachineOf({ name, id, uid }: Pick<LeaseIdentity, 'name' | 'id' | 'uid'>, { metadata }: any): boolean {
  return metadata.name === name && (uid === undefined ? identityOf(metadata).id === id : metadata.uid === uid);
}

/** Why a machine with the labels of a lease is not one: the name of a lease's machine combines its id and slug. */
export function identityMistake(metadata: any): string | undefined {
  const { id, slug, name } = identityOf(metadata);
  if (id === '' || slug === '') {
    return `label ${id === '' ? ID_LABEL : SLUG_LABEL}: is missing`;
  }
  return hasNameOf({ id, slug, name }) ? undefined : `name ${JSON.stringify(name)}: is not that of lease ${JSON.stringify(id)} with slug ${JSON.stringify(slug)}, which its labels name: that lease has ${JSON.stringify(machineName(id, slug))}`;
}

/** What to write for a duration. */
const DURATION = `seconds, at most ${Number.MAX_SAFE_INTEGER}`;

/**
 * The lease of a machine.
 *
 * @param source what the error calls the machine
 * @throws one error that lists every missing or invalid annotation
 */
export function leaseOf({ metadata }: any, source = machineSource(metadata)): Lease {
  const mistakes = identityMistakes(metadata);
  const readAnnotation = <T>(name: string, parse: (text: string) => T | undefined, write: string): T => {
    const written = metadata.annotations?.[leaseAnnotation(name)];
    const value = written === undefined ? undefined : parse(written);
    if (value === undefined) {
      mistakes.push(`annotation ${leaseAnnotation(name)}: ${written === undefined ? 'is missing' : JSON.stringify(written)}: write ${write}`);
    }
    return value as T;
  };
  // A larger number would be rounded when it is written back.
  const parseNumber = (text: string) => (/^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined);
  const parseChoice = <T extends string>(...choices: readonly T[]) => (text: string) => choices.find((each) => each === text);
  const lease = {
    ...identityOf(metadata),
    state: readAnnotation('state', parseChoice(...LEASE_STATES), `one of ${LEASE_STATES.join(', ')}`),
    isKept: readAnnotation('keep', parseFlag, 'true or false'),
    createdAt: readAnnotation('created-at', parseNumber, 'seconds since 1970'),
    touchedAt: readAnnotation('last-touched-at', parseNumber, 'seconds since 1970'),
    idleTimeout: readAnnotation('idle-timeout-seconds', parseNumber, DURATION),
    ttl: readAnnotation('ttl-seconds', parseNumber, DURATION),
    release: readAnnotation('release', parseChoice<Release>('delete', 'stop'), 'delete or stop'),
  };
  refuse(messageIssues(mistakes), source);
  return lease;
}

/**
 * The identity of a machine that has to be a lease, whatever its annotations are.
 *
 * @throws if somebody has changed its labels
 */
export function leaseIdentityOf({ metadata }: any): LeaseIdentity {
  refuse(messageIssues(identityMistakes(metadata)), machineSource(metadata));
  return identityOf(metadata);
}

function identityMistakes(metadata: any): string[] {
  const mistake = identityMistake(metadata);
  return mistake === undefined ? [] : [`${mistake}: undo that, or take another lease`];
}

function machineSource({ name }: any): string {
  return `machine ${JSON.stringify(name)}`;
}

/** The identity of a machine's lease. */
export function identityOf({ name, namespace, uid, labels }: any): LeaseIdentity {
  return { id: labels?.[ID_LABEL] ?? '', slug: labels?.[SLUG_LABEL] ?? '', name, namespace, uid };
}
