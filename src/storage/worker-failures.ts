// How CDI reports that the pod that imports, clones or receives a disk's content has failed.

/** The reasons why such a pod does not run. KubeVirt reports them as DataVolumeError if the disk is a DataVolume. */
export const WORKER_FAILURES = ['Error', 'ImagePullFailed'];

/** The annotations of a claim with the reason, and with the pod's message. */
export const WORKER_REASON = 'cdi.kubevirt.io/storage.condition.running.reason';
export const WORKER_MESSAGE = 'cdi.kubevirt.io/storage.condition.running.message';
