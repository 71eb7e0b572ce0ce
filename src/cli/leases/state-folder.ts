// The user's private folder in which the command keeps its state.
import { chmodSync, mkdirSync } from 'fs';
import { homedir } from 'os';
import { join } from 'path';
import { getSystemErrorMap } from 'util';
import { issue, IssueError } from '../../issues/issues';

/** A folder in it, such as the one for lease records. */
export function stateFolder(name: string): string {
  return join(process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'cdk8s-kubevirt', name);
}

/**
 * Creates a folder if it does not exist, and denies others access to it.
 *
 * @throws if that is impossible, such as in a container whose user has no home directory
 */
export function makePrivate(folder: string): void {
  writeIn(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  });
}

/**
 * Runs a step that writes into a folder.
 *
 * @throws if that is impossible, such as on a full disk
 */
export function writeIn(folder: string, step: () => void): void {
  try {
    step();
  } catch (error) {
    const [code, description] = getSystemErrorMap().get((error as NodeJS.ErrnoException).errno!) ?? [];
    const message = `${folder}: the state of this command cannot be stored there: ${description}: set XDG_STATE_HOME to a folder of your own`;
    throw code === undefined ? error : new IssueError([issue('', message)]);
  }
}
