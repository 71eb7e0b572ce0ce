// Advice on static addresses in the network data of a node type, which all machines of a claim have.
import { eachSharedAddress, poolSharesAddress } from '../admission/advice/pool-addresses';
import { displayText } from '../issues/formats';
import type { Issue } from '../issues/issues';
import type { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** The advice on each address of the template that does not differ by machine. */
export function sharedAddressAdvice({ _wire }: VirtualMachineTemplate, quantity: number): Issue[] {
  const found: Issue[] = [];
  if (quantity > 1) {
    eachSharedAddress(_wire.spec.template?.spec ?? {}, { object: _wire }, (path, address) => found.push({
      path: `spec.template.spec.${path}`,
      message: `is ${displayText(address)} in every machine of the claim, write dhcp4: true, or an address with {{INDEX}}, the number of the machine`,
      rule: poolSharesAddress.name,
    }));
  }
  return found;
}
