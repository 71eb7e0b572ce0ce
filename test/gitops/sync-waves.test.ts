import { ApiObject, App, Chart, Size } from 'cdk8s';
import * as fc from 'fast-check';
import {
  ArgoCd, CloudInit, DataImportCron, DataSource, DataVolume, ImageSource, Machine, MachineSize, MigrationPolicy, NetworkAttachmentDefinition,
  VirtualMachine, VirtualMachineClone, VirtualMachineExport, VirtualMachinePool, VirtualMachineRestore, VirtualMachineSnapshot,
  VirtualMachineTemplate, VolumeSource,
} from '../../src';

const WAVE = 'argocd.argoproj.io/sync-wave';
const empty = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } });
const blank = { image: ImageSource.blank(), size: Size.gibibytes(1) };
const annotated = (wave?: number) => wave === undefined ? {} : { annotations: { [WAVE]: String(wave) } };

function waves(program: (chart: Chart) => void): Map<string, number> {
  const chart = new Chart(new App(), 'chart', { namespace: 'prod' });
  program(chart);
  ArgoCd.addSyncWaves(chart);
  const objects = chart.node.findAll().filter(ApiObject.isApiObject).map((object) => object.toJson());
  return new Map(objects.map(({ kind, metadata }) => [`${kind} ${metadata.name}`, Number(metadata.annotations?.[WAVE] ?? 0)]));
}

test('dependencies of machines come before them, and their claims and Services with them', () => {
  const found = waves((chart) => {
    new Machine(chart, 'web', { size: MachineSize.SMALL, image: ImageSource.dataSource('ubuntu'), cloudInit: CloudInit.noCloud({ packages: ['git'] }) })
      .expose({ ports: [{ port: 80 }] });
    new NetworkAttachmentDefinition(chart, 'office', { bridge: 'br0' });
    new DataSource(chart, 'ubuntu', { source: ImageSource.pvc('ubuntu', 'images') });
    new DataImportCron(chart, 'debian', { image: ImageSource.registry('registry.test/debian:12'), schedule: '0 4 * * *', size: Size.gibibytes(5), managedDataSource: 'debian' });
    new ApiObject(chart, 'prod', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'prod' } });
  });
  const [secret] = [...found.keys()].filter((key) => key.startsWith('Secret '));
  expect(Object.fromEntries([...found].map(([key, wave]) => [key.replace(secret, 'Secret'), wave]))).toEqual({
    'Namespace prod': -3,
    'NetworkAttachmentDefinition office': -2,
    'Secret': -2,
    'DataSource ubuntu': -1,
    'DataImportCron debian': -1,
    'VirtualMachine web': 0,
    'DataVolume web-root': 0,
    'Service web': 0,
  });
});

test('operations on machines come after them, and what uses a snapshot comes after that', () => {
  const found = waves((chart) => {
    const virtualMachine = new Machine(chart, 'web', { size: MachineSize.SMALL, image: ImageSource.dataSource('ubuntu') });
    const snapshot = new VirtualMachineSnapshot(chart, 'before', { virtualMachine });
    new VirtualMachineClone(chart, 'copy', { snapshot });
    new VirtualMachineRestore(chart, 'back', { snapshot });
    new VirtualMachineExport(chart, 'out', { virtualMachine });
    new MigrationPolicy(chart, 'slow', {});
  });
  expect(Object.fromEntries(found)).toMatchObject({
    'MigrationPolicy slow': -2,
    'VirtualMachine web': 0,
    'VirtualMachineSnapshot before': 1,
    'VirtualMachineExport out': 1,
    'VirtualMachineClone copy': 2,
    'VirtualMachineRestore back': 2,
  });
});

/** The waves of objects by kind, without a machine. */
const wavesOf = (...objects: readonly [apiVersion: string, kind: string, fields?: object][]) => Object.fromEntries([...waves((chart) => {
  objects.forEach(([apiVersion, kind, fields = {}], index) => new ApiObject(chart, `object-${index}`, { apiVersion, kind, metadata: { name: kind.toLowerCase() }, ...fields }));
})].map(([id, wave]) => [id.split(' ')[0], wave]));

test('an ExternalSecret comes after its store, and the store after its own dependencies', () => {
  const found = wavesOf(
    ['external-secrets.io/v1', 'ExternalSecret'],
    ['external-secrets.io/v1', 'SecretStore', { spec: { provider: { vault: { auth: { tokenSecretRef: { name: 'sealedsecret', key: 'token' } }, caProvider: { name: 'configmap' } } } } }],
    ['external-secrets.io/v1', 'ClusterSecretStore', { spec: { provider: { kubernetes: { auth: { serviceAccount: { name: 'serviceaccount' } } } } } }],
    ['v1', 'ServiceAccount'],
    ['rbac.authorization.k8s.io/v1', 'Role'],
    ['rbac.authorization.k8s.io/v1', 'RoleBinding'],
    ['rbac.authorization.k8s.io/v1', 'ClusterRole'],
    ['rbac.authorization.k8s.io/v1', 'ClusterRoleBinding'],
    ['bitnami.com/v1alpha1', 'SealedSecret'],
    ['v1', 'ConfigMap'],
    ['v1', 'Secret'],
  );
  const { ExternalSecret, Secret, ...before } = found;
  expect({ ExternalSecret, Secret }).toEqual({ ExternalSecret: -2, Secret: -2 });
  expect(new Set(Object.values(before))).toEqual(new Set([-3]));
});

test('a SealedSecret that no store reads comes with the Secrets', () => {
  expect(wavesOf(['bitnami.com/v1alpha1', 'SealedSecret'], ['external-secrets.io/v1', 'SecretStore'])).toEqual({ SealedSecret: -2, SecretStore: -3 });
});

test('an import comes after the classes that its claim needs, and quotas and policies come first', () => {
  const found = wavesOf(
    ['cdi.kubevirt.io/v1beta1', 'DataImportCron'],
    ['storage.k8s.io/v1', 'StorageClass'],
    ['cdi.kubevirt.io/v1beta1', 'StorageProfile'],
    ['snapshot.storage.k8s.io/v1', 'VolumeSnapshotClass'],
    ['v1', 'PersistentVolume'],
    ['v1', 'Namespace'],
    ['v1', 'ResourceQuota'],
    ['v1', 'LimitRange'],
    ['apiextensions.k8s.io/v1', 'CustomResourceDefinition'],
  );
  const { DataImportCron: imported, ...before } = found;
  expect(imported).toBe(-1);
  expect(new Set(Object.values(before))).toEqual(new Set([-3]));
});

test('an object of wave 0 has no annotation', () => {
  const chart = new Chart(new App(), 'chart');
  const { apiObject } = new VirtualMachine(chart, 'web', { template: empty });
  ArgoCd.addSyncWaves(chart);
  expect(apiObject.toJson().metadata.annotations ?? {}).not.toHaveProperty([WAVE]);
});

test('an explicit wave is kept', () => {
  const found = waves((chart) => {
    new VirtualMachine(chart, 'web', { template: empty, metadata: annotated(5) });
    new NetworkAttachmentDefinition(chart, 'office', { bridge: 'br0', metadata: annotated(-9) });
    new ApiObject(chart, 'store', { apiVersion: 'external-secrets.io/v1', kind: 'SecretStore', metadata: { name: 'vault', ...annotated(-7) }, spec: { auth: { name: 'token' } } });
    new ApiObject(chart, 'token', { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'token', ...annotated(-8) } });
  });
  expect(Object.fromEntries(found)).toEqual({ 'VirtualMachine web': 5, 'NetworkAttachmentDefinition office': -9, 'SecretStore vault': -7, 'Secret token': -8 });
});

test('dependencies precede the earliest machine and operations follow the latest, whatever waves those have', () => {
  const found = waves((chart) => {
    const virtualMachine = new Machine(chart, 'db', { size: MachineSize.SMALL, image: ImageSource.dataSource('ubuntu'), metadata: annotated(-2) });
    new DataSource(chart, 'ubuntu', { source: ImageSource.pvc('ubuntu', 'images') });
    new NetworkAttachmentDefinition(chart, 'office', { bridge: 'br0' });
    new VirtualMachine(chart, 'web', { template: empty, metadata: annotated(3) });
    new VirtualMachineSnapshot(chart, 'before', { virtualMachine });
    new VirtualMachineRestore(chart, 'back', { snapshot: new VirtualMachineSnapshot(chart, 'own', { virtualMachine, metadata: annotated(9) }) });
  });
  expect(Object.fromEntries(found)).toMatchObject({
    'NetworkAttachmentDefinition office': -4,
    'DataSource ubuntu': -3,
    'VirtualMachine db': -2,
    'DataVolume db-root': -2,
    'VirtualMachine web': 3,
    'VirtualMachineSnapshot before': 4,
    'VirtualMachineRestore back': 5,
    'VirtualMachineSnapshot own': 9,
  });
});

test.each(['soon', '1.5', ''])('%j is not a wave to Argo CD: it is treated as wave 0 and kept', (text) => {
  const chart = new Chart(new App(), 'chart');
  const annotations = { [WAVE]: text };
  const objects = [
    new VirtualMachine(chart, 'web', { template: empty.withDisk({ name: 'data', volume: VolumeSource.dataVolume('data') }), metadata: { annotations } }),
    new DataVolume(chart, 'data', { metadata: annotated(3), ...blank }),
    new NetworkAttachmentDefinition(chart, 'office', { bridge: 'br0', metadata: { annotations } }),
  ];
  ArgoCd.addSyncWaves(chart);
  expect(objects.map(({ apiObject }) => apiObject.toJson().metadata.annotations[WAVE])).toEqual([text, '0', text]);
});

test('a claim behind an ephemeral volume is also in the machine\'s wave', () => {
  const volumes = [{ name: 'data', ephemeral: { persistentVolumeClaim: { claimName: 'data' } } }];
  const found = waves((chart) => {
    new VirtualMachine(chart, 'web', { template: empty.merge({ spec: { template: { spec: { volumes, domain: { devices: { disks: [{ name: 'data', disk: {} }] } } } } } }), metadata: annotated(-4) });
    new DataVolume(chart, 'data', blank);
  });
  expect(Object.fromEntries(found)).toEqual({ 'VirtualMachine web': -4, 'DataVolume data': -4 });
});

test('claims of the same name in different namespaces are distinct', () => {
  const chart = new Chart(new App(), 'chart');
  const template = empty.withDisk({ name: 'data', volume: VolumeSource.dataVolume('data') });
  new VirtualMachine(chart, 'web', { template, metadata: { namespace: 'one', ...annotated(3) } });
  const volumes = ['one', 'two'].map((namespace) => new DataVolume(chart, `data-${namespace}`, { metadata: { name: 'data', namespace }, ...blank }));
  ArgoCd.addSyncWaves(chart);
  expect(volumes.map(({ apiObject }) => apiObject.toJson().metadata.annotations[WAVE])).toEqual(['3', undefined]);
});

const wave = fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined });
const names = ['one', 'two', 'three'];
const uses = fc.subarray(names);

test('a claim is in the wave of its first machine, whatever waves a program sets', () => {
  fc.assert(fc.property(
    fc.array(fc.record({ inPool: fc.boolean(), wave, uses }), { minLength: 1, maxLength: 5 }),
    fc.tuple(wave, wave, wave),
    (machines, claims) => {
      const found = waves((chart) => {
        names.forEach((name, index) => new DataVolume(chart, name, { metadata: annotated(claims[index]), ...blank }));
        machines.forEach((machine, index) => {
          const disks = machine.uses.map((name) => ({ name, volume: VolumeSource.dataVolume(name) }));
          const template = disks.reduce((before, disk) => before.withDisk(disk), empty);
          new (machine.inPool ? VirtualMachinePool : VirtualMachine)(chart, `machine-${index}`, { template, metadata: annotated(machine.wave) });
        });
      });
      for (const name of names) {
        const users = machines.filter((machine) => machine.uses.includes(name)).map((machine) => machine.wave ?? 0);
        expect(users.length === 0 || found.get(`DataVolume ${name}`) === Math.min(...users)).toBe(true);
      }
    },
  ));
});
