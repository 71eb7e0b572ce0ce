// The private folder of this user in which the command keeps its state.
import { chmodSync, mkdirSync } from 'fs';
import { homedir } from 'os';
import { join } from 'path';

/** A folder in it, such as that of lease records. */
export function stateFolder(name: string): string {
  return join(process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'cdk8s-kubevirt', name);
}

/** Makes a folder where there is none, and closes one that others could look into. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
