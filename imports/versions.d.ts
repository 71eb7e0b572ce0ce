// The versions that everything in this folder was generated from.

/** KubeVirt's version, such as `1.8.4`. */
export declare const KUBEVIRT_VERSION: string;

/** CDI's version, such as `1.65.0`. */
export declare const CDI_VERSION: string;
