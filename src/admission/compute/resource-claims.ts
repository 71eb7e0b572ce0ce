// The ResourceClaims of a machine, and the requests of claims that its devices are.
import type { DomainSpec, VirtualMachineInstanceResourceClaim } from '../../../imports/kubevirt';
import { DNS_LABEL, OBJECT_NAME } from '../../issues/formats';
import { isFilledInLater, refuseMalformed, refuseMalformedName } from '../form';
import { hasAtLeast } from '../kubevirt-version';
import { checkEach, type Refuse } from '../refuse';
import type { MachineRule } from '../rule';

/** A claim must have a name and name exactly one object. */
export const resourceClaimForm: MachineRule = {
  name: 'resource-claim-form',
  refuses: 'a resource claim without a valid name, or that does not name either a ResourceClaim or a ResourceClaimTemplate',
  story: 'Devices name a claim by its name under resourceClaims. resourceClaimName refers to a ResourceClaim of the namespace, which machines can share; '
    + 'resourceClaimTemplateName has Kubernetes create one for this machine. KubeVirt refuses other forms since 1.9.',
  when: ['resourceClaims'],
  check: ({ resourceClaims }, refuse, { capabilities }) => {
    if (hasAtLeast(capabilities, '1.9')) {
      checkEach('resourceClaims', resourceClaims, refuse, refuseClaim);
    }
  },
};

function refuseClaim({ name = '', resourceClaimName, resourceClaimTemplateName }: Partial<VirtualMachineInstanceResourceClaim>, refuse: Refuse): void {
  if (name === '') {
    refuse('name', 'the claim has no name, write one by which devices name it');
  } else {
    refuseMalformed('name', name, DNS_LABEL, refuse);
  }
  if (resourceClaimName === undefined && resourceClaimTemplateName === undefined) {
    refuse('', 'the claim names no object, write resourceClaimName or resourceClaimTemplateName');
  } else if (resourceClaimName !== undefined && resourceClaimTemplateName !== undefined) {
    refuse('', 'the claim has both resourceClaimName and resourceClaimTemplateName, keep one of them');
  }
  refuseMalformedName('resourceClaimName', resourceClaimName, OBJECT_NAME, refuse);
  refuseMalformedName('resourceClaimTemplateName', resourceClaimTemplateName, OBJECT_NAME, refuse);
}

/** What names a request of a claim, in a device or a network. */
interface ClaimedRequest {
  readonly claimName?: string;
  readonly requestName?: string;
}

/** A request of a claim as one string; undefined if a part is missing. */
export function requestOf({ claimName, requestName }: ClaimedRequest): string | undefined {
  return claimName && requestName ? `${claimName}/${requestName}` : undefined;
}

/** Whether a claim is missing from a machine's; a name that another tool fills in may be any of them. */
export function isUnknownClaim(claimName: string, claims: readonly string[]): boolean {
  return !claims.includes(claimName) && ![claimName, ...claims].some(isFilledInLater);
}

/** Refuses a claim or request without a name. */
export function refuseIncompleteRequest({ claimName, requestName }: ClaimedRequest, refuse: Refuse): void {
  if (!claimName) {
    refuse('claimName', 'the claim has no name, write that of one under resourceClaims');
  }
  if (!requestName) {
    refuse('requestName', 'the request has no name, write that of one in the claim');
  }
}

/** The requests that GPUs and host devices are. */
export function requestsOfDevices({ devices }: DomainSpec): Set<string> {
  return new Set([...devices?.gpus ?? [], ...devices?.hostDevices ?? []].flatMap((device) => requestOf(device) ?? []));
}
