import { Chart, Testing } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import * as newestPlus from 'cdk8s-plus-newest';
import { MachineAccess, MachineAccessProps, MachineAction, Subject } from '../../src';

const VIEW = [MachineAction.VIEW];

function manifests(props: MachineAccessProps, namespace: string | undefined = 'machines') {
  const chart = new Chart(Testing.app(), 'chart', { namespace });
  new MachineAccess(chart, 'access', props);
  return Testing.synth(chart);
}

test.each(Object.values(MachineAction))('the Role has the rules for the action %s', (action) => {
  expect(manifests({ actions: [action] })[1].rules).toMatchSnapshot();
});

test('the Role is bound to a ServiceAccount of its own by default', () => {
  const [account, role, binding] = manifests({ actions: [MachineAction.MONITOR] });
  expect([account, { ...role, rules: [] }, binding]).toMatchSnapshot();
});

test.each([['the oldest', kplus], ['the newest', newestPlus as unknown as typeof kplus]])('the Role is bound to subjects of %s cdk8s-plus, with the chart\'s namespace for a service account without one', (_, plus) => {
  const others = new Chart(Testing.app(), 'others');
  const subjects = [
    plus.Group.fromName(others, 'group', 'operators'),
    plus.User.fromName(others, 'user', 'ada'),
    new plus.ServiceAccount(others, 'account', { metadata: { name: 'ci' } }),
    plus.ServiceAccount.fromServiceAccountName(others, 'foreign', 'argocd', { namespaceName: 'argocd' }),
  ];
  const [role, binding] = manifests({ actions: VIEW, subjects });
  expect([role.kind, binding.subjects]).toEqual(['Role', [
    { apiGroup: 'rbac.authorization.k8s.io', kind: 'Group', name: 'operators' },
    { apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: 'ada' },
    { kind: 'ServiceAccount', name: 'ci', namespace: 'machines' },
    { kind: 'ServiceAccount', name: 'argocd', namespace: 'argocd' },
  ]]);
});

test('the Role is bound to users, groups and service accounts by name', () => {
  const subjects = [Subject.user('ada'), Subject.group('operators'), Subject.serviceAccount('ci'), Subject.serviceAccount('argocd', 'argocd')];
  const [, { subjects: bound }] = manifests({ actions: VIEW, subjects });
  expect(bound).toEqual([
    { kind: 'User', name: 'ada', apiGroup: 'rbac.authorization.k8s.io' },
    { kind: 'Group', name: 'operators', apiGroup: 'rbac.authorization.k8s.io' },
    { kind: 'ServiceAccount', name: 'ci', namespace: 'machines' },
    { kind: 'ServiceAccount', name: 'argocd', namespace: 'argocd' },
  ]);
});

test('clusterWide makes a ClusterRole and a ClusterRoleBinding, which have no namespace', () => {
  const [account, role, binding] = manifests({ actions: VIEW, clusterWide: true, metadata: { name: 'everywhere', labels: { team: 'a' } } });
  expect([account, role, binding].map(({ kind, metadata }) => [kind, metadata])).toEqual([
    ['ServiceAccount', { name: 'everywhere', namespace: 'machines', labels: { team: 'a' } }],
    ['ClusterRole', { name: 'everywhere', labels: { team: 'a' } }],
    ['ClusterRoleBinding', { name: 'everywhere', labels: { team: 'a' } }],
  ]);
  expect(binding.roleRef).toEqual({ apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'everywhere' });
});

test('several actions are merged into rules without duplicates', () => {
  const [, { rules }] = manifests({ actions: [MachineAction.VIEW, MachineAction.OPERATE, MachineAction.APPLY] });
  const names = rules.flatMap(({ apiGroups, resources }: any) => resources.map((resource: string) => `${resource}.${apiGroups[0]}`));
  expect(names).toEqual([...new Set(names)]);
  expect(rules.filter(({ verbs }: any) => new Set(verbs).size < verbs.length)).toEqual([]);
});

test('apply.resources limits the resources that may be applied and deleted', () => {
  const [, { rules }] = manifests({ apply: { resources: ['services', 'ingresses.networking.k8s.io'], prune: true } });
  expect(rules).toMatchSnapshot();
});

test('networks, which decide what runs as root on nodes, are applied only where they are named', () => {
  const networks = 'network-attachment-definitions.k8s.cni.cncf.io';
  expect(JSON.stringify(manifests({ apply: { prune: true } }))).not.toContain('k8s.cni.cncf.io');
  expect(manifests({ apply: { resources: [networks] } })[1].rules).toEqual([
    { apiGroups: ['k8s.cni.cncf.io'], resources: ['network-attachment-definitions'], verbs: ['get', 'create', 'patch'] },
  ]);
});

test('apply.pruneSets limits the Secrets that may be read and written to the named sets', () => {
  const [, { rules }] = manifests({ apply: { resources: ['services'], prune: true, pruneSets: ['web', 'db'] } });
  expect(rules).toEqual([
    { apiGroups: [''], resources: ['services'], verbs: ['get', 'list', 'create', 'patch', 'delete'] },
    { apiGroups: [''], resources: ['secrets'], resourceNames: ['web', 'db'], verbs: ['get', 'create', 'patch'] },
  ]);
});

test('apply allows the action APPLY, whether or not it is one of the actions', () => {
  const { APPLY } = MachineAction;
  const defaults = manifests({ actions: [APPLY] });
  const others = [{ apply: {} }, { actions: [], apply: {} }, { actions: [APPLY], apply: {} }];
  expect(others.map((props) => manifests(props))).toEqual([defaults, defaults, defaults]);
  const both = manifests({ actions: [...VIEW, APPLY], apply: { prune: true, refuseTokens: true } });
  expect(manifests({ actions: VIEW, apply: { prune: true, refuseTokens: true } })).toEqual(both);
});

test.each([null, false, true, [], 'services'])('%j for apply is refused, and grants nothing', (apply) => {
  const chart = new Chart(Testing.app(), 'chart', { namespace: 'machines' });
  expect(() => new MachineAccess(chart, 'access', { actions: VIEW, apply: apply as any })).toThrow(/^chart\/access: apply: /);
  expect(Testing.synth(chart)).toEqual([]);
});

test('apply.refuseTokens adds a policy and its binding for the namespace', () => {
  expect(manifests({ apply: { refuseTokens: true } }).slice(-2)).toMatchSnapshot();
});

test.each([
  ['machine', 'object.?spec.?template'], ['pool', 'object.?spec.?virtualMachineTemplate.?spec.?template'],
])('the policy covers container paths and hook sidecars of a %s, which expose the token of its pod', (_, template) => {
  const [policy] = manifests({ apply: { refuseTokens: true } }).slice(-2);
  const { expression } = policy.spec.variables.find(({ name }: any) => name === 'named');
  expect(expression).toContain(`(${template}.?spec.?volumes.orValue([]).exists(each, each.?containerPath.hasValue()) || `
    + `${template}.?metadata.?annotations[?"hooks.kubevirt.io/hookSidecars"].hasValue()) ? ["default"] : []`);
  expect(expression).toContain('matches("(?i)serviceaccount|containerpath|hooksidecars|initimageurl|pullmethod|registryimportmethod|');
});

test.each(['instancetype', 'preference'])('the policy covers the hook sidecar in an %s, which exposes the tokens of all machines that use it', (kind) => {
  const [policy] = manifests({ apply: { refuseTokens: true } }).slice(-2);
  expect(policy.spec.matchConstraints.resourceRules).toContainEqual(expect.objectContaining({ apiGroups: ['instancetype.kubevirt.io'], resources: [`virtualmachine${kind}s`] }));
  const of = (variable: string) => policy.spec.variables.find(({ name }: any) => name === variable).expression;
  const condition = `request.kind.kind == "VirtualMachine${kind[0].toUpperCase()}${kind.slice(1)}"`;
  expect(of('named')).toContain(`${condition} ? (object.?spec.?annotations[?"hooks.kubevirt.io/hookSidecars"].hasValue() ? ["*"] : [])`);
  expect(of('before')).toContain(`${condition} && object.?spec != oldObject.?spec`);
});

test.each<[string, string, string]>([
  ['datavolumes', 'DataVolume', '[object]'],
  ['persistentvolumeclaims', 'PersistentVolumeClaim', '[object]'],
  ['volumeimportsources', 'VolumeImportSource', '[object]'],
  ['dataimportcrons', 'DataImportCron', '[object, object.?spec.?template.orValue({})]'],
  ['virtualmachines', 'VirtualMachine', 'object.?spec.?dataVolumeTemplates.orValue([])'],
  ['virtualmachinepools', 'VirtualMachinePool', 'object.?spec.?virtualMachineTemplate.?spec.?dataVolumeTemplates.orValue([])'],
])('the policy covers %s, which CDI fills in a pod with any ServiceAccount or with an image of the user', (resource, kind, disks) => {
  const [policy] = manifests({ apply: { refuseTokens: true } }).slice(-2);
  expect(policy.spec.matchConstraints.resourceRules).toContainEqual(expect.objectContaining({ resources: [resource] }));
  const { expression } = policy.spec.variables.find(({ name }: any) => name === 'named');
  const ofKind = expression.slice(expression.indexOf(`request.kind.kind == "${kind}" ?`)).split('request.kind.kind')[1];
  expect(ofKind).toContain(`${disks}.map(each, each.?spec.?serviceAccountName.orValue("")).filter(it, it != "")`);
  expect(ofKind).toContain(`${disks}.map(each, each.?metadata.?annotations[?"cdi.kubevirt.io/storage.pod.serviceAccountName"].orValue("")).filter(it, it != "")`);
  expect(ofKind).toContain('each.?spec.?source.?registry.?pullMethod.orValue("") == "node"');
  expect(ofKind).toContain('each.?spec.?source.?vddk.?initImageURL.orValue("")');
});

test('the policy also checks the earlier tokens if the disks of a machine change', () => {
  const [policy] = manifests({ apply: { refuseTokens: true } }).slice(-2);
  expect(policy.spec.variables.find(({ name }: any) => name === 'before').expression)
    .toContain('request.kind.kind == "VirtualMachine" && object.?spec.?dataVolumeTemplates != oldObject.?spec.?dataVolumeTemplates');
});

test('the policy covers an ExternalSecret whose annotations come from a template, which exposes any token', () => {
  const [policy] = manifests({ apply: { refuseTokens: true } }).slice(-2);
  const { expression } = policy.spec.variables.find(({ name }: any) => name === 'named');
  expect(expression).toContain('.map(it, object.?spec.?target.?template.?templateFrom.orValue([]).exists(each, each.?target.orValue("Data") != "Data") ? "*" : it)');
});

test.each<[string, MachineAccessProps, string | undefined, string[]]>([
  ['without actions', {}, 'machines', ['chart/access: actions: is missing: write at least one, such as MachineAction.VIEW']],
  ['with an empty list of actions', { actions: [] }, 'machines', ['chart/access: actions: is empty: write at least one, such as MachineAction.VIEW']],
  ['with an unknown action', { actions: ['see' as MachineAction] }, 'machines', [
    'chart/access: actions[0]: "see" is not valid here: write "view" or "apply" or "operate" or "lease" or "monitor" or "collect"',
  ]],
  ['without subjects', { actions: VIEW, subjects: [] }, 'machines', [
    'chart/access: subjects: is empty: write at least one, or leave subjects out for its own ServiceAccount',
  ]],
  ['with invalid subjects', {
    actions: VIEW,
    subjects: [
      Subject.user(''), Subject.group(' '), Subject.serviceAccount('My SA', 'argo.cd'), Subject.user('ada@example.com'), { toSubjectConfiguration: () => ({ kind: 'Role', name: 'a' }) },
    ],
  }, 'machines', [
    'chart/access: subjects[0].name: "" is not a name: write a string that is neither empty nor surrounded by spaces',
    'chart/access: subjects[1].name: " " is not a name: write a string that is neither empty nor surrounded by spaces',
    'chart/access: subjects[2].name: "My SA" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'chart/access: subjects[2].namespace: "argo.cd" is not a namespace: write at most 63 lower-case letters, digits and "-", such as "golden-images"',
    'chart/access: subjects[4].kind: "Role" is unknown: write "User" or "Group" or "ServiceAccount"',
  ]],
  ['with subjects of a class of the program that lack a field, or have one of another type', {
    actions: VIEW, subjects: [{}, { kind: 'User', name: 5 }, { kind: 'Group' }].map((configuration: any) => ({ toSubjectConfiguration: () => configuration })),
  }, 'machines', [
    'chart/access: subjects[0].kind: is missing: write "User" or "Group" or "ServiceAccount"',
    'chart/access: subjects[0].name: is missing: write a string that is neither empty nor surrounded by spaces',
    'chart/access: subjects[1].name: 5 is not a name: write a string that is neither empty nor surrounded by spaces',
    'chart/access: subjects[2].name: is missing: write a string that is neither empty nor surrounded by spaces',
  ]],
  ['with an empty list of resources', { apply: { resources: [] } }, 'machines', [
    'chart/access: apply.resources: is empty: write at least one, such as "services", or leave resources out for those that this library emits',
  ]],
  ['with resources that lack their group', { apply: { resources: ['services', 'virtualmachines', 'datavolumes'] } }, 'machines', [
    'chart/access: apply.resources[1]: "virtualmachines" is a resource without its group: write "virtualmachines.kubevirt.io"',
    'chart/access: apply.resources[2]: "datavolumes" is a resource without its group: write "datavolumes.cdi.kubevirt.io"',
  ]],
  ['with several mistakes', { actions: VIEW, apply: { resources: ['Service'], prune: true, pruneSets: ['web'], refuseTokens: true } }, undefined, [
    'chart/access: apply.resources[0]: "Service" is not the plural name of a resource with its group: write one as `kubectl api-resources` lists it, such as "services" or "ingresses.networking.k8s.io"',
    'chart/access: apply.refuseTokens: is for one namespace, and it is not set: write it in metadata, or for the chart',
    'chart/access: service account "access": has no namespace, which its binding needs: write one in metadata, or for the chart',
  ]],
  // A rule with an empty list of names would apply to every Secret.
  ['with an empty list of sets', { apply: { resources: ['services'], prune: true, pruneSets: [] } }, 'machines', [
    'chart/access: apply.pruneSets: is empty, which would allow every Secret: write at least one, such as "web", or leave pruneSets out for any',
  ]],
  ['with options that have no effect', { apply: { pruneSets: ['A'], refuseTokens: true }, clusterWide: true }, 'machines', [
    'chart/access: apply.pruneSets[0]: "A" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'chart/access: apply.pruneSets: has no effect unless prune is true and Secrets are not applied: write resources without "secrets", or leave pruneSets out',
    'chart/access: apply.refuseTokens: is for one namespace, and clusterWide is true: leave one of them out',
  ]],
])('access %s is refused', (_, props, namespace, lines) => {
  const chart = new Chart(Testing.app(), 'chart', namespace === undefined ? {} : { namespace });
  expect(() => new MachineAccess(chart, 'access', props)).toThrow(new Error(lines.join('\n')));
});
