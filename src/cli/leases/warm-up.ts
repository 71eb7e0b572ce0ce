// Takes a lease: from a template to a guest that its user can log in to. The record is written first, and the machine is marked as being
// created, so the next command or clean-up can undo an interrupted attempt.
import { finishAbandoned } from './clean-up';
import { commandFor, LeaseContext } from './context';
import { createSecrets } from './guest-secrets';
import { Deadlines, startGuest } from './guest-start';
import { identityOf, Lease } from './lease';
import { LeaseMachines, leasesOf, SlugTaken } from './lease-machines';
import type { HeldRecord } from './lease-records';
import type { GuestAccess } from './login-issues';
import { REQUEST_TIMEOUT, mayStillAppear, recordRequest } from './machine-request';
import { machineName, newId, newSlug } from './names';
import { withOwner } from './owner';
import type { LeaseSettings } from './settings';
import { ownTarget, makeKey, ownPublicKey, tunnelProgram } from './ssh-access';
import { leaseObjects } from './template';
import { whileInUse, markReady } from './use-lease';
import { errorLines, IssueError, messageIssues } from '../../issues/issues';
import { timeoutSignal } from '../command-line/cancellation';
import type { Document } from '../manifests/documents';
import { printMessages } from '../terminal/print';

interface WarmUpOptions {
  readonly slug?: string;
  /** Whether clean-up skips the lease. */
  readonly isKept: boolean;
  readonly deadlines: Deadlines;
}

/** Settings for creating a lease. */
export type WarmUpSettings = LeaseSettings & Required<Pick<LeaseSettings, 'template' | 'sshUser'>>;

/** A placeholder for a key that does not exist yet. */
const SAMPLE_KEY = `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5${'A'.repeat(48)}`;

/** How long the undo of a failed attempt may take, in milliseconds. */
const UNDO_TIMEOUT = 60_000;

/**
 * Takes a lease. Without a given slug, retries with another one if somebody takes the slug at the same time.
 *
 * @throws if the given slug is taken, or the guest is not ready within its deadlines; everything is undone then
 */
export async function warmUp(context: LeaseContext, template: Document, options: WarmUpOptions): Promise<Lease> {
  // Fails before a machine is created in vain.
  tunnelProgram(context);
  await finishAbandoned(context);
  for (;;) {
    try {
      return await takeLease(context, template, options);
    } catch (error) {
      if (!(error instanceof SlugTaken) || options.slug !== undefined) {
        throw error;
      }
    }
  }
}

async function takeLease(context: LeaseContext, template: Document, options: WarmUpOptions): Promise<Lease> {
  const settings = context.settings as WarmUpSettings;
  const { records, machines } = context;
  const requested = newLease(settings, options, { taken: leasesOf(await machines.list()), at: machines.now() });
  const { id, slug, name } = requested;
  const access = { user: settings.sshUser, port: settings.sshPort, key: settings.sshKey };
  const held = records.add({ id, slug, name, cluster: context.clusterIdentity, workRoot: settings.workRoot, ...access });
  printMessages(`lease ${slug}: taken as ${id}`);
  try {
    const publicKey = settings.sshKey === undefined ? await makeKey(records.keyFolder(requested)) : ownPublicKey(settings);
    const { machine, secrets } = leaseObjects(template, requested, guestAccess(settings, publicKey));
    machines.signal.throwIfAborted();
    printMessages(`lease ${slug}: key ready`);
    // Ctrl-C does not abort this, since it would be unknown whether the request took effect.
    const creating = machines.until(timeoutSignal(REQUEST_TIMEOUT));
    const created = await recordRequest(held, machines.now(), () => creating.create(withOwner(machine)));
    const lease = { ...requested, uid: created.metadata.uid };
    printMessages(`lease ${slug}: machine ${name} created`);
    await createSecrets(creating, created, secrets);
    printMessages(`lease ${slug}: Secrets created`);
    const { startTimeout, sshTimeout } = options.deadlines;
    const target = ownTarget(context, lease, access);
    const start = { startTimeout, knownHostsFile: target.knownHostsFile, login: { target, within: sshTimeout } };
    const patient = machines.retrying(startTimeout);
    await whileInUse(patient, lease, 'provisioning', () => startGuest(patient, lease, start));
    printMessages(`lease ${slug}: ${access.user} can log in`);
    const taken = await markReady(patient, lease);
    held.update({ isHandedOver: true });
    held.release();
    return taken;
  } catch (error) {
    await undo(machines.until(timeoutSignal(UNDO_TIMEOUT)), held).catch((reason: Error) => {
      held.release();
      const leftover = `lease ${slug}: what was created for it remains: ${reason.message}: run \`${commandFor(settings, 'cleanup')}\` later`;
      throw new IssueError(messageIssues([...errorLines(error), leftover]), { cause: error });
    });
    throw error;
  }
}

/**
 * Checks whether a lease could be created from the template, without a cluster.
 *
 * @returns its machine
 * @throws one error that lists every mistake
 */
export function checkTemplate(settings: WarmUpSettings, template: Document): any {
  const publicKey = settings.sshKey === undefined ? SAMPLE_KEY : ownPublicKey(settings);
  return leaseObjects(template, newLease(settings, { isKept: false }, { taken: [], at: 0 }), guestAccess(settings, publicKey)).machine;
}

/** The existing leases, and the server's time, in seconds since 1970. */
interface NamespaceState {
  readonly taken: readonly any[];
  readonly at: number;
}

function newLease(settings: LeaseSettings, { slug: wanted, isKept }: Pick<WarmUpOptions, 'slug' | 'isKept'>, { taken, at }: NamespaceState): Lease {
  const bySlug = new Map(taken.map((machine) => [identityOf(machine.metadata).slug, machine]));
  if (wanted !== undefined && bySlug.has(wanted)) {
    throw new SlugTaken(wanted, bySlug.get(wanted));
  }
  const slug = wanted ?? newSlug(bySlug);
  const id = newId();
  const { namespace, idleTimeout, ttl, deleteOnRelease } = settings;
  const release = deleteOnRelease ? 'delete' : 'stop';
  return { id, slug, name: machineName(id, slug), namespace, state: 'provisioning', isKept, createdAt: at, touchedAt: at, idleTimeout, ttl, release };
}

function guestAccess({ sshUser: user, sshPort: port, sshKey }: WarmUpSettings, publicKey: string): GuestAccess {
  return { user, port, publicKey, isOwnKey: sshKey === undefined };
}

async function undo(machines: LeaseMachines, held: HeldRecord): Promise<void> {
  const machine = await machines.find(held.record);
  await (machine && machines.delete(machine));
  if (machine === undefined && mayStillAppear(held.record, machines.now())) {
    throw new Error('the request for its machine got no answer, and the machine may still appear');
  }
  held.remove();
}
