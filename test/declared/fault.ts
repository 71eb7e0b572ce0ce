// Errors of the library's, told from what JavaScript says where nobody has looked at a value.
import { OWN_ERROR } from './junk';
import { IssueError } from '../../src/issues/issues';

/** What JavaScript says of a value that nobody has looked at. */
const RAW = /Cannot (read|convert|destructure|set|mix|access|use)|is not (a function|iterable|a constructor|defined)|Maximum call stack|circular structure|BigInt|Symbol|\[object|(?<!type '?)undefined|Reduce of empty|Invalid (time|array|string)/;

/** What is wrong with an error as an answer; nothing where it is one of the library's. */
export function fault(error: unknown): string | undefined {
  if (error === OWN_ERROR) {
    return undefined;
  }
  const isOurs = error instanceof IssueError || error instanceof Error && error.constructor === Error;
  return isOurs && !RAW.test(error.message) && /^\S.*?: /.test(error.message)
    ? undefined : String((error as Error)?.stack ?? error).split('\n').slice(0, 4).join(' ');
}
