// Derives the template of a node type's machines: replaces the base template or merges a patch into it, then sets labels, then
// resources. Taints are taken out of the template, since a VirtualMachine has no field for them.
import { NodeTaint, taintIssues } from './node-taint';
import type { NodeType } from './node-type';
import { violationsOf } from '../admission/admission';
import { cloudInitFits } from '../admission/disks/cloud-init';
import type { VersionCapabilities } from '../admission/kubevirt-version';
import { schemaIssues } from '../admission/schema';
import { issue, type Issue, IssueCollector, IssueError, runIn } from '../issues/issues';
import { required, Shape, text } from '../issues/shape';
import { shapeAndRuleIssues } from '../issues/shape-issues';
import { withRunStrategy } from '../objects/build';
import { isMap, copyOf, deepFreeze, omitEmpty } from '../plain-data/plain-data';
import { resizeSpec } from '../template/resources';
import { patchObject } from '../template/strategic-merge/patch';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

const TAINTS: Shape = [{ key: required(text, 'write the taint\'s key'), value: text, effect: required(text, 'write NoSchedule, PreferNoSchedule or NoExecute') }];

/** The fields of a node type that change its template. */
type Derivation = Pick<NodeType, 'resources' | 'labels' | 'annotations' | 'taints' | 'virtualMachineTemplate' | 'mergeVirtualMachineTemplate'>;

/** The path of taints in vCluster's documents. */
const TAINTS_PATH = 'spec.template.spec.taints';

/** A template that the schema of a VirtualMachine accepts, and the taints that were in it. */
export interface NodeTemplate {
  readonly template: VirtualMachineTemplate;
  readonly taints: readonly NodeTaint[];
}

/**
 * The template from which node types are derived. It may be incomplete, since node types can add the rest.
 *
 * @throws one error that lists everything that its schema refuses
 */
export function baseTemplate(base: VirtualMachineTemplate, capabilities?: VersionCapabilities): NodeTemplate {
  return checkTemplate(splitTaints(base), {}, (object) => schemaIssues(object, capabilities));
}

/**
 * The template of a node type's machines.
 *
 * @throws one error that lists all mistakes in the template
 */
export function nodeTypeTemplate(base: VirtualMachineTemplate, nodeType: Derivation, capabilities?: VersionCapabilities): NodeTemplate {
  return checkTemplate(derive(base, nodeType), nodeType, (object) => startIssues(object, capabilities));
}

/** The taints of a node type, with those of its template. */
export function nodeTypeTaints(base: VirtualMachineTemplate, nodeType: Derivation): readonly NodeTaint[] {
  return distinctTaints([...derive(base, nodeType).taints ?? [], ...nodeType.taints ?? []]);
}

function derive(base: VirtualMachineTemplate, nodeType: Derivation): SplitTemplate {
  const { virtualMachineTemplate, mergeVirtualMachineTemplate } = nodeType;
  if (virtualMachineTemplate !== undefined && mergeVirtualMachineTemplate !== undefined) {
    throw new IssueError([issue('', 'virtualMachineTemplate and mergeVirtualMachineTemplate exclude each other: keep one')]);
  }
  const start = virtualMachineTemplate ?? base;
  return mergeVirtualMachineTemplate === undefined ? splitTaints(start) : mergeTemplate(start, mergeVirtualMachineTemplate);
}

/** Marks that show whose taints a merged template has. */
const BASE_MARK = 'of the base';
const PATCH_MARK = 'of the patch';

/**
 * Merges a patch, including taints. The merge does not know lists of taints, so a string stands in for each list. The string that remains
 * shows which list remains: a list is replaced as a whole, whatever directives surround it.
 */
function mergeTemplate(base: VirtualMachineTemplate, mergeVirtualMachineTemplate: any): SplitTemplate {
  const place = 'mergeVirtualMachineTemplate';
  const patch = patchObject(mergeVirtualMachineTemplate, place);
  const markedBase = base._withSpec(markTaints(base._wire, BASE_MARK).spec);
  const { template, taints: owner } = splitTaints(runIn(place, () => markedBase.merge(markTaints(patch, PATCH_MARK))));
  const owners: { readonly [owner: string]: any } = { [BASE_MARK]: base._wire, [PATCH_MARK]: patch };
  return { template, taints: withoutTaints(owners[owner]).taints };
}

/** Puts a mark in the place of taints, if there are any. Null stays: it deletes those of the base. */
function markTaints(object: any, mark: string): any {
  const { taints = null } = withoutTaints(object);
  return taints === null ? object : withInstanceSpec(object, { ...object.spec.template.spec, taints: mark });
}

/** Checks a template and its taints, and reports all mistakes at once. */
function checkTemplate({ template: given, taints }: SplitTemplate, nodeType: Derivation, issuesOf: (object: any) => readonly Issue[]): NodeTemplate {
  const { resources: { cpu, memory } = {}, labels = {}, annotations = {} } = nodeType;
  const collector = new IssueCollector();
  collector.add([...taintIssuesOf(taints, TAINTS_PATH), ...taintIssuesOf(nodeType.taints, 'taints')]);
  const metadata = omitEmpty({ labels, annotations });
  const labelled = Object.keys(metadata).length === 0 ? given : given.merge({ metadata });
  const size = omitEmpty({ cpu, memory: memory && String(memory) });
  const template = collector.collect(() => labelled._withSpec(resizeSpec(labelled._wire.spec, size)), labelled);
  collector.add(issuesOf(template._wire));
  collector.raise();
  // Copied, because the program may change its own objects later.
  return { template, taints: deepFreeze(copyOf(distinctTaints([...taints ?? [], ...nodeType.taints ?? []]))) };
}

/** A Node has one taint for each key and effect: the last one wins. */
export function distinctTaints(taints: readonly NodeTaint[]): NodeTaint[] {
  return [...new Map(taints.map((taint) => [`${taint.key}:${taint.effect}`, taint])).values()];
}

/** All mistakes in a list of taints: in its shape, or else those that a kubelet would refuse. */
export function taintIssuesOf(taints: any, path: string): Issue[] {
  return shapeAndRuleIssues<readonly NodeTaint[]>(taints, TAINTS, (valid) => taintIssues(path, valid), path);
}

/**
 * Checks a template as a claim will emit it: with a name and a run strategy. The claim moves user data and network data to Secrets, where
 * they may be long.
 */
function startIssues(object: any, capabilities?: VersionCapabilities): Issue[] {
  return violationsInPlace(object, capabilities).filter((violation) => !isLengthViolation(violation));
}

/** The mistakes in machines that others create from the template as it is, with user data and network data inline. */
export function lengthIssues({ template }: NodeTemplate): Issue[] {
  return violationsInPlace(template._wire).filter(isLengthViolation);
}

function violationsInPlace({ metadata, spec, ...object }: any, capabilities?: VersionCapabilities): Issue[] {
  return violationsOf({ ...object, metadata: { ...metadata, name: 'node' }, spec: withRunStrategy(spec) }, capabilities);
}

const isLengthViolation = ({ rule }: Issue) => rule === cloudInitFits.name;

/** A template without its taints, and the taints. */
interface SplitTemplate {
  readonly template: VirtualMachineTemplate;
  readonly taints?: any;
}

function splitTaints(given: VirtualMachineTemplate): SplitTemplate {
  const { object: { spec }, taints } = withoutTaints(given._wire);
  return { template: taints === undefined ? given : given._withSpec(spec), taints };
}

function withoutTaints(object: any): { readonly object: any; readonly taints?: any } {
  const { taints, ...spec } = object?.spec?.template?.spec ?? {};
  return taints === undefined ? { object } : { object: withInstanceSpec(object, spec), taints };
}

/** A template, or a patch of one, with taints where vCluster's documents have them. A patch with `$retainKeys` retains the taints too. */
export function withTaints(object: any, taints: readonly NodeTaint[]): any {
  const spec = object.spec?.template?.spec;
  const retained = Array.isArray(spec?.$retainKeys) && { $retainKeys: [...new Set([...spec.$retainKeys, 'taints'])] };
  return withInstanceSpec(object, { ...isMap(spec) && spec, ...retained, taints });
}

function withInstanceSpec(object: any, spec: any): any {
  return { ...object, spec: { ...object.spec, template: { ...object.spec?.template, spec } } };
}
