// Durations as Go reads them, such as `1h30m`.
import { format } from '../issues/formats';

/** A duration as Go reads it, which is not negative. Micro may be either of Unicode's two signs for it. */
export const GO_DURATION = format('a duration', /^\+?(?:0|(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|\u00b5s|\u03bcs|ms|s|m|h))+)$/, 'numbers with their units, such as "24h0m0s"');
