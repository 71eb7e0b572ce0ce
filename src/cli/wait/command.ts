// The verb `wait`: waits until machines and related objects are ready, or until it is certain that they cannot become ready.
import { Command } from 'commander';
import { resolveTargets, similarNameNotes, TargetOptions, parseTargets } from './targets';
import { WaitOptions, withWaitOptions, createDisplay } from './wait-options';
import { preferLowMemory } from '../cluster/low-memory';
import { findMissingNamespace } from '../cluster/namespace';
import { withCluster } from '../cluster/with-cluster';
import { exitCodeOf, timeoutOption, withTimeout } from '../command-line/cancellation';
import { ConnectionOptions, withClusterOptions } from '../command-line/connection-options';
import { MANIFESTS } from '../manifests/documents';
import { say } from '../terminal/print';

interface Options extends ConnectionOptions, TargetOptions, WaitOptions {
  readonly timeout: number;
}

/** `cdk8s-kubevirt wait`. */
export function waitCommand(): Command {
  const command = new Command('wait')
    .description('wait until machines, volumes and other objects are ready; if one cannot become ready, report why at once')
    .argument('[what...]', `${MANIFESTS}; objects as TYPE/NAME, such as vm/web; names of machines; or types with --all or --selector`)
    .option('--all', 'all machines of the namespace, or all objects of the given types')
    .option('-l, --selector <labels>', 'like --all, but only objects with these labels')
    .addOption(timeoutOption('how long to wait', 600));
  return withClusterOptions(withWaitOptions(command)).action(async (what: string[], { timeout, output, ...options }: Options) => {
    preferLowMemory();
    const targets = parseTargets(what, options);
    const { awaitReady } = await import('./await-ready.js');
    await withCluster(options, (cluster) => withTimeout(timeout, async (signal, deadline) => {
      const retry = cluster.server.retryUntil(signal, deadline);
      const patient = cluster.with(retry);
      const objects = await resolveTargets(targets, patient, options, retry);
      // A named machine may appear later, and so may its namespace. More often, the namespace is mistyped.
      const isAwaited = targets.named.length > 0 && objects.some(({ namespace }) => namespace === cluster.namespace);
      const mistake = isAwaited ? await findMissingNamespace(patient, cluster.namespace) : undefined;
      say('note', mistake === undefined ? await similarNameNotes(targets, patient) : `${mistake.what}: ${mistake.advice}`);
      const { isReady } = await awaitReady(patient, objects, { signal, display: createDisplay(output), ...options });
      process.exitCode = isReady ? 0 : exitCodeOf(signal);
    }));
  });
}
