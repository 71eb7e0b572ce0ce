// The machines of a claim: numbered, labelled, with DataVolumes and cloud-init of their own, and registered as nodes.
import { claimLabels, PROPERTIES_ANNOTATION } from './claim-labels';
import type { NodeLabels, NodeTaint } from './node-taint';
import type { OfferedNodeType } from './offered-node-types';
import { omitEmpty, sortFields } from '../plain-data/plain-data';
import type { NodeRegistration } from './registration/node-registration';
import { fillName, withDataVolumeNames } from '../template/data-volume-names';
import { differsByMachine, fillForMachine } from '../template/machine-cloud-init';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** A machine that is not a VirtualMachine yet. */
export interface NumberedMachine {
  readonly name: string;
  readonly template: VirtualMachineTemplate;
}

/** The properties of a claim's machines besides those of their node type. */
interface MachinesOfClaim {
  readonly provider: string;
  readonly claim: string;
  readonly quantity?: number;
  readonly properties?: { readonly [property: string]: string };
  readonly registration?: NodeRegistration;
  readonly taints?: readonly NodeTaint[];
  readonly nodeLabels?: NodeLabels;
}

/**
 * The machines of a claim, `<claim>-0` and so on. A single machine is numbered too, so that it keeps its name when the quantity
 * changes.
 */
export function machinesOf(nodeType: OfferedNodeType, claimed: MachinesOfClaim): NumberedMachine[] {
  const { claim, quantity = 1 } = claimed;
  const template = claimedTemplate(nodeType, claimed);
  const ofMachine = differsByMachine(template._wire)
    ? (index: number) => template._withSpec(fillForMachine(template._wire, claim, index).spec)
    : () => template;
  return Array.from({ length: quantity }, (_, index) => {
    const name = `${claim}-${index}`;
    return { name, template: withRegistration(withOwnDataVolumes(ofMachine(index), name), name, nodeType, claimed) };
  });
}

/** Adds the registration to the template of a machine, if there is one. */
function withRegistration(
  template: VirtualMachineTemplate, name: string, nodeType: OfferedNodeType, { registration, taints = [], nodeLabels }: MachinesOfClaim,
): VirtualMachineTemplate {
  // Schedulers and autoscalers read this label.
  const labels = { 'node.kubernetes.io/instance-type': nodeType.name, ...nodeLabels };
  return registration === undefined ? template : registration._register(template, { name, taints, labels });
}

/**
 * The template that a claim's machines share. Its labels are also set on the instance and the pod, for the selectors of Services,
 * budgets and spread constraints.
 */
function claimedTemplate({ name, template }: OfferedNodeType, { provider, claim, properties = {} }: MachinesOfClaim): VirtualMachineTemplate {
  const labels = claimLabels({ provider, nodeType: name, claim });
  const annotations = Object.keys(properties).length > 0 ? { [PROPERTIES_ANNOTATION]: JSON.stringify(sortFields(properties)) } : {};
  return template.merge({ metadata: omitEmpty({ labels, annotations }), spec: { template: { metadata: { labels } } } });
}

/**
 * Renames each DataVolume of the template to `<machine>-<DataVolume>`, also where volumes refer to it. If its name contains `{{NAME}}`, the
 * machine's name is filled in there instead.
 */
export function withOwnDataVolumes(template: VirtualMachineTemplate, machine: string): VirtualMachineTemplate {
  const { spec } = template._wire;
  const named = withDataVolumeNames(spec, (name) => {
    const filled = fillName(name, machine);
    return filled === name ? `${machine}-${name}` : filled;
  });
  return named === spec ? template : template._withSpec(named);
}
