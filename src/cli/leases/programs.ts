// Programs that a configuration names: Crabbox's names kubectl and virtctl, which are not needed here.
import { accessSync, constants } from 'fs';
import { delimiter, join } from 'path';
import { issue, IssueError } from '../../issues/issues';

/** A program that is there; one that is named as everybody calls it and is not on the path is none, and done without. */
export function chosenProgram(program: string | undefined, called: string): string | undefined {
  const isThere = program === undefined || (program.includes('/') ? isExecutable(program) : (process.env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, program))));
  if (!isThere && program !== called) {
    throw new IssueError([issue('', `${called}: ${JSON.stringify(program)} is no program: write one that is there, or leave it out`)]);
  }
  return isThere ? program : undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
