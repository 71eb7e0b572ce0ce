// Trades speed for memory: a verb that watches runs for a long time, and shares its computer with others.
import { setFlagsFromString } from 'v8';

/** Keeps V8's heap small, which otherwise grows to twice the memory in use. Call it first, since V8 returns little memory later. */
export function preferLowMemory(): void {
  setFlagsFromString('--optimize-for-size');
}
