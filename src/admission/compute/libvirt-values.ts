// Rules on values that KubeVirt passes to libvirt as they are, for watchdogs, timers, spinlocks, CPU features and panic devices. KubeVirt admits
// any of them.
import type { CPUFeature, Timer } from '../../../imports/kubevirt';
import { type Format, isPlaceholder } from '../../issues/formats';
import { isFilledInLater, refuseMalformedName, refuseUnknownChoice } from '../form';
import { checkEach, type Refuse } from '../refuse';
import type { MachineRule } from '../rule';

/** KubeVirt documents the first three. */
const WATCHDOG_ACTIONS = ['reset', 'shutdown', 'poweroff', 'pause', 'dump', 'none', 'inject-nmi'];

/** libvirt must know what a watchdog does. */
export const watchdogActionKnown: MachineRule = {
  name: 'watchdog-action-known',
  refuses: 'a watchdog with an unknown action',
  story: 'A guest that no longer resets its watchdog is restarted (reset, the default), asked to shut down (shutdown) or switched off (poweroff). '
    + 'libvirt also has pause, dump, none and inject-nmi. KubeVirt admits any string, but libvirt refuses others, so the machine never starts.',
  when: ['domain.devices.watchdog'],
  check: ({ domain: { devices } }, refuse) => {
    for (const kind of ['i6300esb', 'diag288'] as const) {
      refuseUnknownChoice(`domain.devices.watchdog.${kind}.action`, devices?.watchdog?.[kind]?.action || undefined, WATCHDOG_ACTIONS, refuse);
    }
  },
};

/** What QEMU can do about missed ticks, timer by timer. */
const TICK_POLICIES: { readonly [timer in keyof Timer]: readonly string[] } = {
  hpet: ['delay', 'catchup', 'merge', 'discard'],
  pit: ['delay', 'catchup', 'discard'],
  rtc: ['delay', 'catchup'],
};

/** KubeVirt documents the first two. */
const TRACKS = ['guest', 'wall', 'realtime'];

/** QEMU must have the policy of each timer. */
export const timerPolicyKnown: MachineRule = {
  name: 'timer-policy-known',
  refuses: 'a timer with a tickPolicy that it does not have, or a real-time clock with an unknown track',
  story: 'Ticks that a guest missed are delivered at the usual rate (delay) or faster (catchup). The interval timer can also drop them (discard), '
    + 'but the real-time clock cannot. The latter follows the guest\'s time (guest) or the node\'s (wall). KubeVirt admits any string, but '
    + 'libvirt refuses others, so the machine never starts.',
  when: ['domain.clock.timer'],
  check: ({ domain: { clock } }, refuse) => {
    for (const timer of ['hpet', 'pit', 'rtc'] as const) {
      refuseUnknownChoice(`domain.clock.timer.${timer}.tickPolicy`, clock?.timer?.[timer]?.tickPolicy || undefined, TICK_POLICIES[timer]!, refuse);
    }
    refuseUnknownChoice('domain.clock.timer.rtc.track', clock?.timer?.rtc?.track || undefined, TRACKS, refuse);
  },
};

const MIN_SPINLOCKS = 4095;

/** Hyper-V defines no fewer retries. */
export const hypervSpinlocksEnough: MachineRule = {
  name: 'hyperv-spinlocks-enough',
  refuses: `fewer than ${MIN_SPINLOCKS} retries of Hyper-V's spinlocks`,
  story: 'spinlocks is how often a guest tries to get a lock before it lets another virtual CPU run. KubeVirt admits any number, but libvirt refuses '
    + `fewer than ${MIN_SPINLOCKS}, so the machine never starts. Microsoft recommends 8191. Without a number, KubeVirt sets 4096.`,
  when: ['domain.features.hyperv.spinlocks'],
  check: ({ domain: { features } }, refuse) => {
    const { enabled, spinlocks = MIN_SPINLOCKS } = features?.hyperv?.spinlocks ?? {};
    if (enabled !== false && spinlocks < MIN_SPINLOCKS) {
      refuse('domain.features.hyperv.spinlocks.spinlocks', `${spinlocks} is too few for libvirt, write at least ${MIN_SPINLOCKS}, such as 8191, or enabled: false`);
    }
  },
};

const FEATURE_NAME: Format = {
  is: 'the name of a CPU feature',
  matches: (text) => /^[\w.-]+$/.test(text),
  write: 'one that libvirt has, such as "vmx" or "sse4.2"',
};

/** A CPU feature has a name, and is in the list once. */
export const cpuFeatureDistinct: MachineRule = {
  name: 'cpu-feature-distinct',
  refuses: 'a CPU feature without a name, with a malformed one, or that is in the list twice',
  story: 'KubeVirt admits the machine. If a feature is in the list twice, with the same policy or not, libvirt refuses to start the guest. A name '
    + 'that is part of the label of nodes, with which KubeVirt looks for one, cannot be empty or have spaces.',
  when: ['domain.cpu.features'],
  check: ({ domain: { cpu } }, refuse) => {
    const taken = new Set<string>();
    checkEach('domain.cpu.features', cpu?.features, refuse, ({ name }: Partial<CPUFeature>, refuseIt) => {
      refuseMalformedName('name', name, FEATURE_NAME, refuseIt);
      refuseTaken('name', name, taken, refuseIt);
    });
  },
};

/** A guest has one panic device of each model. */
export const panicDevicesDistinct: MachineRule = {
  name: 'panic-devices-distinct',
  refuses: 'two panic devices of one model, or that of Hyper-V on arm64',
  story: 'A panic device reports to the node that the guest\'s kernel has failed. KubeVirt admits the machine, but libvirt refuses two devices of '
    + 'one model, and hyperv on processors other than x86, so it never starts.',
  when: ['domain.devices.panicDevices'],
  check: ({ architecture, domain: { devices } }, refuse) => {
    const taken = new Set<string>();
    checkEach('domain.devices.panicDevices', devices?.panicDevices, refuse, ({ model }, refuseIt) => {
      refuseTaken('model', model, taken, refuseIt);
      if (model === 'hyperv' && architecture === 'arm64') {
        refuseIt('model', '"hyperv" is not a panic device of arm64, write "pvpanic"');
      }
    });
  },
};

function refuseTaken(field: string, name: string = '', taken: Set<string>, refuse: Refuse): void {
  if (taken.has(name)) {
    refuse(field, `${JSON.stringify(name)} is already in the list, keep one of them`);
  } else if (name !== '' && !isPlaceholder(name) && !isFilledInLater(name)) {
    taken.add(name);
  }
}
