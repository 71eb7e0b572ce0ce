// A lease as its machine tells it, in labels and annotations. Whoever may change machines can write both, so they are hints: which
// machine it is, its name and uid say, and when it was made, the server.
import { isNamedFor, machineName } from './names';
import { flag } from './setting-values';
import { refuse, wordedIssues } from '../../issues/issues';
import { Duration } from '../command-line/duration';

/** What a lease is going through: it is made, in somebody's hands, at work, or switched off with its disks kept. */
export const LEASE_STATES = ['provisioning', 'ready', 'running', 'retained'] as const;

export type LeaseState = typeof LEASE_STATES[number];

/** What becomes of a machine that nobody needs any more. */
export type Release = 'delete' | 'stop';

/** Who a lease is, from its first moment to its last. */
export interface LeaseIdentity {
  readonly id: string;
  readonly slug: string;
  /** Of the VirtualMachine. */
  readonly name: string;
  readonly namespace: string;
  /** Of the VirtualMachine, once there is one. */
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

const PREFIX = 'cdk8s-kubevirt/lease';

/** Labels of the machine, its instance and its pods. */
export const ID_LABEL = `${PREFIX}-id`;
export const SLUG_LABEL = `${PREFIX}-slug`;
const MANAGED_BY = { 'app.kubernetes.io/managed-by': 'cdk8s-kubevirt' };

const annotation = (name: string) => `${PREFIX}-${name}`;

/** What tells a lease's objects from others. */
export function leaseLabels({ id, slug }: Pick<Lease, 'id' | 'slug'>): { readonly [label: string]: string } {
  return { ...MANAGED_BY, [ID_LABEL]: id, [SLUG_LABEL]: slug };
}

/** What clean-up decides by, and when it will at the earliest, for those who look at the machine. */
export function leaseAnnotations(lease: Omit<Lease, keyof LeaseIdentity>): { readonly [annotation: string]: string } {
  return {
    [annotation('state')]: lease.state,
    [annotation('keep')]: String(lease.isKept),
    [annotation('created-at')]: String(lease.createdAt),
    [annotation('last-touched-at')]: String(lease.touchedAt),
    [annotation('idle-timeout-seconds')]: String(lease.idleTimeout),
    [annotation('ttl-seconds')]: String(lease.ttl),
    [annotation('expires-at')]: String(expiresAt(lease)),
    [annotation('release')]: lease.release,
    [annotation('target')]: 'linux',
  };
}

/** When a lease is over that nobody uses until then. */
export function expiresAt({ createdAt, touchedAt, idleTimeout, ttl }: Pick<Lease, 'createdAt' | 'touchedAt' | 'idleTimeout' | 'ttl'>): number {
  return Math.min(touchedAt + idleTimeout, createdAt + ttl);
}

/** Whether a machine is the one that is meant: by its name and uid; its label counts only until the uid is known. */
export function isMachineOf({ name, id, uid }: Pick<LeaseIdentity, 'name' | 'id' | 'uid'>, { metadata }: any): boolean {
  return metadata.name === name && (uid === undefined ? identityOf(metadata).id === id : metadata.uid === uid);
}

/** Why a machine with labels of a lease is none: a lease's name is made of its id and slug. */
export function* identityMistakes(metadata: any): Iterable<string> {
  const { id, slug, name } = identityOf(metadata);
  if (id === '' || slug === '') {
    yield `label ${id === '' ? ID_LABEL : SLUG_LABEL}: is missing`;
  } else if (!isNamedFor({ id, slug, name })) {
    yield `name ${JSON.stringify(name)}: is not that of lease ${JSON.stringify(id)} with slug ${JSON.stringify(slug)}, as its labels say, which would be ${JSON.stringify(machineName(id, slug))}`;
  }
}

/**
 * The lease of a machine.
 *
 * @throws one error that lists what says nothing, or something else: somebody has changed it, and nothing is decided by guessing
 */
export function leaseOf({ metadata }: any): Lease {
  const mistakes = [...identityMistakes(metadata)];
  const read = <T>(name: string, means: (text: string) => T | undefined, write: string): T => {
    const written = metadata.annotations?.[annotation(name)];
    const value = written === undefined ? undefined : means(written);
    if (value === undefined) {
      mistakes.push(`annotation ${annotation(name)}: ${written === undefined ? 'is missing' : JSON.stringify(written)}: write ${write}`);
    }
    return value as T;
  };
  const number = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : undefined);
  const choice = <T extends string>(...choices: readonly T[]) => (text: string) => choices.find((each) => each === text);
  const lease = {
    ...identityOf(metadata),
    state: read('state', choice(...LEASE_STATES), `one of ${LEASE_STATES.join(', ')}`),
    isKept: read('keep', flag, 'true or false'),
    createdAt: read('created-at', number, 'seconds since 1970'),
    touchedAt: read('last-touched-at', number, 'seconds since 1970'),
    idleTimeout: read('idle-timeout-seconds', number, 'seconds'),
    ttl: read('ttl-seconds', number, 'seconds'),
    release: read('release', choice<Release>('delete', 'stop'), 'delete or stop'),
  };
  refuse(wordedIssues(mistakes));
  return lease;
}

/** Whose machine it is. */
export function identityOf({ name, namespace, uid, labels }: any): LeaseIdentity {
  return { id: labels?.[ID_LABEL] ?? '', slug: labels?.[SLUG_LABEL] ?? '', name, namespace, uid };
}
