// How CDI says that a pod fails which imports, clones or receives the content of a disk.

/** The reasons why such a pod does not run. KubeVirt reports these as DataVolumeError where the disk is a DataVolume. */
export const WORKER_FAILURES = ['Error', 'ImagePullFailed'];

/** The annotations of a claim with the reason, and with what the pod said. */
export const WORKER_REASON = 'cdi.kubevirt.io/storage.condition.running.reason';
export const WORKER_MESSAGE = 'cdi.kubevirt.io/storage.condition.running.message';
