// Argo CD and Flux as judges of objects' health. One process judges everything that it is given.
import { HEALTH_CHECKS } from '../../src/gitops/health-checks';
import { answerOf } from '../plane/go';

/** A tool's verdict on an object, or the error that it would report instead. */
export interface Verdict {
  readonly status?: string;
  readonly message?: string;
  readonly error?: string;
}

/** Each tool's verdict on an object. */
export interface Verdicts {
  readonly argoCd: Verdict;
  readonly flux: Verdict;
}

/** How healthy the tools consider objects to be by the library's checks. */
export function verdicts(objects: readonly object[]): Verdicts[] {
  return answerOf('gitops', './verdicts', JSON.stringify({ checks: HEALTH_CHECKS, objects }));
}
