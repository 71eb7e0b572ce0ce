// Fields that only a VirtualMachinePool has: replicas, selector, strategies, healing, and the names of its machines.
import { manifests, pool, pools as changedPools, type Corpus } from './corpus';

const selector = (change: object) => ({ selector: { matchLabels: undefined, ...change } });
const expression = (change: object) => selector({ matchExpressions: [{ key: 'pool', operator: 'In', values: ['case'], ...change }] });
const dataVolumes = (name: string) => ({
  virtualMachineTemplate: {
    spec: {
      dataVolumeTemplates: [{ metadata: { name }, spec: { source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } } } } }],
      template: { spec: { volumes: [{ name: 'root', dataVolume: { name } }] } },
    },
  },
});

export const pools: Corpus = {
  ...changedPools({
    'a pool as it is': {},
    'no replicas at all': { replicas: 0 },
    'no number of replicas': { replicas: undefined },
    'a negative number of replicas': { replicas: -1 },
    'a pool that is paused': { paused: true },
    'no template': { virtualMachineTemplate: undefined },
    'no template spec': { virtualMachineTemplate: { spec: undefined } },

    'a selector of an expression': expression({}),
    'a selector that its machines lack': selector({ matchLabels: { pool: 'other' } }),
    'a selector of one label more': selector({ matchLabels: { pool: 'case', app: 'web' } }),
    'a selector that selects everything': selector({}),
    'no selector': { selector: undefined },
    'a selector while machines have no labels': { virtualMachineTemplate: { metadata: undefined } },
    'a selector whose key has a space': selector({ matchLabels: { 'my pool': 'case' } }),
    'a selector whose value has a space': selector({ matchLabels: { pool: 'my case' } }),
    'a selector of values that its machines do not have': expression({ values: ['other'] }),
    'a selector of values that its machines must not have': expression({ operator: 'NotIn' }),
    'a selector of other values that its machines must not have': expression({ operator: 'NotIn', values: ['other'] }),
    'a selector of a label that is to exist': expression({ operator: 'Exists', values: undefined }),
    'a selector of a label that is not to exist': expression({ operator: 'DoesNotExist', values: undefined }),
    'a selector of another label that is not to exist': expression({ key: 'other', operator: 'DoesNotExist', values: undefined }),
    'a selector of no values': expression({ values: [] }),
    'a selector of a label that is to exist with a value': expression({ operator: 'Exists' }),
    'a selector of an unknown operator': expression({ operator: 'Gt', values: ['1'] }),
    'a selector of an expression without a key': expression({ key: '' }),
    'a selector of an expression whose value has a space': expression({ values: ['case', 'my case'] }),

    'one unavailable machine at most': { maxUnavailable: 1 },
    'no unavailable machine at most': { maxUnavailable: 0 },
    'fewer unavailable machines than none': { maxUnavailable: -1 },
    'half of the machines unavailable at most': { maxUnavailable: '50%' },
    'all machines unavailable at most': { maxUnavailable: '100%' },
    'more than all machines unavailable': { maxUnavailable: '101%' },
    'no part of the machines unavailable': { maxUnavailable: '0%' },
    'a negative part of the machines unavailable': { maxUnavailable: '-5%' },
    'a number as a text unavailable': { maxUnavailable: '1' },
    'a part that is no number unavailable': { maxUnavailable: 'half%' },
    'a part with a fraction unavailable': { maxUnavailable: '12.5%' },
    'a part with a sign unavailable': { maxUnavailable: '+50%' },
    'a part with a space unavailable': { maxUnavailable: '50 %' },
    'an empty part unavailable': { maxUnavailable: '' },

    'updates that nobody manages': { updateStrategy: { unmanaged: {} } },
    'updates at the next chance': { updateStrategy: { opportunistic: {} } },
    'updates at once': { updateStrategy: { proactive: {} } },
    'updates at once, the oldest first': { updateStrategy: { proactive: { selectionPolicy: { sortPolicy: 'Oldest' } } } },
    'updates in an unknown order': { updateStrategy: { proactive: { selectionPolicy: { sortPolicy: 'Alphabetic' } } } },
    'updates both at once and at the next chance': { updateStrategy: { proactive: {}, opportunistic: {} } },
    'updates in every way': { updateStrategy: { proactive: {}, opportunistic: {}, unmanaged: {} } },
    'updates in no way': { updateStrategy: {} },
    'updates of selected machines': {
      updateStrategy: { proactive: { selectionPolicy: { selectors: { labelSelector: { matchLabels: { app: 'web' } } } } } },
    },
    'updates of machines selected by an unknown operator': {
      updateStrategy: { proactive: { selectionPolicy: { selectors: { labelSelector: { matchExpressions: [{ key: 'app', operator: 'Is' }] } } } } },
    },
    'updates of machines on selected nodes': {
      updateStrategy: { proactive: { selectionPolicy: { selectors: { nodeSelectorRequirementMatcher: [{ key: 'zone', operator: 'In', values: ['a'] }] } } } },
    },

    'fewer machines at once': { scaleInStrategy: { proactive: { statePreservation: 'Offline' } } },
    'fewer machines at the next chance': { scaleInStrategy: { opportunistic: { statePreservation: 'Online' } } },
    'fewer machines whose state is kept otherwise': { scaleInStrategy: { proactive: { statePreservation: 'Always' } } },
    'fewer machines that nobody manages': { scaleInStrategy: { unmanaged: {} } },
    'fewer machines in two ways': { scaleInStrategy: { proactive: {}, unmanaged: {} } },

    'healing': { autohealing: { startUpFailureThreshold: 3, minFailingToStartDuration: '5m' } },
    'healing after no failure': { autohealing: { startUpFailureThreshold: 0 } },
    'healing after fewer failures than none': { autohealing: { startUpFailureThreshold: -1 } },
    'healing after a time that is none': { autohealing: { minFailingToStartDuration: 'soon' } },
    'healing after an empty time': { autohealing: { minFailingToStartDuration: '' } },
    'healing after a time below zero': { autohealing: { minFailingToStartDuration: '-5m' } },
    'names of Secrets and ConfigMaps with an index': { nameGeneration: { appendIndexToSecretRefs: true, appendIndexToConfigMapRefs: true } },

    'a volume of 251 characters for each machine': dataVolumes('a'.repeat(251)),
    'a volume of 252 characters for each machine': dataVolumes('a'.repeat(252)),
  }),
  ...manifests(pool, {
    'a name of 61 characters': { metadata: { name: 'a'.repeat(61) } },
    'a name of 62 characters': { metadata: { name: 'a'.repeat(62) } },
    'a name of 251 characters': { metadata: { name: 'a'.repeat(251) } },
    'a name of 252 characters': { metadata: { name: 'a'.repeat(252) } },
  }),
};
