// When a machine runs, how it starts, and what becomes of it when its node is drained or its guest reboots.
import { alternatives } from '../../issues/nearest-name';
import { refuseOtherChoice } from '../choice';
import { needsGate } from '../feature-gate';
import { shownText } from '../form';
import type { MachineRule, VirtualMachineRule } from '../rule';

const RUN_STRATEGIES = ['Always', 'Halted', 'Manual', 'Once', 'RerunOnFailure'];

/** Waits for a migration from another cluster. */
const AS_RECEIVER = { strategy: 'WaitAsReceiver', gate: 'DecentralizedLiveMigration' };

/** One field says when a machine runs. */
export const runStrategyGiven: VirtualMachineRule = {
  name: 'run-strategy-given',
  refuses: 'a machine that does not say when it runs, that says it twice, or with an unknown run strategy',
  story: 'Always keeps a machine running, Halted keeps it stopped, Manual leaves it to `virtctl start` and `virtctl stop`, RerunOnFailure starts it again only after '
    + 'a failure, Once never again. The older field running (true means Always, false means Halted) excludes runStrategy. WaitAsReceiver, for a migration '
    + 'between clusters, needs the feature gate DecentralizedLiveMigration.',
  check: ({ running, runStrategy }, refuse, around) => {
    if (running === undefined && runStrategy === undefined) {
      refuse('', `does not say when the machine runs, write a runStrategy of ${alternatives(RUN_STRATEGIES)}`);
    } else if (running !== undefined && runStrategy !== undefined) {
      refuse('running', `${running} stands beside runStrategy ${shownText(runStrategy)}, remove running`);
    }
    if (runStrategy === AS_RECEIVER.strategy) {
      needsGate('runStrategy', `"${runStrategy}"`, AS_RECEIVER.gate, refuse, around);
    } else {
      refuseOtherChoice('runStrategy', runStrategy, RUN_STRATEGIES, refuse);
    }
  },
};

/** The only start strategy: without one, a machine runs at once. */
const PAUSED = 'Paused';

/** A machine starts running, or paused. */
export const startStrategyKnown: MachineRule = {
  name: 'start-strategy-known',
  refuses: 'a start strategy other than "Paused", or that one beside a liveness probe',
  story: 'A machine starts running unless startStrategy says "Paused": then it waits for `virtctl unpause`. Its liveness probe would meanwhile find the guest dead and '
    + 'kill it, so KubeVirt refuses the two together.',
  check: ({ startStrategy, livenessProbe }, refuse) => {
    if (startStrategy === PAUSED && livenessProbe) {
      refuse('startStrategy', `"${PAUSED}" would make the liveness probe fail, remove this or livenessProbe`);
    }
    refuseOtherChoice('startStrategy', startStrategy, [PAUSED], refuse);
  },
};

const EVICTION_STRATEGIES = ['LiveMigrate', 'LiveMigrateIfPossible', 'None', 'External'];

/** What to do when a node is drained. */
export const evictionStrategyKnown: MachineRule = {
  name: 'eviction-strategy-known',
  refuses: 'an unknown eviction strategy',
  story: 'When a node is drained, LiveMigrate moves the machine and holds the drain up until it has moved, LiveMigrateIfPossible stops a machine that cannot move, None '
    + 'stops any, External leaves it to another controller. Without one, the cluster\'s own default holds.',
  check: ({ evictionStrategy }, refuse) => refuseOtherChoice('evictionStrategy', evictionStrategy, EVICTION_STRATEGIES, refuse),
};

/** A gate for what a reboot does. */
export const rebootPolicyGate: MachineRule = {
  name: 'reboot-policy-gate',
  refuses: 'a reboot policy where the feature gate RebootPolicy is off',
  story: 'What a guest\'s reboot does is new in KubeVirt and off by default. Turn on the feature gate RebootPolicy in the KubeVirt object, or leave the field out.',
  check: ({ domain: { rebootPolicy } }, refuse, around) => {
    if (rebootPolicy !== undefined) {
      needsGate('domain.rebootPolicy', 'a reboot policy', 'RebootPolicy', refuse, around);
    }
  },
};
