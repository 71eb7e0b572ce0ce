// Advice on the feature gates that a KubeVirt or CDI object lists: both operators admit any name.
import { KUBEVIRT_VERSION } from '../../../imports/versions';
import { displayText } from '../../issues/formats';
import { alternatives, similarNames } from '../../issues/nearest-name';
import { ALWAYS_ON, ALWAYS_ON_SINCE_1_9, FEATURE_GATES, NEW_IN_1_9, REMOVED_GATES } from '../feature-gates';
import { isFilledInLater } from '../form';
import type { Configuration } from '../kubevirt/configuration';
import { hasAtLeast, isNewerThanChecks, type VersionCapabilities } from '../kubevirt-version';
import type { CdiRule, KubeVirtRule } from '../rule';

/** A listed gate must be one that KubeVirt knows, and must have an effect. */
export const gateWithoutEffect: KubeVirtRule = {
  name: 'gate-without-effect',
  refuses: 'a feature gate that KubeVirt or CDI does not know, that has no effect, or that something else replaces',
  story: 'KubeVirt and CDI admit any name in their lists of gates, and ignore one that they do not know: a misspelt gate leaves its feature as it is. '
    + 'Features that are always on cannot be turned off. Since KubeVirt 1.9, DeclarativeHotplugVolumes is on by default, but does nothing beside '
    + 'HotplugVolumes. Without the latter, KubeVirt unplugs volumes that an instance has and its machine does not. '
    + 'Silence the advice where the same object configures an older KubeVirt too.',
  when: ['configuration.developerConfiguration'],
  check: ({ configuration = {} }, advise, { capabilities }) => {
    const { featureGates, disabledFeatureGates } = configuration.developerConfiguration ?? {};
    const adviseEach = (list: string, gates: readonly string[] = [], find: (gate: string) => string | undefined) => gates.forEach((gate, index) => {
      const mistake = isFilledInLater(gate) ? undefined : mistakeOf(gate, capabilities) ?? find(gate);
      if (mistake !== undefined) {
        advise(`configuration.developerConfiguration.${list}[${index}]`, `${displayText(gate)} ${mistake}`);
      }
    });
    adviseEach('featureGates', featureGates, (gate) => mistakeOfOn(gate, configuration, capabilities));
    adviseEach('disabledFeatureGates', disabledFeatureGates, (gate) => mistakeOfOff(gate, capabilities));
  },
};

type Capabilities = VersionCapabilities | undefined;

/** Since KubeVirt 1.8. */
const WITHOUT_EFFECT: ReadonlyMap<string, string> = new Map([
  ...ALWAYS_ON.map((gate) => [gate, 'is always on, remove it'] as const),
  ...[...REMOVED_GATES].map(([gate, instead]) => [gate, `no longer has an effect, ${instead}`] as const),
]);

const ALWAYS_ON_SINCE = 'is always on since KubeVirt 1.9, remove it';

/** The mistake of a gate in either list. */
function mistakeOf(gate: string, capabilities: Capabilities): string | undefined {
  if (NEW_IN_1_9.has(gate) && !hasAtLeast(capabilities, '1.9')) {
    return 'came with KubeVirt 1.9, remove it';
  }
  if (FEATURE_GATES.includes(gate)) {
    return hasAtLeast(capabilities, '1.8') ? WITHOUT_EFFECT.get(gate) : undefined;
  }
  const similar = similarNames(gate, FEATURE_GATES);
  // One without effect would be the next mistake.
  const meant = alternatives(similar.filter((name) => !WITHOUT_EFFECT.has(name)));
  return similar.length === 0 && isNewerThanChecks(capabilities)
    ? undefined
    : `is not a feature gate of KubeVirt ${KUBEVIRT_VERSION}, ${meant === '' ? 'remove it' : `write ${meant}`}`;
}

function mistakeOfOn(gate: string, configuration: Configuration, capabilities: Capabilities): string | undefined {
  const { developerConfiguration, mediatedDevicesConfiguration } = configuration;
  // An older KubeVirt needs some of these, so the version must be known.
  if (capabilities?.kubevirtVersion !== undefined && hasAtLeast(capabilities, '1.9')) {
    if (ALWAYS_ON_SINCE_1_9.has(gate)) {
      return ALWAYS_ON_SINCE;
    }
    if (gate === 'HotplugVolumes' && !developerConfiguration?.disabledFeatureGates?.includes('DeclarativeHotplugVolumes')) {
      return 'keeps DeclarativeHotplugVolumes from plugging volumes, remove it once each plugged volume is in its machine';
    }
  }
  if (gate !== 'DisableMDEVConfiguration') {
    return undefined;
  }
  return mediatedDevicesConfiguration?.enabled === undefined
    ? 'is deprecated, write mediatedDevicesConfiguration: {enabled: false}'
    : 'has no effect beside mediatedDevicesConfiguration.enabled, remove it';
}

function mistakeOfOff(gate: string, capabilities: Capabilities): string | undefined {
  return ALWAYS_ON_SINCE_1_9.has(gate) && hasAtLeast(capabilities, '1.9') ? ALWAYS_ON_SINCE : undefined;
}

const CDI_GATES = ['DataVolumeClaimAdoption', 'HonorWaitForFirstConsumer', 'WebhookPvcRendering'];

/** The same advice on CDI's gates. A name that resembles none of them passes, because it may be one of another CDI version. */
export const cdiGateWithoutEffect: CdiRule = {
  ...gateWithoutEffect,
  when: ['config.featureGates'],
  check: ({ config }, advise) => config?.featureGates?.forEach((gate, index) => {
    const meant = CDI_GATES.includes(gate) ? [] : similarNames(gate, CDI_GATES);
    if (meant.length > 0 || FEATURE_GATES.includes(gate)) {
      const instead = meant.length > 0 ? `write ${alternatives(meant)}` : 'write it in the KubeVirt object';
      advise(`config.featureGates[${index}]`, `${displayText(gate)} is not a feature gate of CDI, ${instead}`);
    }
  }),
};
