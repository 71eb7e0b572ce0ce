// The labels and annotations by which a claimed machine is found again: whose it is, and which node type it is of.

/** What a machine was claimed of and for. */
export interface ClaimIdentity {
  readonly provider: string;
  readonly nodeType: string;
  readonly claim: string;
}

const PROVIDER_LABEL = 'cdk8s-kubevirt/node-provider';
const NODE_TYPE_LABEL = 'cdk8s-kubevirt/node-type';
const CLAIM_LABEL = 'cdk8s-kubevirt/node-claim';

/** The properties of a claimed machine, as JSON. */
export const PROPERTIES_ANNOTATION = 'cdk8s-kubevirt/node-properties';

/** Selects the machines that were claimed, in a cluster. */
export const CLAIMED_SELECTOR = [PROVIDER_LABEL, NODE_TYPE_LABEL, CLAIM_LABEL].join(',');

/** The labels of a claimed machine. */
export function claimLabels({ provider, nodeType, claim }: ClaimIdentity): { [label: string]: string } {
  return { [PROVIDER_LABEL]: provider, [NODE_TYPE_LABEL]: nodeType, [CLAIM_LABEL]: claim };
}

/** What an object's labels say it was claimed of and for; `undefined` of one that was not. */
export function claimIdentity(labels: { readonly [label: string]: string } = {}): ClaimIdentity | undefined {
  const { [PROVIDER_LABEL]: provider, [NODE_TYPE_LABEL]: nodeType, [CLAIM_LABEL]: claim } = labels;
  return provider === undefined || nodeType === undefined || claim === undefined ? undefined : { provider, nodeType, claim };
}
