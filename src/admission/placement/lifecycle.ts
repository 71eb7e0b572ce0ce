// When a machine runs, how it starts, and what happens when its node is drained or its guest reboots.
import { displayText } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { RunStrategy } from '../../spec/run-strategy';
import { requireGate } from '../feature-gates';
import { refuseUnknownChoice } from '../form';
import type { MachineRule, VirtualMachineRule } from '../rule';

const RUN_STRATEGIES: readonly string[] = Object.values(RunStrategy);

/** The run strategy that waits for a migration from another cluster. */
const AS_RECEIVER = { strategy: 'WaitAsReceiver', gate: 'DecentralizedLiveMigration' };

/** A machine has either running or runStrategy. */
export const runStrategyGiven: VirtualMachineRule = {
  name: 'run-strategy-given',
  refuses: 'a machine that does not say when it runs, that says it twice, or with an unknown run strategy',
  story: 'Always keeps a machine running, Halted keeps it stopped, Manual leaves it to `virtctl start` and `virtctl stop`, RerunOnFailure starts it again only after '
    + 'a failure, Once never again. The older field running (true means Always, false means Halted) excludes runStrategy. WaitAsReceiver, for a migration '
    + 'between clusters, needs the feature gate DecentralizedLiveMigration.',
  check: ({ running, runStrategy }, refuse, context) => {
    if (running === undefined && runStrategy === undefined) {
      refuse('', `does not say when the machine runs, write a runStrategy of ${alternatives(RUN_STRATEGIES)}`);
    } else if (running !== undefined && runStrategy !== undefined) {
      refuse('running', `${running} stands beside runStrategy ${displayText(runStrategy)}, remove running`);
    }
    if (runStrategy === AS_RECEIVER.strategy) {
      requireGate('runStrategy', `"${runStrategy}"`, AS_RECEIVER.gate, refuse, context);
    } else {
      refuseUnknownChoice('runStrategy', runStrategy, RUN_STRATEGIES, refuse);
    }
  },
};

/** The only start strategy. Without one, a machine runs at once. */
const PAUSED = 'Paused';

/** The start strategy must be known, and must not conflict with a liveness probe. */
export const startStrategyKnown: MachineRule = {
  name: 'start-strategy-known',
  refuses: 'a start strategy other than "Paused", or that one beside a liveness probe',
  story: 'A machine starts running unless startStrategy says "Paused": then it waits for `virtctl unpause`. Its liveness probe would meanwhile find the guest dead and '
    + 'kill it, so KubeVirt refuses the two together.',
  when: ['startStrategy'],
  check: ({ startStrategy, livenessProbe }, refuse) => {
    if (startStrategy === PAUSED && livenessProbe) {
      refuse('startStrategy', `"${PAUSED}" would make the liveness probe fail, remove this or livenessProbe`);
    }
    refuseUnknownChoice('startStrategy', startStrategy, [PAUSED], refuse);
  },
};

const EVICTION_STRATEGIES = ['LiveMigrate', 'LiveMigrateIfPossible', 'None', 'External'];

/** The eviction strategy must be known. */
export const evictionStrategyKnown: MachineRule = {
  name: 'eviction-strategy-known',
  refuses: 'an unknown eviction strategy',
  story: 'When a node is drained, LiveMigrate moves the machine and holds the drain up until it has moved, LiveMigrateIfPossible stops a machine that cannot move, None '
    + 'stops any, External leaves it to another controller. Without one, the cluster\'s own default holds.',
  when: ['evictionStrategy'],
  check: ({ evictionStrategy }, refuse) => refuseUnknownChoice('evictionStrategy', evictionStrategy, EVICTION_STRATEGIES, refuse),
};

/** A reboot policy needs a feature gate. */
export const rebootPolicyGate: MachineRule = {
  name: 'reboot-policy-gate',
  refuses: 'a reboot policy where the feature gate RebootPolicy is off',
  story: 'What a guest\'s reboot does is new in KubeVirt and off by default. Turn on the feature gate RebootPolicy in the KubeVirt object, or leave the field out.',
  when: ['domain.rebootPolicy'],
  check: ({ domain: { rebootPolicy } }, refuse, context) => {
    if (rebootPolicy !== undefined) {
      requireGate('domain.rebootPolicy', 'a reboot policy', 'RebootPolicy', refuse, context);
    }
  },
};
