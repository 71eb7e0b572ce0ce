// Takes a lease: from a template to a guest that its user can log in to. The claim comes first and the machine says that it is being
// made, so that whatever interrupts this, the next one and clean-up see what is to be undone.
import type { HeldClaim } from './claims';
import { finishAbandoned } from './clean-up';
import { LeaseContext, until } from './context';
import { Deadlines, startGuest } from './guest-start';
import { inUse, leave } from './in-use';
import { makeKey, ownPublicKey } from './keys';
import { identityOf, Lease } from './lease';
import { leasesOf, SlugTaken } from './lease-machines';
import { LONGEST_REQUEST, mayCome, requested } from './machine-request';
import { machineName, newId, newSlug } from './names';
import { hint } from './scope';
import type { LeaseSettings } from './settings';
import { claimedTarget } from './target';
import { GuestAccess, leaseObjects } from './template';
import { errorLines, IssueError, wordedIssues } from '../../issues/issues';
import type { Document } from '../manifests/documents';
import { printMessages } from '../terminal/print';

export interface WarmUpOptions {
  readonly slug?: string;
  /** Whether clean-up is to leave the lease alone. */
  readonly isKept: boolean;
  readonly deadlines: Deadlines;
}

/** Settings that say how a lease is made. */
export type WarmUpSettings = LeaseSettings & Required<Pick<LeaseSettings, 'template' | 'sshUser'>>;

/** What a key looks like that is not made yet. */
const SOME_KEY = `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5${'A'.repeat(48)}`;

/** How long it may take to undo what was made, in milliseconds. */
const UNDOING = 60_000;

/**
 * Takes a lease; where nobody chose the slug, it is one that nobody else takes at the same moment.
 *
 * @throws where the slug is taken, or the guest cannot be worked in within its deadlines; nothing is left then
 */
export async function warmUp(context: LeaseContext, template: Document, options: WarmUpOptions): Promise<Lease> {
  await finishAbandoned(context);
  for (;;) {
    try {
      return await take(context, template, options);
    } catch (error) {
      if (!(error instanceof SlugTaken) || options.slug !== undefined) {
        throw error;
      }
    }
  }
}

async function take(context: LeaseContext, template: Document, options: WarmUpOptions): Promise<Lease> {
  const settings = context.settings as WarmUpSettings;
  const { claims, machines, signal } = context;
  const asked = newLease(settings, options, { taken: leasesOf(await machines.list()), at: machines.now() });
  const { id, slug, name } = asked;
  const access = { user: settings.sshUser, port: settings.sshPort, key: settings.sshKey };
  const held = claims.add({ id, slug, name, cluster: context.cluster, workRoot: settings.workRoot, ...access });
  printMessages(`lease ${slug}: claimed as ${id}`);
  try {
    const publicKey = settings.sshKey === undefined ? await makeKey(claims.keyFolder(asked)) : ownPublicKey(settings);
    const { machine, secrets } = leaseObjects(template, asked, guestAccess(settings, publicKey));
    signal.throwIfAborted();
    printMessages(`lease ${slug}: its key is there`);
    // Whether a request that is broken off was heard, nobody knows.
    const { machines: making } = until(context, AbortSignal.timeout(LONGEST_REQUEST));
    const created = await requested(held, machines.now(), () => making.create(machine));
    const lease = { ...asked, uid: created.metadata.uid };
    printMessages(`lease ${slug}: machine ${name} is there`);
    await making.createSecrets(created, secrets);
    printMessages(`lease ${slug}: its Secrets are there`);
    const login = { target: claimedTarget(context, lease, access), within: options.deadlines.ssh };
    const { knownHostsFile } = login.target;
    await inUse(context, lease, 'provisioning', () => startGuest(context, lease, { start: options.deadlines.start, knownHostsFile, login }));
    printMessages(`lease ${slug}: its guest lets ${access.user} in`);
    const taken = await leave(context, lease);
    held.note({ isHandedOver: true });
    held.release();
    return taken;
  } catch (error) {
    await undo(until(context, AbortSignal.timeout(UNDOING)), held).catch((reason: Error) => {
      held.release();
      const leftover = `lease ${slug}: what was made of it is not undone: ${reason.message}: run \`${hint(settings, 'cleanup')}\` later`;
      throw new IssueError(wordedIssues([...errorLines(error as Error), leftover]), { cause: error });
    });
    throw error;
  }
}

/**
 * Looks whether a lease could be made of the template, before anything is asked of a cluster.
 *
 * @throws one error that lists all that is wrong
 */
export function checkTemplate(settings: WarmUpSettings, template: Document): void {
  const publicKey = settings.sshKey === undefined ? SOME_KEY : ownPublicKey(settings);
  leaseObjects(template, newLease(settings, { isKept: false }, { taken: [], at: 0 }), guestAccess(settings, publicKey));
}

/** What leases there are, and the server's time, in seconds since 1970. */
interface Moment {
  readonly taken: readonly any[];
  readonly at: number;
}

function newLease(settings: LeaseSettings, { slug: wanted, isKept }: Pick<WarmUpOptions, 'slug' | 'isKept'>, { taken, at }: Moment): Lease {
  const by = new Map(taken.map((machine) => [identityOf(machine.metadata).slug, machine]));
  if (wanted !== undefined && by.has(wanted)) {
    throw new SlugTaken(wanted, by.get(wanted));
  }
  const slug = wanted ?? freeSlug(by);
  const id = newId();
  const { namespace, idleTimeout, ttl, deleteOnRelease } = settings;
  const release = deleteOnRelease ? 'delete' : 'stop';
  return { id, slug, name: machineName(id, slug), namespace, state: 'provisioning', isKept, createdAt: at, touchedAt: at, idleTimeout, ttl, release };
}

function freeSlug(taken: ReadonlyMap<string, unknown>): string {
  const slug = newSlug();
  return taken.has(slug) ? freeSlug(taken) : slug;
}

function guestAccess({ sshUser: user, sshPort: port, sshKey }: WarmUpSettings, publicKey: string): GuestAccess {
  return { user, port, publicKey, isOwnKey: sshKey === undefined };
}

async function undo({ machines }: LeaseContext, held: HeldClaim): Promise<void> {
  const machine = await machines.find(held.claim);
  await (machine && machines.delete(machine));
  if (machine === undefined && mayCome(held.claim, machines.now())) {
    throw new Error('its machine was asked for without an answer, and may still come');
  }
  held.remove();
}
