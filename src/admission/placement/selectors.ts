// What labels match: the requirements of label selectors and of node selectors.
import type { LabelSelector, NodeSelectorRequirement, NodeSelectorTerm } from '../../../imports/kubernetes';
import { LABEL_KEY, LABEL_VALUE } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { table } from '../../plain-data/plain-data';
import { below, belowEach, type Refuse } from '../below';
import { refuseOtherForm, shownText } from '../form';
import { NAME_OF_OBJECT, refuseOtherForms, refuseOtherLabels } from '../kubernetes-names';

/** How many values an operator takes, and how to say it. */
interface Operand {
  readonly takes: (values: number) => boolean;
  readonly write: string;
}

const SOME: Operand = { takes: (values) => values > 0, write: 'at least one value' };
const NONE: Operand = { takes: (values) => values === 0, write: 'none, or use the operator "In"' };
const ONE: Operand = { takes: (values) => values === 1, write: 'exactly one value' };

interface Operators {
  readonly [operator: string]: Operand;
}

const OF_LABELS: Operators = { In: SOME, NotIn: SOME, Exists: NONE, DoesNotExist: NONE };
const OF_NODES: Operators = { ...OF_LABELS, Gt: ONE, Lt: ONE };
const OF_FIELDS: Operators = { In: ONE, NotIn: ONE };

/** The one field by which nodes can be selected. */
const NODE_NAME = 'metadata.name';

/** Refuses a label selector that Kubernetes cannot read. */
export function refuseOtherLabelSelector(selector: LabelSelector | undefined, refuse: Refuse): void {
  if (selector) {
    refuseOtherLabels(selector.matchLabels, below('matchLabels', refuse));
    belowEach('matchExpressions', selector.matchExpressions, refuse, (expression, refuseIt) => refuseOtherExpression(expression, OF_LABELS, refuseIt));
  }
}

/** Refuses a term of node selectors that Kubernetes cannot read. */
export function refuseOtherNodeSelectorTerm({ matchExpressions, matchFields }: NodeSelectorTerm, refuse: Refuse): void {
  belowEach('matchExpressions', matchExpressions, refuse, (expression, refuseIt) => refuseOtherExpression(expression, OF_NODES, refuseIt));
  belowEach('matchFields', matchFields, refuse, refuseOtherField);
}

function refuseOtherExpression({ key = '', operator, values }: Partial<NodeSelectorRequirement>, operators: Operators, refuse: Refuse): void {
  refuseOtherForm('key', key, LABEL_KEY, refuse);
  refuseOtherOperator(operator, values, operators, refuse);
  refuseOtherForms('values', values, LABEL_VALUE, refuse);
}

function refuseOtherField({ key = '', operator, values }: Partial<NodeSelectorRequirement>, refuse: Refuse): void {
  if (key !== NODE_NAME) {
    refuse('key', `${shownText(key)} is no field that nodes can be selected by, write ${JSON.stringify(NODE_NAME)}, or use matchExpressions for labels`);
  }
  refuseOtherOperator(operator, values, OF_FIELDS, refuse);
  refuseOtherForms('values', values, NAME_OF_OBJECT, refuse);
}

function refuseOtherOperator(operator: string = '', values: readonly string[] = [], operators: Operators, refuse: Refuse): void {
  const operand = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (!operand) {
    refuse('operator', `${shownText(operator)} is unknown, write ${alternatives(Object.keys(operators))}`);
  } else if (!operand.takes(values.length)) {
    refuse('values', `${values.length === 0 ? 'no value' : `${values.length} value${values.length === 1 ? '' : 's'}`} for the operator ${JSON.stringify(operator)}, write ${operand.write}`);
  }
}

/** Whether labels are among those that a selector, one that Kubernetes can read, selects. */
export function selects({ matchLabels = {}, matchExpressions = [] }: LabelSelector, labels: { readonly [key: string]: string }): boolean {
  return Object.entries(matchLabels).every(([key, value]) => valueOf(labels, key) === value)
    && matchExpressions.every(({ key, operator, values = [] }) => MATCHES[operator](valueOf(labels, key), values));
}

function valueOf(labels: { readonly [key: string]: string }, key: string): string | undefined {
  return Object.hasOwn(labels, key) ? labels[key] : undefined;
}

const MATCHES: { readonly [operator: string]: (value: string | undefined, values: readonly string[]) => boolean } = table({
  In: (value, values) => value !== undefined && values.includes(value),
  NotIn: (value, values) => value === undefined || !values.includes(value),
  Exists: (value) => value !== undefined,
  DoesNotExist: (value) => value === undefined,
});
