// The one derivation of a node type's machines: the base template, replaced or merged, then labelled, then resized; and the
// taints, which a VirtualMachine has no field for, taken out on the way.
import { NodeTaint, taintIssues } from './node-taint';
import type { NodeTypeProps } from './node-type';
import { violationsOf } from '../admission/admission';
import { schemaIssues } from '../admission/schema';
import { issue, type Issue, IssueCollector, IssueError } from '../issues/issues';
import { issuesOfBoth, required, Shape, text } from '../issues/shape';
import { withRunStrategy } from '../objects/build';
import { isMap, copyOf, frozen, present } from '../plain-data/plain-data';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

const TAINTS: Shape = [{ key: required(text, 'write the taint\'s key'), value: text, effect: required(text, 'write NoSchedule, PreferNoSchedule or NoExecute') }];

/** What a node type says of its machines. */
type Derivation = Pick<NodeTypeProps, 'resources' | 'labels' | 'annotations' | 'taints' | 'virtualMachineTemplate' | 'mergeVirtualMachineTemplate'>;

/** Where vCluster's documents have taints. */
const TAINTS_PATH = 'spec.template.spec.taints';

/** A template that the schema of a VirtualMachine admits, and the taints that stood in it. */
export interface NodeTemplate {
  readonly template: VirtualMachineTemplate;
  readonly taints: readonly NodeTaint[];
}

/**
 * The template that node types derive from. It need not be a whole machine, as they may say what it leaves open.
 *
 * @throws one error that lists all that its schema refuses
 */
export function baseTemplate(base: VirtualMachineTemplate): NodeTemplate {
  return checked(withoutTaints(base.toObject()), {}, schemaIssues);
}

/**
 * The template of a node type's machines.
 *
 * @throws one error that lists all that is wrong with the template
 */
export function nodeTypeTemplate(base: VirtualMachineTemplate, nodeType: Derivation): NodeTemplate {
  const { virtualMachineTemplate, mergeVirtualMachineTemplate } = nodeType;
  if (virtualMachineTemplate !== undefined && mergeVirtualMachineTemplate !== undefined) {
    throw new IssueError([issue('', 'virtualMachineTemplate and mergeVirtualMachineTemplate exclude each other: keep one')]);
  }
  const start = withoutTaints((virtualMachineTemplate ?? base).toObject());
  const patch = withoutTaints(mergeVirtualMachineTemplate ?? {});
  const collector = new IssueCollector();
  const object = collector.collect(() => VirtualMachineTemplate.fromObject(start.object).merge(patch.object).toObject(), undefined, 'mergeVirtualMachineTemplate');
  collector.raise();
  // A patch's list takes the place of the base's, and its null deletes it.
  return checked({ object, taints: patch.taints === undefined ? start.taints : patch.taints }, nodeType, startIssues);
}

/** Everything that is wrong with a template is told at once. */
function checked({ object, taints }: Untainted, nodeType: Derivation, issuesOf: (object: any) => Issue[]): NodeTemplate {
  const { resources: { cpu, memory } = {}, labels = {}, annotations = {} } = nodeType;
  const collector = new IssueCollector();
  collector.add([...taintIssuesOf(taints ?? undefined, TAINTS_PATH), ...taintIssuesOf(nodeType.taints, 'taints')]);
  const labelled = VirtualMachineTemplate.fromObject(object).merge(present({ metadata: present({ labels, annotations }) }));
  const template = collector.collect(() => labelled.withResources(present({ cpu, memory: memory && String(memory) })), labelled);
  collector.add(issuesOf(template.toObject()));
  collector.raise();
  // Those of the program's own objects may change later.
  return { template, taints: frozen(copyOf(distinctTaints([...taints ?? [], ...nodeType.taints ?? []]))) };
}

/** A Node has one taint of a key and an effect: the last one that is given. */
export function distinctTaints(taints: readonly NodeTaint[]): NodeTaint[] {
  return [...new Map(taints.map((taint) => [`${taint.key}:${taint.effect}`, taint])).values()];
}

/** Everything that is wrong with a value that has to be taints: their shape, or else what a kubelet would not take. */
export function taintIssuesOf(taints: any, path: string): Issue[] {
  return issuesOfBoth<readonly NodeTaint[]>(taints, TAINTS, (right) => taintIssues(path, right), path);
}

/** A machine that is emitted has a name, and says when it runs. */
function startIssues({ metadata, spec, ...object }: any): Issue[] {
  return violationsOf({ ...object, metadata: { ...metadata, name: 'node' }, spec: withRunStrategy(spec) });
}

interface Untainted {
  readonly object: any;
  /** `null` deletes those of the base. */
  readonly taints?: any;
}

function withoutTaints(object: any): Untainted {
  const { taints, ...spec } = object?.spec?.template?.spec ?? {};
  return taints === undefined ? { object } : { object: withInstanceSpec(object, spec), taints };
}

/** A template, or a patch of one, with taints where vCluster's documents have them. */
export function withTaints(object: any, taints: readonly NodeTaint[]): any {
  const spec = object.spec?.template?.spec;
  return withInstanceSpec(object, { ...isMap(spec) && spec, taints });
}

function withInstanceSpec(object: any, spec: any): any {
  return { ...object, spec: { ...object.spec, template: { ...object.spec?.template, spec } } };
}
