// Devices of a node that a guest gets: GPUs and others, by the resource that nodes offer or by a ResourceClaim.
import type { PodResourceClaim } from '../../../imports/kubernetes';
import type { GPU, HostDevice } from '../../../imports/kubevirt';
import { meant } from '../../issues/nearest-name';
import { belowEach, type Refuse } from '../below';
import { needsGate } from '../feature-gate';
import type { MachineRule } from '../rule';

type Device = Partial<GPU | HostDevice>;

/** The lists of devices. */
const LISTS = ['gpus', 'hostDevices'] as const;

/** The feature gate that each list needs for devices of claims. */
const GATES = { gpus: 'GPUsWithDRA', hostDevices: 'HostDevicesWithDRA' } as const;

/** A device comes from one place. */
export const deviceHasSource: MachineRule = {
  name: 'device-has-source',
  refuses: 'a GPU or host device that is neither a resource of nodes nor one of a claim, or that is both',
  story: 'deviceName is the name of a resource that nodes offer, such as "nvidia.com/A100". claimName and requestName together are one device of a ResourceClaim, which '
    + 'Kubernetes allocates. A device is one or the other.',
  check: ({ domain: { devices } }, refuse) => LISTS.forEach((list) => belowEach(`domain.devices.${list}`, devices?.[list], refuse, (device: Device, refuseIt) => {
    if (!device.deviceName && !isClaimed(device)) {
      refuseIt('deviceName', 'the device comes from nowhere, write the name of a resource of nodes, or claimName and requestName instead');
    } else if (device.deviceName && (device.claimName !== undefined || device.requestName !== undefined)) {
      refuseIt('', `the device is ${JSON.stringify(device.deviceName)} and one of a claim, remove deviceName or claimName and requestName`);
    }
  })),
};

/** A device of a claim is one request of a claim that the machine has. */
export const deviceClaimComplete: MachineRule = {
  name: 'device-claim-complete',
  refuses: 'a device of a claim without the claim\'s or the request\'s name, of an unknown claim, or of the same request as another device',
  story: 'A machine names its ResourceClaims under resourceClaims. A device is one request of one of them, which no other device of its list can have too.',
  check: ({ domain: { devices }, resourceClaims }, refuse) => LISTS.forEach((list) => {
    const requests = new Set<string>();
    belowEach(`domain.devices.${list}`, devices?.[list], refuse, (device: Device, refuseIt) => {
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
    const choice = names.length > 0 ? ` or name ${meant(claimName, names)} there` : '';
    refuse('resourceClaims', `${JSON.stringify(claimName)} is missing, which domain.devices.${list} names: write a claim of that name${choice}`);
  }
}

/** Devices of nodes are not passed through by default, nor those of claims. */
export const hostDeviceGate: MachineRule = {
  name: 'host-device-gate',
  refuses: 'a host device, or a GPU of a claim, where its feature gate is off',
  story: 'KubeVirt admits host devices where the feature gate HostDevices is on, and devices of claims where GPUsWithDRA or HostDevicesWithDRA is. '
    + 'GPUs that are resources of nodes need none.',
  check: ({ domain: { devices } }, refuse, around) => {
    if (devices?.hostDevices?.length) {
      needsGate('domain.devices.hostDevices', 'a host device', 'HostDevices', refuse, around);
    }
    for (const list of LISTS) {
      if (devices?.[list]?.some(isClaimed)) {
        needsGate(`domain.devices.${list}`, 'a device of a claim', GATES[list], refuse, around);
      }
    }
  },
};

/** One device can be what the guest shows before it has drivers. */
export const oneRamDisplay: MachineRule = {
  name: 'one-ram-display',
  refuses: 'two virtual GPUs that both have a RAM framebuffer',
  story: 'A virtual GPU that is a display shows its first pictures by a RAM framebuffer, ramFB, unless that is switched off. A guest has one of those.',
  check: ({ domain: { devices } }, refuse) => {
    let isTaken = false;
    belowEach('domain.devices.gpus', devices?.gpus, refuse, ({ virtualGPUOptions: { display } = {} }, refuseIt) => {
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
