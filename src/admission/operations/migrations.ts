// Which machine moves to another node, by whom and how fast.
import { displayText, OBJECT_NAME } from '../../issues/formats';
import { amount } from '../compute/resources';
import { requireGate } from '../feature-gates';
import { refuseMalformed } from '../form';
import type { MigrationPolicyRule, MigrationRule } from '../rule';

/** A migration is of an instance. */
export const migrationOfInstance: MigrationRule = {
  name: 'migration-of-instance',
  refuses: 'a migration that does not say of which instance, or of one that no instance can be',
  story: 'A VirtualMachineInstanceMigration moves the running instance that vmiName names, which has its VirtualMachine\'s name. The API server refuses the migration of an '
    + 'instance that is not there or cannot move, so it is made when it is wanted, and is rarely part of manifests in Git.',
  check: ({ vmiName = '' }, refuse) => {
    if (vmiName === '') {
      refuse('vmiName', 'required field is missing, write the name of a running machine');
    } else {
      refuseMalformed('vmiName', vmiName, OBJECT_NAME, refuse);
    }
  },
};

/** Only KubeVirt's controller says which migration comes first. */
export const migrationPriorityUnset: MigrationRule = {
  name: 'migration-priority-unset',
  refuses: 'a migration with a priority',
  story: 'KubeVirt\'s controller gives priorities to the migrations that it makes itself; of anybody else the API server refuses them.',
  check: ({ priority }, refuse) => {
    if (priority !== undefined) {
      refuse('priority', `${displayText(priority)} is for KubeVirt's controller to say, remove it`);
    }
  },
};

/** A migration to another cluster needs a feature gate, and has one id. */
export const migrationBetweenClustersPossible: MigrationRule = {
  name: 'migration-between-clusters-possible',
  refuses: 'a migration to or from another cluster where the feature gate DecentralizedLiveMigration is off, or with two ids',
  story: 'sendTo and receive are the two ends of a migration between clusters or namespaces, which find each other by their migrationID. KubeVirt admits them where the '
    + 'feature gate DecentralizedLiveMigration is on.',
  check: ({ sendTo, receive }, refuse, context) => {
    if (sendTo ?? receive) {
      requireGate(sendTo ? 'sendTo' : 'receive', 'a migration between clusters', 'DecentralizedLiveMigration', refuse, context);
    }
    if (sendTo && receive && sendTo.migrationID !== receive.migrationID) {
      refuse('receive.migrationID', `${displayText(receive.migrationID ?? '')} is not the migrationID of sendTo, write the same in both`);
    }
  },
};

/** The limits of a policy must not be negative. */
export const migrationLimitsPossible: MigrationPolicyRule = {
  name: 'migration-limits-possible',
  refuses: 'a migration policy with a bandwidth or a time below zero',
  story: 'bandwidthPerMigration is how many bytes a migration may send in a second, and 0 sets no limit; completionTimeoutPerGiB is how many seconds it may take for each '
    + 'gibibyte of memory.',
  check: (policy, refuse) => (['bandwidthPerMigration', 'completionTimeoutPerGiB'] as const).forEach((field) => {
    if (amount(policy[field]) < 0) {
      refuse(field, `${JSON.stringify(policy[field])} is negative, write a positive one or remove it`);
    }
  }),
};
