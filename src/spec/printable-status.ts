// What KubeVirt says of machines, and what is meant by it where it says more or less.
import { RunStrategy } from './run-strategy';

/** What it says in `printableStatus` of a machine that does not come up by itself. */
export const FAILURES = ['CrashLoopBackOff', 'DataVolumeError', 'ErrImagePull', 'ErrorPvcNotFound', 'ErrorUnschedulable', 'ImagePullBackOff'];

/** It pauses a guest whose storage fails, and cannot resume it. */
export const STORAGE_FAILURE = 'PausedIOError';

/** What it says of a claim that it does not find, before and after the claim's namespace and name. */
export const MISSING_CLAIM = { before: 'PVC ', after: ' does not exist, waiting for it to appear' };

/** The run strategies of machines that are Stopped before they are started for the first time, and are not to rest then. */
export const STARTED_ONCE: readonly string[] = [RunStrategy.ONCE, RunStrategy.RERUN_ON_FAILURE];

/** What it says of a machine for which something is still being made. */
export const PROVISIONING = 'Provisioning';
