// Runs an operation on several machines: finds the machines, reports every obstacle before anything is changed, and waits for the result
// with `--wait`.
import { Command } from 'commander';
import { errorText, Issue, issue, refuse } from '../../issues/issues';
import { Cluster, ObjectReference, referenceTo } from '../cluster/cluster';
import { mapLimited } from '../cluster/limit';
import { manifestNaming } from '../cluster/object-name';
import type { RetryUntil } from '../cluster/retry';
import { watchUntil } from '../cluster/watch-until';
import { withCluster } from '../cluster/with-cluster';
import { exitCodeOf, timeoutOption, withTimeout } from '../command-line/cancellation';
import { ConnectionOptions } from '../command-line/connection-options';
import { machineName, noMachines, requireSelectedMachines } from '../machines/selected-machines';
import { requireSelection } from '../machines/selection';
import type { SelectionOptions } from '../machines/selection-options';
import { printProgress, say } from '../terminal/print';
import { printableStatus } from '../wait/readiness/virtual-machine';
import { createDisplay } from '../wait/wait-options';

/** What to do with a machine: skip it, refuse the whole operation, or continue, possibly with a warning that is printed after the request. */
export type Decision = Skip | { readonly mistake: string } | { readonly warning?: string };

/** Nothing to do: the machine is already in that state, or gets there on its own. */
interface Skip {
  /** The printed reason. */
  readonly skip: string;
  /** Set if it gets there on its own: `--wait` waits for it too. */
  readonly inProgress?: Pick<Done, 'waitFor'>;
}

/** An operation on a machine, such as a start. */
export interface Operation {
  /** What is printed after the request, such as `start requested`. */
  readonly report: string;
  /** Obstacles that apply to every machine, as far as this user may see them. */
  readonly issuesInCluster?: (cluster: Cluster) => Promise<readonly Issue[]>;
  readonly decide: (machine: any) => Decision;
  /** A further decision that needs a request, if `decide` lets the operation continue. */
  readonly decideInCluster?: (cluster: Cluster, machine: any) => Promise<Decision>;
  /** Requests the operation, with retries. Returns the object that then becomes ready, if any. */
  readonly perform: (cluster: Cluster, machine: any, retry: RetryUntil) => Promise<ObjectReference | undefined>;
  /** Whether KubeVirt has begun the operation, so the machine's readiness is no longer the previous one. */
  readonly isAccepted: (machine: any) => boolean;
}

/** The result of an operation. */
interface OperationResult {
  /** The machines for which it was requested, and those that get there on their own. */
  readonly done: readonly Done[];
  readonly failed: readonly string[];
}

interface Done {
  readonly machine: any;
  /** The object that becomes ready. */
  readonly waitFor?: ObjectReference;
}

/**
 * Performs an operation on each machine that needs it.
 *
 * @throws one error that lists every machine for which it is impossible. No machine is changed then
 */
async function performOnEach(
  cluster: Cluster, machines: readonly any[], operation: Operation, retry: RetryUntil,
): Promise<OperationResult> {
  const { report, perform, issuesInCluster = async () => [] } = operation;
  const issues = await issuesInCluster(cluster);
  const decisions = await mapLimited(machines, async (machine) => ({ machine, decision: await decisionOn(cluster, machine, operation) }));
  refuse([...issues, ...decisions.flatMap(({ machine, decision }) => (
    'mistake' in decision ? [{ source: machineName(machine), ...issue('', decision.mistake) }] : []
  ))]);
  for (const { machine, decision } of decisions) {
    sayNote(machine, 'skip' in decision ? decision.skip : undefined);
  }
  const nameOf = manifestNaming(machines);
  const failed: string[] = [];
  const done = await mapLimited(decisions.filter(({ decision }) => !('skip' in decision)), async ({ machine, decision }) => {
    try {
      const waitFor = await perform(cluster, machine, retry);
      printProgress([`${nameOf(machine)} ${report}`]);
      sayNote(machine, 'warning' in decision ? decision.warning : undefined);
      return [{ machine, waitFor }];
    } catch (error) {
      failed.push(errorText(error));
      return [];
    }
  });
  const inProgress = decisions.flatMap(({ machine, decision }) => 'skip' in decision && decision.inProgress ? [{ machine, ...decision.inProgress }] : []);
  return { done: [...done.flat(), ...inProgress], failed };
}

function sayNote(machine: any, text: string | undefined): void {
  say('note', text === undefined ? [] : [`${machineName(machine)}: ${text}`]);
}

async function decisionOn(cluster: Cluster, machine: any, { decide, decideInCluster }: Operation): Promise<Decision> {
  const decision = decide(machine);
  return 'skip' in decision || 'mistake' in decision || decideInCluster === undefined ? decision : decideInCluster(cluster, machine);
}

export interface OperationOptions extends ConnectionOptions, SelectionOptions {
  readonly wait?: boolean;
  readonly timeout: number;
}

/** Adds the options of a verb that runs an operation. */
export function withOperationOptions(command: Command): Command {
  return command.option('--wait', 'wait until the operation is complete').addOption(timeoutOption('how long to wait, including for a cluster that temporarily does not answer', 300));
}

/** Runs an operation on the given machines, and sets the exit code. */
export async function runOperation(args: readonly string[], options: OperationOptions, operation: Operation): Promise<void> {
  const selection = requireSelection(args, options);
  await withCluster(options, async (cluster) => {
    process.exitCode = await withTimeout(options.timeout, async (signal, deadline) => {
      const retry = cluster.server.retryUntil(signal, deadline);
      const retryingCluster = cluster.with(retry);
      const machines = await requireSelectedMachines(retryingCluster, selection);
      say('note', machines.length === 0 ? [noMachines(cluster, selection)] : []);
      const { done, failed } = await performOnEach(retryingCluster, machines, operation, retry);
      say('error', failed);
      const status = options.wait && done.length > 0 ? await waitForResult(retryingCluster, done, operation, retry) : 0;
      return failed.length > 0 ? exitCodeOf(signal) : status;
    });
  });
}

/** Waits until the machines are ready again, and returns the exit code. */
async function waitForResult(cluster: Cluster, done: OperationResult['done'], { isAccepted }: Operation, retry: RetryUntil): Promise<number> {
  const { signal } = retry;
  const machines = done.map(({ machine }) => ({ ...referenceTo(machine), before: machine }));
  const unfinished = await watchUntil(cluster, machines, (machine) => machine === undefined || isAccepted(machine), retry);
  if (unfinished.length > 0) {
    say('error', unfinished.map(({ reference: { namespace, name, before }, object = before }) => `${signal.reason.message}: ${namespace}/${name} is still ${printableStatus(object)}`));
    return exitCodeOf(signal);
  }
  const references = done.map(({ waitFor }) => waitFor).filter((reference): reference is ObjectReference => reference !== undefined);
  if (references.length === 0) {
    return 0;
  }
  const { awaitReady } = await import('../wait/await-ready.js');
  const { isReady } = await awaitReady(cluster, references, { signal, display: createDisplay('text'), keepWaiting: true });
  return isReady ? 0 : exitCodeOf(signal);
}
