// The words that KubeVirt uses for the state of a machine: its `printableStatus`, its conditions, and their reasons and messages.
import { RunStrategy } from './run-strategy';

/** The statuses of a machine that does not become ready without a change. */
export const FAILURES = ['CrashLoopBackOff', 'DataVolumeError', 'ErrImagePull', 'ErrorPvcNotFound', 'ErrorUnschedulable', 'ImagePullBackOff'];

/** The status of a guest that KubeVirt paused because its storage fails. KubeVirt cannot resume it. */
export const STORAGE_FAILURE = 'PausedIOError';

/** The reason of an instance that KubeVirt has given up because its node did not answer. */
export const NODE_UNRESPONSIVE = 'NodeUnresponsive';

/** KubeVirt's message for a missing claim, before and after the claim's namespace and name. */
export const MISSING_CLAIM = { before: 'PVC ', after: ' does not exist, waiting for it to appear' };

/**
 * The reason of condition Ready of a machine that has no pod yet. KubeVirt 1.9 never clears the message of condition PodScheduled that
 * a claim is missing. Once the machine has a pod, the claim exists.
 */
export const NO_POD = 'PodNotExists';

/**
 * The condition that all of a machine's DataVolumes are filled. While a claim is missing, KubeVirt 1.9 keeps naming the first missing
 * claim, even after that claim exists.
 */
export const VOLUMES_READY = 'DataVolumesReady';

/** Run strategies with which a machine reports Stopped before its first start, although it is going to be started. */
export const STARTED_ONCE: readonly string[] = [RunStrategy.ONCE, RunStrategy.RERUN_ON_FAILURE];

/** The status of a machine whose objects, such as disks, are still being created. */
export const PROVISIONING = 'Provisioning';
