// The labels and annotations that identify a claimed machine: its provider, its claim and its node type.

/** The provider, node type and claim of a machine. */
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

/** Selects the claimed machines in a cluster. */
export const CLAIMED_SELECTOR = [PROVIDER_LABEL, NODE_TYPE_LABEL, CLAIM_LABEL].join(',');

/** The labels of a claimed machine. */
export function claimLabels({ provider, nodeType, claim }: ClaimIdentity): { [label: string]: string } {
  return { [PROVIDER_LABEL]: provider, [NODE_TYPE_LABEL]: nodeType, [CLAIM_LABEL]: claim };
}

/** The claim identity in an object's labels; `undefined` if the object was not claimed. */
export function claimIdentity(labels: { readonly [label: string]: string } = {}): ClaimIdentity | undefined {
  const { [PROVIDER_LABEL]: provider, [NODE_TYPE_LABEL]: nodeType, [CLAIM_LABEL]: claim } = labels;
  return provider === undefined || nodeType === undefined || claim === undefined ? undefined : { provider, nodeType, claim };
}
