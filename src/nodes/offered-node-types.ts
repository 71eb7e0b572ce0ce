// The node types that a provider offers: derives, checks and prices them, and selects one for a claim.
import { NODE_TYPE_FIELDS, type NodeType } from './node-type';
import { baseTemplate, NodeTemplate, nodeTypeTemplate } from './node-type-template';
import { filterByRequirements, NodeRequirement, Selectable, unmetRequirements } from './requirements';
import type { VersionCapabilities } from '../admission/kubevirt-version';
import { checkUnique } from '../issues/checks';
import { checkFormat, format, Format, LABELLED_NAME, OBJECT_NAME } from '../issues/formats';
import { issue, IssueCollector, IssueError, Issues, missing } from '../issues/issues';
import { suggestNames } from '../issues/nearest-name';
import { anything, mapOf, open, Shape, text } from '../issues/shape';
import { shapeAndRuleIssues } from '../issues/shape-issues';
import { listOf, omitEmpty } from '../plain-data/plain-data';
import { billionths, divideUp } from '../plain-data/quantity';
import { guestSize } from '../spec/guest-size';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** The fields of a node type. Its taints are checked with those of its template. */
const NODE_TYPE: Shape = open({ ...NODE_TYPE_FIELDS, labels: mapOf(text), annotations: mapOf(text), taints: anything, additionalFields: anything });

/** The name of an object that is also the value of a label. */
const PROVIDER_NAME: Format = {
  is: 'the name of a provider',
  matches: (provider) => OBJECT_NAME.matches(provider) && LABELLED_NAME.matches(provider),
  write: 'at most 63 lower-case letters, digits, "-" or "." that begin and end with a letter or digit, such as "kubevirt"',
};

const RESOURCE = format('a resource', /^(?:cpu|memory|storage|ephemeral-storage|pods|hugepages-\w+|[^/\s]+\/[^/\s]+)$/, 'cpu, memory, or one with its vendor\'s domain, such as "nvidia.com/gpu"');

/** A node type with its checked template. */
export interface OfferedNodeType extends NodeTemplate, Selectable {
  readonly name: string;
  /** The node type's properties. */
  readonly props: NodeType;
  /** `undefined` if only the cluster knows it. */
  readonly cost?: number;
}

/**
 * The node types of a provider, except the disabled ones.
 *
 * @param capabilities with a newer KubeVirt than the checks are made for, fields that it may have pass
 * @throws one error that lists the mistakes of the base template and of every node type
 */
export function offeredNodeTypes(
  provider: string, base: VirtualMachineTemplate, nodeTypes: readonly NodeType[], capabilities?: VersionCapabilities,
): OfferedNodeType[] {
  const collector = new IssueCollector();
  collector.add([
    ...checkFormat('name', provider, PROVIDER_NAME),
    ...checkUnique(nodeTypes.map((nodeType, index) => [`nodeTypes[${index}].name`, nodeType?.name])),
  ]);
  const checkedBase = collector.collect(() => baseTemplate(base, capabilities), undefined, 'base template');
  const built = nodeTypes.flatMap((nodeType, index) => {
    const path = `nodeTypes[${index}]`;
    const issues = shapeAndRuleIssues(nodeType, NODE_TYPE, (valid) => nameIssues(valid, path), path);
    collector.add(issues);
    // The mistakes of an invalid base would be repeated for each type.
    return checkedBase === undefined || issues.length > 0 ? [] : collector.collect<OfferedNodeType[]>(() => {
      const offered = offeredNodeType(provider, base, nodeType, capabilities);
      return nodeType.disabled ? [] : [offered];
    }, [], `node type ${JSON.stringify(nodeType.name)}`);
  });
  collector.raise();
  return built;
}

/** How a claim selects its node type. */
export interface Selection {
  readonly nodeType?: string;
  readonly requirements?: readonly NodeRequirement[];
}

/**
 * Selects the node type of a claim: the one that it names, or else the cheapest of those that meet its requirements; if several
 * cost the same, the first of them. Machines of other claims do not count, so that a claim never changes its node type because of
 * other claims.
 *
 * @param path the path of the requirements in errors
 * @throws when no node type matches
 */
export function selectNodeType({ nodeType, requirements }: Selection, nodeTypes: readonly OfferedNodeType[], path: string = 'requirements'): OfferedNodeType {
  const names = nodeTypes.map(({ name }) => name);
  if (names.length === 0) {
    throw new IssueError([missing('nodeType', 'the provider offers none: write its nodeTypes, not all of them disabled')]);
  }
  if ((nodeType === undefined) === (requirements === undefined)) {
    throw new IssueError([nodeType === undefined
      ? missing('nodeType', `is missing: write ${suggestNames('', names)}, or requirements that select one`)
      : issue('', 'nodeType and requirements exclude each other: keep one')]);
  }
  if (requirements !== undefined) {
    const fitting = filterByRequirements(requirements, nodeTypes, path);
    if (fitting.length === 0) {
      throw new IssueError([issue(path, `no node type meets them: ${shortcomings(nodeTypes, requirements)}`)]);
    }
    return cheapest(fitting);
  }
  const found = nodeTypes.find(({ name }) => name === nodeType);
  if (found === undefined) {
    throw new IssueError([issue('nodeType', `${JSON.stringify(nodeType)} is not offered: write ${suggestNames(nodeType, names)}`)]);
  }
  return found;
}

/** A node type with unknown cost counts as the most expensive. */
function cheapest(nodeTypes: readonly OfferedNodeType[]): OfferedNodeType {
  return nodeTypes.reduce((best, nodeType) => (nodeType.cost ?? Infinity) < (best.cost ?? Infinity) ? nodeType : best);
}

/** The maximum number of node types that an error lists. */
const MAX_LISTED = 5;

function shortcomings(nodeTypes: readonly OfferedNodeType[], requirements: readonly NodeRequirement[]): string {
  const more = nodeTypes.length - MAX_LISTED;
  return nodeTypes.slice(0, MAX_LISTED).map((nodeType) => shortcoming(nodeType, requirements)).join(', ') + (more > 0 ? ` and ${more} more do not` : '');
}

/** The value of a node type for the first requirement that it does not meet. */
function shortcoming(nodeType: OfferedNodeType, requirements: readonly NodeRequirement[]): string {
  const [{ property }] = unmetRequirements(requirements, nodeType);
  const values = nodeType.properties.get(property);
  return `${nodeType.name} has ${values === undefined ? `no ${property}` : `${property} ${values.map((value) => JSON.stringify(value)).join(' and ')}`}`;
}

function offeredNodeType(provider: string, base: VirtualMachineTemplate, props: NodeType, capabilities?: VersionCapabilities): OfferedNodeType {
  const derived = nodeTypeTemplate(base, props, capabilities);
  return { name: props.name, props, ...derived, cost: nodeCost(props, derived.template), properties: propertiesOf(provider, props) };
}

function* nameIssues({ name, resources = {} }: NodeType, path: string): Issues {
  yield* checkFormat(`${path}.name`, name, LABELLED_NAME);
  for (const resource of Object.keys(resources)) {
    yield* checkFormat(`${path}.resources`, resource, RESOURCE);
  }
}

/** The properties that requirements can select by, as in a vCluster Platform. */
function propertiesOf(provider: string, { name, zone = 'global', region, properties = {} }: NodeType): ReadonlyMap<string, readonly string[]> {
  const own = Object.entries<string>(omitEmpty({ 'topology.kubernetes.io/region': region, ...properties }));
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

const GIB = 1024n ** 3n;
const ONE = billionths(1)!;
const CPU_COST = 10n;
const GIB_COST = 2n;
const OTHER_COST = 10_000n;

/** The parts of a node type that its cost depends on. Its resources are quantities. */
type NodeSettings = Pick<NodeType, 'cost'> & { readonly resources?: { readonly [resource: string]: any } };

/** The number of host devices in the template, such as GPUs. */
function deviceCount({ _wire }: VirtualMachineTemplate): number {
  const { gpus, hostDevices } = _wire.spec.template?.spec?.domain?.devices ?? {};
  return listOf(gpus).length + listOf(hostDevices).length;
}

/** The cost of a node type, rounded up; `undefined` if only the cluster knows it, because an instance type sets the size. */
export function nodeCost({ cost, resources = {} }: NodeSettings, template: VirtualMachineTemplate): number | undefined {
  if (cost !== undefined) {
    return cost;
  }
  const size = guestSize(template._wire.spec);
  const { cpu = size.cpu, memory = size.memory, ...others } = resources;
  const given = [cpu, memory, ...Object.keys(others).length > 0 ? Object.values(others) : [deviceCount(template)]];
  const amounts = given.flatMap((each) => billionths(each) ?? []);
  if (amounts.length < given.length) {
    return undefined;
  }
  const [cpus, bytes, ...other] = amounts;
  const total = other.reduce((sum, each) => sum + each, 0n);
  // The price of a byte is a fraction, so only the sum is rounded.
  return Number(divideUp((CPU_COST * cpus + OTHER_COST * total) * GIB + GIB_COST * bytes, ONE * GIB));
}
