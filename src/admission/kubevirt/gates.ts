// The rule on KubeVirt's feature gates, and on the settings that need one.
import { requireGate, requireVersion } from '../requirements';
import type { KubeVirtRule } from '../rule';

/** A gate is either on or off, and settings that need one have it. */
export const gatesPossible: KubeVirtRule = {
  name: 'kubevirt-gates-possible',
  refuses: 'a feature gate in both featureGates and disabledFeatureGates, or a setting of KubeVirt whose gate is off',
  story: 'virtTemplateDeployment needs the feature gate Template, roleAggregationStrategy: Manual needs OptOutRoleAggregation, and maxDowntimeMs '
    + 'needs MigrationStallDetection, in the same object. virt-operator refuses such a change. The first two gates are on by default since KubeVirt 1.9.',
  when: ['configuration'],
  check: ({ configuration = {} }, refuse, context) => {
    const { developerConfiguration, migrations, roleAggregationStrategy, virtTemplateDeployment } = configuration;
    const { featureGates = [], disabledFeatureGates = [] } = developerConfiguration ?? {};
    featureGates.forEach((gate, index) => disabledFeatureGates.includes(gate) && refuse(
      `configuration.developerConfiguration.featureGates[${index}]`, `${JSON.stringify(gate)} is in disabledFeatureGates too, remove it from one of them`,
    ));
    const ownGates = { ...context.capabilities, featureGates: [...featureGates], disabledFeatureGates: [...disabledFeatureGates] };
    const require = (field: string, what: string, gate: string) => (
      requireGate(`configuration.${field}`, what, gate, refuse, { ...context, capabilities: ownGates })
    );
    if (virtTemplateDeployment?.enabled) {
      require('virtTemplateDeployment.enabled', 'virtTemplateDeployment', 'Template');
    }
    if (roleAggregationStrategy !== undefined && roleAggregationStrategy !== 'AggregateToDefault') {
      require('roleAggregationStrategy', `the strategy ${roleAggregationStrategy}`, 'OptOutRoleAggregation');
    }
    const maxDowntime = 'migrations.maxDowntimeMs';
    if (migrations?.maxDowntimeMs !== undefined && requireVersion(`configuration.${maxDowntime}`, 'maxDowntimeMs', '1.9', refuse, context)) {
      require(maxDowntime, 'maxDowntimeMs', 'MigrationStallDetection');
    }
  },
};
