// The node types that a provider offers: derived, checked and priced, and chosen from.
import { nodeCost } from './node-cost';
import type { NodeTypeProps } from './node-type';
import { baseTemplate, NodeTemplate, nodeTypeTemplate } from './node-type-template';
import { meeting, NodeRequirement, Selectable, unmet } from './requirements';
import { NAME_OF_OBJECT } from '../admission/kubernetes-names';
import { breaking, format, Format, LABELLED_NAME } from '../issues/formats';
import { issue, IssueCollector, IssueError, Issues, missing, refuse } from '../issues/issues';
import { meant } from '../issues/nearest-name';
import { amount, anything, count, flag, issuesOfBoth, mapOf, name as notEmpty, open, repeated, required, Shape, shapeIssues, text } from '../issues/shape';
import { present } from '../plain-data/plain-data';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** The fields of a node type, but for its taints, which are judged with those of its template. */
const NODE_TYPE: Shape = open({
  name: required(notEmpty, 'name the node type'),
  displayName: text,
  maxCapacity: count,
  resources: mapOf(amount),
  cost: count,
  properties: mapOf(text),
  zone: notEmpty,
  region: notEmpty,
  labels: mapOf(text),
  annotations: mapOf(text),
  taints: anything,
  overhead: open({ kubeReserved: mapOf(amount) }),
  mergeVirtualMachineTemplate: anything,
  virtualMachineTemplate: anything,
  disabled: flag,
  additionalFields: anything,
});

/** The name of an object, which becomes the value of a label as well. */
const PROVIDER_NAME: Format = {
  is: 'the name of a provider',
  matches: (provider) => NAME_OF_OBJECT.matches(provider) && LABELLED_NAME.matches(provider),
  write: 'at most 63 lower-case letters, digits, "-" or "." that begin and end with a letter or digit, such as "kubevirt"',
};

const RESOURCE = format('a resource', /^(?:cpu|memory|storage|ephemeral-storage|pods|hugepages-\w+|[^/\s]+\/[^/\s]+)$/, 'cpu, memory, or one with its vendor\'s domain, such as "nvidia.com/gpu"');

/** A node type whose machines start. */
export interface OfferedNodeType extends NodeTemplate, Selectable {
  readonly name: string;
  /** As it was described. */
  readonly props: NodeTypeProps;
  /** `undefined` where only the cluster knows. */
  readonly cost?: number;
}

/**
 * The node types of a provider, all but the disabled ones.
 *
 * @param where what every mistake begins with, such as a construct's path
 * @throws one error that lists the mistakes of the base template and of every node type
 */
export function offeredNodeTypes(
  provider: string, base: VirtualMachineTemplate, nodeTypes: readonly NodeTypeProps[], where?: string,
): OfferedNodeType[] {
  const collector = new IssueCollector();
  const types = Array.isArray(nodeTypes) ? nodeTypes : [];
  collector.add([
    ...breaking('name', provider, PROVIDER_NAME),
    ...shapeIssues(nodeTypes, required([anything], 'write the node types'), 'nodeTypes'),
    ...repeated(types.map((nodeType, index) => [`nodeTypes[${index}].name`, nodeType?.name])),
  ]);
  const before = collector.collect(() => baseTemplate(base), undefined, 'base template');
  const built = types.flatMap((nodeType, index) => {
    const isWritten = collector.collect(() => refuseFields(nodeType, `nodeTypes[${index}]`), false);
    // The mistakes of a broken base would be repeated for each type.
    return before === undefined || !isWritten ? [] : collector.collect<OfferedNodeType[]>(() => {
      const offered = offeredNodeType(provider, base, nodeType);
      return nodeType.disabled ? [] : [offered];
    }, [], `node type ${JSON.stringify(nodeType.name)}`);
  });
  collector.raise(where);
  return built;
}

/** How a claim says which node type it wants. */
export interface Selection {
  readonly nodeType?: string;
  readonly requirements?: readonly NodeRequirement[];
}

/**
 * The node type that a claim selects: the one that it names, or else the cheapest of those that meet its requirements,
 * the first of them where several cost the same. Machines that others have claimed do not count, so that a claim never
 * turns into one of another node type because of its neighbours.
 *
 * @param path where the requirements stand
 * @throws when there is none
 */
export function selected({ nodeType, requirements }: Selection, nodeTypes: readonly OfferedNodeType[], path: string = 'requirements'): OfferedNodeType {
  const names = nodeTypes.map(({ name }) => name);
  if (names.length === 0) {
    throw new IssueError([missing('nodeType', 'the provider offers none: write its nodeTypes, not all of them disabled')]);
  }
  if ((nodeType === undefined) === (requirements === undefined)) {
    throw new IssueError([nodeType === undefined
      ? missing('nodeType', `is missing: write ${meant('', names)}, or requirements that select one`)
      : issue('', 'nodeType and requirements exclude each other: keep one')]);
  }
  if (requirements !== undefined) {
    const fitting = meeting(requirements, nodeTypes, path);
    if (fitting.length === 0) {
      throw new IssueError([issue(path, `no node type meets them: ${shortcomings(nodeTypes, requirements)}`)]);
    }
    return cheapest(fitting);
  }
  const found = nodeTypes.find(({ name }) => name === nodeType);
  if (found === undefined) {
    throw new IssueError([issue('nodeType', `${JSON.stringify(nodeType)} is not offered: write ${meant(nodeType, names)}`)]);
  }
  return found;
}

/** One whose cost is not known is dearer than any other. */
function cheapest(nodeTypes: readonly OfferedNodeType[]): OfferedNodeType {
  return nodeTypes.reduce((best, nodeType) => (nodeType.cost ?? Infinity) < (best.cost ?? Infinity) ? nodeType : best);
}

/** How many node types are told that meet no requirements. */
const TOLD = 5;

function shortcomings(nodeTypes: readonly OfferedNodeType[], requirements: readonly NodeRequirement[]): string {
  const more = nodeTypes.length - TOLD;
  return nodeTypes.slice(0, TOLD).map((nodeType) => shortcoming(nodeType, requirements)).join(', ') + (more > 0 ? ` and ${more} more do not` : '');
}

/** What a node type has where the first requirement that it does not meet asks for another. */
function shortcoming(nodeType: OfferedNodeType, requirements: readonly NodeRequirement[]): string {
  const [{ property }] = unmet(requirements, nodeType);
  const values = nodeType.properties.get(property);
  return `${nodeType.name} has ${values === undefined ? `no ${property}` : `${property} ${values.map((value) => JSON.stringify(value)).join(' and ')}`}`;
}

function offeredNodeType(provider: string, base: VirtualMachineTemplate, props: NodeTypeProps): OfferedNodeType {
  const derived = nodeTypeTemplate(base, props);
  return { name: props.name, props, ...derived, cost: nodeCost(props, derived.template), properties: propertiesOf(provider, props) };
}

function refuseFields(nodeType: NodeTypeProps, path: string): true {
  refuse(issuesOfBoth(nodeType, NODE_TYPE, (right) => nameIssues(right, path), path));
  return true;
}

function* nameIssues({ name, resources = {} }: NodeTypeProps, path: string): Issues {
  yield* breaking(`${path}.name`, name, LABELLED_NAME);
  for (const resource of Object.keys(resources)) {
    yield* breaking(`${path}.resources`, resource, RESOURCE);
  }
}

/** What a vCluster Platform lets requirements ask of a node type. */
function propertiesOf(provider: string, { name, zone = 'global', region, properties = {} }: NodeTypeProps): ReadonlyMap<string, readonly string[]> {
  const own = Object.entries<string>(present({ 'topology.kubernetes.io/region': region, ...properties }));
  return new Map<string, readonly string[]>([
    ['vcluster.com/node-type', [name]],
    ['vcluster.com/node-provider', [provider]],
    ['node.kubernetes.io/instance-type', [name]],
    ['kubernetes.io/os', ['linux']],
    ['karpenter.sh/capacity-type', ['on-demand']],
    ['topology.kubernetes.io/zone', [zone]],
    ...own.map(([property, value]) => [property, value.split(',')] as const),
  ]);
}
