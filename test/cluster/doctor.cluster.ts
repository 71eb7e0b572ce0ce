// What `doctor` finds missing in a cluster and how it suggests getting it: for machines in general, for an account, and for manifests.
import { readFileSync, writeFileSync } from 'fs';
import { Chart, Testing } from 'cdk8s';
import { parse } from 'yaml';
import { RunningCommand } from './running-command';
import { actAs } from './service-account';
import { KUBEVIRT_VERSION } from '../../imports/versions';
import { MachineAccess, MachineAction } from '../../src';
import type { KubeObject } from '../plane/client';
import { useCluster } from '../plane/cluster';
import { machine } from '../plane/scripted';

const cluster = useCluster();
const command = new RunningCommand(cluster);

/** A device that one node offers. */
const CARD = 'vendor.test/card';

beforeAll(() => command.build());

async function diagnosed(args: readonly string[] = [], kubeconfig = cluster.kubeconfig) {
  const { status, stdout, stderr } = await command.through(kubeconfig).run('doctor', ...args, '-o', 'json');
  expect(stderr).toBe('');
  return { status, checks: JSON.parse(stdout).checks as any[] };
}

const missingIn = (checks: readonly any[]) => checks.filter(({ verdict }) => verdict === 'missing').map(({ subject, message }) => `${subject}: ${message}`);

test('prints a line for each thing that a complete cluster has', async () => {
  const { status, stdout } = await command.run('doctor');
  expect(stdout).toMatch(/^✓ cluster: https?:\/\/\S+ answers in \d+ ms, Kubernetes 1\.\d+\.\d+$/m);
  expect(stdout.split('\n')).toContain(`✓ KubeVirt: ${KUBEVIRT_VERSION}, ready`);
  expect(stdout).toMatch(/^✓ CDI: ready/m);
  expect(stdout).toMatch(/^✓ nodes: \d+ of \d+ can run machines$/m);
  expect(stdout).toMatch(/^✓ storage class standard \(default\): .*ReadWriteMany/m);
  expect(stdout).toMatch(new RegExp(`^✓ may operate in ${cluster.namespace}: yes$`, 'm'));
  expect(stdout).not.toContain('✗');
  expect(status).toBe(0);
});

test('writes the capabilities that validate reads', async () => {
  await cluster.applyStrict({ apiVersion: 'k8s.cni.cncf.io/v1', kind: 'NetworkAttachmentDefinition', metadata: { name: 'office' }, spec: { config: '{"type": "bridge"}' } });
  const { status, stdout } = await command.run('doctor', '--output', 'capabilities');
  expect(status).toBe(0);
  expect(parse(stdout)).toMatchObject({
    kubevirtVersion: `v${KUBEVIRT_VERSION}`, featureGates: expect.any(Array), storageClasses: { standard: { accessModes: expect.arrayContaining(['ReadWriteOnce']) } },
  });
  expect(parse(stdout).networkAttachmentDefinitions).toContain(`${cluster.namespace}/office`);
  writeFileSync(command.path('capabilities'), stdout);
  const { spec, ...object } = machine('web', {});
  const file = command.write('elsewhere.yaml', [{ ...object, spec: { ...spec, dataVolumeTemplates: [volumeOf('slow')] } }]);
  const validated = await command.runAlone('validate', file, '--capabilities', command.path('capabilities'));
  expect([validated.status, validated.stdout]).toEqual([1, expect.stringContaining('[storage-class-known]')]);
});

const volumeOf = (storageClassName: string) => ({
  metadata: { name: 'root' }, spec: { source: { blank: {} }, storage: { storageClassName, resources: { requests: { storage: '1Mi' } } } },
});

/** A machine that needs features which no cluster has by default. */
function demanding(): KubeObject {
  const { spec: { template, ...spec }, ...object } = machine('demanding', {}, [
    { name: 'root', dataVolume: { name: 'root' } },
    { name: 'data', persistentVolumeClaim: { claimName: 'data' } },
    { name: 'seed', cloudInitNoCloud: { secretRef: { name: 'seed' } } },
    { name: 'notes', configMap: { name: 'notes' } },
  ]);
  const { domain, networks, volumes } = template.spec;
  const token = { name: 'token', containerPath: { path: '/var/run/secrets/token' } };
  const interfaces = [...domain.devices.interfaces, { name: 'lab', binding: { name: 'plug' } }];
  const devices = { ...domain.devices, interfaces, autoattachVSOCK: true, filesystems: [{ name: 'token', virtiofs: {} }] };
  const all = {
    ...template.spec,
    priorityClassName: 'gold',
    domain: { ...domain, devices },
    networks: [...networks, { name: 'lab', multus: { networkName: 'lab' } }],
    volumes: [...volumes, token],
  };
  return { ...object, spec: { ...spec, dataVolumeTemplates: [volumeOf('slow')], template: { ...template, spec: all } } };
}

test('reports everything that manifests need and the cluster lacks at once, each with its place', async () => {
  const file = command.write('demanding.yaml', [demanding()]);
  const { status, checks } = await diagnosed([file]);
  const where = `${file}:1: VirtualMachine "demanding": needs`;
  const object = (kind: string, name: string) => `${where} ${kind} "${name}" in namespace "${cluster.namespace}", which does not exist`;
  expect(missingIn(checks).map((line) => line.replace(/, write .*/, ''))).toEqual(expect.arrayContaining([
    expect.stringContaining('"lab" is not among the cluster\'s NetworkAttachmentDefinitions'),
    expect.stringContaining('"slow" is not among the cluster\'s storage classes'),
    expect.stringContaining('needs the feature gate VSOCK'),
    expect.stringContaining('needs the feature gate ContainerPathVolumes'),
    expect.stringContaining('"plug" is not among the cluster\'s binding plugins'),
    `${where} PriorityClass "gold", which does not exist`,
    object('PersistentVolumeClaim', 'data'),
    object('Secret', 'seed'),
    object('ConfigMap', 'notes'),
  ]));
  expect(missingIn(checks)).toHaveLength(9);
  expect(status).toBe(1);
});

test('reports an instance type that was removed as missing to new machines, and not to those that KubeVirt recorded it for', async () => {
  const type = { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineInstancetype', metadata: { name: 'renamed' }, spec: { cpu: { guest: 1 }, memory: { guest: '128Mi' } } };
  const typed = (name: string, instancetype: object = {}) => {
    const object = machine(name, {});
    object.spec.instancetype = { kind: type.kind, name: type.metadata.name, ...instancetype };
    delete object.spec.template.spec.domain.memory;
    return object;
  };
  await cluster.applyStrict(type);
  expect(await command.run('apply', command.write('earlier.yaml', [typed('earlier')]), '--wait')).toMatchObject({ status: 0 });
  const { status: { instancetypeRef } } = await cluster.read({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'earlier' });
  await cluster.delete({ ...type, name: type.metadata.name });
  const said = async (...objects: KubeObject[]) => {
    const { status, checks } = await diagnosed([command.write('typed.yaml', objects)]);
    return [status, ...checks.filter(({ message }) => /renamed|ControllerRevision/.test(message)).map(({ verdict, message }) => `${verdict}: ${message}`)];
  };
  const what = `VirtualMachineInstancetype "renamed" in namespace "${cluster.namespace}"`;
  expect(await said(typed('earlier'))).toEqual([0, `unsure: keeps the revision of ${what} that KubeVirt recorded, and this no longer exists`]);
  expect(await said(typed('later'))).toEqual([1, `missing: needs ${what}, which does not exist`]);
  expect(await said(typed('later', { revisionName: instancetypeRef.controllerRevisionRef.name }))).toEqual([0]);
  expect(await said(typed('later', { revisionName: 'gone' }))).toEqual([1, `missing: needs ControllerRevision "gone" in namespace "${cluster.namespace}", which does not exist`]);
});

test('does not report as missing what the manifests bring themselves', async () => {
  const file = command.write('complete.yaml', [
    { apiVersion: 'external-secrets.io/v1', kind: 'ExternalSecret', metadata: { name: 'seed' }, spec: { target: { name: 'seed' } } },
    { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'notes' }, data: {} },
    { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', ...volumeOf('standard'), metadata: { name: 'data' } },
    { apiVersion: 'k8s.cni.cncf.io/v1', kind: 'NetworkAttachmentDefinition', metadata: { name: 'lab' }, spec: { config: '{"type": "bridge"}' } },
    { apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass', metadata: { name: 'slow' }, provisioner: 'test' } as never,
    { apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', metadata: { name: 'gold' }, value: 1 } as never,
    demanding(),
  ]);
  const { checks } = await diagnosed([file]);
  const lines = missingIn(checks).filter((line) => !line.includes('ExternalSecret of external-secrets.io/v1'));
  expect(lines).toHaveLength(3);
  expect(lines).toEqual(expect.arrayContaining(['gate VSOCK', 'gate ContainerPathVolumes', '"plug"'].map((text) => expect.stringContaining(text))));
});

test('warns of snapshots that leave out disks, since the plane has no VolumeSnapshotClass', async () => {
  const object = machine('snapped', {}, [{ name: 'root', dataVolume: { name: 'root' } }]);
  object.spec.dataVolumeTemplates = [volumeOf('standard')];
  const spec = { source: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: object.metadata.name } };
  const file = command.write('snapped.yaml', [object, { apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineSnapshot', metadata: { name: 'before' }, spec }]);
  const { status, checks } = await diagnosed([file]);
  expect(checks).toContainEqual({
    verdict: 'unsure',
    subject: expect.stringMatching(/snapped\.yaml:\d+: VirtualMachineSnapshot "before"$/),
    message: expect.stringMatching(/^snapshots leave out disks of .*\bstandard\b.*, and clones of machines with such disks do not begin, since their driver has no VolumeSnapshotClass$/),
    remedy: expect.stringContaining('create a VolumeSnapshotClass for '),
  });
  expect(checks.map(({ subject }) => subject)).not.toContain('manifests');
  expect(status).toBe(0);
});

function withCard(deviceName: string): KubeObject {
  const desk = machine('desk', {});
  desk.spec.template.spec.domain.devices.gpus = [{ name: 'card', deviceName }];
  return desk;
}

test('reports a device that no node offers, with the one that is probably meant', async () => {
  const [{ metadata: { name } }] = await cluster.list({ apiVersion: 'v1', kind: 'Node', namespace: undefined }, 'kubevirt.io/schedulable=true');
  const offer = (amount: string | null) => cluster.client.merge({ apiVersion: 'v1', kind: 'Node', name }, { status: { capacity: { [CARD]: amount }, allocatable: { [CARD]: amount } } }, 'status');
  const missingFor = async (deviceName: string) => (await diagnosed([command.write('desk.yaml', [withCard(deviceName)])])).checks.filter(({ verdict }) => verdict === 'missing');
  await offer('2');
  try {
    expect(await missingFor(CARD)).toEqual([]);
    expect(await missingFor('vendor.test/crad')).toEqual([{
      verdict: 'missing',
      subject: expect.stringMatching(/desk\.yaml:1: VirtualMachine "desk"$/),
      message: 'needs device "vendor.test/crad", which no node offers',
      remedy: `write "${CARD}"`,
    }]);
    await offer('0');
    expect(await missingFor(CARD)).toEqual([expect.objectContaining({ message: `needs device "${CARD}", which no node offers (0 are allocatable)` })]);
  } finally {
    await offer(null);
  }
});

describe('for an account that may only view machines', () => {
  let kubeconfig: string;

  beforeAll(async () => {
    const chart = new Chart(Testing.app(), 'chart', { namespace: cluster.namespace });
    new MachineAccess(chart, 'viewer', { actions: [MachineAction.VIEW] });
    for (const manifest of Testing.synth(chart)) {
      await cluster.applyStrict(manifest);
    }
    kubeconfig = await actAs(cluster, 'viewer', command.path('viewer'));
  });

  test('reports what is denied of the intended action', async () => {
    expect((await diagnosed(['--for', 'view'], kubeconfig)).status).toBe(0);
    const { status, checks } = await diagnosed(['--for', 'operate'], kubeconfig);
    const [denied] = checks.filter(({ verdict }) => verdict === 'missing');
    expect([status, denied]).toEqual([1, {
      verdict: 'missing',
      subject: `may operate in ${cluster.namespace}`,
      message: expect.stringMatching(/^no, this user lacks .*delete on virtualmachines\.kubevirt\.io.*update on virtualmachines\/start\.subresources\.kubevirt\.io/),
      remedy: 'ask for a Role like the one that MachineAccess creates for the action "operate"',
    }]);
  });

  test('reports what it cannot check, without failing', async () => {
    const { status, checks } = await diagnosed([], kubeconfig);
    expect(checks.filter(({ verdict }) => verdict === 'unsure').map(({ subject }) => subject)).toEqual(expect.arrayContaining(['feature gates', 'storage classes', 'network definitions']));
    expect(status).toBe(0);
  });

  test('reports that it cannot see whether nodes offer a device', async () => {
    const { checks } = await diagnosed([command.write('unseen.yaml', [withCard(CARD)])], kubeconfig);
    expect(checks).toContainEqual(expect.objectContaining({ verdict: 'unsure', message: `needs device "${CARD}", and this user may not see whether a node offers it` }));
  });

  test('reports which kinds of the manifests cannot be applied', async () => {
    const file = command.write('plain.yaml', [machine('plain', {})]);
    const { checks } = await diagnosed([file], kubeconfig);
    expect(missingIn(checks)).toEqual([`may apply in ${cluster.namespace}: no, this user lacks create, patch on virtualmachines.kubevirt.io`]);
  });
});

test('reports a cluster that does not answer in one line, with what to check', async () => {
  const config = parse(readFileSync(cluster.kubeconfig, 'utf8'));
  config.clusters[0].cluster = { server: 'https://127.0.0.1:1' };
  writeFileSync(command.path('nowhere'), JSON.stringify(config));
  const { status, stdout } = await command.through(command.path('nowhere')).run('doctor');
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^✗ cluster: https:\/\/127\.0\.0\.1:1 does not answer as a cluster: .*ECONNREFUSED.*: check the address [^\n]*\n$/)]);
});
