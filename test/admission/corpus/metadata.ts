// Names, labels, annotations, finalizers and owners of a manifest, a machine's instance and a pool's machines.
import { instancetype, manifests, pool, virtualMachine, type Changes, type Corpus } from './corpus';

const metadata = (change: object) => ({ metadata: change });
const labels = (change: object) => metadata({ labels: change });
const annotations = (change: object) => metadata({ annotations: change });
const owner = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'owner', uid: '8a3f2b6e-8a3b-4b60-a6f4-0d9b4f1f5a11' };
const owners = (...changes: object[]) => metadata({ ownerReferences: changes.map((change) => ({ ...owner, ...change })) });

const ofAnyKind: Changes = {
  'a name of 253 characters': metadata({ name: 'a'.repeat(253) }),
  'a name of 254 characters': metadata({ name: 'a'.repeat(254) }),
  'a name with a dot': metadata({ name: 'a.b' }),
  'a name with an empty part': metadata({ name: 'a..b' }),
  'a name with capitals': metadata({ name: 'Web' }),
  'a name with an underscore': metadata({ name: 'web_1' }),
  'a name that ends in a hyphen': metadata({ name: 'web-' }),
  'an empty name': metadata({ name: '' }),
  'no name': metadata({ name: undefined }),
  'a generated name': metadata({ name: undefined, generateName: 'web-' }),
  'a name and a generated one': metadata({ generateName: 'web-' }),
  'a generated name with capitals': metadata({ name: undefined, generateName: 'Web-' }),
  'a generated name that ends in a dot': metadata({ name: undefined, generateName: 'web.' }),
  'a generated name that is a hyphen': metadata({ name: undefined, generateName: '-' }),
  'a generated name that ends in two hyphens': metadata({ name: undefined, generateName: 'web--' }),
  'an empty generated name': metadata({ name: undefined, generateName: '' }),
  'no metadata': metadata(undefined as any),
  'a label': labels({ 'example.com/team': 'a', 'tier': '' }),
  'a label whose key has a space': labels({ 'my team': 'a' }),
  'a label whose key is empty': labels({ '': 'a' }),
  'a label whose key has no prefix before the slash': labels({ '/team': 'a' }),
  'a label whose key has two slashes': labels({ 'a/b/c': 'a' }),
  'a label whose value has a space': labels({ team: 'a b' }),
  'a label whose value ends in a dot': labels({ team: 'a.' }),
  'a label whose value is 64 characters long': labels({ team: 'a'.repeat(64) }),
  'a label whose value is 63 characters long': labels({ team: 'a'.repeat(63) }),
  'an annotation': annotations({ 'Example.com/Note': 'any text\nat all' }),
  'an annotation whose key has a space': annotations({ 'my note': 'a' }),
  'an annotation whose key is 64 characters long': annotations({ ['a'.repeat(64)]: 'a' }),
  'annotations of more than 256 KiB': annotations({ note: 'a'.repeat(256 * 1024) }),
  'a finalizer': metadata({ finalizers: ['example.com/guard'] }),
  'a finalizer without a domain': metadata({ finalizers: ['guard'] }),
  'a finalizer with a space': metadata({ finalizers: ['my guard'] }),
  'an empty finalizer': metadata({ finalizers: [''] }),
  'finalizers that orphan and delete': metadata({ finalizers: ['orphan', 'foregroundDeletion'] }),
  'an owner': owners({}),
  'an owner without an apiVersion': owners({ apiVersion: '' }),
  'an owner without a kind': owners({ kind: '' }),
  'an owner without a name': owners({ name: '' }),
  'an owner without a uid': owners({ uid: '' }),
  'an owner that lacks its uid': owners({ uid: undefined }),
  'an owner that is an Event': owners({ apiVersion: 'v1', kind: 'Event' }),
  'two owners': owners({}, { uid: 'b1c9a2f4-93b0-4f9a-a1a5-7a5c0d1e2f33' }),
  'two controllers': owners({ controller: true }, { controller: true, uid: 'b1c9a2f4-93b0-4f9a-a1a5-7a5c0d1e2f33' }),
  'a negative generation': metadata({ generation: -1 }),
  'a resource version': metadata({ resourceVersion: '1' }),
  'a uid': metadata({ uid: '8a3f2b6e-8a3b-4b60-a6f4-0d9b4f1f5a11' }),
  'managed fields': metadata({ managedFields: [{ manager: 'me', operation: 'Apply', apiVersion: 'v1', fieldsType: 'FieldsV1', fieldsV1: {} }] }),
  'managed fields of an unknown operation': metadata({ managedFields: [{ manager: 'me', operation: 'Merge', apiVersion: 'v1', fieldsType: 'FieldsV1', fieldsV1: {} }] }),
};

const ofTheInstance: Changes = {
  'a label of the instance': labels({ app: 'web' }),
  'a label of the instance whose key has a space': labels({ 'my app': 'web' }),
  'a label of the instance whose value has a space': labels({ app: 'my web' }),
  'a label of the instance that KubeVirt keeps for itself': labels({ 'kubevirt.io/nodeName': 'node-1' }),
  'a label of the instance that KubeVirt has no use for': labels({ 'kubevirt.io/domain': 'web' }),
  'a label of the instance that says who made it': labels({ 'kubevirt.io/created-by': 'me' }),
  'an annotation of the instance': annotations({ note: 'any text' }),
  'an annotation of the instance whose key has a space': annotations({ 'my note': 'a' }),
  'an ignition annotation without its gate': annotations({ 'kubevirt.io/ignitiondata': '{}' }),
  'an empty ignition annotation without its gate': annotations({ 'kubevirt.io/ignitiondata': '' }),
  'a hook annotation without its gate': annotations({ 'hooks.kubevirt.io/hookSidecars': '[]' }),
  'a finalizer of the instance': metadata({ finalizers: ['example.com/guard'] }),
  'a finalizer of the instance with a space': metadata({ finalizers: ['my guard'] }),
  'a name of the instance': metadata({ name: 'other' }),
  'a name of the instance with capitals': metadata({ name: 'Other' }),
  'an unknown field of the instance\'s metadata': metadata({ lables: {} }),
};

const withGates: Changes = {
  'an ignition annotation': annotations({ 'kubevirt.io/ignitiondata': '{}' }),
  'a hook annotation': annotations({ 'hooks.kubevirt.io/hookSidecars': '[]' }),
};

const ofThePoolsMachines: Changes = {
  'a label of its machines': labels({ app: 'web' }),
  'a label of its machines whose key has a space': labels({ 'my app': 'web' }),
  'a label of its machines whose value has a space': labels({ app: 'my web' }),
  'an annotation of its machines whose key has a space': annotations({ 'my note': 'a' }),
  'a name of its machines': metadata({ name: 'other' }),
  'a name of its machines with capitals': metadata({ name: 'Other' }),
  'a finalizer of its machines with a space': metadata({ finalizers: ['my guard'] }),
};

const inTemplate = (changes: Changes, into: (template: object) => object): Changes =>
  Object.fromEntries(Object.entries(changes).map(([title, template]) => [title, { spec: into(template) }]));

const instances = (changes: Changes, gates: readonly string[] = []) => ({
  ...manifests(virtualMachine, inTemplate(changes, (template) => ({ template })), gates),
  ...manifests(pool, inTemplate(changes, (template) => ({ virtualMachineTemplate: { spec: { template } } })), gates),
});

export const metadataCorpus: Corpus = {
  ...manifests(virtualMachine, ofAnyKind),
  ...manifests(pool, ofAnyKind),
  ...manifests(instancetype, ofAnyKind),
  ...instances(ofTheInstance),
  ...instances(withGates, ['ExperimentalIgnitionSupport', 'Sidecar']),
  ...manifests(pool, inTemplate(ofThePoolsMachines, (virtualMachineTemplate) => ({ virtualMachineTemplate }))),
};
