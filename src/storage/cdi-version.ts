// The version of CDI's API, in which DataVolumes and their sources are written and read.

export const CDI_API_VERSION = 'cdi.kubevirt.io/v1beta1';
