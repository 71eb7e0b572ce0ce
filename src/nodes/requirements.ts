// A claim's requirements on a node type, in the form of vCluster, and the node types that meet them.
import { issue, Issues, missing, refuse } from '../issues/issues';
import { anything, name, oneOf, required, Shape, text } from '../issues/shape';
import { shapeAndRuleIssues, shapeIssues } from '../issues/shape-issues';
import { decimalNumber } from '../plain-data/decimal';

/** How a requirement compares. */
export enum NodeRequirementOperator {
  /** The property has one of the values. */
  IN = 'In',
  /** The property has none of the values, or does not exist. */
  NOT_IN = 'NotIn',
  /** The property exists. */
  EXISTS = 'Exists',
  /** The property does not exist. */
  DOES_NOT_EXIST = 'DoesNotExist',
  /** The property is a number greater than the value. */
  GT = 'Gt',
  /** The property is a number less than the value. */
  LT = 'Lt',
}

/**
 * A condition on one property of a node type. Besides its own, every node type has the properties `vcluster.com/node-type`
 * and `node.kubernetes.io/instance-type` (its name), `vcluster.com/node-provider`, `kubernetes.io/os` (`linux`),
 * `karpenter.sh/capacity-type` (`on-demand`) and `topology.kubernetes.io/zone`.
 */
export interface NodeRequirement {
  /** The property. */
  readonly property: string;

  /**
   * How it compares.
   *
   * @default NodeRequirementOperator.IN
   */
  readonly operator?: NodeRequirementOperator;

  /**
   * The only value. Excludes `values`.
   *
   * @default - `values`
   */
  readonly value?: string;

  /**
   * The values. Excludes `value`.
   *
   * @default - `value`
   */
  readonly values?: string[];
}

/** The properties that requirements are compared with, each with its values. */
export interface Selectable {
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

interface Operator {
  /** Whether it compares values: then some node type has to have the property. */
  readonly needsValue: boolean;
  /** Whether it accepts these values. */
  readonly accepts: (values: readonly string[]) => boolean;
  readonly advice: string;
  readonly holds: (listed: readonly string[], actual: readonly string[] | undefined) => boolean;
}

const LIST = { needsValue: true, accepts: ({ length }: readonly string[]) => length > 0, advice: 'has no values: write those to compare with' };
const PRESENCE = { needsValue: false, accepts: ({ length }: readonly string[]) => length === 0, advice: 'has values: leave them out, the operator only checks whether the property exists' };
const NUMBER = { needsValue: true, accepts: (values: readonly string[]) => values.length === 1 && numbersOf(values).length === 1, advice: 'needs exactly one number as its value: write the number to compare with' };

/** An operator that compares numbers. A value that is not a number is neither greater nor less. */
function comparison(holds: (value: number, bound: number) => boolean): Operator {
  return { ...NUMBER, holds: ([bound], actual = []) => numbersOf(actual).some((value) => holds(value, numberOf(bound)!)) };
}

/** The decimal number in a string; undefined if it is not one. */
function numberOf(value: string): number | undefined {
  const number = decimalNumber(value.trim());
  return Number.isFinite(number) ? number : undefined;
}

function numbersOf(values: readonly string[]): number[] {
  return values.flatMap((value) => numberOf(value) ?? []);
}

/** Like Karpenter: a node type with several values of a property matches if any of them does. */
const OPERATORS: { readonly [name in NodeRequirementOperator]: Operator } = {
  [NodeRequirementOperator.IN]: { ...LIST, holds: (listed, actual = []) => actual.some((value) => listed.includes(value)) },
  [NodeRequirementOperator.NOT_IN]: { ...LIST, holds: (listed, actual) => actual === undefined || actual.some((value) => !listed.includes(value)) },
  [NodeRequirementOperator.EXISTS]: { ...PRESENCE, holds: (_wanted, actual) => actual !== undefined },
  [NodeRequirementOperator.DOES_NOT_EXIST]: { ...PRESENCE, holds: (_wanted, actual) => actual === undefined },
  [NodeRequirementOperator.GT]: comparison((value, bound) => value > bound),
  [NodeRequirementOperator.LT]: comparison((value, bound) => value < bound),
};

/** The shape of a requirement. */
export const REQUIREMENT: Shape = {
  property: required(name, 'write the property that is required, such as vcluster.com/node-type'),
  operator: oneOf(...Object.keys(OPERATORS)),
  value: text,
  values: [text],
};

/**
 * The node types that meet all requirements, in their order.
 *
 * @param path the path of the requirements in errors
 * @throws one error that lists malformed requirements, properties that no node type has, and values that the operator does not
 *   accept
 */
export function filterByRequirements<T extends Selectable>(requirements: readonly NodeRequirement[], nodeTypes: readonly T[], path: string): T[] {
  refuse(shapeIssues(requirements, [anything], path));
  const known = [...new Set(nodeTypes.flatMap(({ properties }) => [...properties.keys()]))];
  refuse(requirements.flatMap((requirement, index) => {
    const place = `${path}[${index}]`;
    return shapeAndRuleIssues(requirement, REQUIREMENT, (valid) => valueIssues(valid, known, place), place);
  }));
  return nodeTypes.filter((nodeType) => unmetRequirements(requirements, nodeType).length === 0);
}

/** The requirements that a node type does not meet. */
export function unmetRequirements(requirements: readonly NodeRequirement[], { properties }: Selectable): NodeRequirement[] {
  return requirements.filter((requirement) => !operatorOf(requirement).holds(valuesOf(requirement), properties.get(requirement.property)));
}

function* valueIssues(requirement: NodeRequirement, known: readonly string[], path: string): Issues {
  const { property, value, values } = requirement;
  const { needsValue, accepts, advice } = operatorOf(requirement);
  if (needsValue && !known.includes(property)) {
    yield issue(`${path}.property`, `no node type has ${JSON.stringify(property)}: write one of ${known.join(', ')}`);
  }
  if (value !== undefined && values !== undefined) {
    yield issue(path, 'has both value and values: keep one of them');
  } else if (!accepts(valuesOf(requirement))) {
    yield missing(path, advice);
  }
}

function operatorOf({ operator = NodeRequirementOperator.IN }: NodeRequirement): Operator {
  return OPERATORS[operator];
}

function valuesOf({ value, values = [] }: NodeRequirement): readonly string[] {
  return value === undefined ? values : [value];
}
