// Rules on the life cycle of a machine: when it runs, how it starts, and what happens when its node is drained or its guest reboots.
import { displayText } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { RunStrategy } from '../../spec/run-strategy';
import { refuseUnknownChoice } from '../form';
import { requireGate } from '../requirements';
import type { MachineRule, VirtualMachineRule } from '../rule';

const RUN_STRATEGIES: readonly string[] = Object.values(RunStrategy);

/** The run strategy that waits for a migration from another cluster. */
const AS_RECEIVER = { strategy: 'WaitAsReceiver', gate: 'DecentralizedLiveMigration' };

/** A machine must have either running or runStrategy. */
export const runStrategyGiven: VirtualMachineRule = {
  name: 'run-strategy-given',
  refuses: 'a machine with neither runStrategy nor running, with both, or with an unknown run strategy',
  story: 'Always keeps a machine running, Halted keeps it stopped, and Manual leaves it to `virtctl start` and `virtctl stop`. RerunOnFailure '
    + 'restarts it only after a failure, and Once never restarts it. The older field running excludes runStrategy: true means Always, and false '
    + 'means Halted. WaitAsReceiver is for a migration between clusters and needs the feature gate DecentralizedLiveMigration.',
  check: ({ running, runStrategy }, refuse, context) => {
    if (running === undefined && runStrategy === undefined) {
      refuse('', `no runStrategy, write one of ${alternatives(RUN_STRATEGIES)}`);
    } else if (running !== undefined && runStrategy !== undefined) {
      refuse('running', `${running} conflicts with runStrategy ${displayText(runStrategy)}, remove running`);
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
  refuses: 'a start strategy other than "Paused", or "Paused" together with a liveness probe',
  story: 'A machine starts running unless startStrategy is "Paused": then it waits for `virtctl unpause`. Meanwhile, a liveness probe would find '
    + 'the guest dead and kill it, so KubeVirt refuses the two together.',
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
  story: 'When a node is drained, LiveMigrate moves the machine and blocks the drain until it has moved. LiveMigrateIfPossible stops a machine that '
    + 'cannot move. None stops every machine, and External leaves it to another controller. Without a strategy, the cluster\'s default applies.',
  when: ['evictionStrategy'],
  check: ({ evictionStrategy }, refuse) => refuseUnknownChoice('evictionStrategy', evictionStrategy, EVICTION_STRATEGIES, refuse),
};

/** A reboot policy needs a feature gate. */
export const rebootPolicyGate: MachineRule = {
  name: 'reboot-policy-gate',
  refuses: 'a reboot policy where the feature gate RebootPolicy is off',
  story: 'A reboot policy decides what a reboot of the guest does. It is new in KubeVirt and off by default. Turn on the feature gate RebootPolicy '
    + 'in the KubeVirt object, or leave the field out.',
  when: ['domain.rebootPolicy'],
  check: ({ domain: { rebootPolicy } }, refuse, context) => {
    if (rebootPolicy !== undefined) {
      requireGate('domain.rebootPolicy', 'a reboot policy', 'RebootPolicy', refuse, context);
    }
  },
};
