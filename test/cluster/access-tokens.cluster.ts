// What MachineAction.APPLY grants implicitly, tested against the real authorizer: tokens of service accounts, and Secrets.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Chart, Testing } from 'cdk8s';
import { Account, Said } from './access-account';
import { ForeignKinds } from './foreign-kinds';
import { MachineAccess, MachineAction, MachineApplyAccess } from '../../src';
import { type Permissions, PERMISSIONS } from '../../src/access/permissions';
import { buildCommand } from '../built-command';
import { useCluster, until } from '../plane/cluster';
import { machine } from '../plane/scripted';

const cluster = useCluster();
const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
const command = join(folder, 'main.js');
const foreignKinds = new ForeignKinds(cluster.client);
const policies: any[] = [];

beforeAll(async () => {
  buildCommand(command);
  await foreignKinds.add();
});

afterAll(async () => {
  await foreignKinds.remove();
  await Promise.all(policies.map(({ apiVersion, kind, metadata: { name } }) => cluster.client.delete({ apiVersion, kind, name })));
});

async function allowed(name: string, apply: MachineApplyAccess): Promise<Account> {
  const chart = new Chart(Testing.app(), 'chart', { namespace: cluster.namespace });
  new MachineAccess(chart, name, { apply });
  for (const manifest of Testing.synth(chart)) {
    await cluster.applyStrict(manifest);
    policies.push(...manifest.kind.startsWith('ValidatingAdmissionPolicy') ? [manifest] : []);
  }
  return Account.of(cluster, name, command, folder);
}

/** Every way to obtain the token of the namespace's default account. */
const annotations = { 'kubernetes.io/service-account.name': 'default' };
const token = { type: 'kubernetes.io/service-account-token', metadata: { annotations } };
const showing = machine('shows', {}, [{ name: 'token', serviceAccount: { serviceAccountName: 'default' } }]);
const WAYS: ReadonlyArray<readonly [string, any]> = [
  ['a Secret', { apiVersion: 'v1', kind: 'Secret', type: token.type, metadata: { name: 'token', annotations } }],
  ['an ExternalSecret', { apiVersion: 'external-secrets.io/v1', kind: 'ExternalSecret', metadata: { name: 'token' }, spec: { target: { template: token } } }],
  ['a machine', { ...showing, spec: { ...showing.spec, runStrategy: 'Halted' } }],
  ['a pool', {
    apiVersion: 'pool.kubevirt.io/v1beta1',
    kind: 'VirtualMachinePool',
    metadata: { name: 'shows' },
    spec: {
      replicas: 0,
      selector: { matchLabels: { pool: 'shows' } },
      virtualMachineTemplate: { metadata: { labels: { pool: 'shows' } }, spec: { ...showing.spec, runStrategy: 'Halted', template: { ...showing.spec.template, metadata: { labels: { pool: 'shows' } } } } },
    },
  }],
];

/** Patches with which a user changes the machine that KubeVirt copies from another one. */
const PATCHES = [
  { op: 'add', path: '/spec/template/spec/volumes/0/serviceAccount', value: { serviceAccountName: 'default' } },
  { op: 'add', path: '/spec/template/spec/volumes/0', value: { name: 'token', ServiceAccount: { serviceAccountName: 'default' } } },
].map((patch) => JSON.stringify(patch));
const ESCAPED = PATCHES[0].replaceAll('serviceAccount', 'service\\u0041ccount');
const MACHINE = { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'other' };
const restore = (patch: string) => ({
  apiVersion: 'snapshot.kubevirt.io/v1beta1',
  kind: 'VirtualMachineRestore',
  metadata: { name: 'patched' },
  spec: { target: { ...MACHINE, name: 'restored' }, virtualMachineSnapshotName: 'snapshot', patches: [patch] },
});
const PATCHED: ReadonlyArray<readonly [string, string, object]> = [
  ['a restore with a patch', 'virtualmachinerestores', restore(PATCHES[0])],
  ['a restore with a patch in other capitals', 'virtualmachinerestores', restore(PATCHES[1])],
  ['a restore with an escaped patch', 'virtualmachinerestores', restore(ESCAPED)],
  ['a clone with a patch', 'virtualmachineclones', { apiVersion: 'clone.kubevirt.io/v1beta1', kind: 'VirtualMachineClone', metadata: { name: 'patched' }, spec: { source: MACHINE, patches: [PATCHES[0]] } }],
];

/** Objects that expose a token of their pod (put there by Istio or a cloud provider), or a Secret that an operator annotates. */
const shown = machine('shows', {}, [{ name: 'pod', containerPath: { path: '/var/run/secrets/kubernetes.io/serviceaccount' } }]);
const watched = machine('shows', {}, []);
const SIDECAR = { 'hooks.kubevirt.io/hookSidecars': '[{"image": "registry.example.com/hook:1"}]' };
const SHOWN: ReadonlyArray<readonly [string, string, object, string]> = [
  ['a machine with a path of its pod', 'virtualmachines', { ...shown, spec: { ...shown.spec, runStrategy: 'Halted' } }, 'default'],
  ['a machine with a sidecar', 'virtualmachines', {
    ...watched,
    spec: { ...watched.spec, runStrategy: 'Halted', template: { ...watched.spec.template, metadata: { annotations: SIDECAR } } },
  }, 'default'],
  ['an instance type with a sidecar', 'virtualmachineinstancetypes', {
    apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineInstancetype', metadata: { name: 'shows' }, spec: { cpu: { guest: 1 }, memory: { guest: '64Mi' }, annotations: SIDECAR },
  }, '*'],
  ['a preference with a sidecar', 'virtualmachinepreferences', {
    apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', metadata: { name: 'shows' }, spec: { annotations: SIDECAR },
  }, '*'],
  ['an ExternalSecret with annotations of a template', 'externalsecrets', {
    apiVersion: 'external-secrets.io/v1', kind: 'ExternalSecret', metadata: { name: 'token' }, spec: { target: { template: { ...token, templateFrom: [{ target: 'Annotations', literal: 'a: b' }] } } },
  }, '*'],
];

/** Disks that CDI fills from pods with a token. */
const filledBy = (spec: object, metadata: object = {}) => ({
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name: 'disk', ...metadata }, spec: { storage: { resources: { requests: { storage: '1Gi' } } }, ...spec },
});
const vddk = { backingFile: '[a] b/c.vmdk', initImageURL: 'registry.example.com/vddk:1', secretRef: 'login', thumbprint: '00', url: 'https://esx.example.com', uuid: 'u' };
const pulled = { registry: { url: 'docker://registry.example.com/image:1', pullMethod: 'node' } };
const podsOf = (account: string) => ({ annotations: { 'cdi.kubevirt.io/storage.pod.serviceAccountName': account } });
// KubeVirt copies these annotations to the claim, after it has removed CDI's.
const restoreAs = ({ annotations: ofClaim }: { readonly annotations: object }) => {
  const { spec: { patches: _, ...spec }, ...object } = restore('');
  return { ...object, spec: { ...spec, volumeRestoreOverrides: [{ volumeName: 'root', annotations: ofClaim }] } };
};
const withDisk = machine('shows', {}, [{ name: 'root', dataVolume: { name: 'disk' } }]);
const DISKS: typeof SHOWN = [
  ['a DataVolume of a ServiceAccount', 'datavolumes', filledBy({ source: { blank: {} }, serviceAccountName: 'builder' }), 'builder'],
  ['a DataVolume with an image of VDDK', 'datavolumes', filledBy({ source: { vddk } }), 'default'],
  ['a DataVolume whose image the node pulls', 'datavolumes', filledBy({ source: pulled }), 'default'],
  ['a DataVolume with a ServiceAccount for pods', 'datavolumes', filledBy({ source: { blank: {} } }, podsOf('builder')), 'builder'],
  ['a claim with a ServiceAccount for pods', 'persistentvolumeclaims', {
    apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'disk', ...podsOf('builder') }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
  }, 'builder'],
  ['a machine whose disk has a ServiceAccount for pods', 'virtualmachines', {
    ...withDisk,
    spec: { ...withDisk.spec, runStrategy: 'Halted', dataVolumeTemplates: [{ metadata: { name: 'disk', ...podsOf('builder') }, spec: filledBy({ source: { blank: {} } }).spec }] },
  }, 'builder'],
  ['a machine whose disk the node pulls', 'virtualmachines', {
    ...withDisk,
    spec: { ...withDisk.spec, runStrategy: 'Halted', dataVolumeTemplates: [{ metadata: { name: 'disk' }, spec: filledBy({ source: pulled }).spec }] },
  }, 'default'],
  ['a restore whose disk has a ServiceAccount for pods', 'virtualmachinerestores', restoreAs(podsOf('builder')), 'builder'],
  ['a restore whose disk the node pulls', 'virtualmachinerestores', restoreAs({ annotations: { 'cdi.kubevirt.io/storage.import.registryImportMethod': 'node' } }), 'default'],
];

const applying = (account: Account, name: string, ...objects: object[]): Promise<Said> => account.run(['apply', account.file(name, objects)]);

test('an account that applies Secrets obtains tokens', async () => {
  const account = await allowed('trusted', {});
  expect(await applying(account, 'token', WAYS[0][1])).toMatchObject({ code: 0 });
  const reference = { apiVersion: 'v1', kind: 'Secret', name: 'token' };
  await until('the token to be there', async () => (await cluster.read(reference)).data?.token !== undefined);
  await cluster.delete(reference);
});

describe('with tokens refused', () => {
  let account: Account;

  beforeAll(async () => {
    account = await allowed('guarded', { refuseTokens: true });
    // A dry run: a token created before the policy took effect could still be applied later.
    const secrets = `/api/v1/namespaces/${cluster.namespace}/secrets?dryRun=All`;
    await until('the policy to be heard of', async () => (await account.request('POST', secrets, WAYS[0][1])).code === 422);
  });

  test.each(WAYS)('%s cannot obtain a token', async (_, object) => {
    expect(await applying(account, 'token', object)).toMatchObject({
      code: 1, text: expect.stringContaining('ServiceAccount default: its token would go to a user who may not create serviceaccounts/token'),
    });
  });

  // KubeVirt itself accepts only a few forms of patches; the policy does not rely on that.
  test.each([...PATCHED.map((patched) => [...patched, '*'] as const), ...SHOWN, ...DISKS])('%s is refused', async (_, resource, object: any, of) => {
    const group = object.apiVersion === 'v1' ? 'api' : 'apis';
    expect(await account.request('POST', `/${group}/${object.apiVersion}/namespaces/${cluster.namespace}/${resource}?dryRun=All`, object)).toMatchObject({
      code: 422, text: expect.stringContaining(`ServiceAccount ${of}: its token would go to a user who may not create serviceaccounts/token`),
    });
  });

  test('neither does an account that operates machines have CDI fill a claim in a pod with a token', async () => {
    const operator = await Account.create(cluster, 'operator', PERMISSIONS[MachineAction.OPERATE], command, folder);
    const claim = { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'data' }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Mi' } } } };
    await cluster.applyStrict(claim);
    const path = `/api/v1/namespaces/${cluster.namespace}/persistentvolumeclaims/data?dryRun=All`;
    const patched = (metadata: object) => operator.request('PATCH', path, { metadata }, 'application/merge-patch+json');
    expect(await patched({ annotations: { note: 'kept' } })).toMatchObject({ code: 200 });
    expect(await patched(podsOf('builder'))).toMatchObject({ code: 422, text: expect.stringContaining('ServiceAccount builder: its token') });
  });

  test('other Secrets and machines are applied', async () => {
    const other = machine('other', {}, []);
    const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'other' }, stringData: { key: 'value' } };
    expect(await applying(account, 'others', secret, { ...other, spec: { ...other.spec, runStrategy: 'Halted' } })).toMatchObject({ code: 0 });
  });

  test('an account that may create tokens applies a machine that gets one, and others change only unrelated fields', async () => {
    const [, object] = WAYS[2];
    await cluster.applyStrict(object);
    const path = `/apis/kubevirt.io/v1/namespaces/${cluster.namespace}/virtualmachines/shows`;
    const merge = (patch: object) => account.request('PATCH', path, patch, 'application/merge-patch+json');
    expect(await merge({ metadata: { labels: { team: 'a' } } })).toMatchObject({ code: 200 });
    expect(await merge({ spec: { runStrategy: 'Manual' } })).toMatchObject({ code: 200 });
    expect(await merge({ spec: { template: { spec: { hostname: 'other' } } } })).toMatchObject({ code: 422 });
  });

  test('a controller that creates pods but no tokens creates the machines of a pool that gets one', async () => {
    const permissions: Permissions = { 'pods': ['create'], 'virtualmachines.kubevirt.io': ['create'] };
    const controller = await Account.create(cluster, 'controller', permissions, command, folder);
    const [, object] = WAYS[2];
    const path = `/apis/kubevirt.io/v1/namespaces/${cluster.namespace}/virtualmachines?dryRun=All`;
    expect(await controller.request('POST', path, { ...object, metadata: { name: 'of-pool' } })).toMatchObject({ code: 201 });
  });
});

test('an account limited to one set reads no other Secret', async () => {
  const account = await allowed('keeper', { resources: ['configmaps'], prune: true, pruneSets: ['web'] });
  await cluster.applyStrict({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'private' }, stringData: { key: 'value' } });
  const file = account.file('objects', [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings' } }]);
  expect(await account.run(['apply', file, '--prune', 'web'])).toMatchObject({ code: 0 });
  expect(await account.run(['apply', account.file('nothing', [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'others' } }]), '--prune', 'web', '--yes'])).toMatchObject({ code: 0 });
  expect(await account.run(['apply', file, '--prune', 'db'])).toMatchObject({ code: 1, text: expect.stringContaining('cannot get resource "secrets"') });
  expect(await account.request('GET', `/api/v1/namespaces/${cluster.namespace}/secrets/private`)).toMatchObject({ code: 403 });
});
