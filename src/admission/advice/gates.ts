// Advice on the feature gates that a KubeVirt or CDI object lists: both operators admit any name.
import { KUBEVIRT_VERSION } from '../../../imports/versions';
import { displayText } from '../../issues/formats';
import { alternatives, similarNames } from '../../issues/nearest-name';
import { FEATURE_GATES, gateNamed, hasGate, REMOVED_GATES } from '../feature-gates';
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
    adviseEach('disabledFeatureGates', disabledFeatureGates, (gate) => mistakeOfAlways(gate, capabilities));
  },
};

type Capabilities = VersionCapabilities | undefined;

/** The oldest KubeVirt that a cluster of unknown version is assumed to have. */
const OLDER = 'v1.8.0';

/** The mistake of a gate in either list. */
function mistakeOf(gate: string, capabilities: Capabilities): string | undefined {
  if (!hasGate(gate, capabilities)) {
    return `came with KubeVirt ${gateNamed(gate).since}, remove it`;
  }
  if (FEATURE_GATES.includes(gate)) {
    return hasAtLeast(capabilities, '1.8') ? removedGate(gate) : undefined;
  }
  const similar = similarNames(gate, FEATURE_GATES);
  // One without effect would be the next mistake.
  const meant = alternatives(similar.filter((name) => !REMOVED_GATES.has(name) && gateNamed(name).always === undefined));
  return similar.length === 0 && isNewerThanChecks(capabilities)
    ? undefined
    : `is not a feature gate of KubeVirt ${KUBEVIRT_VERSION}, ${meant === '' ? 'remove it' : `write ${meant}`}`;
}

function removedGate(gate: string): string | undefined {
  const instead = REMOVED_GATES.get(gate);
  return instead === undefined ? undefined : `no longer has an effect, ${instead}`;
}

/** The mistake in a gate whose feature is always on. */
function mistakeOfAlways(gate: string, capabilities: Capabilities): string | undefined {
  const { always } = gateNamed(gate);
  return always !== undefined && hasAtLeast(capabilities, always) ? `is always on since KubeVirt ${always}, remove it` : undefined;
}

function mistakeOfOn(gate: string, configuration: Configuration, capabilities: Capabilities): string | undefined {
  const { developerConfiguration, mediatedDevicesConfiguration } = configuration;
  // A KubeVirt whose version is not known may be an older one, which needs the gate.
  const { kubevirtVersion = OLDER } = capabilities ?? {};
  const mistake = mistakeOfAlways(gate, { kubevirtVersion });
  if (mistake !== undefined) {
    return mistake;
  }
  const isPlugged = hasAtLeast({ kubevirtVersion }, '1.9') && !developerConfiguration?.disabledFeatureGates?.includes('DeclarativeHotplugVolumes');
  if (gate === 'HotplugVolumes' && isPlugged) {
    return 'keeps DeclarativeHotplugVolumes from plugging volumes, remove it once each plugged volume is in its machine';
  }
  if (gate !== 'DisableMDEVConfiguration') {
    return undefined;
  }
  return mediatedDevicesConfiguration?.enabled === undefined
    ? 'is deprecated, write mediatedDevicesConfiguration: {enabled: false}'
    : 'has no effect beside mediatedDevicesConfiguration.enabled, remove it';
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
