// Cron schedules, as CDI and its CronJobs read them.
import { GO_DURATION } from './formats';
import { isPlaceholder } from '../issues/formats';
import { issue, Issues } from '../issues/issues';

interface Field {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Names for the numbers from `least` on. */
  readonly names: readonly string[];
}

const FIELDS: readonly Field[] = [
  { name: 'minute', min: 0, max: 59, names: [] },
  { name: 'hour', min: 0, max: 23, names: [] },
  { name: 'day of month', min: 1, max: 31, names: [] },
  { name: 'month', min: 1, max: 12, names: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] },
  { name: 'day of week', min: 0, max: 6, names: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] },
];

const SHORTHANDS = ['@yearly', '@annually', '@monthly', '@weekly', '@daily', '@midnight', '@hourly'];

const EVERY = '@every ';

/** One entry of a field's list: all values, one value or a range, with an optional step. */
const ENTRY = /^(?:[*?]|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/;

const WRITE = 'write five fields (minute, hour, day of month, month, day of week) such as "0 3 * * 0", or a name such as "@daily"';

/** The issues of a schedule. */
export function* scheduleIssues(path: string, schedule: string): Issues {
  if (isPlaceholder(schedule) || SHORTHANDS.includes(schedule) || schedule.startsWith(EVERY) && GO_DURATION.matches(schedule.slice(EVERY.length))) {
    return;
  }
  const found = JSON.stringify(schedule);
  if (/^(?:CRON_)?TZ=/.test(schedule)) {
    yield issue(path, `${found} has a time zone, which Kubernetes refuses in a schedule: leave it out, times are those of the cluster's control plane`);
    return;
  }
  const fields = schedule.trim().split(/\s+/);
  if (fields.length !== FIELDS.length) {
    yield issue(path, `${found} is not a cron schedule: ${WRITE}`);
    return;
  }
  for (const [index, field] of FIELDS.entries()) {
    if (!fields[index].split(',').every((entry) => fitsField(entry, field))) {
      const { name, min, max, names } = field;
      yield issue(path, `${found} has the ${name} ${JSON.stringify(fields[index])}: write numbers from ${min} to ${max}${names.length > 0 ? `, names from ${names[0]} to ${names.at(-1)}` : ''}, ranges, steps from 1, or "*"`);
    }
  }
}

function fitsField(entry: string, { min, max, names }: Field): boolean {
  const match = ENTRY.exec(entry);
  if (!match) {
    return false;
  }
  const [, first, last = first, step = '1'] = match;
  // An unknown name is below every value.
  const value = (text: string) => /^\d+$/.test(text) ? Number(text) : min + names.indexOf(text.toLowerCase());
  const isInside = first === undefined || (value(first) >= min && value(first) <= value(last) && value(last) <= max);
  return isInside && Number(step) > 0;
}
