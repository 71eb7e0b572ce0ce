// Rules that are applied to each interface of a machine, and the lookup of its network.
import type { Interface, Network } from '../../../imports/kubevirt';
import { checkEach, type Refuse } from '../below';
import { indexByName } from '../counterparts';
import type { MachineRule, MachineContext } from '../rule';

/** The path of a machine's interfaces. */
export const INTERFACES = 'domain.devices.interfaces';

/** A rule for an interface. Its paths are relative to the interface. */
export interface InterfaceRule extends Omit<MachineRule, 'check'> {
  readonly check: (iface: Partial<Interface>, refuse: Refuse, context: MachineContext) => void;
}

/** A rule for machines that applies a rule to each of their interfaces. */
export function eachInterface({ check, ...rule }: InterfaceRule): MachineRule {
  return {
    ...rule,
    check: ({ domain: { devices } }, refuse, context) => (
      checkEach(INTERFACES, devices?.interfaces, refuse, (iface, refuseIt) => check(iface, refuseIt, context))
    ),
  };
}

const networks = new WeakMap<MachineContext, ReturnType<typeof indexByName<Network>>>();

/** The network of an interface, if there is one of its name. */
export function networkOf({ name }: Partial<Interface>, context: MachineContext): Network | undefined {
  const networksByName = networks.get(context) ?? indexByName(context.virtualMachine.template?.spec?.networks);
  networks.set(context, networksByName);
  return networksByName.get(name);
}
