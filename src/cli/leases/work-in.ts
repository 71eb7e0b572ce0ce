// Works in a lease, or looks at it: its machine is started where it is not on, and its clock is touched for as long as that lasts.
import { LeaseContext, until } from './context';
import { findLease, FoundLease } from './found-lease';
import { Deadlines, startGuest } from './guest-start';
import { inUse, leave } from './in-use';
import type { Lease } from './lease';
import { knownHostsFile, targetOf } from './target';
import type { Duration } from '../duration';
import { say } from '../terminal/print';
import type { SshTarget } from '../tunnel/ssh-arguments';

/** How long it may take to say that nobody is at a lease any more, in milliseconds. */
const LEAVING = 15_000;

/** What a piece of work is given. */
export interface Workplace {
  readonly found: FoundLease;
  readonly target: SshTarget;
}

/** What a step returns that works in a guest. */
export async function workIn<Result>(
  context: LeaseContext, called: string, { start, ssh }: Deadlines, step: (workplace: Workplace) => Promise<Result>,
): Promise<Result> {
  const found = await findLease(context, called);
  const target = targetOf(context, found);
  return using(context, found, async (lease) => {
    await startGuest(context, lease, { start, knownHostsFile: target.knownHostsFile, login: { target, within: ssh } });
    return step({ found, target });
  });
}

/** What a step returns that needs a guest which runs, and nobody who logs in: it may be somebody else's. */
export async function lookAt<Result>(
  context: LeaseContext, called: string, start: Duration, step: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const found = await findLease(context, called);
  return using(context, found, async (lease) => {
    await startGuest(context, lease, { start, knownHostsFile: knownHostsFile(context, found) });
    return step(lease);
  });
}

async function using<Result>(context: LeaseContext, { lease }: FoundLease, step: (lease: Lease) => Promise<Result>): Promise<Result> {
  try {
    return await inUse(context, lease, 'running', () => step(lease));
  } finally {
    // What came of the work counts, whatever has become of the machine meanwhile.
    await leave(until(context, AbortSignal.timeout(LEAVING)), lease).catch((error: Error) => say('note', error.message));
  }
}
