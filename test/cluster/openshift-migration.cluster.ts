// The example openshift-migration on a machine created by the console: taking it over leaves its disk and guest alone.
import { readFileSync } from 'fs';
import { join } from 'path';
import { parse } from 'yaml';
import { movedManifests } from './moved-manifests';
import { RunningCommand } from './running-command';
import { until, useCluster } from '../plane/cluster';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'web-1' };
const INSTANCE = { ...VM, kind: 'VirtualMachineInstance' };
const DISK = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', name: 'web-1-volume' };
const CLAIM = { apiVersion: 'v1', kind: 'PersistentVolumeClaim', name: DISK.name };
const PASSWORD = 'wfvr-w4bf-3kcd';

const cluster = useCluster();
const command = new RunningCommand(cluster);

/** Names of the cluster-scoped objects that the console's machine refers to, made unique to this file. */
const own = (name: string) => `${name}-${cluster.namespace}`;
const storageClass = own('virtualization');
const shared = [
  { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineClusterInstancetype', metadata: { name: own('u1.medium') }, spec: { cpu: { guest: 1 }, memory: { guest: '4Gi' } } },
  {
    apiVersion: 'instancetype.kubevirt.io/v1beta1',
    kind: 'VirtualMachineClusterPreference',
    metadata: { name: own('rhel.9') },
    spec: { devices: { preferredDiskBus: 'virtio', preferredInterfaceModel: 'virtio' } },
  },
];
const names: { readonly [name: string]: string } = {
  'shop': cluster.namespace,
  'openshift-virtualization-os-images': cluster.namespace,
  'ocs-storagecluster-ceph-rbd-virtualization': storageClass,
  'u1.medium': own('u1.medium'),
  'rhel.9': own('rhel.9'),
};

/** The machine as the console created it, with its password. */
function consoleMachine(): any {
  const text = readFileSync(join(__dirname, '../../examples/openshift-migration/web-1.yaml'), 'utf8').replace(/^( *)user: cloud-user\n/m, `$&$1password: ${PASSWORD}\n`);
  const machine = parse(text, (_, value) => typeof value === 'string' ? names[value] ?? value : value);
  expect(JSON.stringify(machine)).toContain(PASSWORD);
  return machine;
}

beforeAll(async () => {
  command.build();
  await cluster.storageClass(storageClass);
  for (const object of shared) {
    await cluster.applyStrict(object);
  }
  await cluster.applyStrict({
    apiVersion: 'cdi.kubevirt.io/v1beta1',
    kind: 'DataVolume',
    metadata: { name: 'rhel9' },
    spec: { source: { blank: {} }, storage: { resources: { requests: { storage: '30Gi' } }, storageClassName: storageClass } },
  });
  const source = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata: { name: 'rhel9' }, spec: { source: { pvc: { name: 'rhel9', namespace: cluster.namespace } } } };
  await cluster.applyStrict(source);
  await until('the boot source to be Ready', () => cluster.isTrue({ ...source, name: 'rhel9' }, 'Ready'));
  await cluster.client.create(consoleMachine());
  await until('the console\'s machine to be Ready', () => cluster.isTrue(VM, 'Ready'));
});

afterAll(() => Promise.all(shared.map(({ apiVersion, kind, metadata: { name } }) => cluster.client.delete({ apiVersion, kind, name }))));

const identities = () => Promise.all([VM, INSTANCE, DISK, CLAIM].map(async (reference) => (await cluster.read(reference)).metadata.uid));

test('diff shows only that the text with the password is removed, which the guest has read already', async () => {
  const file = command.write('dist/web-1.k8s.yaml', movedManifests('openshift-migration', names));
  const { status, stdout } = await command.run('diff', file, '--force-conflicts');
  const text = 'spec.template.spec.volumes[name="cloudinitdisk"].cloudInitNoCloud.userData';
  expect([status, stdout]).toEqual([1, [
    `virtualmachine.kubevirt.io/web-1 in namespace ${cluster.namespace} would be configured`,
    `! it keeps what cloud-init set up at its first boot, also after a restart: to apply ${text}, create a new machine or give its boot disk another name`,
    `- ${text}: (secret)`,
    `+ ${text}: (another secret)`,
    '',
  ].join('\n')]);
});

test('apply takes over the machine with the same disk and guest, and the disk is still cloned by the console\'s template', async () => {
  const before = await identities();
  const { spec: { dataVolumeTemplates } } = await cluster.read(VM);
  const file = command.write('dist/web-1.k8s.yaml', movedManifests('openshift-migration', names));
  expect(await command.run('apply', file, '--force-conflicts')).toMatchObject({ status: 0 });
  expect(await identities()).toEqual(before);
  const { spec } = await cluster.read(VM);
  expect(JSON.stringify(spec)).not.toContain(PASSWORD);
  expect(spec.dataVolumeTemplates).toEqual(dataVolumeTemplates);
  await until('KubeVirt to say that the guest has the old text until its next start', () => cluster.isTrue(VM, 'RestartRequired'));
  expect(await identities()).toEqual(before);
});
