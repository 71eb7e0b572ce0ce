// What came with which minor release of KubeVirt, since 1.3.

/** What came later than the first of some releases. */
export interface History {
  /** The minor releases that were compared, in order. */
  readonly releases: readonly string[];
  /** By the Go type of a spec: the paths of its fields, such as `domain.devices.disks[].shareable`, and the release that each came with. */
  readonly fields: { readonly [type: string]: { readonly [path: string]: string } };
  /** By group and version, such as `clone.kubevirt.io/v1beta1`. */
  readonly apis: { readonly [apiVersion: string]: string };
}

export declare const HISTORY: History;
