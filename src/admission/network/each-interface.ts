// Rules for one interface of a machine at a time, and the network that it is connected to.
import type { Interface, Network } from '../../../imports/kubevirt';
import { belowEach, type Refuse } from '../below';
import { byName } from '../counterparts';
import type { MachineRule, MachineContext } from '../rule';

/** Where a machine's interfaces stand. */
export const INTERFACES = 'domain.devices.interfaces';

/** A rule for an interface; its paths are those below the interface. */
export interface InterfaceRule extends Omit<MachineRule, 'check'> {
  readonly check: (one: Partial<Interface>, refuse: Refuse, around: MachineContext) => void;
}

/** The rule for a machine that each of its interfaces keeps a rule. */
export function eachInterface({ check, ...rule }: InterfaceRule): MachineRule {
  return {
    ...rule,
    check: ({ domain: { devices } }, refuse, around) => (
      belowEach(INTERFACES, devices?.interfaces, refuse, (one, refuseIt) => check(one, refuseIt, around))
    ),
  };
}

const networks = new WeakMap<MachineContext, ReturnType<typeof byName<Network>>>();

/** The network of an interface's name, where there is one. */
export function networkOf({ name }: Partial<Interface>, around: MachineContext): Network | undefined {
  const named = networks.get(around) ?? byName(around.virtualMachine.template?.spec?.networks);
  networks.set(around, named);
  return named.get(name);
}
