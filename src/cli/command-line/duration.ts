// Durations such as `90m` and `1h30m`, as people write and read them. In programs they are seconds.
import { InvalidArgumentError } from 'commander';

/** Whole seconds. */
export type Duration = number;

/** The longest time that a timer of Node.js can wait, in milliseconds: a longer timer fires at once. */
export const MAX_TIMER = 2 ** 31 - 1;

/** The longest duration, in seconds: a hundred years. Clocks cannot represent much later times. */
const MAX_DURATION = 36_500 * 86_400;

const UNITS = { d: 86_400, h: 3_600, m: 60, s: 1 } as const;

const PARTS = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/;

/** Parses a duration such as `90m` or `1h30m`; undefined if it is invalid, zero or too long. */
export function durationSeconds(text: string): Duration | undefined {
  const parts = PARTS.exec(text)?.slice(1) ?? [];
  const seconds = Object.values(UNITS).reduce((sum, unit, index) => sum + unit * Number(parts[index] ?? 0), 0);
  return seconds > 0 && seconds <= MAX_DURATION ? seconds : undefined;
}

/** Parses the value of an option. */
export function parseDuration(text: string): Duration {
  const seconds = durationSeconds(text);
  if (seconds === undefined) {
    throw new InvalidArgumentError('write a time such as 90s, 5m or 1h30m, of at most 36500d');
  }
  return seconds;
}

/** Formats seconds in at most two units: `1h30m`, `45s`. */
export function durationText(seconds: Duration): string {
  let rest = Math.max(0, Math.round(seconds));
  const parts = Object.entries(UNITS).map(([unit, size]) => {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    return { unit, amount };
  });
  const first = parts.findIndex(({ amount }) => amount > 0);
  return first < 0 ? '0s' : parts.slice(first, first + 2).filter(({ amount }) => amount > 0).map(({ unit, amount }) => `${amount}${unit}`).join('');
}
