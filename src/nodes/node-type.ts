// The properties of a node type: the changes that it makes to its provider's base template, and its settings. Also their shape.
import { Size } from 'cdk8s';
import type { NodeTaint } from './node-taint';
import { amount, anything, count, flag, mapOf, name, open, required, text } from '../issues/shape';
import { withFields } from '../plain-data/plain-data';
import { isSize, quantity } from '../plain-data/size';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** The resources that a node needs for itself. */
export interface NodeTypeOverhead {
  /**
   * The resources that the kubelet and the node's other daemons reserve, as Kubernetes quantities by resource: `{ cpu: '100m' }`. A
   * vCluster Platform uses them to choose a node type; they have no effect on machines.
   *
   * @default - nothing
   */
  readonly kubeReserved?: { readonly [resource: string]: any };
}

/**
 * A kind of machine that a NodeProvider offers. Its template is the base, replaced by `virtualMachineTemplate` or merged
 * with `mergeVirtualMachineTemplate`; then `resources` override it.
 */
export interface NodeType {
  /** The name that claims use. It becomes a label's value, so it has at most 63 letters, digits, `-`, `_` and `.`. */
  readonly name: string;

  /**
   * The human-readable name.
   *
   * @default - the name
   */
  readonly displayName?: string;

  /**
   * The maximum number of machines that may be claimed, at least 1. If more are claimed, synth fails and lists the claims.
   *
   * @default - any number
   */
  readonly maxCapacity?: number;

  /**
   * The resources of a machine, as Kubernetes quantities by resource: `{ cpu: 4, memory: '16Gi' }`. Bytes may also be a size:
   * `{ memory: Size.gibibytes(16) }`. `cpu` and `memory` set `domain.resources.requests`. They also set the limits, and the guest's
   * `domain.cpu.cores` and `domain.memory.guest`, if the template has those. Other resources, such as `nvidia.com/gpu`, only count
   * towards the cost: a guest gets a device from its template's `domain.devices`. Names have to be Kubernetes' own or have a vendor's
   * domain.
   *
   * @default - the template's
   */
  readonly resources?: { readonly [resource: string]: string | number | Size };

  /**
   * The cost of a machine, a whole number from 1 without a unit. Of the node types that meet a claim's requirements, the cheapest is
   * used.
   *
   * @default - 10 for each CPU, 2 for each GiB of memory and 10,000 for each of any other resource (for storage and
   * hugepages, for each byte), of `resources` or else of the template
   */
  readonly cost?: number;

  /**
   * The properties that requirements refer to. A value may be a list, separated by commas. The machines have them, together with the
   * provider's and the claim's properties, as JSON in the annotation `cdk8s-kubevirt/node-properties`.
   *
   * @default - only those that every node type has
   */
  readonly properties?: { readonly [property: string]: string };

  /**
   * The zone of the machines: sets the property `topology.kubernetes.io/zone`.
   *
   * @default global
   */
  readonly zone?: string;

  /**
   * The region of the machines: sets the property `topology.kubernetes.io/region`.
   *
   * @default - none
   */
  readonly region?: string;

  /**
   * Labels of each VirtualMachine of the node type: added to the template's `metadata.labels`. For labels of the Node that the
   * guest becomes, use a claim's `nodeLabels`.
   *
   * @default - the template's
   */
  readonly labels?: { readonly [label: string]: string };

  /**
   * Annotations of each VirtualMachine of the node type: added to the template's `metadata.annotations`.
   *
   * @default - the template's
   */
  readonly annotations?: { readonly [annotation: string]: string };

  /**
   * Taints of the Node that the guest becomes, added to those in the template's `spec.template.spec.taints`. A VirtualMachine has
   * no taints: the kubelet registers the Node with them, so a claim needs a `registration`.
   *
   * @default - the template's
   */
  readonly taints?: NodeTaint[];

  /**
   * The resources that a node needs for itself.
   *
   * @default - nothing
   */
  readonly overhead?: NodeTypeOverhead;

  /**
   * The patch that is merged into the base template, by Kubernetes' strategic merge: maps are merged, null deletes a field, and lists are
   * replaced. Pass an object or YAML. In Python, Java and Go, only YAML can delete a field with null. Excludes `virtualMachineTemplate`.
   *
   * @default - nothing
   */
  readonly mergeVirtualMachineTemplate?: any;

  /**
   * The template that replaces the base completely. Excludes `mergeVirtualMachineTemplate`.
   *
   * @default - the base
   */
  readonly virtualMachineTemplate?: VirtualMachineTemplate;

  /**
   * Whether the node type is disabled: it is checked, but not offered.
   *
   * @default false
   */
  readonly disabled?: boolean;

  /**
   * Other fields of the node type in a NodeProvider document. They have no effect on machines.
   *
   * @default - none
   */
  readonly additionalFields?: any;
}

/** The fields that a node type has in a program as well as in a NodeProvider document. Its templates are checked when they are derived. */
export const NODE_TYPE_FIELDS = {
  name: required(name, 'name the node type'),
  displayName: text,
  maxCapacity: count,
  resources: mapOf(amount),
  cost: count,
  properties: mapOf(text),
  zone: name,
  region: name,
  overhead: open({ kubeReserved: mapOf(amount) }),
  mergeVirtualMachineTemplate: anything,
  virtualMachineTemplate: anything,
  disabled: flag,
};

/** The resources that are bytes. */
const BYTES = /^(?:memory|(?:ephemeral-)?storage|hugepages-\w+)$/;

/** A node type with sizes as quantities, as documents have them. A size of anything but bytes stays, and is refused as a quantity. */
export function withQuantities(nodeType: NodeType): NodeType {
  const resources = Object.entries(nodeType.resources ?? {});
  return resources.length === 0 ? nodeType : withFields(nodeType, {
    resources: Object.fromEntries(resources.map(([resource, given]) => [resource, isSize(given) && BYTES.test(resource) ? quantity(given) : given])),
  });
}
