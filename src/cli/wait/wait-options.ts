// The options and the display of every verb that waits.
import { Command, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_GRACE } from './tracked-object';
import { durationSeconds, durationText } from '../command-line/duration';
import { Display, JsonDisplay, LineDisplay } from './display/display';
import { LiveDisplay } from './display/live-display';
import { liveTerminal } from '../terminal/live-region';
import { printMessages, printProgress } from '../terminal/print';

/** `text` writes to standard error: a live table on a terminal, lines elsewhere. `json` writes one document to standard output. */
const OUTPUTS = ['text', 'json'] as const;
export type Output = typeof OUTPUTS[number];

export function createDisplay(output: Output): Display {
  if (output === 'json') {
    return new JsonDisplay(printProgress);
  }
  const terminal = liveTerminal();
  return terminal === undefined ? new LineDisplay(printMessages) : new LiveDisplay(terminal);
}

export interface WaitOptions {
  /** How long a failure that may recover must last before it counts, in milliseconds. */
  readonly grace: number;
  readonly keepWaiting?: boolean;
  readonly output: Output;
}

export function withWaitOptions(command: Command): Command {
  return command
    .addOption(new Option('--grace <time>', 'how long to tolerate a failure that others may fix, such as a lack of room on a node').default(DEFAULT_GRACE, durationText(DEFAULT_GRACE / 1000)).argParser((text) => {
      const seconds = text === '0' || text === '0s' ? 0 : durationSeconds(text);
      if (seconds === undefined) {
        throw new InvalidArgumentError('write a time such as 5s, 2m or 1h30m, or 0');
      }
      return seconds * 1000;
    }))
    .option('--keep-waiting', 'keep waiting for the others after one has failed')
    .addOption(new Option('-o, --output <format>', 'output format: text prints lines, or a live table on a terminal; json prints one document').choices(OUTPUTS).default('text'));
}
