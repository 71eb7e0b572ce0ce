// The options that select the cluster and the namespace of a verb, named as in kubectl.
import { Command, InvalidArgumentError, Option } from 'commander';
import { NAMESPACE } from '../../issues/formats';

/** How the cluster is found. */
export interface ConnectionOptions {
  readonly kubeconfig?: string;
  readonly context?: string;
  readonly namespace?: string;
}

const KUBECONFIG = ['--kubeconfig <file>', 'path of the kubeconfig (default: the files of KUBECONFIG, or ~/.kube/config)'] as const;
const CONTEXT = ['--context <name>', 'context of the kubeconfig (default: its current context)'] as const;

/** Adds the options to a verb that connects to a cluster only with `--cluster`, which each of them implies. */
export function withOptionalCluster(command: Command): Command {
  return command
    .addOption(new Option(...KUBECONFIG).implies({ cluster: true }))
    .addOption(new Option(...CONTEXT).implies({ cluster: true }))
    .addOption(new Option('-n, --namespace <name>', 'namespace in the cluster (default: all namespaces)').argParser(parseNamespace).implies({ cluster: true }));
}

/** Adds the options to a verb that always connects to a cluster. */
export function withClusterOptions(command: Command): Command {
  return withKubeconfigOptions(command).option('-n, --namespace <name>', 'namespace to use where none is given (default: the namespace of the context)', parseNamespace);
}

/** Adds the options to a verb that always connects to a cluster, and that defines its own `--namespace`. */
export function withKubeconfigOptions(command: Command): Command {
  return command.option(...KUBECONFIG).option(...CONTEXT);
}

/** @throws InvalidArgumentError if it is not a valid name of a namespace */
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
