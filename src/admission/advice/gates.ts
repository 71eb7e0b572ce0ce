// Advice on the feature gates that a KubeVirt or CDI object lists: both operators admit any name.
import { displayText } from '../../issues/formats';
import { alternatives, similarNames } from '../../issues/nearest-name';
import { ALWAYS_ON, ALWAYS_ON_SINCE_1_9, FEATURE_GATES, REMOVED_GATES } from '../feature-gates';
import { isFilledInLater } from '../form';
import { hasAtLeast, isNewerThanChecks, type VersionCapabilities } from '../kubevirt-version';
import type { CdiRule, KubeVirtRule } from '../rule';

/** A listed gate must be one that KubeVirt knows, and must have an effect. */
export const gateWithoutEffect: KubeVirtRule = {
  name: 'gate-without-effect',
  refuses: 'a feature gate that KubeVirt or CDI does not know, or that no longer has an effect, and deprecated gates',
  story: 'KubeVirt and CDI admit any name in their lists of gates, and ignore one that they do not know: a misspelt gate leaves its feature '
    + 'as it is. Features that are always on cannot be turned off. HotplugVolumes turns off DeclarativeHotplugVolumes, which KubeVirt 1.9 has on by '
    + 'default. Remove such gates, or silence the advice where the same object configures an older KubeVirt too.',
  when: ['configuration.developerConfiguration'],
  check: ({ configuration }, advise, { capabilities }) => {
    const { featureGates, disabledFeatureGates } = configuration?.developerConfiguration ?? {};
    Object.entries({ featureGates, disabledFeatureGates }).forEach(([list, gates]) => gates?.forEach((gate, index) => {
      const mistake = isFilledInLater(gate) ? undefined : mistakeOf(gate, list === 'featureGates', capabilities);
      if (mistake !== undefined) {
        advise(`configuration.developerConfiguration.${list}[${index}]`, `${displayText(gate)} ${mistake}`);
      }
    }));
  },
};

/** Since KubeVirt 1.8. */
const WITHOUT_EFFECT: ReadonlyMap<string, string> = new Map([
  ...ALWAYS_ON.map((gate) => [gate, 'is always on, remove it'] as const),
  ...REMOVED_GATES.map((gate) => [gate, 'no longer has an effect, remove it'] as const),
]);

function mistakeOf(gate: string, isListedAsOn: boolean, capabilities: VersionCapabilities | undefined): string | undefined {
  if (!FEATURE_GATES.includes(gate)) {
    return unknownGate(gate, capabilities);
  }
  return hasAtLeast(capabilities, '1.8') ? WITHOUT_EFFECT.get(gate) ?? mistakeOfVersion(gate, isListedAsOn, capabilities) : undefined;
}

function unknownGate(gate: string, capabilities: VersionCapabilities | undefined): string | undefined {
  const meant = alternatives(similarNames(gate, FEATURE_GATES));
  return meant === '' && isNewerThanChecks(capabilities) ? undefined : `is not a feature gate, ${meant === '' ? 'remove it' : `write ${meant}`}`;
}

function mistakeOfVersion(gate: string, isListedAsOn: boolean, capabilities: VersionCapabilities | undefined): string | undefined {
  if (hasAtLeast(capabilities, '1.9')) {
    // An older KubeVirt needs it in featureGates, so the version must be known.
    if (ALWAYS_ON_SINCE_1_9.has(gate) && (!isListedAsOn || capabilities?.kubevirtVersion !== undefined)) {
      return 'is always on since KubeVirt 1.9, remove it';
    }
    if (isListedAsOn && gate === 'HotplugVolumes') {
      return 'turns off DeclarativeHotplugVolumes, which replaces it since KubeVirt 1.9, remove it';
    }
  }
  return isListedAsOn && gate === 'DisableMDEVConfiguration' ? 'is deprecated, write mediatedDevicesConfiguration: {enabled: false}' : undefined;
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
