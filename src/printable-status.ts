// What KubeVirt says of machines that do not come up, and of which that is not so.

/** What it says in `printableStatus` of a machine that does not come up by itself. */
export const FAILURES = ['CrashLoopBackOff', 'DataVolumeError', 'ErrImagePull', 'ErrorPvcNotFound', 'ErrorUnschedulable', 'ImagePullBackOff'];

/** It pauses a guest whose storage fails, and cannot resume it. */
export const STORAGE_FAILURE = 'PausedIOError';

/** What it says of a claim that it does not find, before and after the claim's namespace and name. */
export const MISSED_CLAIM = ['PVC ', ' does not exist, waiting for it to appear'] as const;

/** What a machine with late claims is in truth: something that it needs is still being made. */
export const PROVISIONING = 'Provisioning';
