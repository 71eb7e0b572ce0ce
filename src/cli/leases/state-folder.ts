// The private folder of this user in which the command keeps its state.
import { chmodSync, mkdirSync } from 'fs';
import { homedir } from 'os';
import { join } from 'path';
import { getSystemErrorMap } from 'util';
import { issue, IssueError } from '../../issues/issues';

/** A folder in it, such as that of lease records. */
export function stateFolder(name: string): string {
  return join(process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'cdk8s-kubevirt', name);
}

/**
 * Makes a folder where there is none, and closes one that others could look into.
 *
 * @throws where that is not possible, such as in a container whose user has no home
 */
export function makePrivate(folder: string): void {
  keepIn(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  });
}

/**
 * Runs a step that writes into a folder.
 *
 * @throws where that is not possible, such as on a disk that is full
 */
export function keepIn(folder: string, step: () => void): void {
  try {
    step();
  } catch (error) {
    const [code, description] = getSystemErrorMap().get((error as NodeJS.ErrnoException).errno!) ?? [];
    const message = `${folder}: what is known of leases cannot be kept there: ${description}: write a folder of your own as XDG_STATE_HOME`;
    throw code === undefined ? error : new IssueError([issue('', message)]);
  }
}
