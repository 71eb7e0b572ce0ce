// What a claim requires of a node type, as vCluster writes it, and which node types meet it.
import { issue, Issues, missing, refuse } from '../issues/issues';
import { anything, issuesOfBoth, shapeIssues, name, oneOf, required, Shape, text } from '../issues/shape';

/** How a requirement compares. */
export enum NodeRequirementOperator {
  /** The property has one of the values. */
  IN = 'In',
  /** The property has none of the values, or is not there. */
  NOT_IN = 'NotIn',
  /** The property is there. */
  EXISTS = 'Exists',
  /** The property is not there. */
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
   * The one value. Excludes `values`.
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

/** What requirements look at: each property of a node type, with the values that it has. */
export interface Selectable {
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

interface Operator {
  /** Whether it asks of a value, which some node type has to have. */
  readonly asksValue: boolean;
  /** Which values it compares with. */
  readonly takes: (values: readonly string[]) => boolean;
  readonly advice: string;
  readonly holds: (wanted: readonly string[], had: readonly string[] | undefined) => boolean;
}

const LIST = { asksValue: true, takes: ({ length }: readonly string[]) => length > 0, advice: 'has no values: write those that the operator is about' };
const PRESENCE = { asksValue: false, takes: ({ length }: readonly string[]) => length === 0, advice: 'has values: leave them out, the operator asks for the property alone' };
const NUMBER = { asksValue: true, takes: (values: readonly string[]) => values.length === 1 && values.every((value) => value.trim() !== '' && Number.isFinite(Number(value))), advice: 'does not have one number for its value: write the number to compare with' };

/** As Karpenter matches node types: one that has several values of a property can be had with any of them. */
const OPERATORS: { readonly [name: string]: Operator } = {
  [NodeRequirementOperator.IN]: { ...LIST, holds: (wanted, had = []) => had.some((value) => wanted.includes(value)) },
  [NodeRequirementOperator.NOT_IN]: { ...LIST, holds: (wanted, had) => had === undefined || had.some((value) => !wanted.includes(value)) },
  [NodeRequirementOperator.EXISTS]: { ...PRESENCE, holds: (_wanted, had) => had !== undefined },
  [NodeRequirementOperator.DOES_NOT_EXIST]: { ...PRESENCE, holds: (_wanted, had) => had === undefined },
  [NodeRequirementOperator.GT]: { ...NUMBER, holds: ([bound], had = []) => had.some((value) => Number(value) > Number(bound)) },
  [NodeRequirementOperator.LT]: { ...NUMBER, holds: ([bound], had = []) => had.some((value) => Number(value) < Number(bound)) },
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
 * @param path where the requirements stand
 * @throws one error that lists the requirements that are none, those of properties that no node type has, and those with values that
 *   their operator does not take
 */
export function meeting<T extends Selectable>(requirements: readonly NodeRequirement[], nodeTypes: readonly T[], path: string): T[] {
  refuse(shapeIssues(requirements, [anything], path));
  const known = [...new Set(nodeTypes.flatMap(({ properties }) => [...properties.keys()]))];
  refuse(requirements.flatMap((requirement, index) => {
    const place = `${path}[${index}]`;
    return issuesOfBoth(requirement, REQUIREMENT, (right) => valueIssues(right, known, place), place);
  }));
  return nodeTypes.filter((nodeType) => unmet(requirements, nodeType).length === 0);
}

/** The requirements that a node type does not meet. */
export function unmet(requirements: readonly NodeRequirement[], { properties }: Selectable): NodeRequirement[] {
  return requirements.filter((requirement) => !operatorOf(requirement).holds(valuesOf(requirement), properties.get(requirement.property)));
}

function* valueIssues(requirement: NodeRequirement, known: readonly string[], path: string): Issues {
  const { property, value, values } = requirement;
  const { asksValue, takes, advice } = operatorOf(requirement);
  if (asksValue && !known.includes(property)) {
    yield issue(`${path}.property`, `no node type has ${JSON.stringify(property)}: known are ${known.join(', ')}`);
  }
  if (value !== undefined && values !== undefined) {
    yield issue(path, 'has both value and values: keep one of them');
  } else if (!takes(valuesOf(requirement))) {
    yield missing(path, advice);
  }
}

function operatorOf({ operator = NodeRequirementOperator.IN }: NodeRequirement): Operator {
  return OPERATORS[operator];
}

function valuesOf({ value, values = [] }: NodeRequirement): readonly string[] {
  return value === undefined ? values : [value];
}
