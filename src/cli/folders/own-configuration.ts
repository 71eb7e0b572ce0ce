// The file in which a repository configures the command. It has to be the repository's own: a link may lead to any file of this machine, which
// messages would quote.
import { dirname, resolve } from 'path';
import { filesBeside } from './folders-above';
import { issue, IssueError } from '../../issues/issues';
import { findConfigurationFile } from '../command-line/configuration-file';

/**
 * The nearest configuration file, in a folder or above.
 *
 * @throws if it is a link to a file outside of its repository
 */
export function ownConfigurationFile(folder: string): string | undefined {
  const file = findConfigurationFile(folder);
  if (file !== undefined && !filesBeside(dirname(resolve(file)))(file)) {
    throw new IssueError([{ source: file, ...issue('', 'is a link to a file that is not in the repository: write the settings into the file itself') }]);
  }
  return file;
}
