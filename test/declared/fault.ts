// Tells the library's own errors from the raw errors of JavaScript on a value that was not checked.
import { OWN_ERROR } from './junk';
import { IssueError } from '../../src/issues/issues';

/** Messages of JavaScript on a value that was not checked. */
const RAW = /Cannot (read|convert|destructure|set|mix|access|use)|is not (a function|iterable|a constructor|defined)|Maximum call stack|circular structure|BigInt|Symbol|\[object|(?<!type '?)undefined|Reduce of empty|Invalid (time|array|string)/;

/** Describes an error that the library should not throw; undefined for its own errors. */
export function fault(error: unknown): string | undefined {
  if (error === OWN_ERROR) {
    return undefined;
  }
  const isOurs = error instanceof IssueError || error instanceof Error && error.constructor === Error;
  return isOurs && !RAW.test(error.message) && /^\S.*?: /.test(error.message)
    ? undefined : String((error as Error)?.stack ?? error).split('\n').slice(0, 4).join(' ');
}
