// A node type: what its machines have instead of, or on top of, their provider's base template.
import { amount, anything, count, flag, name, Shape, text } from '../template/shape';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** A taint that keeps pods off a node unless they tolerate it. */
export interface Taint {
  readonly key: string;
  readonly value?: string;
  readonly effect: string;
}

/** The shape of a node type in a NodeProvider document. */
export const NODE_TYPE: Shape = {
  name,
  displayName: text,
  maxCapacity: count,
  resources: { cpu: amount, memory: amount },
  cost: anything,
  overhead: anything,
  properties: anything,
  metadata: anything,
  providerRef: text,
  disabled: flag,
  virtualMachineTemplate: anything,
  mergeVirtualMachineTemplate: anything,
};

/** A template without the taints of its node, and those taints. */
export interface UntaintedTemplate {
  readonly template: VirtualMachineTemplate;
  readonly taints: Taint[];
}

/**
 * The template of a node type: the type's own or the base with the type's merged in, and then the type's resources. The
 * taints that vCluster's documents put where a VirtualMachine has no field for them are returned beside it.
 *
 * @throws when the type both replaces and merges
 */
export function nodeTypeTemplate(base: any, nodeType: any): UntaintedTemplate {
  const { virtualMachineTemplate, mergeVirtualMachineTemplate, resources } = nodeType;
  if (virtualMachineTemplate !== undefined && mergeVirtualMachineTemplate !== undefined) {
    throw new Error(`node type ${JSON.stringify(nodeType.name)}: virtualMachineTemplate and mergeVirtualMachineTemplate exclude each other: keep one`);
  }
  const start = withoutTaints(virtualMachineTemplate ?? base);
  const patch = withoutTaints(mergeVirtualMachineTemplate ?? {});
  const merged = VirtualMachineTemplate.fromObject(start.object).merge(patch.object);
  return {
    template: resources === undefined ? merged : merged.withResources(resources),
    taints: [...start.taints, ...patch.taints],
  };
}

function withoutTaints(object: any): { object: any; taints: Taint[] } {
  const { taints, ...instance } = object?.spec?.template?.spec ?? {};
  return taints === undefined
    ? { object, taints: [] }
    : { object: { ...object, spec: { ...object.spec, template: { ...object.spec.template, spec: instance } } }, taints };
}
