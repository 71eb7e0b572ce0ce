// Devices that detect a failed guest: watchdogs and panic devices.
import { type Architecture, possibleArchitectures } from './architecture';
import { checkEach } from '../below';
import { refuseUnknownChoice } from '../choice';
import { requireGate } from '../feature-gate';
import type { MachineRule } from '../rule';

/** The watchdog of each architecture. */
const WATCHDOGS: { readonly [architecture in Architecture]?: 'i6300esb' | 'diag288' } = { amd64: 'i6300esb', s390x: 'diag288' };

/** A watchdog must be the one of its architecture. */
export const watchdogPossible: MachineRule = {
  name: 'watchdog-possible',
  refuses: 'a watchdog that the architecture does not have, or two at once',
  story: 'amd64 has the watchdog i6300esb, s390x has diag288, arm64 has none. KubeVirt admits the VirtualMachine and refuses its instance, so it never starts. '
    + 'Where neither is said, it takes the one of the architecture.',
  check: ({ architecture, domain: { devices } }, refuse) => {
    const watchdog = devices?.watchdog;
    const possible = watchdog ? possibleArchitectures(architecture) : [];
    const known = possible.flatMap((each) => WATCHDOGS[each] ?? []);
    if (possible.length > 0 && known.length === 0) {
      refuse('domain.devices.watchdog', `guests of ${architecture} have no watchdog, remove it`);
    } else if (watchdog && possible.length > 0 && !known.some((kind) => isOnly(kind, watchdog))) {
      refuse('domain.devices.watchdog', `the architecture has another watchdog, write ${known.join(' or ')} alone`);
    }
  },
};

function isOnly(kind: 'i6300esb' | 'diag288', watchdog: { readonly i6300esb?: object; readonly diag288?: object }): boolean {
  return !watchdog[kind === 'i6300esb' ? 'diag288' : 'i6300esb'];
}

const PANIC_DEVICES = ['hyperv', 'isa', 'pvpanic'];

/** A panic device must be known, and allowed by the architecture and the cluster. */
export const panicDevicePossible: MachineRule = {
  name: 'panic-device-possible',
  refuses: 'a panic device of an unknown model, on s390x, or where the feature gate PanicDevices is off',
  story: 'A panic device tells the node that the guest\'s kernel has failed. KubeVirt admits them where the feature gate PanicDevices is on, and not on s390x, whose guests '
    + 'tell it without one.',
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
