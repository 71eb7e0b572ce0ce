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

test('what machines need comes before them, and their claims and Services with them', () => {
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

test('what is done with machines comes after them, and what is made of a snapshot after it', () => {
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

test('an object of wave 0 has no annotation', () => {
  const chart = new Chart(new App(), 'chart');
  const { apiObject } = new VirtualMachine(chart, 'web', { template: empty });
  ArgoCd.addSyncWaves(chart);
  expect(apiObject.toJson().metadata.annotations ?? {}).not.toHaveProperty([WAVE]);
});

test('a wave that an object says stays', () => {
  const found = waves((chart) => {
    new VirtualMachine(chart, 'web', { template: empty, metadata: annotated(5) });
    new NetworkAttachmentDefinition(chart, 'office', { bridge: 'br0', metadata: annotated(-9) });
  });
  expect(Object.fromEntries(found)).toEqual({ 'VirtualMachine web': 5, 'NetworkAttachmentDefinition office': -9 });
});

test('a claim of the same name in another namespace is another claim', () => {
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

test('no claim is of an earlier wave than its first machine, nor of a later one, whatever waves a program says', () => {
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
