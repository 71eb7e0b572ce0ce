// Rules on devices that are neither disks nor interfaces: consoles, watchdogs, and devices of the node.
import { type Architecture, possibleArchitectures } from './architecture';
import { isUnknownClaim, refuseIncompleteRequest, requestOf } from './resource-claims';
import type { GPU, HostDevice, VirtualMachineInstanceResourceClaim } from '../../../imports/kubevirt';
import { isPlaceholder, NODE_RESOURCE } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import { isInstance, isTemplateOfCopies, isValidatedWithout } from '../additions';
import { refuseMalformedName, refuseUnknownChoice } from '../form';
import { hasAtLeast } from '../kubevirt-version';
import { checkEach, type Refuse } from '../refuse';
import { requireGate } from '../requirements';
import type { InstancetypeRule, MachineRule } from '../rule';

const INPUT_BUSES = ['virtio', 'usb'];
const INPUT_TYPES = ['tablet'];

/** An input device must be a tablet. */
export const inputKnown: MachineRule = {
  name: 'input-known',
  refuses: 'an input device other than a tablet, or on a bus other than virtio or usb',
  story: 'A tablet is a pointing device with absolute coordinates, which a graphical console needs. It is the only input device in KubeVirt; every '
    + 'guest has a keyboard anyway.',
  when: ['domain.devices.inputs'],
  check: ({ domain: { devices } }, refuse, context) => checkEach('domain.devices.inputs', devices?.inputs, refuse, ({ bus, type = '' }, refuseIt) => {
    refuseUnknownChoice('bus', bus || undefined, INPUT_BUSES, refuseIt);
    if (type !== '' || (isValidatedWithout('preference', context) && !isInstance(context))) {
      refuseUnknownChoice('type', type, INPUT_TYPES, refuseIt);
    }
  }),
};

const SOUND_MODELS = ['ich9', 'ac97'];

/** A sound device must have a name and a known model. */
export const soundKnown: MachineRule = {
  name: 'sound-known',
  refuses: 'a sound device without a name, or of an unknown model',
  story: 'A machine has at most one sound device: ich9, the default, or ac97 for old guests. The device needs a name.',
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

/** A video device must belong to the architecture, and needs a feature gate. */
export const videoPossible: MachineRule = {
  name: 'video-possible',
  refuses: 'a video device that the architecture does not have, one without graphics, or one where the feature gate VideoConfig is off',
  story: 'KubeVirt chooses the type of the video device if no manifest and no preference does. Before 1.9, it can be set only if the feature gate '
    + 'VideoConfig is on. KubeVirt admits a VirtualMachine with an unsupported type but refuses its instance, so it never starts.',
  when: ['domain.devices.video'],
  check: ({ architecture, domain: { devices } }, refuse, context) => {
    const { video, autoattachGraphicsDevice } = devices ?? {};
    if (!video) {
      return;
    }
    requireGate('domain.devices.video', 'video', 'VideoConfig', refuse, context);
    if (autoattachGraphicsDevice === false) {
      refuse('domain.devices.video', 'a video device needs graphics, remove it or autoattachGraphicsDevice: false');
    }
    const { type = '' } = video;
    const known = new Set(possibleArchitectures(architecture).flatMap((each) => VIDEO_TYPES[each]));
    const isFilledIn = type === '' && !isValidatedWithout('preference', context) && hasAtLeast(context.capabilities, '1.9');
    if (known.size > 0 && !known.has(type) && !isPlaceholder(type) && !isFilledIn) {
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
  refuses: 'a watchdog that the architecture does not have, or two watchdogs at once',
  story: 'amd64 has the watchdog i6300esb, s390x has diag288, and arm64 has none. KubeVirt admits the VirtualMachine but refuses its instance, so '
    + 'it never starts. If watchdog sets neither, KubeVirt uses the one of the architecture.',
  when: ['domain.devices.watchdog'],
  check: ({ architecture, domain: { devices } }, refuse) => {
    const watchdog = devices?.watchdog;
    const possible = watchdog ? possibleArchitectures(architecture) : [];
    const known = possible.flatMap((each) => WATCHDOGS[each] ?? []);
    if (possible.length > 0 && known.length === 0) {
      refuse('domain.devices.watchdog', `${architecture} guests have no watchdog, remove it`);
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
  story: 'A panic device reports to the node that the guest\'s kernel has failed. KubeVirt admits panic devices if the feature gate PanicDevices is '
    + 'on. It refuses them on s390x, whose guests report the failure without one.',
  when: ['domain.devices.panicDevices'],
  check: ({ architecture, domain: { devices } }, refuse, context) => {
    if (devices?.panicDevices?.length) {
      requireGate('domain.devices.panicDevices', 'a panic device', 'PanicDevices', refuse, context);
      if (architecture === 's390x') {
        refuse('domain.devices.panicDevices', 's390x guests have no panic devices, remove them');
      }
      checkEach('domain.devices.panicDevices', devices.panicDevices, refuse, ({ model }, refuseIt) => refuseUnknownChoice('model', model, PANIC_DEVICES, refuseIt));
    }
  },
};

type Device = Partial<GPU | HostDevice>;

/** The fields with lists of devices. */
const LISTS = ['gpus', 'hostDevices'] as const;

/** The feature gate that each list needs for devices from ResourceClaims. */
const GATES = { gpus: 'GPUsWithDRA', hostDevices: 'HostDevicesWithDRA' } as const;

/** A device must have exactly one source. */
export const deviceHasSource: MachineRule = {
  name: 'device-has-source',
  refuses: 'a GPU or host device that is neither a resource of nodes nor from a claim, or that is both, and GPUs of both kinds in one machine',
  story: 'deviceName is the name of a resource that nodes offer, such as "nvidia.com/A100". claimName and requestName together select a device of a '
    + 'ResourceClaim, which Kubernetes allocates. Use one or the other, and the same for all GPUs of a machine.',
  when: ['domain.devices.gpus', 'domain.devices.hostDevices'],
  check: ({ domain: { devices } }, refuse) => {
    for (const list of LISTS) {
      checkEach(`domain.devices.${list}`, devices?.[list], refuse, refuseSources);
    }
    if (devices?.gpus?.some(isClaimed) && devices.gpus.some(({ deviceName }) => deviceName)) {
      refuse('domain.devices.gpus', 'some GPUs are resources of nodes and some are from claims, write deviceName in each, or claimName and requestName in each');
    }
  },
};

function refuseSources(device: Device, refuse: Refuse): void {
  if (!device.deviceName && !isClaimed(device)) {
    refuse('deviceName', 'the device has no source, write the name of a resource of nodes, or claimName and requestName instead');
  } else if (device.deviceName && (device.claimName !== undefined || device.requestName !== undefined)) {
    refuse('', `the device has both deviceName ${JSON.stringify(device.deviceName)} and a claim, remove deviceName or claimName and requestName`);
  }
}

/** Nodes must be able to offer a device. */
export const deviceResourceForm: MachineRule = {
  name: 'device-resource-form',
  refuses: 'a GPU or host device whose deviceName no resource of a node can have',
  story: 'The name has a domain and "/", such as "nvidia.com/A100". It is neither the model nor the PCI ID of the device. KubeVirt admits any '
    + 'string, but Kubernetes refuses the pod, so the machine never starts. `kubectl describe node` lists the resources of a node.',
  when: ['domain.devices.gpus', 'domain.devices.hostDevices'],
  check: ({ domain: { devices } }, refuse) => refuseMalformedResources('domain.devices.', devices, refuse),
};

/** The same rule for the devices that an instance type brings. */
export const instancetypeDeviceResourceForm: InstancetypeRule = {
  ...deviceResourceForm,
  when: [...LISTS],
  check: (spec, refuse) => refuseMalformedResources('', spec, refuse),
};

function refuseMalformedResources(path: string, devices: { readonly [list in typeof LISTS[number]]?: readonly Device[] } = {}, refuse: Refuse): void {
  for (const list of LISTS) {
    checkEach(`${path}${list}`, devices[list], refuse, ({ deviceName }, refuseIt) => refuseMalformedName('deviceName', deviceName || undefined, NODE_RESOURCE, refuseIt));
  }
}

/** A device from a claim must name a claim of the machine and a request that no other device has. */
export const deviceClaimComplete: MachineRule = {
  name: 'device-claim-complete',
  refuses: 'a device from a claim that lacks the name of the claim or the request, that names an unknown claim, or that repeats the request of '
    + 'another device',
  story: 'A machine lists its ResourceClaims under resourceClaims. A device is one request of one of these claims. No other GPU or host device can '
    + 'have the same request.',
  when: ['domain.devices.gpus', 'domain.devices.hostDevices'],
  check: ({ domain: { devices }, resourceClaims }, refuse) => {
    const requests = new Set<string>();
    for (const list of LISTS) {
      checkEach(`domain.devices.${list}`, devices?.[list], refuse, (device: Device, refuseIt) => {
        if (isClaimed(device)) {
          refuseIncompleteRequest(device, refuseIt);
          refuseRepeatedRequest(device, requests, refuseIt);
          refuseUnknown(device, list, resourceClaims, refuse);
        }
      });
    }
  },
};

function refuseRepeatedRequest(device: Device, requests: Set<string>, refuse: Refuse): void {
  const request = requestOf(device);
  if (request === undefined) {
    return;
  }
  if (requests.has(request)) {
    refuse('', `${JSON.stringify(request)} is already the claim and request of an earlier device, write another request`);
  }
  requests.add(request);
}

function refuseUnknown(
  { claimName, requestName }: Device, list: string, resourceClaims: readonly VirtualMachineInstanceResourceClaim[] = [], refuse: Refuse,
): void {
  const names = resourceClaims.flatMap(({ name }) => name ?? []);
  if (claimName && requestName && isUnknownClaim(claimName, names)) {
    const choice = names.length > 0 ? ` or name ${suggestNames(claimName, names)} there` : '';
    refuse('resourceClaims', `${JSON.stringify(claimName)} is missing, but domain.devices.${list} names it: write a claim of that name${choice}`);
  }
}

/** Host devices and devices from claims need a feature gate. */
export const hostDeviceGate: MachineRule = {
  name: 'host-device-gate',
  refuses: 'a host device, or a GPU from a claim, where its feature gate is off',
  story: 'KubeVirt admits host devices if the feature gate HostDevices is on. GPUs from claims need GPUsWithDRA, and host devices from claims also '
    + 'need HostDevicesWithDRA. GPUs that are resources of nodes need no gate.',
  when: ['domain.devices.gpus', 'domain.devices.hostDevices'],
  check: ({ domain: { devices } }, refuse, context) => {
    // KubeVirt drops the empty list of a machine before it validates it, but not that of a pool's template.
    if (devices?.hostDevices && (devices.hostDevices.length > 0 || isTemplateOfCopies(context))) {
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
  story: 'A virtual GPU that is a display shows its first pictures through a RAM framebuffer (ramFB), unless ramFB is switched off. A guest can '
    + 'have only one.',
  when: ['domain.devices.gpus'],
  check: ({ domain: { devices } }, refuse) => {
    let isTaken = false;
    checkEach('domain.devices.gpus', devices?.gpus, refuse, ({ virtualGPUOptions: { display } = {} }, refuseIt) => {
      const isDisplay = display !== undefined && display.enabled !== false && display.ramFB?.enabled !== false;
      if (isDisplay && isTaken) {
        refuseIt('virtualGPUOptions.display.ramFB', 'an earlier GPU already has a RAM framebuffer, write enabled: false here or there');
      }
      isTaken ||= isDisplay;
    });
  },
};

function isClaimed({ deviceName, claimName, requestName }: Device): boolean {
  return !deviceName && (claimName !== undefined || requestName !== undefined);
}
