// The rule on networks that are devices of ResourceClaims.
import { CLAIM_BINDINGS, INTERFACES } from './interfaces';
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { suggestNames } from '../../issues/nearest-name';
import { isUnknownClaim, refuseIncompleteRequest, requestOf, requestsOfDevices } from '../compute/resource-claims';
import { checkEach, type Refuse, refuseBelow } from '../refuse';
import { requireGate } from '../requirements';
import type { MachineRule } from '../rule';

const NETWORKS = 'networks';

/** A network from a claim must name a claim of the machine and a request that no other network or device has, and needs SR-IOV or a plugin. */
export const claimedNetworkPossible: MachineRule = {
  name: 'claimed-network-possible',
  refuses: 'a network from a claim where the feature gate NetworkDevicesWithDRA is off, beside a Multus network, without sriov or a binding plugin, or '
    + 'whose claim or request is missing or already taken',
  story: 'resourceClaim connects an interface to one request of a ResourceClaim, which Kubernetes allocates. The machine lists its claims under '
    + 'resourceClaims. KubeVirt 1.9 has it, if the feature gate NetworkDevicesWithDRA is on. A machine with such a network has no Multus networks.',
  when: ['networks[].resourceClaim'],
  check: (instance, refuse, context) => {
    const { networks = [], domain: { devices } } = instance;
    if (!networks.some(({ resourceClaim }) => resourceClaim)) {
      return;
    }
    requireGate(NETWORKS, 'a network from a claim', 'NetworkDevicesWithDRA', refuse, context);
    if (networks.some(({ multus }) => multus)) {
      refuse(NETWORKS, 'some networks are from claims and some are attached by multus, write only one of both in a machine');
    }
    const claimed = new Set(networks.flatMap(({ name, resourceClaim }) => resourceClaim ? [name] : []));
    checkEach(INTERFACES, devices?.interfaces, refuse, ({ name, bridge }, refuseIt) => {
      // Other rules refuse every other binding of such a network, and none.
      if (claimed.has(name ?? '') && bridge) {
        refuseIt('', `the network ${JSON.stringify(name)} is from a claim, write ${CLAIM_BINDINGS}`);
      }
    });
    refuseRequests(instance, refuse);
  },
};

function refuseRequests({ domain, networks, resourceClaims = [] }: VirtualMachineInstanceSpec, refuse: Refuse): void {
  const claims = resourceClaims.flatMap(({ name }) => name ?? []);
  const taken = requestsOfDevices(domain);
  checkEach(NETWORKS, networks, refuse, ({ resourceClaim }, refuseIt) => {
    if (!resourceClaim) {
      return;
    }
    refuseIncompleteRequest(resourceClaim, refuseBelow('resourceClaim', refuseIt));
    const request = requestOf(resourceClaim);
    if (request === undefined) {
      return;
    }
    const claimName = resourceClaim.claimName!;
    if (isUnknownClaim(claimName, claims)) {
      const choice = claims.length > 0 ? `, write ${suggestNames(claimName, claims)}` : ', write a claim of that name there';
      refuseIt('resourceClaim.claimName', `${JSON.stringify(claimName)} is not under resourceClaims${choice}`);
    }
    if (taken.has(request)) {
      refuseIt('', `${JSON.stringify(request)} is already the claim and request of another device or network, write another request`);
    }
    taken.add(request);
  });
}
