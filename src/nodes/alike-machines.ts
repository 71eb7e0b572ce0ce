// Machines that are claimed alike are put together once, with holes for their names.
import { asNode, claimedTemplate, machineNames, type MachinesOfClaim, machinesOf, type NumberedMachine } from './claimed-machines';
import type { OfferedNodeType } from './offered-node-types';
import { withOwnDataVolumes } from './own-data-volumes';
import { NAME, UNNUMBERED } from '../machine/identity';
import { Attempts } from '../mistakes';
import { numberOf } from '../numbered';
import { hole } from '../pattern';
import { isSame, textOf } from '../plain-data';
import { Memory } from '../remembered';
import type { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** How many ways of claiming machines of a template are remembered; most have one. */
const MOST = 100;

/** A template that has holes in it, unless each machine has to be put together by itself. */
interface Alike {
  readonly template?: VirtualMachineTemplate;
}

/** By the template that node types have. */
const known = new WeakMap<VirtualMachineTemplate, Memory<Alike>>();

/**
 * The machines of a claim, as `machinesOf` has them. Machines that are alike have one template, with holes for their names.
 *
 * @throws as `machinesOf` does
 */
export function alikeMachinesOf(nodeType: OfferedNodeType, claimed: MachinesOfClaim): NumberedMachine[] {
  const { template } = alikeBefore(nodeType, claimed);
  return template === undefined ? machinesOf(nodeType, claimed) : machineNames(claimed).map((name) => ({ name, template }));
}

function alikeBefore(nodeType: OfferedNodeType, claimed: MachinesOfClaim): Alike {
  const { claim, quantity, registration, ...others } = claimed;
  const text = textOf([nodeType.name, others, registration === undefined ? 0 : numberOf(registration)]);
  if (text === undefined) {
    return {};
  }
  const ways = known.get(nodeType.template) ?? new Memory<Alike>(MOST);
  known.set(nodeType.template, ways);
  const before = ways.get(text);
  if (before !== undefined) {
    return before;
  }
  // Machines that cannot be put together are told of by their own names, each time.
  const alike = new Attempts().attempt(() => drawn(nodeType, claimed), {});
  ways.set(text, alike);
  return alike;
}

function drawn(nodeType: OfferedNodeType, claimed: MachinesOfClaim): Alike {
  const own = withOwnDataVolumes(claimedTemplate(nodeType, { ...claimed, claim: hole(UNNUMBERED) }), hole(NAME));
  const [template, another] = [hole(NAME), 'another'].map((name) => asNode(own, name, nodeType, claimed));
  // A node's name in user data changes the name of its Secret, and may stand there in quotes, in base64 or otherwise: where it
  // does, nodes of two names differ.
  return isSame(template._wire, another._wire) ? { template } : {};
}
