// Scheduling: node selectors, tolerations, affinities, topology spread.
import { machines, type Changes, type Corpus, virtualMachines } from './corpus';

const nodes = (...nodeSelectorTerms: object[]) => ({
  affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms } } },
});
const nodesWith = (requirement: object) => nodes({ matchExpressions: [{ key: 'zone', operator: 'In', values: ['a'], ...requirement }] });
const nodesNamed = (requirement: object) => nodes({ matchFields: [{ key: 'metadata.name', operator: 'In', values: ['node-1'], ...requirement }] });
const preferredNodes = (term: object) => ({
  affinity: {
    nodeAffinity: {
      preferredDuringSchedulingIgnoredDuringExecution: [
        { weight: 1, preference: { matchExpressions: [{ key: 'zone', operator: 'Exists' }] }, ...term },
      ],
    },
  },
});

const podTerm = { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: 'web' } } };
const besidePods = (term: object) => ({ affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{ ...podTerm, ...term }] } } });
const awayFromPods = (term: object) => ({
  affinity: { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{ ...podTerm, ...term }] } },
});
const preferablyBesidePods = (term: object) => ({
  affinity: { podAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, podAffinityTerm: podTerm, ...term }] } },
});
const preferablyAwayFromPods = (term: object) => ({
  affinity: { podAntiAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, podAffinityTerm: podTerm, ...term }] } },
});

const podsWith = (requirement: object) => besidePods({ labelSelector: { matchExpressions: [{ key: 'app', operator: 'In', values: ['web'], ...requirement }] } });

const constraint = { maxSkew: 1, topologyKey: 'topology.kubernetes.io/zone', whenUnsatisfiable: 'DoNotSchedule', labelSelector: { matchLabels: { app: 'web' } } };
const spread = (...changes: object[]) => ({ topologySpreadConstraints: changes.map((change) => ({ ...constraint, ...change })) });

const tolerations = (...items: object[]) => ({ tolerations: items });

/** Machines whose instances have a label. */
const labelled = (changes: Changes) => virtualMachines(Object.fromEntries(Object.entries(changes).map(([title, spec]) => [
  title, { template: { metadata: { labels: { app: 'web' } }, spec } },
])));

const ofMachines = machines({
  'a machine as it is': {},

  'a node selector': { nodeSelector: { 'kubernetes.io/hostname': 'node-1', 'zone': '' } },
  'a node selector whose key has a space': { nodeSelector: { 'my zone': 'a' } },
  'a node selector whose key has two slashes': { nodeSelector: { 'a/b/c': 'a' } },
  'a node selector whose key has an upper-case prefix': { nodeSelector: { 'Example.com/zone': 'a' } },
  'a node selector whose key has nothing after its prefix': { nodeSelector: { 'example.com/': 'a' } },
  'a node selector whose key is 64 characters long': { nodeSelector: { ['a'.repeat(64)]: 'a' } },
  'a node selector whose key is 63 characters long': { nodeSelector: { ['a'.repeat(63)]: 'a' } },
  'a node selector whose value has a space': { nodeSelector: { zone: 'a b' } },
  'a node selector whose value is 64 characters long': { nodeSelector: { zone: 'a'.repeat(64) } },
  'an empty node selector': { nodeSelector: {} },

  'an empty affinity': { affinity: {} },
  'empty affinities of each sort': { affinity: { nodeAffinity: {}, podAffinity: {}, podAntiAffinity: {} } },
  'a required node': nodesWith({}),
  'required nodes without a term': nodes(),
  'required nodes with an empty term': nodes({}),
  'a required node whose operator is unknown': nodesWith({ operator: 'Is' }),
  'a required node whose operator is in lower case': nodesWith({ operator: 'in' }),
  'a required node whose key is empty': nodesWith({ key: '' }),
  'a required node whose key has a space': nodesWith({ key: 'my zone' }),
  'a required node in no values': nodesWith({ values: [] }),
  'a required node not in missing values': nodesWith({ operator: 'NotIn', values: undefined }),
  'a required node whose label exists': nodesWith({ operator: 'Exists', values: undefined }),
  'a required node whose label exists with a value': nodesWith({ operator: 'Exists' }),
  'a required node whose label does not exist with a value': nodesWith({ operator: 'DoesNotExist' }),
  'a required node above a number': nodesWith({ operator: 'Gt', values: ['4'] }),
  'a required node above two numbers': nodesWith({ operator: 'Gt', values: ['4', '5'] }),
  'a required node below nothing': nodesWith({ operator: 'Lt', values: [] }),
  'a required node above a text': nodesWith({ operator: 'Gt', values: ['four'] }),
  'a required node whose value has a space': nodesWith({ values: ['a b'] }),
  'a required node by its name': nodesNamed({}),
  'a required node by two names': nodesNamed({ values: ['node-1', 'node-2'] }),
  'a required node by no name': nodesNamed({ values: [] }),
  'a required node by another field': nodesNamed({ key: 'spec.unschedulable' }),
  'a required node whose name exists': nodesNamed({ operator: 'Exists', values: undefined }),
  'a required node whose name has capitals': nodesNamed({ values: ['Node-1'] }),
  'a preferred node': preferredNodes({}),
  'a preferred node of weight 0': preferredNodes({ weight: 0 }),
  'a preferred node of weight 100': preferredNodes({ weight: 100 }),
  'a preferred node of weight 101': preferredNodes({ weight: 101 }),
  'a preferred node with an empty preference': preferredNodes({ preference: {} }),
  'a preferred node whose operator is unknown': preferredNodes({ preference: { matchExpressions: [{ key: 'zone', operator: 'Is' }] } }),

  'pods to be beside': besidePods({}),
  'pods to be beside without a topology key': besidePods({ topologyKey: '' }),
  'pods to be beside whose topology key has a space': besidePods({ topologyKey: 'my zone' }),
  'pods to be beside without a selector': besidePods({ labelSelector: undefined }),
  'pods to be beside in two namespaces': besidePods({ namespaces: ['one', 'two'] }),
  'pods to be beside in a namespace with capitals': besidePods({ namespaces: ['One'] }),
  'pods to be beside in all namespaces': besidePods({ namespaceSelector: {} }),
  'pods to be beside in namespaces whose label has a space': besidePods({ namespaceSelector: { matchLabels: { 'my team': 'a' } } }),
  'pods to be beside whose label has a space': besidePods({ labelSelector: { matchLabels: { 'my app': 'web' } } }),
  'pods to be beside whose label has a value with a space': besidePods({ labelSelector: { matchLabels: { app: 'my web' } } }),
  'pods to be beside that match an expression': podsWith({}),
  'pods to be beside whose operator is unknown': podsWith({ operator: 'Gt' }),
  'pods to be beside in no values': podsWith({ values: [] }),
  'pods to be beside whose label exists with a value': podsWith({ operator: 'Exists' }),
  'pods to be beside whose label does not exist': podsWith({ operator: 'DoesNotExist', values: undefined }),
  'pods to be beside whose expression has no key': podsWith({ key: '' }),
  'pods to be beside whose expression has a value with a space': podsWith({ values: ['my web'] }),
  'pods to be beside that match a label of the machine': besidePods({ matchLabelKeys: ['pod-template-hash'] }),
  'pods to be beside that match a label key with a space': besidePods({ matchLabelKeys: ['my app'] }),
  'pods to be beside that match a label of the machine without a selector': besidePods({ labelSelector: undefined, matchLabelKeys: ['pod-template-hash'] }),
  'pods to be beside that match and mismatch the same label': besidePods({ matchLabelKeys: ['version'], mismatchLabelKeys: ['version'] }),
  'pods to be beside that match a label that their selector has': besidePods({
    labelSelector: { matchExpressions: [{ key: 'app', operator: 'In', values: ['web'] }] }, matchLabelKeys: ['app'],
  }),
  'pods to be away from': awayFromPods({}),
  'pods to be away from without a topology key': awayFromPods({ topologyKey: '' }),
  'pods to be away from in a namespace with a dot': awayFromPods({ namespaces: ['one.two'] }),
  'preferred pods': preferablyBesidePods({}),
  'preferred pods of weight 0': preferablyBesidePods({ weight: 0 }),
  'preferred pods of weight 101': preferablyBesidePods({ weight: 101 }),
  'preferred pods without a topology key': preferablyBesidePods({ podAffinityTerm: { ...podTerm, topologyKey: '' } }),
  'pods preferred away': preferablyAwayFromPods({}),
  'pods preferred away of weight -1': preferablyAwayFromPods({ weight: -1 }),

  'a topology spread': spread({}),
  'a topology spread over two keys': spread({}, { topologyKey: 'kubernetes.io/hostname' }),
  'a topology spread twice, once as a wish': spread({}, { whenUnsatisfiable: 'ScheduleAnyway' }),
  'the same topology spread twice': spread({}, { maxSkew: 2 }),
  'a topology spread of skew 0': spread({ maxSkew: 0 }),
  'a topology spread without a key': spread({ topologyKey: '' }),
  'a topology spread whose key has a space': spread({ topologyKey: 'my zone' }),
  'a topology spread that is unsatisfiable otherwise': spread({ whenUnsatisfiable: 'Ignore' }),
  'a topology spread without a selector': spread({ labelSelector: undefined }),
  'a topology spread whose selector has a space': spread({ labelSelector: { matchLabels: { 'my app': 'web' } } }),
  'a topology spread over 2 domains': spread({ minDomains: 2 }),
  'a topology spread over 0 domains': spread({ minDomains: 0 }),
  'a topology spread over 2 domains as a wish': spread({ minDomains: 2, whenUnsatisfiable: 'ScheduleAnyway' }),
  'a topology spread that honors affinity': spread({ nodeAffinityPolicy: 'Honor', nodeTaintsPolicy: 'Ignore' }),
  'a topology spread whose affinity policy is unknown': spread({ nodeAffinityPolicy: 'honor' }),
  'a topology spread whose taints policy is unknown': spread({ nodeTaintsPolicy: 'Never' }),
  'a topology spread by a label of the machine': spread({ matchLabelKeys: ['pod-template-hash'] }),
  'a topology spread by a label that its selector has': spread({ matchLabelKeys: ['app'] }),
  'a topology spread by a label without a selector': spread({ labelSelector: undefined, matchLabelKeys: ['pod-template-hash'] }),
  'a topology spread by a label key with a space': spread({ matchLabelKeys: ['my app'] }),

  'a toleration of everything': tolerations({ operator: 'Exists' }),
  'an empty toleration': tolerations({}),
  'a toleration of a value': tolerations({ key: 'gpu', value: 'yes', effect: 'NoSchedule' }),
  'a toleration of a value with a space': tolerations({ key: 'gpu', operator: 'Equal', value: 'my gpu' }),
  'a toleration of any value, with one': tolerations({ key: 'gpu', operator: 'Exists', value: 'yes' }),
  'a toleration whose key has a space': tolerations({ key: 'my gpu', operator: 'Exists' }),
  'a toleration whose operator is unknown': tolerations({ key: 'gpu', operator: 'In', value: 'yes' }),
  'a toleration without a key of a value': tolerations({ operator: 'Equal', value: 'yes' }),
  'a toleration whose effect is unknown': tolerations({ key: 'gpu', operator: 'Exists', effect: 'Never' }),
  'a toleration for a minute': tolerations({ key: 'gpu', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 60 }),
  'a toleration for a minute of another effect': tolerations({ key: 'gpu', operator: 'Exists', effect: 'NoSchedule', tolerationSeconds: 60 }),
  'a toleration for a minute of every effect': tolerations({ key: 'gpu', operator: 'Exists', tolerationSeconds: 60 }),
  'a toleration that comes twice': tolerations({ operator: 'Exists' }, { operator: 'Exists' }),

  'a scheduler': { schedulerName: 'my-scheduler' },
  'a scheduler whose name has capitals': { schedulerName: 'My Scheduler' },
});

const ofLabelledMachines = labelled({
  'pods to be beside that match a label of the machine that their selector has': besidePods({ matchLabelKeys: ['app'] }),
  'pods to be away from that match a label of the machine that an expression has': awayFromPods({
    labelSelector: { matchExpressions: [{ key: 'app', operator: 'Exists' }] }, matchLabelKeys: ['app'],
  }),
  'preferred pods that match a label of the machine that their selector has': preferablyBesidePods({ podAffinityTerm: { ...podTerm, matchLabelKeys: ['app'] } }),
  'pods to be beside that match another label of the machine': besidePods({ labelSelector: { matchLabels: { tier: 'front' } }, matchLabelKeys: ['app'] }),
  'a topology spread by a label of the machine that its selector has': spread({ matchLabelKeys: ['app'] }),
  'a topology spread by another label of the machine': spread({ labelSelector: { matchLabels: { tier: 'front' } }, matchLabelKeys: ['app'] }),
});

export const placement: Corpus = { ...ofMachines, ...ofLabelledMachines };
