// Finds the programs that the command runs, such as kubectl, as a shell does.
import { accessSync, constants, statSync } from 'fs';
import { delimiter, join } from 'path';

/** The path of a program: the name itself if it contains a "/", otherwise in the folders of PATH; undefined if it cannot be run. */
export function programPath(name: string): string | undefined {
  // An empty entry of PATH means the current folder. Programs there are not run by name alone.
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
