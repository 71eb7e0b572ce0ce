// Checks of label selectors and node selectors.
import type { LabelSelector, NodeSelectorRequirement, NodeSelectorTerm } from '../../../imports/kubernetes';
import { LABEL_KEY, LABEL_VALUE, displayText, OBJECT_NAME } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { table, type Texts } from '../../plain-data/plain-data';
import { refuseMalformed, refuseMalformedItems, refuseInvalidLabels } from '../form';
import { checkEach, type Refuse, refuseBelow } from '../refuse';

/** How many values an operator takes, and the words for it in a message. */
interface Operand {
  readonly accepts: (values: number) => boolean;
  readonly write: string;
}

const AT_LEAST_ONE: Operand = { accepts: (values) => values > 0, write: 'at least one value' };
const NO_VALUES: Operand = { accepts: (values) => values === 0, write: 'none, or use the operator "In"' };
const EXACTLY_ONE: Operand = { accepts: (values) => values === 1, write: 'exactly one value' };

interface Operators {
  readonly [operator: string]: Operand | undefined;
}

const LABEL_OPERATORS: Operators = table({ In: AT_LEAST_ONE, NotIn: AT_LEAST_ONE, Exists: NO_VALUES, DoesNotExist: NO_VALUES });
const NODE_OPERATORS: Operators = table({ ...LABEL_OPERATORS, Gt: EXACTLY_ONE, Lt: EXACTLY_ONE });
const FIELD_OPERATORS: Operators = table({ In: EXACTLY_ONE, NotIn: EXACTLY_ONE });

/** The only field that selects nodes. */
const NODE_NAME = 'metadata.name';

/** Refuses a label selector that Kubernetes does not accept. */
export function refuseInvalidLabelSelector(selector: LabelSelector | undefined, refuse: Refuse): void {
  if (selector) {
    refuseInvalidLabels(selector.matchLabels, refuseBelow('matchLabels', refuse));
    checkEach('matchExpressions', selector.matchExpressions, refuse, (expression, refuseIt) => refuseInvalidExpression(expression, LABEL_OPERATORS, refuseIt));
  }
}

/** Refuses a term of node selectors that Kubernetes does not accept. */
export function refuseInvalidNodeSelectorTerm({ matchExpressions, matchFields }: NodeSelectorTerm, refuse: Refuse): void {
  checkEach('matchExpressions', matchExpressions, refuse, (expression, refuseIt) => refuseInvalidExpression(expression, NODE_OPERATORS, refuseIt));
  checkEach('matchFields', matchFields, refuse, refuseInvalidField);
}

function refuseInvalidExpression({ key = '', operator, values }: Partial<NodeSelectorRequirement>, operators: Operators, refuse: Refuse): void {
  refuseMalformed('key', key, LABEL_KEY, refuse);
  refuseInvalidOperator(operator, values, operators, refuse);
  refuseMalformedItems('values', values, LABEL_VALUE, refuse);
}

function refuseInvalidField({ key = '', operator, values }: Partial<NodeSelectorRequirement>, refuse: Refuse): void {
  if (key !== NODE_NAME) {
    refuse('key', `${displayText(key)} is not a field that selects nodes, write ${JSON.stringify(NODE_NAME)}, or use matchExpressions for labels`);
  }
  refuseInvalidOperator(operator, values, FIELD_OPERATORS, refuse);
  refuseMalformedItems('values', values, OBJECT_NAME, refuse);
}

function refuseInvalidOperator(operator: string = '', values: readonly string[] = [], operators: Operators, refuse: Refuse): void {
  const operand = operators[operator];
  if (!operand) {
    refuse('operator', `${displayText(operator)} is unknown, write ${alternatives(Object.keys(operators))}`);
  } else if (!operand.accepts(values.length)) {
    refuse('values', `${values.length === 0 ? 'no value' : `${values.length} value${values.length === 1 ? '' : 's'}`} for the operator ${JSON.stringify(operator)}, write ${operand.write}`);
  }
}

/**
 * Refuses a selector that is malformed, or that does not match the labels of its own objects.
 *
 * @param at where the labels are written
 */
export function refuseSelectorOfOthers(selector: LabelSelector | undefined, labels: Texts = {}, at: string, refuse: Refuse): void {
  let isReadable = true;
  refuseInvalidLabelSelector(selector, (path, mistake) => {
    isReadable = false;
    refuse(`selector.${path}`, mistake);
  });
  if (selector && isReadable && !selects(selector, labels)) {
    refuse('selector', `${JSON.stringify(selector)} does not select the labels at ${at}, ${JSON.stringify(labels)}, write the same labels in both places`);
  }
}

/** Whether a selector matches labels. The selector must be valid. */
export function selects({ matchLabels = {}, matchExpressions = [] }: LabelSelector, labels: Texts): boolean {
  return Object.entries(matchLabels).every(([key, value]) => valueOf(labels, key) === value)
    && matchExpressions.every(({ key, operator, values = [] }) => MATCHES[operator](valueOf(labels, key), values));
}

function valueOf(labels: Texts, key: string): string | undefined {
  return Object.hasOwn(labels, key) ? labels[key] : undefined;
}

const MATCHES: { readonly [operator: string]: (value: string | undefined, values: readonly string[]) => boolean } = table({
  In: (value, values) => value !== undefined && values.includes(value),
  NotIn: (value, values) => value === undefined || !values.includes(value),
  Exists: (value) => value !== undefined,
  DoesNotExist: (value) => value === undefined,
});
