// Does away with leases that nobody needs any more, and finishes what was interrupted; of each it says what was decided, and why.
// A claim and its key go with the very machine that the claim records, whatever another machine says of itself.
import type { Claim, HeldClaim } from './claims';
import { Circumstances, Decision, decision } from './cleanup-decision';
import type { LeaseContext } from './context';
import { ID_LABEL, identityOf, isMachineOf, LeaseIdentity } from './lease';
import { mayCome } from './machine-request';

/** How leases are looked through. */
export interface CleanUpOptions extends Pick<Circumstances, 'maxAge'> {
  /** Whether it is only decided. */
  readonly isDryRun: boolean;
}

/** What became of a lease. */
export interface Outcome extends Decision {
  readonly lease: Pick<LeaseIdentity, 'id' | 'slug' | 'name'>;
}

/** What became of all machines of a namespace. */
export interface CleanedUp {
  readonly outcomes: readonly Outcome[];
  /** The names of machines that do not say that they are leases; they are left alone. */
  readonly others: readonly string[];
}

/** Decides about every lease of the namespace, and forgets those whose machines are gone. */
export async function cleanUp(context: LeaseContext, options: CleanUpOptions): Promise<CleanedUp> {
  const { claims, machines } = context;
  if (!options.isDryRun) {
    claims.sweep();
  }
  // Whoever makes a machine has written its claim before.
  const present = await machines.all();
  const known = claims.all();
  const outcomes: Outcome[] = [];
  const others: string[] = [];
  for (const machine of present) {
    const claim = known.find((each) => isMachineOf(each, machine));
    const lease = identityOf(machine.metadata);
    if (claim === undefined && machine.metadata.labels?.[ID_LABEL] === undefined) {
      others.push(lease.name);
    } else {
      outcomes.push({ lease: claim ?? lease, ...await judged(context, machine, claim, options) });
    }
  }
  for (const claim of known.filter((each) => !present.some((machine) => isMachineOf(each, machine)))) {
    outcomes.push(...await forgotten(context, claim, options));
  }
  return { outcomes, others };
}

/** Finishes what earlier processes of this user had begun when they were killed. */
export async function finishAbandoned(context: LeaseContext): Promise<void> {
  const { claims, machines } = context;
  const options = { isDryRun: false };
  claims.sweep();
  for (const claim of claims.abandoned()) {
    const machine = await machines.find(claim);
    await (machine === undefined ? forgotten(context, claim, options) : judged(context, machine, claim, options));
  }
}

/** @param claim the machine's own, if this user has it */
async function judged(
  { claims, machines }: LeaseContext, machine: any, claim: Claim | undefined, { isDryRun, maxAge }: CleanUpOptions,
): Promise<Decision> {
  const held = claim && claims.hold(claim);
  if (held === undefined && claim !== undefined) {
    return { action: 'skip', reason: 'another command is at work on it' };
  }
  // Whoever makes a machine holds its claim until it is made. Earlier versions did not.
  const isAbandoned = held !== undefined && held.claim.scope !== undefined && !held.claim.isHandedOver;
  const decide = (each: any) => decision(each, { at: machines.now(), isAbandoned, maxAge });
  let decided: Decision | undefined;
  await settle(held, async () => {
    decided = isDryRun ? decide(machine) : await machines.decide(machine, decide);
    return !isDryRun && (decided === undefined || decided.action === 'delete' || machine.metadata.deletionTimestamp !== undefined);
  });
  return decided ?? { action: 'skip', reason: 'is gone meanwhile' };
}

/** Of an earlier version's claim nobody knows where its machine is; another one's machine may be coming, or in another cluster. */
async function forgotten({ claims, machines, cluster }: LeaseContext, claim: Claim, { isDryRun }: CleanUpOptions): Promise<Outcome[]> {
  const held = claim.scope === undefined ? undefined : claims.hold(claim);
  let decided: Decision | undefined;
  await settle(held, async () => {
    const isGone = held !== undefined && await machines.find(held.claim) === undefined;
    const isElsewhere = claim.cluster !== undefined && claim.cluster !== cluster;
    decided = !isGone ? undefined : isElsewhere ? elsewhere(claims.keyFolder(claim)) : mayCome(held.claim, machines.now()) ? COMING : GONE;
    return decided === GONE && !isDryRun;
  });
  return decided === undefined ? [] : [{ lease: claim, ...decided }];
}

const GONE: Decision = { action: 'delete', reason: 'its machine is gone, and so are its claim and key' };
const COMING: Decision = { action: 'skip', reason: 'whoever was making it was interrupted, and it may still come: run cleanup again in two minutes' };

/** A context may lead to another cluster by now, or the same one has another address. */
function elsewhere(keyFolder: string): Decision {
  const reason = `it is not in this cluster, and the context led to another one when it was taken: have it lead there again, or remove ${keyFolder} and ${keyFolder}.json if its machine is no more`;
  return { action: 'skip', reason };
}

/** Takes a step with a claim that is held; it is forgotten where its machine is gone then. */
async function settle(held: HeldClaim | undefined, step: () => Promise<boolean>): Promise<void> {
  let isGone = false;
  try {
    isGone = await step();
  } finally {
    (isGone ? held?.remove : held?.release)?.();
  }
}
