// The names of disks in sentences.
import { secretIn } from '../../admission/secrets/detectors';
import { scalarText } from '../../plain-data/plain-data';

/** A name, or what stands for one that is a secret. */
export function shownName(name: unknown): string {
  const text = scalarText(name);
  return secretIn(text) === undefined ? text : '(secret)';
}
