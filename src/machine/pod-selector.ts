// The pods that guests run in, as Services, NetworkPolicies and affinities of cdk8s-plus select them.
import type { IConstruct } from 'constructs';

/**
 * Selects the pods that guests run in. In TypeScript and Python it goes wherever any release of cdk8s-plus takes an `IPodSelector`
 * or an `INetworkPolicyPeer`: `new kplus.Service(chart, 'web', { selector: machine, ports: [{ port: 80 }] })`. In Java and Go
 * `Pods.select` of cdk8s-plus makes one of `podLabels`.
 */
export interface IPodSelector extends IConstruct {
  /** The labels that these pods have, and no others. */
  readonly podLabels: { readonly [label: string]: string };

  /** The selector, as `IPodSelector` of cdk8s-plus has it. */
  toPodSelectorConfig(): any;

  /** This, as `INetworkPolicyPeer` of cdk8s-plus has it. */
  toPodSelector(): any;

  /** The peer of a rule, as `INetworkPolicyPeer` of cdk8s-plus has it. */
  toNetworkPolicyPeerConfig(): any;
}

/** Pods of these labels, which are in one namespace where anything says which; cdk8s-plus asks its own selectors for no more. */
export function podSelectorConfig(matchLabels: { readonly [label: string]: string }, namespace: string | undefined): object {
  return {
    labelSelector: { _toKube: () => ({ matchLabels }) },
    ...namespace !== undefined && { namespaces: { names: [namespace] } },
  };
}
