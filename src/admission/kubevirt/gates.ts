// The rule on KubeVirt's feature gates, and on the settings that need one.
import { isFilledInLater } from '../form';
import { refuseBelow, type Refuse } from '../refuse';
import { requireGate } from '../requirements';
import type { KubeVirtRule, RuleContext } from '../rule';
import type { Configuration } from './configuration';

/** A gate is either on or off, and settings that need one have it. */
export const gatesPossible: KubeVirtRule = {
  name: 'kubevirt-gates-possible',
  refuses: 'a feature gate in both featureGates and disabledFeatureGates, or a setting of KubeVirt whose gate is off',
  story: 'virtTemplateDeployment needs the feature gate Template, roleAggregationStrategy: Manual needs OptOutRoleAggregation, and maxDowntimeMs '
    + 'needs MigrationStallDetection, in the same object. The first two gates are on by default since KubeVirt 1.9. virt-operator refuses such a '
    + 'change. Check what kustomize builds, since a patch by itself has no gates.',
  when: ['configuration'],
  check: ({ configuration = {} }, refuse, context) => {
    const { developerConfiguration: { featureGates = [], disabledFeatureGates = [] } = {} } = configuration;
    featureGates.forEach((gate, index) => !isFilledInLater(gate) && disabledFeatureGates.includes(gate) && refuse(
      `configuration.developerConfiguration.featureGates[${index}]`, `${JSON.stringify(gate)} is in disabledFeatureGates too, remove it from one of them`,
    ));
    // One of these may be any gate.
    if (!featureGates.some(isFilledInLater)) {
      const capabilities = { ...context.capabilities, featureGates: [...featureGates], disabledFeatureGates: [...disabledFeatureGates] };
      requireGates(configuration, refuseBelow('configuration', refuse), { ...context, capabilities });
    }
  },
};

function requireGates({ migrations, roleAggregationStrategy, virtTemplateDeployment }: Configuration, refuse: Refuse, context: RuleContext): void {
  if (virtTemplateDeployment?.enabled) {
    requireGate('virtTemplateDeployment.enabled', 'virtTemplateDeployment', 'Template', refuse, context);
  }
  if (roleAggregationStrategy !== undefined && roleAggregationStrategy !== 'AggregateToDefault') {
    requireGate('roleAggregationStrategy', `the strategy ${roleAggregationStrategy}`, 'OptOutRoleAggregation', refuse, context);
  }
  if (migrations?.maxDowntimeMs !== undefined) {
    requireGate('migrations.maxDowntimeMs', 'maxDowntimeMs', 'MigrationStallDetection', refuse, context);
  }
}
