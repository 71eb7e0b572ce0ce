// The options that say which cluster a verb is about, called as kubectl calls them.
import { Command, Option } from 'commander';
import { namespaceName } from './namespace-option';

/** How the cluster is found. */
export interface ConnectionOptions {
  readonly kubeconfig?: string;
  readonly context?: string;
  readonly namespace?: string;
}

/** Adds the options to a verb that has `--cluster`, which each of them implies. */
export function withConnectionOptions(command: Command): Command {
  return command
    .addOption(new Option('--kubeconfig <file>', 'the kubeconfig (default: the files of KUBECONFIG, or ~/.kube/config)').implies({ cluster: true }))
    .addOption(new Option('--context <name>', 'the context of the kubeconfig (default: its current one)').implies({ cluster: true }))
    .addOption(new Option('-n, --namespace <name>', 'the namespace in the cluster (default: every one)').argParser(namespaceName).implies({ cluster: true }));
}

/** Adds the options to a verb that always asks a cluster. */
export function withClusterOptions(command: Command): Command {
  return withServerOptions(command).option('-n, --namespace <name>', 'the namespace where none is written (default: that of the context)', namespaceName);
}

/** Adds the options to a verb that always asks a cluster, and has words of its own for namespaces. */
export function withServerOptions(command: Command): Command {
  return command
    .option('--kubeconfig <file>', 'the kubeconfig (default: the files of KUBECONFIG, or ~/.kube/config)')
    .option('--context <name>', 'the context of the kubeconfig (default: its current one)');
}
