// Durations as Kubernetes stores them: whole seconds, and strings such as `1h30m0s`.
import type { Duration } from 'cdk8s';
import { type Issue, issue, NO_ISSUES } from '../issues/issues';

/** The seconds of a duration, including a fraction. */
export function secondsOf(duration: Duration): number {
  return duration.toSeconds({ integral: false });
}

/** The issue of a duration that is not a whole number of seconds. */
export function checkSeconds(path: string, duration: Duration | undefined): readonly Issue[] {
  const given = duration === undefined ? 0 : secondsOf(duration);
  return Number.isInteger(given) ? NO_ISSUES : [issue(path, `${given} seconds is not a whole number: write Duration.seconds(${Math.ceil(given)})`)];
}

const HOUR = 3600;
const MINUTE = 60;

/** A duration as KubeVirt's controllers write it back, so that GitOps tools see no difference: `45s`, `5m0s`, `1h30m0s`. */
export function wireDuration(duration: Duration): string {
  const all = secondsOf(duration);
  const [hours, minutes, seconds] = [Math.floor(all / HOUR), Math.floor(all % HOUR / MINUTE), all % MINUTE];
  return [all >= HOUR ? `${hours}h` : '', all >= MINUTE ? `${minutes}m` : '', `${seconds}s`].join('');
}
