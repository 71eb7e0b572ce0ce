// How a wait is asked for on the command line, whichever verb waits.
import { Command, InvalidArgumentError, Option } from 'commander';
import { GRACE } from './awaited';
import { durationSeconds, durationText } from '../command-line/duration';
import type { Output } from './display/display';

export interface WaitOptions {
  /** How long a failure may last that others may mend, in milliseconds. */
  readonly grace: number;
  readonly keepWaiting?: boolean;
  readonly output: Output;
}

export function withWaitOptions(command: Command): Command {
  return command
    .addOption(new Option('--grace <time>', 'how long a machine may fail for want of what others may bring, such as room on a node').default(GRACE, durationText(GRACE / 1000)).argParser((text) => {
      const seconds = text === '0' || text === '0s' ? 0 : durationSeconds(text);
      if (seconds === undefined) {
        throw new InvalidArgumentError('write a time such as 5s, 2m or 1h30m, or 0');
      }
      return seconds * 1000;
    }))
    .option('--keep-waiting', 'wait for the others when one has failed')
    .addOption(new Option('-o, --output <format>', 'lines or a live table for people, or one document for programs').choices(['text', 'json']).default('text'));
}
