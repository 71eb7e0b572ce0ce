// Rules on devices that are neither disks nor interfaces: consoles, watchdogs, and devices of the node.
import { type Architecture, possibleArchitectures } from './architecture';
import type { PodResourceClaim } from '../../../imports/kubernetes';
import type { GPU, HostDevice } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import { isCopied, isInstance, isJudgedWithout } from '../additions';
import { requireGate } from '../feature-gates';
import { refuseUnknownChoice } from '../form';
import { checkEach, type Refuse } from '../refuse';
import type { MachineRule } from '../rule';

const INPUT_BUSES = ['virtio', 'usb'];
const INPUT_TYPES = ['tablet'];

/** An input device must be a tablet. */
export const inputKnown: MachineRule = {
  name: 'input-known',
  refuses: 'an input device other than a tablet, or on a bus other than virtio or usb',
  story: 'A tablet is a pointer that knows where it is, which a console in a window needs. It is the only input device of KubeVirt; a keyboard is there anyway.',
  when: ['domain.devices.inputs'],
  check: ({ domain: { devices } }, refuse, context) => checkEach('domain.devices.inputs', devices?.inputs, refuse, ({ bus, type = '' }, refuseIt) => {
    refuseUnknownChoice('bus', bus || undefined, INPUT_BUSES, refuseIt);
    if (type !== '' || (isJudgedWithout('preference', context) && !isInstance(context))) {
      refuseUnknownChoice('type', type, INPUT_TYPES, refuseIt);
    }
  }),
};

const SOUND_MODELS = ['ich9', 'ac97'];

/** A sound device has a name and a known model. */
export const soundKnown: MachineRule = {
  name: 'sound-known',
  refuses: 'a sound device without a name, or of an unknown model',
  story: 'A machine has one sound device at most: an ich9 by default, or an ac97 for old guests.',
  when: ['domain.devices.sound'],
  check: ({ domain: { devices } }, refuse) => {
    const { sound } = devices ?? {};
    refuseUnknownChoice('domain.devices.sound.model', sound?.model || undefined, SOUND_MODELS, refuse);
    if (sound && !sound.name) {
      refuse('domain.devices.sound.name', 'the sound device has no name, write one such as "sound"');
    }
  },
};

const VIDEO_TYPES: { readonly [architecture in Architecture]: readonly string[] } = {
  amd64: ['virtio', 'vga', 'cirrus', 'ramfb', 'bochs'],
  arm64: ['virtio', 'ramfb'],
  s390x: ['virtio'],
};

/** A video device must be one of its architecture, and needs a feature gate. */
export const videoPossible: MachineRule = {
  name: 'video-possible',
  refuses: 'a video device that the architecture does not have, without graphics, or where the feature gate VideoConfig is off',
  story: 'The type of the video device can be chosen where the feature gate VideoConfig is on; without it, KubeVirt chooses. A machine with another type is admitted and '
    + 'its instance refused, so it never starts.',
  when: ['domain.devices.video'],
  check: ({ architecture, domain: { devices } }, refuse, context) => {
    const { video, autoattachGraphicsDevice } = devices ?? {};
    if (!video) {
      return;
    }
    requireGate('domain.devices.video', 'video', 'VideoConfig', refuse, context);
    if (autoattachGraphicsDevice === false) {
      refuse('domain.devices.video', 'there is no video without graphics, remove it or autoattachGraphicsDevice: false');
    }
    const { type = '' } = video;
    const known = new Set(possibleArchitectures(architecture).flatMap((each) => VIDEO_TYPES[each]));
    if (known.size > 0 && !known.has(type) && !isPlaceholder(type)) {
      refuse('domain.devices.video.type', `${JSON.stringify(type)} is not a video device of the architecture, write ${suggestNames(type, [...known])}`);
    }
  },
};

/** The watchdog of each architecture. */
const WATCHDOGS: { readonly [architecture in Architecture]?: 'i6300esb' | 'diag288' } = { amd64: 'i6300esb', s390x: 'diag288' };

const WATCHDOG_KINDS = Object.values(WATCHDOGS);

/** A watchdog must be the one of its architecture. */
export const watchdogPossible: MachineRule = {
  name: 'watchdog-possible',
  refuses: 'a watchdog that the architecture does not have, or two at once',
  story: 'amd64 has the watchdog i6300esb, s390x has diag288, arm64 has none. KubeVirt admits the VirtualMachine and refuses its instance, so it never starts. '
    + 'Where neither is said, it takes the one of the architecture.',
  when: ['domain.devices.watchdog'],
  check: ({ architecture, domain: { devices } }, refuse) => {
    const watchdog = devices?.watchdog;
    const possible = watchdog ? possibleArchitectures(architecture) : [];
    const known = possible.flatMap((each) => WATCHDOGS[each] ?? []);
    if (possible.length > 0 && known.length === 0) {
      refuse('domain.devices.watchdog', `guests of ${architecture} have no watchdog, remove it`);
    } else if (watchdog && possible.length > 0 && !known.some((kind) => WATCHDOG_KINDS.every((other) => other === kind || !watchdog[other]))) {
      refuse('domain.devices.watchdog', `the architecture has another watchdog, write ${known.join(' or ')} alone`);
    }
  },
};

const PANIC_DEVICES = ['hyperv', 'isa', 'pvpanic'];

/** A panic device must be known, and allowed by the architecture and the cluster. */
export const panicDevicePossible: MachineRule = {
  name: 'panic-device-possible',
  refuses: 'a panic device of an unknown model, on s390x, or where the feature gate PanicDevices is off',
  story: 'A panic device tells the node that the guest\'s kernel has failed. KubeVirt admits them where the feature gate PanicDevices is on, and not on s390x, whose guests '
    + 'tell it without one.',
  when: ['domain.devices.panicDevices'],
  check: ({ architecture, domain: { devices } }, refuse, context) => {
    if (devices?.panicDevices?.length) {
      requireGate('domain.devices.panicDevices', 'a panic device', 'PanicDevices', refuse, context);
      if (architecture === 's390x') {
        refuse('domain.devices.panicDevices', 'guests of s390x have no panic devices, remove them');
      }
      checkEach('domain.devices.panicDevices', devices.panicDevices, refuse, ({ model }, refuseIt) => refuseUnknownChoice('model', model, PANIC_DEVICES, refuseIt));
    }
  },
};

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
  when: ['domain.devices.gpus', 'domain.devices.hostDevices'],
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
  when: ['domain.devices.gpus', 'domain.devices.hostDevices'],
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
  when: ['domain.devices.gpus', 'domain.devices.hostDevices'],
  check: ({ domain: { devices } }, refuse, context) => {
    // KubeVirt drops an empty list of a machine before it looks, and not one of a pool's template.
    if (devices?.hostDevices && (devices.hostDevices.length > 0 || isCopied(context))) {
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
  when: ['domain.devices.gpus'],
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
