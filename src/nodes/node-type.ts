// A node type: what its machines have instead of, or on top of, their provider's base template.
import { Admission } from '../admission/admission';
import { schemaMistakes } from '../admission/schema';
import { withRunStrategy } from '../emission';
import { Attempts, refuse } from '../mistakes';
import { present } from '../present';
import { amount, anything, count, flag, mapOf, mistakesOf, name, oneOf, required, Shape, text } from '../template/shape';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** The shape of a node type in a NodeProvider document. */
export const NODE_TYPE: Shape = {
  name: required(name, 'name the node type'),
  displayName: text,
  maxCapacity: count,
  resources: mapOf(amount),
  cost: anything,
  overhead: anything,
  properties: mapOf(text),
  metadata: anything,
  providerRef: text,
  disabled: flag,
  virtualMachineTemplate: anything,
  mergeVirtualMachineTemplate: anything,
};

const TAINTS: Shape = [{
  key: required(text, 'write the taint\'s key'),
  value: text,
  effect: required(oneOf('NoSchedule', 'PreferNoSchedule', 'NoExecute'), 'write NoSchedule, PreferNoSchedule or NoExecute'),
}];

/** A template that the schema of a VirtualMachine admits, and what of the documents has no place in one. */
export interface NodeTemplate {
  readonly template: VirtualMachineTemplate;
  /** What was left out, and where it belongs instead. */
  readonly notes: string[];
}

/**
 * The template that node types derive from. It need not be a whole machine, as they may say what it leaves open.
 *
 * @throws one error that lists all that its schema refuses
 */
export function baseTemplate(base: any): NodeTemplate {
  return derived(base, {}, schemaMistakes);
}

/**
 * The template of a node type: the type's own or the base with the type's merged in, and then the type's CPUs and memory.
 * Taints, which vCluster's documents put where a VirtualMachine has no field for them, and other resources are left out.
 *
 * @throws one error that lists all that is wrong with the template
 */
export function nodeTypeTemplate(base: any, nodeType: any): NodeTemplate {
  if (nodeType.virtualMachineTemplate !== undefined && nodeType.mergeVirtualMachineTemplate !== undefined) {
    throw new Error('virtualMachineTemplate and mergeVirtualMachineTemplate exclude each other: keep one');
  }
  return derived(base, nodeType, (object) => Admission.validate(emitted(object)));
}

function derived(base: any, nodeType: any, mistakes: (object: any) => string[]): NodeTemplate {
  const { virtualMachineTemplate, mergeVirtualMachineTemplate, resources = {} } = nodeType;
  const start = withoutTaints(virtualMachineTemplate ?? base);
  const patch = withoutTaints(mergeVirtualMachineTemplate ?? {});
  // A patch's list takes the place of the base's, and its null deletes it.
  const taints = (patch.taints === undefined ? start.taints : patch.taints) ?? [];
  const { cpu, memory, ...devices } = resources;
  const attempts = new Attempts();
  attempts.attempt(() => refuse(mistakesOf(taints, TAINTS, 'spec.template.spec.taints')), undefined);
  const merged = VirtualMachineTemplate.fromObject(start.object).merge(patch.object);
  const template = attempts.attempt(() => merged.withResources(present({ cpu, memory: memory && String(memory) })), merged);
  attempts.attempt(() => refuse(mistakes(template.toObject())), undefined);
  attempts.raise();
  return { template, notes: [...taints.map(taintNote), ...Object.entries(devices).map(deviceNote)] };
}

/** A machine that is emitted has a name, and says when it runs. */
function emitted({ metadata, spec, ...object }: any): object {
  return { ...object, metadata: { ...metadata, name: 'node' }, spec: withRunStrategy(spec) };
}

function taintNote({ key, value, effect }: any): string {
  const taint = `${key}${value === undefined ? '' : `=${value}`}:${effect}`;
  return `a VirtualMachine has no taints: left out ${taint}, register the node with --register-with-taints=${taint}`;
}

function deviceNote([resource, quantity]: [string, any]): string {
  return `a guest gets no ${resource} by requesting it: left out ${quantity}, write the device into the node type's template, such as domain.devices.gpus`;
}

function withoutTaints(object: any): { object: any; taints?: any } {
  const { taints, ...instance } = object?.spec?.template?.spec ?? {};
  return taints === undefined
    ? { object }
    : { object: { ...object, spec: { ...object.spec, template: { ...object.spec.template, spec: instance } } }, taints };
}
