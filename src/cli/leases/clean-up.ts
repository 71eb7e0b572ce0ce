// Does away with leases that nobody needs any more, and finishes what was interrupted; of each it says what was decided, and why.
import type { Claim, HeldClaim } from './claims';
import { Decision, decision } from './cleanup-decision';
import type { LeaseContext } from './context';
import { identityOf, LeaseIdentity, now } from './lease';
import { mayCome } from './machine-request';

/** What became of a lease. */
export interface Outcome extends Decision {
  readonly lease: Pick<LeaseIdentity, 'id' | 'slug' | 'name'>;
}

/** Decides about every lease of the namespace, and forgets those whose machines are gone. */
export async function cleanUp(context: LeaseContext, isDryRun: boolean): Promise<Outcome[]> {
  const { claims, machines } = context;
  if (!isDryRun) {
    claims.sweep();
  }
  const outcomes: Outcome[] = [];
  const present = await machines.list();
  for (const machine of present) {
    const lease = identityOf(machine.metadata);
    outcomes.push({ lease, ...await judged(context, machine, lease, isDryRun) });
  }
  const known = new Set(present.map(({ metadata }) => identityOf(metadata).id));
  for (const claim of claims.all().filter(({ id }) => !known.has(id))) {
    outcomes.push(...await forgotten(context, claim, isDryRun));
  }
  return outcomes;
}

/** Finishes what earlier processes of this user had begun when they were killed. */
export async function finishAbandoned(context: LeaseContext): Promise<void> {
  const { claims, machines } = context;
  claims.sweep();
  for (const claim of claims.abandoned()) {
    const machine = await machines.find(claim);
    await (machine === undefined ? forgotten(context, claim, false) : judged(context, machine, claim, false));
  }
}

async function judged({ claims, machines }: LeaseContext, machine: any, lease: Pick<LeaseIdentity, 'id' | 'name'>, isDryRun: boolean): Promise<Decision> {
  const held = claims.hold(lease);
  if (held === undefined && claims.all().some(({ id }) => id === lease.id)) {
    return { action: 'skip', reason: 'another command is at work on it' };
  }
  // Whoever makes a machine holds its claim until it is made. Earlier versions did not.
  const decide = (each: any) => decision(each, now(), held?.claim.scope !== undefined);
  let decided: Decision | undefined;
  await settle(held, async () => {
    decided = isDryRun ? decide(machine) : await machines.decide(lease, decide);
    return !isDryRun && (decided === undefined || decided.action === 'delete' || machine.metadata.deletionTimestamp !== undefined);
  });
  return decided ?? { action: 'skip', reason: 'is gone meanwhile' };
}

/** Of an earlier version's claim nobody knows where its machine is; another one's machine may be coming. */
async function forgotten({ claims, machines }: LeaseContext, claim: Claim, isDryRun: boolean): Promise<Outcome[]> {
  const held = claim.scope === undefined ? undefined : claims.hold(claim);
  let decided: Decision | undefined;
  await settle(held, async () => {
    const isGone = held !== undefined && await machines.find(claim) === undefined;
    decided = isGone ? (mayCome(held.claim) ? COMING : GONE) : undefined;
    return decided === GONE && !isDryRun;
  });
  return decided === undefined ? [] : [{ lease: claim, ...decided }];
}

const GONE: Decision = { action: 'delete', reason: 'its machine is gone, and so are its claim and key' };
const COMING: Decision = { action: 'skip', reason: 'whoever was making it was interrupted, and it may still come: run cleanup again in two minutes' };

/** Takes a step with a claim that is held; it is forgotten where its machine is gone then. */
async function settle(held: HeldClaim | undefined, step: () => Promise<boolean>): Promise<void> {
  let isGone = false;
  try {
    isGone = await step();
  } finally {
    (isGone ? held?.remove : held?.release)?.();
  }
}
