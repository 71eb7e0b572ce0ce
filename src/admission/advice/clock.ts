// Advice on the time zone of a guest's clock, which must be one of Linux, and alone.
import type { ClockOffset } from '../../../imports/kubevirt';
import { displayText, TIMEZONE } from '../../issues/formats';
import { alternatives, nearestNames } from '../../issues/nearest-name';
import { cacheByText } from '../../plain-data/text-cache';
import { isFilledInLater } from '../form';
import type { Refuse } from '../refuse';
import type { MachineRule, PreferenceRule } from '../rule';

/** What QEMU reads besides names: the rules of a zone, such as "CET-1CEST,M3.5.0,M10.5.0/3", and files in other folders. */
const OTHER_FORMS = /^(?::|(?:posix|right)\/|(?:[A-Za-z]{3,}|<[+\w-]{3,}>)[+-]?\d)/;

/** How many letters of a name may be wrong. */
const MAX_MISTYPED_LETTERS = 2;

/** QEMU reads a time zone as any program on Linux does: one that does not exist is UTC. */
export const timezoneWithoutEffect: MachineRule = {
  name: 'timezone-without-effect',
  refuses: 'a time zone of a guest\'s clock that does not exist, or that is set beside utc',
  story: 'KubeVirt admits any time zone, and QEMU reads it from the variable TZ. If Linux has no such zone, the clock is in UTC, and a guest that '
    + 'expects local time, such as Windows, is wrong by some hours. "W. Europe Standard Time" is a name of Windows; Linux has "Europe/Berlin", with '
    + 'these capitals. KubeVirt ignores timezone if utc is set too.',
  when: ['domain.clock.timezone'],
  check: ({ domain: { clock } }, advise) => adviseOnTimezone('domain.clock.timezone', clock, advise),
};

/** The same advice on the clock of a preference. */
export const preferredTimezoneWithoutEffect: PreferenceRule = {
  ...timezoneWithoutEffect,
  when: ['clock.preferredClockOffset.timezone'],
  check: ({ clock }, advise) => adviseOnTimezone('clock.preferredClockOffset.timezone', clock?.preferredClockOffset, advise),
};

function adviseOnTimezone(path: string, { timezone, utc }: ClockOffset = {}, advise: Refuse): void {
  if (timezone === undefined) {
    return;
  }
  if (utc !== undefined) {
    advise(path, `${displayText(timezone)} has no effect beside utc, remove utc for local time, or timezone for UTC`);
  } else if (!OTHER_FORMS.test(timezone) && !isFilledInLater(timezone) && !isTimezone(timezone)) {
    const near = nearestNames(timezone, Intl.supportedValuesOf('timeZone'), MAX_MISTYPED_LETTERS);
    advise(path, `${displayText(timezone)} is not ${TIMEZONE.is}, write ${alternatives(near) || TIMEZONE.write}`);
  }
}

const isTimezone = cacheByText((name) => {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Files on Linux distinguish capitals. Another name is that of an alias, and newer releases of Node.js take offsets too.
    return /^[A-Z]/i.test(name) && (timeZone === name || timeZone.toLowerCase() !== name.toLowerCase());
  } catch {
    return false;
  }
});
