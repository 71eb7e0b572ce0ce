// Ends expired leases, finishes interrupted steps, and reports the decision about each lease. A record and its key are deleted only with
// the machine that the record names, whatever the labels of another machine say.
import { DecisionInput, Decision, decide } from './cleanup-decision';
import type { LeaseContext } from './context';
import { decideOnRecord, GONE } from './gone-machines';
import { identityOf, isMachineOf, LeaseIdentity } from './lease';
import { isIncomplete, LeaseRecord } from './lease-records';
import { errorLines, messageIssues, refuse } from '../../issues/issues';
import { ID_LABEL } from '../../leases/lease-labels';
import { isBeingDeleted } from '../cluster/cluster';
import { requireNamespace } from '../cluster/namespace';

/** Options of clean-up. */
interface CleanUpOptions extends Pick<DecisionInput, 'maxAge'> {
  /** Whether to only decide, and change nothing. */
  readonly isDryRun: boolean;
}

/** What was done with a lease. */
export interface Outcome extends Decision {
  readonly lease: Pick<LeaseIdentity, 'id' | 'slug' | 'name'>;
}

/** What was done in a namespace. */
interface CleanedUp {
  readonly outcomes: readonly Outcome[];
  /** The names of machines without lease labels, which are left alone. */
  readonly others: readonly string[];
  /** Errors of leases that could not be ended. */
  readonly failures: readonly string[];
}

/**
 * Decides about every lease of the namespace, and deletes the records of those whose machines are gone. If one cannot be ended, the
 * others still are.
 */
export async function cleanUp(context: LeaseContext, options: CleanUpOptions): Promise<CleanedUp> {
  const { records, machines } = context;
  if (!options.isDryRun) {
    records.removeIncomplete();
  }
  // Reads the machines first, since a record is written before its machine is created.
  const existing = await machines.all();
  const known = records.all();
  // A namespace that is gone with its leases may have left records. More often, its name is mistyped.
  await (existing.length + known.length === 0 && requireNamespace(machines.requests, machines.namespace));
  // Fails early without the server's time: nothing can be decided then.
  machines.now();
  const others: string[] = [];
  const steps = new CleanupSteps(machines.signal);
  for (const machine of existing) {
    const record = known.find((each) => isMachineOf(each, machine));
    const lease = identityOf(machine.metadata);
    if (record === undefined && machine.metadata.labels?.[ID_LABEL] === undefined) {
      others.push(lease.name);
    } else {
      await steps.run(record ?? lease, () => cleanUpMachine(context, machine, record, options));
    }
  }
  for (const record of known.filter((each) => !existing.some((machine) => isMachineOf(each, machine)))) {
    await steps.run(record, () => cleanUpRecord(context, record, options));
  }
  return { outcomes: steps.outcomes, others, failures: steps.failures };
}

/**
 * Cleans up after processes of this user that were killed.
 *
 * @throws one error that lists the leases that could not be ended
 */
export async function finishAbandoned(context: LeaseContext): Promise<void> {
  const { records, machines } = context;
  const options = { isDryRun: false };
  const steps = new CleanupSteps(machines.signal);
  records.removeIncomplete();
  for (const record of records.abandoned()) {
    await steps.run(record, async () => {
      const machine = await machines.find(record);
      return machine === undefined ? cleanUpRecord(context, record, options) : cleanUpMachine(context, machine, record, options);
    });
  }
  refuse(messageIssues(steps.failures));
}

/** What was done with each lease, and what could not be done. */
class CleanupSteps {
  readonly outcomes: Outcome[] = [];
  readonly failures: string[] = [];

  constructor(private readonly signal: AbortSignal) {}

  /** @throws only if the command is interrupted */
  async run(lease: Outcome['lease'], step: () => Promise<Decision | undefined>): Promise<void> {
    try {
      const decision = await step();
      this.outcomes.push(...decision === undefined ? [] : [{ lease, ...decision }]);
    } catch (error) {
      if (this.signal.aborted) {
        throw error;
      }
      this.failures.push(...errorLines(error).map((line) => `lease ${lease.slug || lease.id || lease.name}: ${line}`));
    }
  }
}

/** @param record the record of the machine, if this user has one */
async function cleanUpMachine(
  { records, machines }: LeaseContext, machine: any, record: LeaseRecord | undefined, { isDryRun, maxAge }: CleanUpOptions,
): Promise<Decision> {
  const held = record && records.hold(record);
  if (held === undefined && record !== undefined) {
    return { action: 'skip', reason: 'another command is working on it' };
  }
  // A process that creates a machine holds its record.
  const isAbandoned = held !== undefined && isIncomplete(held.record);
  const decideOn = (each: any) => decide(each, { now: machines.now(), isAbandoned, maxAge });
  try {
    if (isDryRun) {
      return decideOn(machine);
    }
    const decided = await machines.decide(machine, decideOn) ?? VANISHED;
    if (decided === VANISHED || decided.action === 'delete' || isBeingDeleted(machine)) {
      held?.remove();
    }
    return decided;
  } finally {
    held?.release();
  }
}

/** Decides about a record without a machine; undefined if that exists after all. Records of earlier versions, which have no scope, are kept. */
async function cleanUpRecord(context: LeaseContext, record: LeaseRecord, { isDryRun }: CleanUpOptions): Promise<Decision | undefined> {
  const held = record.scope === undefined ? undefined : context.records.hold(record);
  try {
    const isGone = held !== undefined && await context.machines.find(held.record) === undefined;
    const decided = isGone ? decideOnRecord(context, held.record) : undefined;
    if (decided === GONE && !isDryRun) {
      held?.remove();
    }
    return decided;
  } finally {
    held?.release();
  }
}

const VANISHED: Decision = { action: 'skip', reason: 'no longer exists' };
