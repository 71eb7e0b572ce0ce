// The arguments and options that select machines.
import type { Command } from 'commander';
import { withClusterOptions } from '../command-line/connection-options';

/** The options that select machines. */
export interface SelectionOptions {
  readonly selector?: string;
  readonly allNamespaces?: boolean;
  /** Every machine of the namespace. */
  readonly all?: boolean;
}

/** Adds the arguments and options that select machines to a verb that only reads: without them, it shows all machines of the namespace. */
export function withOptionalMachines(command: Command): Command {
  return command
    .argument('[machine...]', 'names of machines, or their manifests: files, folders such as ./dist, or - for standard input (default: all machines of the namespace)')
    .option('-l, --selector <labels>', 'select machines with these labels')
    .option('-A, --all-namespaces', 'select the machines of all namespaces');
}

/** Adds the arguments and options that select machines to a verb that changes them, with those that select the cluster. */
export function withMachineArguments(command: Command): Command {
  return withClusterOptions(command
    .argument('[machine...]', 'names such as web or vm/web, or manifests of machines: files, folders such as ./dist, or - for standard input')
    .option('-l, --selector <labels>', 'select machines with these labels')
    .option('--all', 'select all machines of the namespace'));
}
