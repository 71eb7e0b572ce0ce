// Rules on migrations, and on the policies that limit them.
import { displayText, isPlaceholder, OBJECT_NAME } from '../../issues/formats';
import { decimalNumber } from '../../plain-data/decimal';
import { amount } from '../compute/resources';
import { refuseMalformed } from '../form';
import { requireGate } from '../requirements';
import type { MigrationPolicyRule, MigrationRule } from '../rule';

/** A migration must name an instance. */
export const migrationOfInstance: MigrationRule = {
  name: 'migration-of-instance',
  refuses: 'a migration that does not name its instance, or that names one with an invalid name',
  story: 'A VirtualMachineInstanceMigration moves the running instance that vmiName names, which has the name of its VirtualMachine. The API server '
    + 'refuses the migration of an instance that does not exist or cannot move. Create migrations when you need them; they rarely belong in Git.',
  check: ({ vmiName = '' }, refuse) => {
    if (vmiName === '') {
      refuse('vmiName', 'required field is missing, write the name of a running machine');
    } else {
      refuseMalformed('vmiName', vmiName, OBJECT_NAME, refuse);
    }
  },
};

/** Only KubeVirt's controller may set the priority of a migration. */
export const migrationPriorityUnset: MigrationRule = {
  name: 'migration-priority-unset',
  refuses: 'a migration with a priority',
  story: 'KubeVirt\'s controller sets the priorities of the migrations that it creates itself. The API server refuses a priority that anyone else '
    + 'sets.',
  check: ({ priority }, refuse) => {
    if (priority !== undefined) {
      refuse('priority', `${displayText(priority)} is a priority, which only KubeVirt's controller sets, remove it`);
    }
  },
};

/** A migration to another cluster needs a feature gate, and one migrationID at both ends. */
export const migrationBetweenClustersPossible: MigrationRule = {
  name: 'migration-between-clusters-possible',
  refuses: 'a migration to or from another cluster where the feature gate DecentralizedLiveMigration is off, or with two migration IDs',
  story: 'sendTo and receive are the two ends of a migration between clusters or namespaces, which find each other by their migrationID. KubeVirt '
    + 'admits them if the feature gate DecentralizedLiveMigration is on.',
  check: ({ sendTo, receive }, refuse, context) => {
    if (sendTo ?? receive) {
      requireGate(sendTo ? 'sendTo' : 'receive', 'a migration between clusters', 'DecentralizedLiveMigration', refuse, context);
    }
    if (sendTo && receive && sendTo.migrationID !== receive.migrationID) {
      refuse('receive.migrationID', `${displayText(receive.migrationID ?? '')} is not the migrationID of sendTo, write the same in both`);
    }
  },
};

/** The factors of a stall detector, and the range of each. */
const FACTORS = [
  { field: 'ewmaAlpha', range: 'above 0 and up to 1', such: '0.5', fits: (factor: number) => factor > 0 && factor <= 1 },
  { field: 'precopyPossibleFactor', range: 'from 1', such: '1.25', fits: (factor: number) => factor >= 1 && factor < Infinity },
  { field: 'patienceWindowDecayFactor', range: 'from 0 to 1', such: '0.5', fits: (factor: number) => factor >= 0 && factor <= 1 },
  { field: 'completionTimeoutFactor', range: 'from 1', such: '1.25', fits: (factor: number) => factor >= 1 && factor < Infinity },
] as const;

/** The detection of stalled migrations needs a feature gate, and its factors have ranges. */
export const stallDetectionPossible: MigrationPolicyRule = {
  name: 'stall-detection-possible',
  refuses: 'maxDowntimeMs or a stall detector where the feature gate MigrationStallDetection is off, or a factor that is out of its range',
  story: 'maxDowntimeMs is how many milliseconds a machine may stand still at the end of its migration. The stall detector ends a migration that makes '
    + 'no progress. Both need the feature gate MigrationStallDetection. A factor is a string, such as "0.5", with at most three decimals.',
  check: ({ maxDowntimeMs, experimental }, refuse, context) => {
    if (maxDowntimeMs !== undefined) {
      requireGate('maxDowntimeMs', 'maxDowntimeMs', 'MigrationStallDetection', refuse, context);
    }
    const stallDetector = experimental?.stallDetector;
    if (stallDetector) {
      const path = 'experimental.stallDetector';
      requireGate(path, 'a stall detector', 'MigrationStallDetection', refuse, context);
      for (const { field, range, such, fits } of FACTORS) {
        const text = stallDetector[field];
        if (text !== undefined && !isFactor(text, fits) && !isPlaceholder(text)) {
          refuse(`${path}.${field}`, `${displayText(text)} is not a factor ${range} with at most three decimals, write one such as "${such}"`);
        }
      }
    }
  },
};

function isFactor(text: string, fits: (factor: number) => boolean): boolean {
  const factor = decimalNumber(text.trim());
  // KubeVirt compares binary numbers too, and thus allows for a small difference.
  return fits(factor) && Math.abs(factor - Number(factor.toFixed(3))) <= 1e-9;
}

/** The limits of a policy must not be negative. */
export const migrationLimitsPossible: MigrationPolicyRule = {
  name: 'migration-limits-possible',
  refuses: 'a migration policy with a negative bandwidth or timeout',
  story: 'bandwidthPerMigration is how many bytes per second a migration may send, and 0 sets no limit. completionTimeoutPerGiB is how many seconds '
    + 'it may take for each gibibyte of memory.',
  check: (policy, refuse) => (['bandwidthPerMigration', 'completionTimeoutPerGiB'] as const).forEach((field) => {
    if (amount(policy[field]) < 0) {
      refuse(field, `${JSON.stringify(policy[field])} is negative, write a positive one or remove it`);
    }
  }),
};
