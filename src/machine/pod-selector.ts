// Selects the pods that guests run in for the Services, NetworkPolicies and affinities of cdk8s-plus.
import type { IConstruct } from 'constructs';

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

/** The selector of pods with these labels, in the namespace if it is known. cdk8s-plus reads no other fields of a selector. */
export function podSelectorConfig(matchLabels: { readonly [label: string]: string }, namespace: string | undefined): object {
  return {
    labelSelector: { _toKube: () => ({ matchLabels }) },
    ...namespace !== undefined && { namespaces: { names: [namespace] } },
  };
}
