// Kubernetes' label selectors.

/** How a label's value is compared. */
export enum LabelSelectorOperator {
  /** It is one of the values. */
  IN = 'In',
  /** It is none of the values, or the label does not exist. */
  NOT_IN = 'NotIn',
  /** The label exists. */
  EXISTS = 'Exists',
  /** The label does not exist. */
  DOES_NOT_EXIST = 'DoesNotExist',
}

/** A requirement on a label. */
export interface LabelSelectorRequirement {
  /** The label's key: sets `key`. */
  readonly key: string;

  /** How its value is compared: sets `operator`. */
  readonly operator: LabelSelectorOperator;

  /**
   * The values, at least one for IN and NOT_IN, none for the others: sets `values`.
   *
   * @default - none
   */
  readonly values?: string[];
}

/** Selects the objects that meet all of its requirements. */
export interface LabelSelector {
  /**
   * Labels and their values: sets `matchLabels`.
   *
   * @default - none
   */
  readonly matchLabels?: { readonly [key: string]: string };

  /**
   * Requirements on more labels: sets `matchExpressions`.
   *
   * @default - none
   */
  readonly matchExpressions?: LabelSelectorRequirement[];
}
