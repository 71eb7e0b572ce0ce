// Notes on parts of documents for which a VirtualMachine has no field, and where to set them instead.
import { NodeLabels, NodeTaint, taintText } from './node-taint';

/** The parts of a node in documents that are not part of its machine. */
interface NodeParts {
  readonly taints?: readonly NodeTaint[];
  readonly nodeLabels?: NodeLabels;
  readonly resources?: { readonly [resource: string]: any };
}

/** A note on each part that is left out. */
export function unsupportedNotes({ taints = [], nodeLabels = {}, resources: { cpu: _cpu, memory: _memory, ...devices } = {} }: NodeParts): string[] {
  return [
    ...taints.map(taintText).map((taint) => `a VirtualMachine has no taints: left out ${taint}, register the node with --register-with-taints=${taint}`),
    ...Object.entries(nodeLabels).map(([label, value]) => `a VirtualMachine has no labels of its Node: left out ${label}=${value}, register the node with --node-labels=${label}=${value}`),
    ...Object.entries(devices).map(([resource, quantity]) => `a guest gets no ${resource} by requesting it: left out ${quantity}, write the device into the node type's template, such as domain.devices.gpus`),
  ];
}
