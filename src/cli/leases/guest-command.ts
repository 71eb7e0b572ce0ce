// The command that a guest runs for the words that were typed.
import { UsageError } from '../command-line/usage-error';

/** A word that sets a variable for the command after it, as users of ssh write it. */
const ASSIGNMENT = /^[A-Za-z_]\w*=/;

/** Runs a command in a folder, without another shell in between. With CDPATH, `cd` would look for it elsewhere too, and print where it is. */
const IN_FOLDER = 'CDPATH= cd -- "$1" && shift && exec "$@"';

/**
 * The command, whose words no shell changes. Words before it may set variables, whatever their values.
 *
 * @param folder where it runs (default: the user's home)
 * @throws UsageError where there is no command
 */
export function guestCommand(words: readonly string[], folder?: string): string[] {
  if (words.every((word) => ASSIGNMENT.test(word))) {
    throw new UsageError(`there is no command: only ${words.map((word) => word.split('=')[0]).join(' and ')} would be set: write one behind`);
  }
  const command = ASSIGNMENT.test(words[0]) ? ['env', ...words] : words;
  return folder === undefined ? [...command] : ['sh', '-c', IN_FOLDER, 'sh', folder, ...command];
}
