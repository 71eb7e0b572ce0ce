// Machines that are claimed alike are put together once, with holes for their names.
import { machineNames, type MachinesOfClaim, machinesOf, machineTemplate, type NumberedMachine } from './claimed-machines';
import type { OfferedNodeType } from './offered-node-types';
import { IssueCollector } from '../issues';
import { identityTexts, NAME, UNNUMBERED } from '../machine/identity';
import { numberOf } from '../numbered';
import { hole, Pattern } from '../pattern';
import { isSame, textOf } from '../plain-data';
import { Memories } from '../remembered';
import type { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** How many ways of claiming machines of a template are remembered; most have one. */
const MOST = 100;

/** A template that has holes in it, unless each machine has to be put together by itself. */
interface Alike {
  readonly template?: VirtualMachineTemplate;
}

/** By the template that node types have. */
const known = new Memories<Alike>(MOST);

/** A name that stands in YAML and in scripts as a hole does. In YAML, a number that begins with its exponent is quoted. */
const ORDINARY = /^(?!e-\d+$)[a-z][-a-z0-9]{0,56}-\d{1,5}$/;

/** Ordinary names that a template is tried with: a short one and the longest. */
const TRIED = ['a-0', `${'a'.repeat(57)}-99999`];

/**
 * The machines of a claim, as `machinesOf` has them. Machines that are alike have one template, with holes for their names.
 *
 * @throws as `machinesOf` does
 */
export function alikeMachinesOf(nodeType: OfferedNodeType, claimed: MachinesOfClaim): NumberedMachine[] {
  const { template } = alikeBefore(nodeType, claimed);
  const names = machineNames(claimed);
  return template !== undefined && names.every((name) => ORDINARY.test(name))
    ? names.map((name) => ({ name, template }))
    : machinesOf(nodeType, claimed);
}

function alikeBefore(nodeType: OfferedNodeType, claimed: MachinesOfClaim): Alike {
  const { claim, quantity, registration, ...others } = claimed;
  const text = textOf([nodeType.name, others, registration === undefined ? 0 : numberOf(registration)]);
  if (text === undefined) {
    return {};
  }
  const ways = known.of(nodeType.template);
  const before = ways.get(text);
  if (before !== undefined) {
    return before;
  }
  // Machines that cannot be put together are told of by their own names, each time.
  const alike = new IssueCollector().collect(() => drawn(nodeType, claimed), {});
  ways.set(text, alike);
  return alike;
}

function drawn(nodeType: OfferedNodeType, claimed: MachinesOfClaim): Alike {
  const template = machineTemplate(hole(NAME), nodeType, { ...claimed, claim: hole(UNNUMBERED) });
  const pattern = new Pattern(template._wire);
  // In user data a name may stand in base64, or beside what is derived from it: no hole is seen there.
  const isTrue = TRIED.every((name) => {
    const texts = identityTexts({ seed: '', name });
    return isSame(pattern.filled(texts), machineTemplate(name, nodeType, { ...claimed, claim: texts(UNNUMBERED) })._wire);
  });
  return isTrue ? { template } : {};
}
