// The arguments by which verbs are told which machines something is done with.
import { Command } from 'commander';
import { Selection, SelectionOptions, selectionOf } from './selection';
import { withClusterOptions } from '../command-line/connection-options';
import { UsageError } from '../command-line/usage-error';

/** Adds them to a verb, with those that say which cluster. */
export function withMachineArguments(command: Command): Command {
  return withClusterOptions(command
    .argument('[machine...]', 'names such as web or vm/web, or manifests of machines: files, folders such as ./dist, or - for standard input')
    .option('-l, --selector <labels>', 'the machines with these labels')
    .option('--all', 'every machine of the namespace'));
}

/**
 * The machines that something is to be done with.
 *
 * @throws UsageError where nothing says which: nobody means all of them by saying nothing
 */
export function namedSelection(args: readonly string[], options: SelectionOptions): Selection {
  if (args.length === 0 && options.selector === undefined && !options.all) {
    throw new UsageError('no machine is given: write names, paths of manifests, --selector or --all');
  }
  return selectionOf(args, options);
}
