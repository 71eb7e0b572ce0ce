// Where KubeVirt's components run: node selectors, tolerations and affinities of its own object.
import type { Changes } from './corpus';

const tolerations = (...items: object[]) => ({ tolerations: items });

const terms = (...nodeSelectorTerms: object[]) => ({
  affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms } } },
});

const nodes = (...matchExpressions: object[]) => terms({ matchExpressions });

const named = (...matchFields: object[]) => terms({ matchFields });

const preferred = (weight: number, preference: object = { matchExpressions: [{ key: 'zone', operator: 'Exists' }] }) => ({
  affinity: { nodeAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [{ weight, preference }] } },
});

const NEXT = { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: 'web' } } };

const beside = (term: object) => ({ affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{ ...NEXT, ...term }] } } });

const apart = (term: object) => ({ affinity: { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{ ...NEXT, ...term }] } } });

const preferredApart = (weight: number, term: object = {}) => ({
  affinity: { podAntiAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [{ weight, podAffinityTerm: { ...NEXT, ...term } }] } },
});

const selecting = (...matchExpressions: object[]) => beside({ labelSelector: { matchExpressions } });

const LONG = 'a'.repeat(64);

const PLACEMENTS: Changes = {
  'an empty placement': {},
  'a node selector': { nodeSelector: { 'example.com/pool': 'fast' } },
  'a node selector without a value': { nodeSelector: { zone: '' } },
  'a node selector with a wrong key': { nodeSelector: { 'two words': 'a' } },
  'a node selector with two slashes': { nodeSelector: { 'example.com/pool/fast': 'a' } },
  'a node selector with an empty key': { nodeSelector: { '': 'a' } },
  'a node selector with a wrong value': { nodeSelector: { zone: 'two words' } },
  'a node selector with a long value': { nodeSelector: { zone: LONG } },
  'a node selector with a value that is no text': { nodeSelector: { zone: 1 } },
  'a toleration': tolerations({ key: 'example.com/virtual', operator: 'Equal', value: 'yes', effect: 'NoSchedule' }),
  'a toleration without an operator': tolerations({ key: 'virtual', value: 'yes' }),
  'a toleration of everything': tolerations({ operator: 'Exists' }),
  'an empty toleration': tolerations({}),
  'a toleration of no key': tolerations({ operator: 'Equal', value: 'yes' }),
  'a toleration with an unknown operator': tolerations({ key: 'virtual', operator: 'In', value: 'yes' }),
  'a toleration with the operator Gt': tolerations({ key: 'virtual', operator: 'Gt', value: '1' }),
  'a toleration of a key with a value': tolerations({ key: 'virtual', operator: 'Exists', value: 'yes' }),
  'a toleration with an unknown effect': tolerations({ key: 'virtual', operator: 'Exists', effect: 'NoStart' }),
  'a toleration for a while': tolerations({ key: 'virtual', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 60 }),
  'a toleration for a while without its effect': tolerations({ key: 'virtual', operator: 'Exists', tolerationSeconds: 60 }),
  'a toleration for a while with another effect': tolerations({ key: 'virtual', operator: 'Exists', effect: 'NoSchedule', tolerationSeconds: 60 }),
  'a toleration with a wrong key': tolerations({ key: 'two words', operator: 'Exists' }),
  'a toleration with a wrong value': tolerations({ key: 'virtual', operator: 'Equal', value: 'two words' }),
  'an empty affinity': { affinity: {} },
  'an affinity to nodes': nodes({ key: 'zone', operator: 'In', values: ['a', 'b'] }),
  'an affinity to nodes with an unknown operator': nodes({ key: 'zone', operator: 'Equals', values: ['a'] }),
  'an affinity to nodes in no zone': nodes({ key: 'zone', operator: 'In' }),
  'an affinity to nodes in an empty list of zones': nodes({ key: 'zone', operator: 'In', values: [] }),
  'an affinity to nodes outside no zone': nodes({ key: 'zone', operator: 'NotIn' }),
  'an affinity to nodes with a label': nodes({ key: 'zone', operator: 'Exists' }),
  'an affinity to nodes with a label and a value': nodes({ key: 'zone', operator: 'Exists', values: ['a'] }),
  'an affinity to nodes without a label but a value': nodes({ key: 'zone', operator: 'DoesNotExist', values: ['a'] }),
  'an affinity to nodes with more': nodes({ key: 'cores', operator: 'Gt', values: ['8'] }),
  'an affinity to nodes with more than a text': nodes({ key: 'cores', operator: 'Gt', values: ['many'] }),
  'an affinity to nodes with more than two numbers': nodes({ key: 'cores', operator: 'Gt', values: ['8', '9'] }),
  'an affinity to nodes with less than nothing': nodes({ key: 'cores', operator: 'Lt' }),
  'an affinity to nodes with a wrong key': nodes({ key: 'two words', operator: 'Exists' }),
  'an affinity to nodes with a wrong value': nodes({ key: 'zone', operator: 'In', values: ['two words'] }),
  'an affinity to no terms': terms(),
  'an affinity to an empty term': terms({}),
  'an affinity to a node': named({ key: 'metadata.name', operator: 'In', values: ['node-1'] }),
  'an affinity to two nodes': named({ key: 'metadata.name', operator: 'In', values: ['node-1', 'node-2'] }),
  'an affinity to nodes by an operator for labels': named({ key: 'metadata.name', operator: 'Exists' }),
  'an affinity to nodes by another field': named({ key: 'metadata.uid', operator: 'In', values: ['a'] }),
  'an affinity to a node with a wrong name': named({ key: 'metadata.name', operator: 'In', values: ['two words'] }),
  'a preference of weight 0': preferred(0),
  'a preference of weight 1': preferred(1),
  'a preference of weight 100': preferred(100),
  'a preference of weight 101': preferred(101),
  'an empty preference': preferred(1, {}),
  'a preference with an unknown operator': preferred(1, { matchExpressions: [{ key: 'zone', operator: 'Equals', values: ['a'] }] }),
  'an affinity to pods': beside({}),
  'an affinity to pods without a topology': beside({ topologyKey: undefined }),
  'an affinity to pods with an empty topology': beside({ topologyKey: '' }),
  'an affinity to pods with a wrong topology': beside({ topologyKey: 'two words' }),
  'an affinity to pods without labels': beside({ labelSelector: undefined }),
  'an affinity to pods with a wrong label': beside({ labelSelector: { matchLabels: { 'two words': 'a' } } }),
  'an affinity to pods with a wrong value': beside({ labelSelector: { matchLabels: { app: 'two words' } } }),
  'an affinity to pods with an expression': selecting({ key: 'app', operator: 'In', values: ['web'] }),
  'an affinity to pods with an unknown operator': selecting({ key: 'app', operator: 'Gt', values: ['1'] }),
  'an affinity to pods with one of no values': selecting({ key: 'app', operator: 'In' }),
  'an affinity to pods with a label and a value': selecting({ key: 'app', operator: 'Exists', values: ['web'] }),
  'an affinity to pods of a namespace': beside({ namespaces: ['web'] }),
  'an affinity to pods of a namespace with a wrong name': beside({ namespaces: ['Web'] }),
  'an affinity to pods of namespaces with a wrong label': beside({ namespaceSelector: { matchLabels: { team: 'two words' } } }),
  'an affinity to pods with the same label': beside({ matchLabelKeys: ['version'] }),
  'an affinity to pods with the same label and no others': beside({ labelSelector: undefined, matchLabelKeys: ['version'] }),
  'an affinity to pods with the same label twice': beside({ matchLabelKeys: ['version'], mismatchLabelKeys: ['version'] }),
  'pods apart': apart({}),
  'pods apart without a topology': apart({ topologyKey: undefined }),
  'pods apart with an empty topology': apart({ topologyKey: '' }),
  'pods preferably apart': preferredApart(1),
  'pods preferably apart with weight 0': preferredApart(0),
  'pods preferably apart with weight 100': preferredApart(100),
  'pods preferably apart with weight 101': preferredApart(101),
  'pods preferably apart with an empty topology': preferredApart(1, { topologyKey: '' }),
};

/** Where components run: virt-operator tries each placement on a Deployment for `infra`, on a DaemonSet for `workloads`. */
export const placed: Changes = Object.fromEntries(['infra', 'workloads'].flatMap((component) => [
  [`${component} without a placement`, { spec: { [component]: {} } }],
  ...Object.entries(PLACEMENTS).map(([title, nodePlacement]) => [`${component}: ${title}`, { spec: { [component]: { nodePlacement } } }]),
]));
