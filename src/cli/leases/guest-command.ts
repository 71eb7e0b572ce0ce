// The command that a guest runs for the words on the command line.
import { UsageError } from '../command-line/usage-error';

/** A word that sets a variable for the command after it, as in ssh command lines. */
const ASSIGNMENT = /^[A-Za-z_]\w*=/;

/** Runs a command in a folder, without another shell in between. With CDPATH set, `cd` would also search elsewhere, and print the folder. */
const IN_FOLDER = 'CDPATH= cd -- "$1" && shift && exec "$@"';

/**
 * The command, whose words no shell changes. Words before it may set variables to any value.
 *
 * @param folder where it runs (default: the user's home)
 * @throws UsageError if there is no command
 */
export function guestCommand(words: readonly string[], folder?: string): string[] {
  if (words.every((word) => ASSIGNMENT.test(word))) {
    throw new UsageError(`there is no command: only ${words.map((word) => word.split('=')[0]).join(' and ')} would be set: write a command after that`);
  }
  const command = ASSIGNMENT.test(words[0]) ? ['env', ...words] : words;
  return folder === undefined ? [...command] : ['sh', '-c', IN_FOLDER, 'sh', folder, ...command];
}
