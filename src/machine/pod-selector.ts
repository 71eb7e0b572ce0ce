// Selects the pods that guests run in for the Services, NetworkPolicies and affinities of cdk8s-plus.
import { Construct, type IConstruct } from 'constructs';

/** KubeVirt sets this label, with the machine's name, on the pod of every machine. */
export const MACHINE_LABEL = 'vmi.kubevirt.io/id';

/**
 * Selects the pods that guests run in. In TypeScript and Python it can be passed wherever any release of cdk8s-plus takes an
 * `IPodSelector` or an `INetworkPolicyPeer`: `new kplus.Service(chart, 'web', { selector: machine, ports: [{ port: 80 }] })`. In
 * Java and Go, pass `podLabels` to `Pods.select` of cdk8s-plus.
 */
export interface IPodSelector extends IConstruct {
  /** The labels that only these pods have. */
  readonly podLabels: { readonly [label: string]: string };

  /** The selector, in the form of cdk8s-plus' `IPodSelector`. */
  toPodSelectorConfig(): any;

  /** Returns this object, for cdk8s-plus' `INetworkPolicyPeer`. */
  toPodSelector(): any;

  /** The peer of a rule, in the form of cdk8s-plus' `INetworkPolicyPeer`. */
  toNetworkPolicyPeerConfig(): any;
}

/**
 * A construct with guests. jsii erases this class, and declares its members for each class that extends it.
 *
 * @internal
 */
export abstract class PodSelector extends Construct {
  /** The labels that only these pods have. */
  public abstract readonly podLabels: { readonly [label: string]: string };

  /** The namespace of the pods. Undefined if nothing sets it. */
  public abstract readonly namespace?: string | undefined;

  /** The selector of the pods, in the form of cdk8s-plus' `IPodSelector`. */
  public toPodSelectorConfig(): any {
    const { podLabels: matchLabels, namespace } = this;
    // cdk8s-plus reads no other fields.
    return { labelSelector: { _toKube: () => ({ matchLabels }) }, ...namespace !== undefined && { namespaces: { names: [namespace] } } };
  }

  /** Returns this object, for cdk8s-plus' `INetworkPolicyPeer`. */
  public toPodSelector(): any {
    return this;
  }

  /** The peer of a rule, in the form of cdk8s-plus' `INetworkPolicyPeer`. */
  public toNetworkPolicyPeerConfig(): any {
    return { podSelector: this.toPodSelectorConfig() };
  }
}
