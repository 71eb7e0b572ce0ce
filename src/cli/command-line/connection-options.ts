// The options that say which cluster and which namespace a verb works with, named as kubectl names them.
import { Command, InvalidArgumentError, Option } from 'commander';
import { NAMESPACE } from '../../issues/formats';

/** How the cluster is found. */
export interface ConnectionOptions {
  readonly kubeconfig?: string;
  readonly context?: string;
  readonly namespace?: string;
}

const KUBECONFIG = ['--kubeconfig <file>', 'the kubeconfig (default: the files of KUBECONFIG, or ~/.kube/config)'] as const;
const CONTEXT = ['--context <name>', 'the context of the kubeconfig (default: its current one)'] as const;

/** Adds the options to a verb that asks a cluster only with `--cluster`, which each of them implies. */
export function withOptionalCluster(command: Command): Command {
  return command
    .addOption(new Option(...KUBECONFIG).implies({ cluster: true }))
    .addOption(new Option(...CONTEXT).implies({ cluster: true }))
    .addOption(new Option('-n, --namespace <name>', 'the namespace in the cluster (default: every one)').argParser(parseNamespace).implies({ cluster: true }));
}

/** Adds the options to a verb that always asks a cluster. */
export function withClusterOptions(command: Command): Command {
  return withKubeconfigOptions(command).option('-n, --namespace <name>', 'the namespace where none is written (default: that of the context)', parseNamespace);
}

/** Adds the options to a verb that always asks a cluster, and that defines its own `--namespace`. */
export function withKubeconfigOptions(command: Command): Command {
  return command.option(...KUBECONFIG).option(...CONTEXT);
}

/** @throws InvalidArgumentError when no namespace can have that name */
export function parseNamespace(text: string): string {
  if (!NAMESPACE.matches(text)) {
    throw new InvalidArgumentError(`write the name of a namespace: ${NAMESPACE.write}`);
  }
  return text;
}

/** Parses an option that may be given several times. */
export function appendNamespace(text: string, previous: readonly string[] = []): string[] {
  return [...previous, parseNamespace(text)];
}
