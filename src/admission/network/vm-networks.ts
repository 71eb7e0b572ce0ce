// The rule on the network between a guest and its pod, behind masquerade.
import { isIPv4 } from 'net';
import { CIDR } from '../../issues/formats';
import { indexByName } from '../counterparts';
import { isFilledInLater } from '../form';
import { checkEach } from '../refuse';
import type { MachineRule } from '../rule';

/** The fields, with the bits of an address, and an example. */
const FIELDS = [['vmNetworkCIDR', 4, 32, '10.0.2.0/24'], ['vmIPv6NetworkCIDR', 6, 128, 'fd10:0:2::/120']] as const;

/** The network must have room for the gateway and the guest. */
export const vmNetworkForm: MachineRule = {
  name: 'vm-network-form',
  refuses: 'a vmNetworkCIDR or vmIPv6NetworkCIDR of masquerade that is malformed, of the other IP version, or smaller than four addresses',
  story: 'Behind masquerade, the guest has an address of a network inside its pod: the second one, as the first is that of the gateway. KubeVirt admits '
    + 'any string, but the node cannot set up the network, so the machine stays in Scheduled. The default is 10.0.2.0/24, and fd10:0:2::/120 for IPv6.',
  when: FIELDS.map(([field]) => `networks[].pod.${field}`),
  check: ({ domain: { devices }, networks }, refuse) => {
    const interfaces = indexByName(devices?.interfaces);
    checkEach('networks', networks, refuse, ({ name, pod }, refuseIt) => {
      for (const [field, version, bits, example] of interfaces.get(name)?.masquerade ? FIELDS : []) {
        const cidr = pod?.[field] || example;
        const [address, length] = cidr.split('/');
        if (!isFilledInLater(cidr) && !(CIDR.matches(cidr) && isIPv4(address) === (version === 4) && Number(length) <= bits - 2)) {
          refuseIt(`pod.${field}`, `${JSON.stringify(cidr)} is not an IPv${version} network of at least four addresses, write one such as "${example}"`);
        }
      }
    });
  },
};
