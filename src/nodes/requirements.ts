// What a vCluster requires of the nodes that it claims, and which node types meet it.
import { refuse } from '../mistakes';
import { name, oneOf, required, Shape, text } from '../template/shape';

/** A condition on one property of a node type; its operator is `In` where it names none. */
export interface Requirement {
  readonly property: string;
  readonly operator?: string;
  readonly value?: string;
  readonly values?: readonly string[];
}

/** What requirements look at. */
export interface NodeTypeProperties {
  readonly name: string;
  readonly properties?: { readonly [property: string]: string };
}

/** The property that every node type has: its name. */
const NODE_TYPE = 'vcluster.com/node-type';

type Operator = (values: readonly string[], value: string | undefined) => boolean;

/** As Kubernetes selects by labels: what lacks the property is in no list, and not in any. */
const OPERATORS: { readonly [name: string]: Operator } = {
  In: (values, value) => value !== undefined && values.includes(value),
  NotIn: (values, value) => value === undefined || !values.includes(value),
};

/** The shape of a requirement. */
export const REQUIREMENT: Shape = {
  property: required(name, `write the property that is required, such as ${NODE_TYPE}`),
  operator: oneOf(...Object.keys(OPERATORS)),
  value: text,
  values: [text],
};

/**
 * The node types that meet all requirements, in their order.
 *
 * @param path where the requirements stand
 * @throws one error that lists the requirements of properties that no node type has, and those without a value or with two kinds
 */
export function meeting<T extends NodeTypeProperties>(requirements: readonly Requirement[], nodeTypes: readonly T[], path: string): T[] {
  const known = [...new Set([NODE_TYPE, ...nodeTypes.flatMap(({ properties = {} }) => Object.keys(properties))])];
  refuse(requirements.flatMap((requirement, index) => mistakes(requirement, known, `${path}[${index}]`)));
  return nodeTypes.filter((nodeType) => requirements.every((requirement) => {
    const operator = OPERATORS[requirement.operator ?? 'In'];
    return operator(wanted(requirement), requirement.property === NODE_TYPE ? nodeType.name : nodeType.properties?.[requirement.property]);
  }));
}

function mistakes({ property, value, values }: Requirement, known: readonly string[], path: string): string[] {
  return [
    ...known.includes(property) ? [] : [`${path}.property: no node type has ${JSON.stringify(property)}: known are ${known.join(', ')}`],
    ...value !== undefined && values !== undefined ? [`${path}: has both value and values: keep one of them`] : [],
    ...value === undefined && (values ?? []).length === 0 ? [`${path}: has no values: write those of ${JSON.stringify(property)} that the operator is about`] : [],
  ];
}

function wanted({ value, values = [] }: Requirement): readonly string[] {
  return value === undefined ? values : [value];
}
