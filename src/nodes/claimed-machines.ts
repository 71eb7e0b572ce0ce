// The machines of a claim: numbered, labelled, with DataVolumes of their own, and registered as nodes.
import { claimLabels, PROPERTIES_ANNOTATION } from './claim-labels';
import type { NodeLabels, NodeTaint } from './node-taint';
import type { OfferedNodeType } from './offered-node-types';
import { withOwnDataVolumes } from './own-data-volumes';
import { present } from '../plain-data/plain-data';
import type { NodeRegistration } from './registration/node-registration';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** A machine on its way to a VirtualMachine. */
export interface NumberedMachine {
  readonly name: string;
  readonly template: VirtualMachineTemplate;
}

/** What a claim's machines have besides their node type's. */
export interface MachinesOfClaim {
  readonly provider: string;
  readonly claim: string;
  readonly quantity?: number;
  readonly properties?: { readonly [property: string]: string };
  readonly registration?: NodeRegistration;
  readonly taints?: readonly NodeTaint[];
  readonly nodeLabels?: NodeLabels;
}

/**
 * The machines of a claim, `<claim>-0` and so on: as one number more or less changes no other, so does the first one keep
 * its name when there come to be two.
 */
export function machinesOf(nodeType: OfferedNodeType, claimed: MachinesOfClaim): NumberedMachine[] {
  const template = claimedTemplate(nodeType, claimed);
  return machineNames(claimed).map((name) => ({ name, template: numbered(template, name, nodeType, claimed) }));
}

function numbered(template: VirtualMachineTemplate, name: string, nodeType: OfferedNodeType, claimed: MachinesOfClaim): VirtualMachineTemplate {
  return asNode(withOwnDataVolumes(template, name), name, nodeType, claimed);
}

/** What they are called. */
export function machineNames({ claim, quantity = 1 }: MachinesOfClaim): string[] {
  return Array.from({ length: quantity }, (_, index) => `${claim}-${index}`);
}

/** The template of one of them as that of a node, where it is to become one. */
function asNode(
  template: VirtualMachineTemplate, name: string, nodeType: OfferedNodeType, { registration, taints = [], nodeLabels }: MachinesOfClaim,
): VirtualMachineTemplate {
  // Schedulers and autoscalers know this one.
  const labels = { 'node.kubernetes.io/instance-type': nodeType.name, ...nodeLabels };
  return registration === undefined ? template : registration._register(template, { name, taints, labels });
}

/**
 * What a claim's machines have in common. The labels are the instance's and the pod's too, for selectors of Services, budgets
 * and spread constraints.
 */
function claimedTemplate({ name, template }: OfferedNodeType, { provider, claim, properties = {} }: MachinesOfClaim): VirtualMachineTemplate {
  const labels = claimLabels({ provider, nodeType: name, claim });
  const annotations = Object.keys(properties).length > 0 ? { [PROPERTIES_ANNOTATION]: JSON.stringify(properties) } : {};
  return template.merge({ metadata: present({ labels, annotations }), spec: { template: { metadata: { labels } } } });
}
