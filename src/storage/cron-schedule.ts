// Cron schedules, as CDI and its CronJobs read them.
import { GO_DURATION } from './formats';
import { isPlaceholder } from '../issues/formats';
import { issue, Issues } from '../issues/issues';

interface Field {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** Names for the numbers from `least` on. */
  readonly names: readonly string[];
}

const FIELDS: readonly Field[] = [
  { name: 'minute', least: 0, most: 59, names: [] },
  { name: 'hour', least: 0, most: 23, names: [] },
  { name: 'day of month', least: 1, most: 31, names: [] },
  { name: 'month', least: 1, most: 12, names: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] },
  { name: 'day of week', least: 0, most: 6, names: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] },
];

const NAMED = ['@yearly', '@annually', '@monthly', '@weekly', '@daily', '@midnight', '@hourly'];

const EVERY = '@every ';

/** One entry of a field's list: all values, one value or a range, with an optional step. */
const ENTRY = /^(?:[*?]|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/;

const WRITE = 'write five fields (minute, hour, day of month, month, day of week) such as "0 3 * * 0", or a name such as "@daily"';

/** The issues of a schedule. */
export function* scheduleIssues(path: string, schedule: string): Issues {
  if (isPlaceholder(schedule) || NAMED.includes(schedule) || schedule.startsWith(EVERY) && GO_DURATION.matches(schedule.slice(EVERY.length))) {
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
    if (!fields[index].split(',').every((entry) => fits(entry, field))) {
      const { name, least, most, names } = field;
      yield issue(path, `${found} has the ${name} ${JSON.stringify(fields[index])}: write numbers from ${least} to ${most}${names.length > 0 ? `, names from ${names[0]} to ${names.at(-1)}` : ''}, ranges, steps from 1, or "*"`);
    }
  }
}

function fits(entry: string, { least, most, names }: Field): boolean {
  const match = ENTRY.exec(entry);
  if (!match) {
    return false;
  }
  const [, first, last = first, step = '1'] = match;
  const value = (text: string) => /^\d+$/.test(text) ? Number(text) : least + (names.includes(text.toLowerCase()) ? names.indexOf(text.toLowerCase()) : NaN);
  const isInside = first === undefined || (value(first) >= least && value(first) <= value(last) && value(last) <= most);
  return isInside && Number(step) > 0;
}
