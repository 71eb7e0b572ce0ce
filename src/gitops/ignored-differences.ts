// What KubeVirt adds to objects and nobody writes: the differences that Argo CD is to overlook.

/** Differences of the objects of a kind that Argo CD overlooks: an entry of an Application's `spec.ignoreDifferences`. */
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
 * Identity, machine type and architecture stand in the manifests, so no difference of theirs is overlooked; where a
 * preference chooses the last two, KubeVirt writes them into the machine.
 */
export const IGNORED_DIFFERENCES: readonly ArgoCdIgnoreDifferences[] = [
  {
    group: 'kubevirt.io',
    kind: 'VirtualMachine',
    // Says which PCI layout a machine had when it was created; another one may move its devices.
    jsonPointers: ['/spec/template/metadata/annotations/kubevirt.io~1pci-topology-version', '/spec/template/metadata/annotations/kubevirt.io~1pci-interface-slot-count'],
    // Argo CD looks at these one after the other, when the pointers have had their turn.
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
