// Advice on static addresses in the network data of a pool or a claim, which all its machines have.
import { isIPv4 } from 'net';
import { devicesOf, type PlacedDevice } from './cloud-init-network';
import { eachNetworkConfig } from './network-configs';
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { beyondNetworks } from '../../cloud-init/network-reach';
import { displayText } from '../../issues/formats';
import { isMap, listOf, textOf } from '../../plain-data/plain-data';
import type { MachineContext, MachineRule, RuleContext } from '../rule';

/** Texts without this word have no static addresses. */
const HAS_ADDRESSES = /\baddresses\b/;

/** Networks whose addresses never leave a machine or its link: masquerade's default, loopback and link-local. */
const PRIVATE_NETWORKS = ['10.0.2.0/24', '127.0.0.0/8', '169.254.0.0/16'];

/** Every machine of a pool reads the network data of the pool's template. */
export const poolSharesAddress: MachineRule = {
  name: 'pool-shares-address',
  refuses: 'a static IPv4 address that all machines of a pool or a claim of nodes have on an additional network',
  story: 'A pool creates copies of its template, including the network data of cloud-init. Two machines with the same address on a network lose '
    + 'packets to each other. Let a DHCP server assign the addresses, or give each machine a Secret of its own with '
    + 'nameGeneration.appendIndexToSecretRefs. The network data of a claim may have {{INDEX}} in its addresses. On the pod network, behind '
    + 'masquerade, all machines may have the same address. IPv6 addresses are not compared.',
  check: (machine, advise, context) => {
    if (isPoolOfSeveral(context)) {
      eachSharedAddress(machine, context, (path, address) => (
        advise(path, `is ${displayText(address)} in every machine of the pool, write dhcp4: true, or give each machine a Secret of its own`)
      ));
    }
  },
};

/** Reports the path of each static address in the network data of a machine that is not private to it, and the address. */
export function eachSharedAddress(machine: VirtualMachineInstanceSpec, context: RuleContext, report: (path: string, address: string) => void): void {
  const { networks = [] } = machine;
  if (networks.every(({ pod }) => pod !== undefined)) {
    return;
  }
  const isShared = beyondNetworks([...PRIVATE_NETWORKS, ...networks.flatMap(({ pod }) => pod?.vmNetworkCIDR ?? [])]);
  eachNetworkConfig(machine, context, report, HAS_ADDRESSES, (config, reportIt) => {
    for (const { path, address } of devicesOf(config).flatMap(staticAddresses)) {
      if (isShared(address)) {
        reportIt(path, address);
      }
    }
  });
}

function isPoolOfSeveral({ object: { kind, spec } }: MachineContext): boolean {
  return kind === 'VirtualMachinePool' && (spec.replicas ?? 1) > 1;
}

/** The IPv4 addresses of a device, without their prefix lengths. Addresses of the loopback device are for the machine itself. */
function staticAddresses([path, { addresses, match }]: PlacedDevice): readonly { readonly path: string; readonly address: string }[] {
  if (path === 'ethernets.lo' || match?.name === 'lo') {
    return [];
  }
  return listOf(addresses).flatMap((each, index) => {
    const [address] = textOf(isMap(each) ? Object.keys(each)[0] : each).split('/');
    return isIPv4(address) ? [{ path: `${path}.addresses[${index}]`, address }] : [];
  });
}
