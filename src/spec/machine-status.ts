// The words in which KubeVirt says how a machine is: its `printableStatus`, its conditions, and their reasons and messages.
import { RunStrategy } from './run-strategy';

/** The statuses of a machine that does not become ready without a change. */
export const FAILURES = ['CrashLoopBackOff', 'DataVolumeError', 'ErrImagePull', 'ErrorPvcNotFound', 'ErrorUnschedulable', 'ImagePullBackOff'];

/** The status of a guest that KubeVirt paused because its storage fails. KubeVirt cannot resume it. */
export const STORAGE_FAILURE = 'PausedIOError';

/** KubeVirt's message for a missing claim: the texts before and after the claim's namespace and name. */
export const MISSING_CLAIM = { before: 'PVC ', after: ' does not exist, waiting for it to appear' };

/**
 * The reason of condition Ready of a machine that has no pod yet. KubeVirt 1.8 never takes back that a claim is missing, the
 * message of condition PodScheduled: once there is a pod, the claim is there too.
 */
export const NO_POD = 'PodNotExists';

/**
 * The condition that all of a machine's DataVolumes are filled. While another claim is missing, KubeVirt 1.8 goes on naming the first one
 * that was, although that is there.
 */
export const VOLUMES_READY = 'DataVolumesReady';

/** Run strategies with which a machine reports Stopped before its first start, although it is going to be started. */
export const STARTED_ONCE: readonly string[] = [RunStrategy.ONCE, RunStrategy.RERUN_ON_FAILURE];

/** The status of a machine whose objects, such as disks, are still being created. */
export const PROVISIONING = 'Provisioning';
