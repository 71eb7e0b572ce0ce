// A node type, as a program describes it: what its machines have instead of, or on top of, their provider's base template.
import type { NodeTaint } from './node-taint';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** What a node needs for itself. */
export interface NodeTypeOverhead {
  /**
   * What the kubelet and the node's other daemons keep from pods, as Kubernetes quantities by resource: `{ cpu: '100m' }`. A
   * vCluster Platform reckons with it when it chooses a node type; it changes no machine.
   *
   * @default - nothing
   */
  readonly kubeReserved?: { readonly [resource: string]: any };
}

/**
 * A kind of machine that a NodeProvider offers. Its template is the base, replaced by `virtualMachineTemplate` or merged
 * with `mergeVirtualMachineTemplate`, and then given `resources`, which win.
 */
export interface NodeTypeProps {
  /** What claims call the node type: a label's value, so at most 63 letters, digits, `-`, `_` and `.`. */
  readonly name: string;

  /**
   * What people read instead of the name.
   *
   * @default - the name
   */
  readonly displayName?: string;

  /**
   * How many machines may be claimed, from 1. Synth refuses more, and lists the claims.
   *
   * @default - any number
   */
  readonly maxCapacity?: number;

  /**
   * What a machine has, as Kubernetes quantities by resource: `{ cpu: 4, memory: '16Gi' }`. `cpu` and `memory` set
   * `domain.resources.requests`, the limits where the template has them and, as a guest is told its size there, also
   * `domain.cpu.cores` and `domain.memory.guest` where the template says those. Other resources, such as
   * `nvidia.com/gpu`, only count towards the cost: a guest gets a device from its template's `domain.devices`. A name that is neither
   * Kubernetes' own nor has a vendor's domain is refused.
   *
   * @default - the template's
   */
  readonly resources?: { readonly [resource: string]: any };

  /**
   * What a machine costs, a whole number from 1 in no unit: of the node types that meet a claim's requirements the cheapest is taken.
   *
   * @default - 10 for each CPU, 2 for each GiB of memory and 10,000 for each of any other resource, of `resources` or
   * else of the template
   */
  readonly cost?: number;

  /**
   * What requirements select by; a value may list several, separated by commas. The machines carry it, with the provider's
   * and the claim's properties, as JSON in the annotation `cdk8s-kubevirt/node-properties`.
   *
   * @default - none, besides those that every node type has
   */
  readonly properties?: { readonly [property: string]: string };

  /**
   * The zone of the machines, the property `topology.kubernetes.io/zone`.
   *
   * @default global
   */
  readonly zone?: string;

  /**
   * The region of the machines, the property `topology.kubernetes.io/region`.
   *
   * @default - none
   */
  readonly region?: string;

  /**
   * Labels of the node type, and so of each of its VirtualMachines: added to the template's `metadata.labels`. They are not
   * those of the Node that the guest becomes: a claim's `nodeLabels` are.
   *
   * @default - the template's
   */
  readonly labels?: { readonly [label: string]: string };

  /**
   * Annotations of the node type, and so of each of its VirtualMachines: added to the template's `metadata.annotations`.
   *
   * @default - the template's
   */
  readonly annotations?: { readonly [annotation: string]: string };

  /**
   * Taints of the Node that the guest becomes, added to those that stand in the template's `spec.template.spec.taints`,
   * which a VirtualMachine does not have: the kubelet registers with them, so a claim needs a `registration`.
   *
   * @default - the template's
   */
  readonly taints?: NodeTaint[];

  /**
   * What a node needs for itself.
   *
   * @default - nothing
   */
  readonly overhead?: NodeTypeOverhead;

  /**
   * What is merged into the base template, by Kubernetes' strategic merge: maps merge, null deletes, lists are replaced
   * whole. Excludes `virtualMachineTemplate`.
   *
   * @default - nothing
   */
  readonly mergeVirtualMachineTemplate?: any;

  /**
   * The template instead of the base, of which nothing is kept. Excludes `mergeVirtualMachineTemplate`.
   *
   * @default - the base
   */
  readonly virtualMachineTemplate?: VirtualMachineTemplate;

  /**
   * Whether the node type is not offered. It is checked all the same.
   *
   * @default false
   */
  readonly disabled?: boolean;

  /**
   * Other fields of the node type in a NodeProvider document, which change no machine.
   *
   * @default - none
   */
  readonly additionalFields?: any;
}
