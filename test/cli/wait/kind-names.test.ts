import { isKindName } from '../../../src/cli/wait/kind-names';
import { JUDGED_KINDS } from '../../../src/cli/wait/readiness/kinds';

test.each([
  ...JUDGED_KINDS.flatMap(({ names, group }) => [names[0], names[1], ...names.map((name) => `${name}.${group}`)]),
  'po', 'pod', 'pods', 'svc', 'service', 'secrets', 'no', 'nodes', 'ing', 'ingress', 'ingresses', 'networkpolicy', 'networkpolicies', 'storageclasses', 'pv',
  'role', 'clusterrolebindings', 'network-attachment-definitions', 'virtualmachineinstancetypes', 'virtualmachinesnapshotcontent',
])('%s is a kind', (word) => expect(isKindName(word)).toBe(true));

test.each(['shop', 'default', 'kube-system', 'pod-1', 'my-services', 'secret-store', 'production', 'node-a', 'vm-images', 'vms-prod', 'roleplay'])(
  '%s is a namespace', (word) => expect(isKindName(word)).toBe(false),
);
