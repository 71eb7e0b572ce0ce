// Devices of a node that are passed through to a guest: GPUs and others, from a resource of nodes or a ResourceClaim.
import type { PodResourceClaim } from '../../../imports/kubernetes';
import type { GPU, HostDevice } from '../../../imports/kubevirt';
import { suggestNames } from '../../issues/nearest-name';
import { checkEach, type Refuse } from '../below';
import { requireGate } from '../feature-gate';
import type { MachineRule } from '../rule';

type Device = Partial<GPU | HostDevice>;

/** The fields with lists of devices. */
const LISTS = ['gpus', 'hostDevices'] as const;

/** The feature gate that each list needs for devices of ResourceClaims. */
const GATES = { gpus: 'GPUsWithDRA', hostDevices: 'HostDevicesWithDRA' } as const;

/** A device has one source. */
export const deviceHasSource: MachineRule = {
  name: 'device-has-source',
  refuses: 'a GPU or host device that is neither a resource of nodes nor one of a claim, or that is both',
  story: 'deviceName is the name of a resource that nodes offer, such as "nvidia.com/A100". claimName and requestName together are one device of a ResourceClaim, which '
    + 'Kubernetes allocates. A device is one or the other.',
  check: ({ domain: { devices } }, refuse) => LISTS.forEach((list) => checkEach(`domain.devices.${list}`, devices?.[list], refuse, (device: Device, refuseIt) => {
    if (!device.deviceName && !isClaimed(device)) {
      refuseIt('deviceName', 'the device comes from nowhere, write the name of a resource of nodes, or claimName and requestName instead');
    } else if (device.deviceName && (device.claimName !== undefined || device.requestName !== undefined)) {
      refuseIt('', `the device is ${JSON.stringify(device.deviceName)} and one of a claim, remove deviceName or claimName and requestName`);
    }
  })),
};

/** A device of a claim names a claim of the machine and a request that no other device has. */
export const deviceClaimComplete: MachineRule = {
  name: 'device-claim-complete',
  refuses: 'a device of a claim without the claim\'s or the request\'s name, of an unknown claim, or of the same request as another device',
  story: 'A machine names its ResourceClaims under resourceClaims. A device is one request of one of them, which no other device of its list can have too.',
  check: ({ domain: { devices }, resourceClaims }, refuse) => LISTS.forEach((list) => {
    const requests = new Set<string>();
    checkEach(`domain.devices.${list}`, devices?.[list], refuse, (device: Device, refuseIt) => {
      if (isClaimed(device)) {
        refuseIncomplete(device, refuseIt);
        refuseRepeatedRequest(device, requests, refuseIt);
        refuseUnknown(device, list, resourceClaims, refuse);
      }
    });
  }),
};

function refuseIncomplete({ claimName, requestName }: Device, refuse: Refuse): void {
  if (!claimName) {
    refuse('claimName', 'the claim has no name, write that of one under resourceClaims');
  }
  if (!requestName) {
    refuse('requestName', 'the request has no name, write that of one in the claim');
  }
}

function refuseRepeatedRequest({ claimName, requestName }: Device, requests: Set<string>, refuse: Refuse): void {
  const request = `${claimName}/${requestName}`;
  if (claimName && requestName && requests.has(request)) {
    refuse('', `${JSON.stringify(request)} is the claim and request of an earlier device already, write another request`);
  }
  requests.add(request);
}

function refuseUnknown({ claimName, requestName }: Device, list: string, resourceClaims: readonly PodResourceClaim[] = [], refuse: Refuse): void {
  const names = resourceClaims.flatMap(({ name }) => name ?? []);
  if (claimName && requestName && !names.includes(claimName)) {
    const choice = names.length > 0 ? ` or name ${suggestNames(claimName, names)} there` : '';
    refuse('resourceClaims', `${JSON.stringify(claimName)} is missing, which domain.devices.${list} names: write a claim of that name${choice}`);
  }
}

/** Host devices and devices of claims need a feature gate. */
export const hostDeviceGate: MachineRule = {
  name: 'host-device-gate',
  refuses: 'a host device, or a GPU of a claim, where its feature gate is off',
  story: 'KubeVirt admits host devices where the feature gate HostDevices is on, and devices of claims where GPUsWithDRA or HostDevicesWithDRA is. '
    + 'GPUs that are resources of nodes need none.',
  check: ({ domain: { devices } }, refuse, context) => {
    if (devices?.hostDevices?.length) {
      requireGate('domain.devices.hostDevices', 'a host device', 'HostDevices', refuse, context);
    }
    for (const list of LISTS) {
      if (devices?.[list]?.some(isClaimed)) {
        requireGate(`domain.devices.${list}`, 'a device of a claim', GATES[list], refuse, context);
      }
    }
  },
};

/** Only one device can be the display before the guest loads its drivers. */
export const oneRamDisplay: MachineRule = {
  name: 'one-ram-display',
  refuses: 'two virtual GPUs that both have a RAM framebuffer',
  story: 'A virtual GPU that is a display shows its first pictures by a RAM framebuffer, ramFB, unless that is switched off. A guest has one of those.',
  check: ({ domain: { devices } }, refuse) => {
    let isTaken = false;
    checkEach('domain.devices.gpus', devices?.gpus, refuse, ({ virtualGPUOptions: { display } = {} }, refuseIt) => {
      const isDisplay = display !== undefined && display.enabled !== false && display.ramFB?.enabled !== false;
      if (isDisplay && isTaken) {
        refuseIt('virtualGPUOptions.display.ramFB', 'an earlier GPU is a display by RAM framebuffer already, write enabled: false here or there');
      }
      isTaken ||= isDisplay;
    });
  },
};

function isClaimed({ deviceName, claimName, requestName }: Device): boolean {
  return !deviceName && (claimName !== undefined || requestName !== undefined);
}
