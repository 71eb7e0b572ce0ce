// A MachineLeasePool's policies before the real API server: what a user who may take leases can do with other tools.
import { spawn } from 'child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Size } from 'cdk8s';
import { Account, Said } from './access-account';
import { InstalledPool } from './installed-pool';
import { StrategicMerge } from '../../src';
import { buildCommand } from '../built-command';
import { Cluster, until, useCluster } from '../plane/cluster';

const cluster = useCluster();
const pool = new Cluster(`${cluster.namespace}-pool`);
const MACHINES = `/apis/kubevirt.io/v1/namespaces/${pool.namespace}/virtualmachines`;
const SECRETS = `/api/v1/namespaces/${pool.namespace}/secrets`;

const labels = { 'cdk8s-kubevirt/lease-id': 'lease-0000456789ab', 'cdk8s-kubevirt/lease-slug': 'web' };
const NAME = 'lease-web-456789ab';
const storage = { resources: { requests: { storage: '1Mi' } } };

/** A user's lease. */
const MACHINE = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: NAME, labels, annotations: { 'cdk8s-kubevirt/lease-ttl-seconds': '5400' } },
  spec: {
    runStrategy: 'Manual',
    template: {
      metadata: { labels },
      spec: {
        evictionStrategy: 'LiveMigrateIfPossible',
        terminationGracePeriodSeconds: 60,
        readinessProbe: { tcpSocket: { port: 22 } },
        domain: { devices: {}, memory: { guest: '64Mi' } },
        volumes: [
          { name: 'image', containerDisk: { image: 'registry.test/image' } },
          { name: 'root', dataVolume: { name: `${NAME}-root` } },
          { name: 'data', persistentVolumeClaim: { claimName: `${NAME}-data` } },
          { name: 'cloudinit', cloudInitNoCloud: { secretRef: { name: `${NAME}-cloudinit-0123456789` } } },
        ],
      },
    },
    dataVolumeTemplates: [
      { metadata: { name: `${NAME}-root` }, spec: { sourceRef: { kind: 'DataSource', name: 'ubuntu' }, storage } },
      { metadata: { name: `${NAME}-data` }, spec: { source: { http: { url: 'https://images.test/image' } }, storage } },
    ],
  },
};

/** The machine with other fields in its spec. */
const withSpec = (spec: object) => StrategicMerge.apply(MACHINE, { spec });
const withGuest = (spec: object) => withSpec({ template: { spec } });
const withVolume = (volume: object) => withGuest({ volumes: [{ name: 'added', ...volume }] });
const withDisk = (spec: object, metadata: object = {}) => withSpec({
  template: { spec: { volumes: [{ name: 'root', dataVolume: { name: `${NAME}-root` } }] } },
  dataVolumeTemplates: [{ metadata: { name: `${NAME}-root`, ...metadata }, spec: { ...spec, storage: { ...storage, ...(spec as any).storage } } }],
});
const from = (source: object) => withDisk({ source });

const folder = mkdtempSync(join(tmpdir(), 'lessee-'));
const command = join(folder, 'main.js');
let installed: InstalledPool;
let lessee: Account;
let cleaner: Account;

beforeAll(async () => {
  installed = await InstalledPool.of(pool, {
    maxLeases: 3,
    maxCpu: 1,
    maxMemory: Size.gibibytes(64),
    allowedSecrets: ['registry'],
    allowedConfigMaps: ['certificates'],
    allowedDevices: ['test.vendor/gpu'],
    allowedImageNamespaces: ['images'],
    allowedInstancetypes: ['u1.medium'],
    allowedNetworkAttachments: ['networks/lan'],
    allowedTolerations: ['leases'],
  });
  buildCommand(command);
  [lessee, cleaner] = await Promise.all([pool.namespace, `${pool.namespace}-cleanup`].map((account) => Account.of(pool, account, command, folder)));
  // The API server learns of each policy on its own.
  await until('the policy for machines to be heard of', async () => (await create(withSpec({ runStrategy: 'Always' }))).code === 422);
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'registry' } };
  await until('the policy for Secrets to be heard of', async () => (await lessee.request('POST', `${SECRETS}?dryRun=All`, secret)).code === 422);
});

afterAll(() => installed.remove());

/** The policy's objection to a machine that the lessee creates; empty if there is none. */
async function refusalOf(machine: object): Promise<string> {
  return refusal(await create(machine));
}

function create(machine: object): Promise<Said> {
  return lessee.request('POST', `${MACHINES}?dryRun=All&fieldValidation=Strict`, machine);
}

function refusal({ code, text }: Said): string {
  const [, said] = /^.*ValidatingAdmissionPolicy.* denied request: (.*)$/s.exec(code < 300 ? '' : JSON.parse(text).message) ?? [];
  return said ?? '';
}

test('admits a machine with its own disks and Secrets', async () => {
  expect(await create(MACHINE)).toMatchObject({ code: 201 });
});

test.each<[string, object]>([
  ['Secrets and ConfigMaps', withGuest({ volumes: [{ name: 'image', containerDisk: { image: 'registry.test/image', imagePullSecret: 'registry' } }, { name: 'pem', configMap: { name: 'certificates' } }] })],
  ['images', from({ registry: { url: 'docker://registry.test/image', secretRef: 'registry', certConfigMap: 'certificates' } })],
  ['namespaces of claims', from({ pvc: { namespace: 'images', name: 'ubuntu' } })],
  ['namespaces of DataSources', withDisk({ sourceRef: { kind: 'DataSource', namespace: 'images', name: 'ubuntu' } })],
  ['networks', withGuest({ networks: [{ name: 'default', pod: {} }, { name: 'lan', multus: { networkName: 'networks/lan' } }] })],
  ['devices', withGuest({ domain: { devices: { gpus: [{ name: 'one', deviceName: 'test.vendor/gpu' }] }, resources: { limits: { 'test.vendor/gpu': '1' } } } })],
  ['instance types', withSpec({ instancetype: { name: 'u1.medium' } })],
  ['tolerations', withGuest({ tolerations: [{ key: 'leases', operator: 'Exists' }] })],
])('admits %s that the pool allows', async (_, machine) => {
  expect(await refusalOf(machine)).toBe('');
});

const SECRET = (name: string) => `Secret ${name}: is not of the lease's own cloud-init: leave it out, or have it added to allowedSecrets of the MachineLeasePool`;
const CONFIG_MAP = 'ConfigMap other: is not for leases: leave it out, or have it added to allowedConfigMaps of the MachineLeasePool';
const CHOICES = 'dataVolumeTemplates ' + `${NAME}-root: sets a field that a lease may not set: leave out priorityClassName, serviceAccountName`;
const VICTIM = `${NAME}-other-0123abcd`;

test.each<[string, object, string]>([
  // Secrets
  ['a Secret as a disk', withVolume({ secret: { secretName: 'other' } }), SECRET('other')],
  ['a Secret as user data', withVolume({ cloudInitNoCloud: { secretRef: { name: 'other' } } }), SECRET('other')],
  ['a Secret as network data', withVolume({ cloudInitConfigDrive: { networkDataSecretRef: { name: 'other' } } }), SECRET('other')],
  ['a Secret as sysprep', withVolume({ sysprep: { secret: { name: 'other' } } }), SECRET('other')],
  ['a Secret for its registry', withVolume({ containerDisk: { image: 'registry.test/image', imagePullSecret: 'other' } }), SECRET('other')],
  ['a Secret for its kernel\'s registry', withGuest({ domain: { firmware: { kernelBoot: { container: { image: 'registry.test/kernel', imagePullSecret: 'other' } } } } }), SECRET('other')],
  ['a Secret of SSH keys', withGuest({ accessCredentials: [{ sshPublicKey: { source: { secret: { secretName: 'other' } }, propagationMethod: { noCloud: {} } } }] }), SECRET('other')],
  ['a Secret of passwords', withGuest({ accessCredentials: [{ userPassword: { source: { secret: { secretName: 'other' } }, propagationMethod: { qemuGuestAgent: {} } } }] }), SECRET('other')],
  ...['http', 's3', 'gcs'].map((type): [string, object, string] => [`a Secret for ${type}`, from({ [type]: { url: 'https://images.test/image', secretRef: 'other' } }), SECRET('other')]),
  ['a Secret for an import', from({ registry: { url: 'docker://registry.test/image', secretRef: 'other' } }), SECRET('other')],
  ['two Secrets', withGuest({ volumes: ['one', 'two'].map((name) => ({ name, secret: { secretName: name } })) }), SECRET('one, two')],
  ['the Secret of a lease whose name has the same prefix', withVolume({ secret: { secretName: `${VICTIM}-cloudinit-0123456789` } }), SECRET(`${VICTIM}-cloudinit-0123456789`)],
  ['a Secret named after it that is not its cloud-init', withVolume({ secret: { secretName: `${NAME}-token` } }), SECRET(`${NAME}-token`)],
  ['a ConfigMap as a disk', withVolume({ configMap: { name: 'other' } }), CONFIG_MAP],
  ['a ConfigMap as sysprep', withVolume({ sysprep: { configMap: { name: 'other' } } }), CONFIG_MAP],
  ['a ConfigMap for an import', from({ http: { url: 'https://images.test/image', certConfigMap: 'other' } }), CONFIG_MAP],
  ['a service account token', withVolume({ serviceAccount: { serviceAccountName: 'default' } }), 'ServiceAccount default: a user who takes a lease would get its token: leave it out'],
  // Disks
  ['a disk template named after another lease\'s disk', withSpec({ dataVolumeTemplates: [{ metadata: { name: `${VICTIM}-root` }, spec: { source: { blank: {} }, storage } }] }), `dataVolumeTemplates ${VICTIM}-root: is not named after the machine`],
  ['another lease\'s disk', withVolume({ dataVolume: { name: `${VICTIM}-root` } }), `disk ${VICTIM}-root: is not among the machine's own dataVolumeTemplates`],
  ['a foreign claim', withVolume({ persistentVolumeClaim: { claimName: 'other' } }), 'disk other: is not among the machine\'s own dataVolumeTemplates'],
  ['a clone of another lease\'s claim', from({ pvc: { namespace: pool.namespace, name: `${VICTIM}-root` } }), `clone from namespace ${pool.namespace}: may be another user's disk`],
  ['a clone of a foreign snapshot', from({ snapshot: { namespace: pool.namespace, name: 'other' } }), `clone from namespace ${pool.namespace}: may be another user's disk`],
  ['a clone of another lease\'s claim, with the namespace left to KubeVirt', from({ pvc: { namespace: '', name: `${VICTIM}-root` } }), `clone from namespace ${pool.namespace}: may be another user's disk`],
  ['a clone of a foreign snapshot, with the namespace left to KubeVirt', from({ snapshot: { namespace: '', name: 'other' } }), `clone from namespace ${pool.namespace}: may be another user's disk`],
  ['a DataSource of another namespace', withDisk({ sourceRef: { kind: 'DataSource', namespace: 'default', name: 'x' } }), 'DataSource in namespace default: may be anybody\'s'],
  ['an upload', from({ upload: {} }), `dataVolumeTemplates ${NAME}-root: is filled from a source that is not for leases: write one of sourceRef, source.blank`],
  ['a Secret for oVirt', from({ imageio: { url: 'https://images.test', diskId: '1', secretRef: 'other' } }), SECRET('other')],
  ['a disk that can never be deleted', withDisk({ source: { blank: {} } }, { finalizers: ['test.vendor/never'] }), 'finalizer test.vendor/never: would keep an instance or a disk from being deleted with its machine'],
  ['an instance that can never be deleted', withSpec({ template: { metadata: { finalizers: ['test.vendor/never'] } } }), 'finalizer test.vendor/never: would keep an instance or a disk from being deleted'],
  ['an image that the node pulls', from({ registry: { url: 'docker://images.test/image', pullMethod: 'node' } }), CHOICES],
  ['headers from a Secret', from({ http: { url: 'https://images.test/image', secretExtraHeaders: ['other'] } }), CHOICES],
  ['a chosen volume', withDisk({ source: { blank: {} }, storage: { volumeName: 'other' } }), CHOICES],
  ['a disk filled from a snapshot', withDisk({ source: { blank: {} }, storage: { dataSource: { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 'other' } } }), CHOICES],
  ['a high-priority import', withDisk({ source: { blank: {} }, priorityClassName: 'system-node-critical' }), CHOICES],
  ['a label that makes its disk another machine\'s TPM', withDisk({ source: { blank: {} } }, { labels: { 'persistent-state-for': VICTIM } }), 'label persistent-state-for: is copied to the claim and to the pod that fills it, and others may select them by it: leave it out'],
  ['a label for its import', withDisk({ source: { blank: {} } }, { labels: { 'cdk8s-kubevirt/lease-cleanup': 'true' } }), 'label cdk8s-kubevirt/lease-cleanup: is copied to the claim'],
  ['a network for its import', withDisk({ source: { blank: {} } }, { annotations: { 'k8s.v1.cni.cncf.io/networks': 'lan' } }), 'annotation k8s.v1.cni.cncf.io/networks: may change the pods of the lease: leave it out'],
  ['a file on the host', withVolume({ hostDisk: { path: '/dev/sda', type: 'Disk' } }), 'volume added: is of a type that is not for leases: write one of cloudInitConfigDrive'],
  ['an overlay of a claim', withVolume({ ephemeral: { persistentVolumeClaim: { claimName: 'other' } } }), 'volume added: is of a type that is not for leases'],
  ['host metrics', withVolume({ downwardMetrics: {} }), 'volume added: is of a type that is not for leases'],
  // The host
  ['another network', withGuest({ networks: [{ name: 'x', multus: { networkName: 'lan' } }] }), 'NetworkAttachmentDefinition lan: is a network that the pool\'s NetworkPolicy does not guard'],
  ['another network from an annotation', withSpec({ template: { metadata: { annotations: { 'k8s.v1.cni.cncf.io/networks': 'lan' } } } }), 'annotation k8s.v1.cni.cncf.io/networks: may change the pods of the lease'],
  ['a sidecar', withSpec({ template: { metadata: { annotations: { 'hooks.kubevirt.io/hookSidecars': '[]' } } } }), 'annotation hooks.kubevirt.io/hookSidecars: may change the pods of the lease'],
  ['only another network', withGuest({ networks: [{ name: 'x', multus: { networkName: 'networks/lan' } }] }), `machine ${NAME}: is not on the pod network`],
  ['no network', withGuest({ domain: { devices: { autoattachPodInterface: false } } }), `machine ${NAME}: is not on the pod network`],
  ['exclusive nodes', withGuest({ affinity: { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey: 'topology.kubernetes.io/region', namespaceSelector: {}, labelSelector: {} }] } } }), 'spec.template.spec affinity.podAntiAffinity.requiredDuringSchedulingIgnoredDuringExecution: may not be set by a lease'],
  ['a GPU', withGuest({ domain: { devices: { gpus: [{ name: 'x', deviceName: 'other.vendor/gpu' }] } } }), 'device other.vendor/gpu: is not for leases'],
  ['a host device', withGuest({ domain: { devices: { hostDevices: [{ name: 'x', deviceName: 'other.vendor/nic' }] } } }), 'device other.vendor/nic: is not for leases'],
  ['a reserved device', withGuest({ domain: { resources: { limits: { 'other.vendor/gpu': '1' } } } }), 'device other.vendor/gpu: is not for leases'],
  ['an instance type', withSpec({ instancetype: { name: 'gn1.xlarge' } }), 'instance type gn1.xlarge: may bring devices that are not for leases'],
  ['a toleration of other nodes', withGuest({ tolerations: [{ key: 'node-role.kubernetes.io/control-plane', operator: 'Exists' }] }), 'toleration of node-role.kubernetes.io/control-plane: leads to nodes that are not for leases'],
  ['a toleration of all nodes', withGuest({ tolerations: [{ operator: 'Exists' }] }), 'toleration of any taint: leads to nodes that are not for leases'],
  ['a high priority', withGuest({ priorityClassName: 'system-node-critical' }), 'spec.template.spec priorityClassName: may not be set by a lease: leave it out'],
  ['memory that escapes the quota', withGuest({ domain: { memory: { guest: '2Gi', hugepages: { pageSize: '2Mi' } } } }), 'spec.template.spec domain.memory.hugepages: may not be set by a lease'],
  ['a channel to its host', withGuest({ domain: { devices: { autoattachVSOCK: true } } }), 'spec.template.spec domain.devices.autoattachVSOCK: may not be set by a lease'],
  ['a request sent by its node', withGuest({ readinessProbe: { tcpSocket: null, httpGet: { host: '169.254.169.254', port: 80 } } }), 'host 169.254.169.254: would be contacted by the node, which no NetworkPolicy restricts'],
  ['a node that cannot be drained', withGuest({ evictionStrategy: 'External' }), 'evictionStrategy External: would keep a node from being drained'],
  // Leases
  ['no bound on its shutdown', withGuest({ terminationGracePeriodSeconds: 86_400 }), 'terminationGracePeriodSeconds 86400: would keep a lease from ending: write at most 600'],
  ['a finalizer', StrategicMerge.apply(MACHINE, { metadata: { finalizers: ['test.vendor/never'] } }), 'finalizer test.vendor/never: would keep a lease from ending'],
  ['no TTL', StrategicMerge.apply(MACHINE, { metadata: { annotations: null } }), 'lease-ttl-seconds : is not a time of at most 86400 seconds, the maximum age of a lease of this pool: write a shorter --ttl'],
  ['a TTL of years', StrategicMerge.apply(MACHINE, { metadata: { annotations: { 'cdk8s-kubevirt/lease-ttl-seconds': '99999999' } } }), 'lease-ttl-seconds 99999999: is not a time of at most 86400'],
  ['a run strategy that starts it automatically', withSpec({ runStrategy: 'Always' }), 'runStrategy Always: would start the machine on its own: write Manual'],
  ['no labels', StrategicMerge.apply(MACHINE, { metadata: { labels: null } }), `name ${NAME}: does not match the id and slug in the lease labels`],
  ['the id of another lease', StrategicMerge.apply(MACHINE, { metadata: { labels: { 'cdk8s-kubevirt/lease-id': 'lease-0000456789ac' } } }), `name ${NAME}: does not match the id`],
  ['the slug of another lease', StrategicMerge.apply(MACHINE, { metadata: { labels: { 'cdk8s-kubevirt/lease-slug': 'db' } } }), `name ${NAME}: does not match the id`],
  ['the id of another lease on its pods', withSpec({ template: { metadata: { labels: { 'cdk8s-kubevirt/lease-id': 'lease-0000456789ac' } } } }), `name ${NAME}: does not match the id`],
])('refuses a machine with %s', async (_, machine, says) => {
  expect(await refusalOf(machine)).toContain(says);
});

test.each<[string, object, string]>([
  ['spec', { spec: { template: { spec: { volumes: [] } } } }, 'changed spec: the machine of a lease cannot be changed: take another lease'],
  ['start', { spec: { runStrategy: 'Always' } }, 'changed spec: the machine of a lease cannot be changed'],
  ['lease', { metadata: { labels: { 'cdk8s-kubevirt/lease-id': 'lease-1111456789ab' } } }, 'changed cdk8s-kubevirt/lease-id: the machine of a lease cannot be changed'],
  ['slug', { metadata: { labels: { 'cdk8s-kubevirt/lease-slug': null } } }, 'changed cdk8s-kubevirt/lease-slug: the machine of a lease cannot be changed'],
  ['end', { metadata: { finalizers: ['test.vendor/never'] } }, 'finalizer test.vendor/never: would keep a lease from ending: leave it out'],
])('refuses a change to the %s of a lease', async (_, change, says) => {
  await made();
  expect(refusal(await lessee.request('PATCH', `${MACHINES}/${NAME}`, change, 'application/merge-patch+json'))).toContain(says);
});

test('reports the state of a lease', async () => {
  await made();
  const annotations = { 'cdk8s-kubevirt/lease-state': 'running', 'cdk8s-kubevirt/lease-keep': 'true' };
  expect(await lessee.request('PATCH', `${MACHINES}/${NAME}`, { metadata: { annotations } }, 'application/merge-patch+json')).toMatchObject({ code: 200 });
});

test('deletes a machine with everything that it owns', async () => {
  await made();
  const remove = (options: object) => lessee.request('DELETE', `${MACHINES}/${NAME}`, { kind: 'DeleteOptions', apiVersion: 'v1', ...options });
  for (const options of [{ propagationPolicy: 'Orphan' }, { orphanDependents: true }]) {
    expect(refusal(await remove(options))).toBe(`orphans of ${NAME}: would go on without a lease: delete the machine with all that it owns`);
  }
  for (const options of [{ propagationPolicy: 'Background' }, { propagationPolicy: 'Foreground' }, {}]) {
    expect(await remove({ ...options, dryRun: ['All'] })).toMatchObject({ code: 200 });
  }
  await pool.delete(REFERENCE);
});

describe('for Secrets', () => {
  const owner = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: NAME, uid: '6c5a2e9e-0000-4000-8000-000000000000', controller: true };
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: `${NAME}-cloudinit-0123456789`, ownerReferences: [owner] }, stringData: { userdata: '#cloud-config' } };
  const make = (change: object) => lessee.request('POST', `${SECRETS}?dryRun=All`, StrategicMerge.apply(secret, change));

  test('admits those of a machine\'s cloud-init', async () => {
    expect(await make({})).toMatchObject({ code: 201 });
  });

  test.each<[string, object, string]>([
    ['a service account token', { type: 'kubernetes.io/service-account-token', metadata: { annotations: { 'kubernetes.io/service-account.name': 'default' } } }, 'type kubernetes.io/service-account-token: is not what cloud-init reads: leave it out'],
    ['one without an owner', { metadata: { ownerReferences: [{ $patch: 'delete', uid: owner.uid }] } }, `Secret ${NAME}-cloudinit-0123456789: is not owned by the machine of a lease and named after it`],
    ['one of another lease', { metadata: { name: 'lease-db-456789ab-cloudinit-0123456789' } }, 'Secret lease-db-456789ab-cloudinit-0123456789: is not owned by the machine'],
    ['one that a controller replaces with a copy', { metadata: { annotations: { 'replicator.v1.mittwald.de/replicate-from': 'kube-system/x' } } }, 'annotation replicator.v1.mittwald.de/replicate-from: may make a controller copy another Secret into this one'],
    ['one that can never be deleted', { metadata: { finalizers: ['test.vendor/never'] } }, 'finalizer test.vendor/never: would keep a lease from ending'],
    ['one with a well-known name', { metadata: { name: 'registry' } }, 'Secret registry: is not owned by the machine'],
  ])('refuses %s', async (_, change, says) => {
    expect(refusal(await make(change))).toContain(says);
  });

  test('lets CDI\'s controller, which creates pods and reads no Secrets, create its own', async () => {
    const controller = await Account.create(pool, 'cdi', { pods: ['create'], secrets: ['create'] }, command, folder);
    const certificates = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'cdi-upload-certificates' } };
    expect(await controller.request('POST', `${SECRETS}?dryRun=All`, certificates)).toMatchObject({ code: 201 });
    expect(refusal(await lessee.request('POST', `${SECRETS}?dryRun=All`, certificates))).toContain('is not owned by the machine');
  });

  test('lets an account that may read Secrets create others', async () => {
    expect(await pool.applyStrict({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'registry' } }, { dryRun: true })).toMatchObject({ object: { type: 'Opaque' } });
  });
});

test('lets an account that may create pods create other machines', async () => {
  const machine = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'other' }, spec: { runStrategy: 'Halted', template: { spec: { domain: { devices: {}, memory: { guest: '64Mi' } } } } } };
  expect(await pool.applyStrict(machine, { dryRun: true })).toMatchObject({ object: { metadata: { name: 'other' } } });
});

test('leaves room for the clean-up pod when leases use everything', async () => {
  const pod = (name: string, spec: object) => pool.applyStrict({ apiVersion: 'v1', kind: 'Pod', metadata: { name }, spec }, { dryRun: name !== 'greedy' });
  const greedy = { schedulerName: 'none', containers: [{ name: 'guest', image: 'registry.test/guest', resources: { requests: { cpu: '1', memory: '64Gi' } } }] };
  await pod('greedy', greedy);
  // The quota's controller may once more write the sum of the pods that it has seen before.
  await until('another pod to be refused', () => pod('other', greedy).then(() => false, (error) => error.message.includes('exceeded quota') || Promise.reject(error)));
  const { spec } = installed.manifests.find(({ kind }) => kind === 'CronJob').spec.jobTemplate.spec.template;
  expect(await pod('cleanup', spec)).toMatchObject({ object: { metadata: { name: 'cleanup' } } });
  await pool.delete({ apiVersion: 'v1', kind: 'Pod', name: 'greedy' });
});

describe('the command', () => {
  const lease = (who: Account, verb: string, ...args: string[]) => (
    who.run(['lease', verb, ...args, '--context', who.name, '--namespace', pool.namespace], environment(who))
  );
  const TEMPLATE = join(__dirname, '../../examples/crabbox-template/kubevirt-vm.yaml');
  const warmup = ['--template', TEMPLATE, '--ssh-user', 'crabbox'];

  /** Takes a lease without logging in to its guest: the process is killed as soon as it tries. */
  const takeUnfinished = (slug: string, ...args: string[]) => new Promise<void>((resolve) => {
    const place = ['--kubeconfig', lessee.kubeconfig, '--context', lessee.name, '--namespace', pool.namespace];
    const child = spawn(process.execPath, [command, 'lease', 'warmup', '--slug', slug, ...warmup, ...args, ...place], {
      env: { ...process.env, ...environment(lessee) }, stdio: ['ignore', 'inherit', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
      if (said.includes('waiting for SSH')) {
        child.kill('SIGKILL');
      }
    });
    child.on('close', () => resolve(expect(said).toContain('waiting for SSH')));
  });

  test('takes a lease, retains it and ends it', async () => {
    await takeUnfinished('one');
    expect(await lease(lessee, 'stop', 'one', '--retain')).toMatchObject({ code: 0 });
    expect(await lease(lessee, 'list')).toMatchObject({ code: 0, text: expect.stringContaining('retained') });
    expect(await lease(lessee, 'stop', 'one', '--delete')).toMatchObject({ code: 0 });
  });

  test('undoes a lease whose guest cannot be logged in to', async () => {
    const template = join(mkdtempSync(join(tmpdir(), 'template-')), 'unreachable.yaml');
    // No server listens on this port.
    writeFileSync(template, readFileSync(TEMPLATE, 'utf8').replaceAll('port: 22', 'port: 9'));
    const late = await lease(lessee, 'warmup', '--slug', 'two', '--template', template, '--ssh-user', 'crabbox', '--ssh-port', '9', '--ssh-timeout', '1s');
    expect(late).toMatchObject({ code: 1, text: expect.stringContaining('could not be reached over SSH within 1s') });
    await until('the machines to be gone', async () => (await pool.list({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' })).length === 0);
  });

  test('ends an idle lease with the pool\'s own account', async () => {
    await takeUnfinished('three', '--idle-timeout', '1s');
    await until('the lease to be ended', async () => (await lease(cleaner, 'cleanup')).text.includes('deleted: it was idle'));
  });

  test('says why the policy refuses a lease', async () => {
    expect(await lease(lessee, 'warmup', '--slug', 'four', ...warmup, '--ttl', '2d')).toMatchObject({ code: 1, text: expect.stringContaining('lease-ttl-seconds 172800: is not a time of at most 86400') });
  });
});

function environment(who: Account): NodeJS.ProcessEnv {
  return { XDG_STATE_HOME: who.path('state'), XDG_CONFIG_HOME: who.path('config') };
}

const REFERENCE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: NAME };

/** Ensures that the lessee's machine exists. */
async function made(): Promise<void> {
  if ((await lessee.request('GET', `${MACHINES}/${NAME}`)).code === 404) {
    expect(await lessee.request('POST', MACHINES, MACHINE)).toMatchObject({ code: 201 });
  }
}
