// The fields that KubeVirt adds to objects: differences that Argo CD has to ignore.

/** Differences of the objects of a kind that Argo CD ignores: an entry of an Application's `spec.ignoreDifferences`. */
export interface ArgoCdIgnoreDifferences {
  /** The kind's API group. */
  readonly group: string;

  /** The kind. */
  readonly kind: string;

  /** The fields, as JSON pointers. */
  readonly jsonPointers: string[];

  /** The fields, as jq paths. */
  readonly jqPathExpressions: string[];
}

/**
 * Identity, machine type and architecture are in the manifests, so their differences are not ignored. The exception is a machine
 * with a preference: KubeVirt then writes its machine type and architecture.
 */
export const IGNORED_DIFFERENCES: readonly ArgoCdIgnoreDifferences[] = [
  {
    group: 'kubevirt.io',
    kind: 'VirtualMachine',
    // The PCI layout of the machine when it was created. Changing it may move its devices.
    jsonPointers: ['/spec/template/metadata/annotations/kubevirt.io~1pci-topology-version', '/spec/template/metadata/annotations/kubevirt.io~1pci-interface-slot-count'],
    // Argo CD applies these in order, after the pointers.
    jqPathExpressions: [
      '.spec.template.metadata.annotations | select(. == {})',
      '.spec.template.metadata | select(. == {})',
      '.spec.template.spec.domain.resources | select(. == {})',
      '.spec.template.spec.domain.features.acpi | select(. == {})',
      'select(.spec.preference != null) | .spec.template.spec.architecture',
      'select(.spec.preference != null) | .spec.template.spec.domain.machine',
    ],
  },
];
