// How the verbs run that do something with machines: which ones, what is done, and if somebody asks for it, the wait until
// it has come about.
import { Command } from 'commander';
import { namedSelection } from './machine-arguments';
import { Operation, performed, Performed, referenceTo } from './operation';
import { selectedMachines, SelectionOptions } from './selection';
import { statusOf } from './switching';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import type { RetryUntil } from '../cluster/retry';
import { watchUntil } from '../cluster/watch-until';
import { ConnectionOptions } from '../connection-options';
import { GivenUp, timeoutOption, unlessGivenUp } from '../giving-up';
import { say } from '../terminal/print';
import { asUsage } from '../usage-error';
import { displayOf } from '../wait/display/display';

export interface OperatingOptions extends ConnectionOptions, SelectionOptions {
  readonly wait?: boolean;
  readonly timeout: number;
}

/** Adds the options of such a verb. */
export function withOperatingOptions(command: Command): Command {
  return command.option('--wait', 'wait until it has come about').addOption(timeoutOption('how long to wait, also for a cluster that does not answer for the moment', 300));
}

/** Does it with the machines that are given; the command then exits with what became of it. */
export async function operate(args: readonly string[], options: OperatingOptions, operation: Operation): Promise<void> {
  const selection = namedSelection(args, options);
  const { connect } = await import('../cluster/connect.js');
  const cluster = asUsage(() => connect(options));
  try {
    const machines = await selectedMachines(cluster, selection);
    say('note', machines.length === 0 ? [`no machines were found in namespace ${JSON.stringify(cluster.namespace)}`] : []);
    process.exitCode = await unlessGivenUp(options.timeout, async (signal) => {
      const retry = cluster.server.retryUntil(signal);
      const { done, failed } = await performed(cluster.with(retry), machines, operation, retry);
      say('error', failed);
      const status = options.wait && done.length > 0 ? await comeAbout(cluster, done, operation, retry) : 0;
      return failed.length > 0 ? (signal.reason as GivenUp | undefined)?.exitCode ?? 1 : status;
    });
  } finally {
    cluster.close();
  }
}

/** The status to exit with. */
async function comeAbout(cluster: Cluster, done: Performed['done'], { isTaken }: Operation, retry: RetryUntil): Promise<number> {
  const { signal } = retry;
  const machines = done.map(({ machine }) => referenceTo(machine));
  const left = await watchUntil(cluster, machines, (machine) => machine === undefined || isTaken(machine), retry);
  const { message, exitCode } = (signal.reason ?? { exitCode: 1 }) as GivenUp;
  if (left.length > 0) {
    say('error', left.map(({ reference: { namespace, name }, object = {} }) => `${message}: ${namespace}/${name} is still ${statusOf(object)}`));
    return exitCode;
  }
  const awaited = done.map((each) => each.awaited).filter((reference): reference is ObjectReference => reference !== undefined);
  if (awaited.length === 0) {
    return 0;
  }
  const { awaitReady } = await import('../wait/await-ready.js');
  const { isReady } = await awaitReady(cluster, awaited, { signal, display: displayOf('text'), keepWaiting: true });
  return isReady ? 0 : (signal.reason as GivenUp | undefined)?.exitCode ?? 1;
}
