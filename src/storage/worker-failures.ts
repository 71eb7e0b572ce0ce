// How CDI reports that the pod that imports, clones or receives a disk's content has failed.

/** The reasons why such a pod does not run. KubeVirt reports them as DataVolumeError if the disk is a DataVolume. */
export const WORKER_FAILURES = ['Error', 'ImagePullFailed', 'ChecksumError'];

/** The reason of such a pod without its Secret or ConfigMap. It runs once that exists. */
export const NOT_CONFIGURED = 'CreateContainerConfigError';

/** The reason of a pod that CDI replaces, by one that needs less memory. */
export const OUT_OF_MEMORY = 'OOMKilled';

/** The reasons that may pass without a change of the disk: GitOps tools do not count them as failures. */
export const WORKER_DELAYS: readonly string[] = [NOT_CONFIGURED, OUT_OF_MEMORY];

/** The reasons of a pod whose volumes are mounted, or whose images are pulled. */
export const STARTING: readonly unknown[] = ['ContainerCreating', 'PodInitializing'];

/** Why the claim that CDI fills has no such pod: CDI knows no image with VMware's library. */
export const AWAITING_VDDK = 'AwaitingVDDK';
export const BOUND_REASON = 'cdi.kubevirt.io/storage.condition.bound.reason';

/** Why Kubernetes refused such a pod. CDI tries again, and keeps the reason until the pod's containers start. */
export const REFUSED = 'ErrStartingPod';

/** The annotations of a claim with the pod's phase, the reason, and the pod's message. The phase of a refused pod is Failed. */
export const WORKER_PHASE = 'cdi.kubevirt.io/storage.pod.phase';
export const WORKER_REASON = 'cdi.kubevirt.io/storage.condition.running.reason';
export const WORKER_MESSAGE = 'cdi.kubevirt.io/storage.condition.running.message';

/** The same of the second pod of a clone between claims, which reads the source. */
export const SOURCE_REASON = 'cdi.kubevirt.io/storage.condition.source.running.reason';
export const SOURCE_MESSAGE = 'cdi.kubevirt.io/storage.condition.source.running.message';
