// hasDisk checks the disk of a machine, whatever kind of volume it is on.
import { App, Chart, Size } from 'cdk8s';
import {
  AccessMode, type DiskExpectation, DiskBus, DiskDevice, ImageSource, Machine, MachineAssertions, MachineSize, VirtualMachine,
  VirtualMachineTemplate, VolumeMode, VolumeSource,
} from '../../src';
import { refusal } from '../lines-thrown';

const UBUNTU = 'quay.io/containerdisks/ubuntu:22.04';

function machines(): MachineAssertions {
  const chart = new Chart(new App(), 'shop', { namespace: 'shop' });
  new Machine(chart, 'db', {
    size: MachineSize.LARGE,
    image: ImageSource.registry(UBUNTU),
    disks: [
      { name: 'data', size: Size.gibibytes(100), storageClassName: 'fast', accessModes: [AccessMode.READ_WRITE_MANY], volumeMode: VolumeMode.BLOCK, bus: DiskBus.SCSI },
      { name: 'copy', size: Size.gibibytes(5), image: ImageSource.dataSource('windows', 'images') },
      { name: 'populated', size: Size.gibibytes(5), image: ImageSource.registry(UBUNTU), volumePopulator: true },
      { name: 'cloned', size: Size.gibibytes(5), image: ImageSource.pvc('golden', 'shop'), volumePopulator: true },
    ],
  });
  const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { memory: { guest: '1Gi' }, cpu: { cores: 1 } } } } } })
    .withDisk({ name: 'root', bootOrder: 1, volume: VolumeSource.containerDisk(UBUNTU) })
    .withDisk({ name: 'scratch', volume: VolumeSource.emptyDisk(Size.gibibytes(2)) })
    .withDisk({ name: 'iso', device: DiskDevice.CDROM, volume: VolumeSource.persistentVolumeClaim('windows-iso') })
    .withDisk({ name: 'own', volume: VolumeSource.dataVolumeTemplate('web-own', { image: ImageSource.http('https://images.example.com/a.qcow2'), size: Size.gibibytes(7) }) });
  new VirtualMachine(chart, 'web', { template });
  return MachineAssertions.fromChart(chart);
}

test.each<[string, DiskExpectation]>([
  ['db', { name: 'root', image: UBUNTU }],
  ['db', { name: 'root', image: `docker://${UBUNTU}`, claimName: 'db-root' }],
  ['shop/db', { name: 'data' }],
  ['db', { name: 'data', size: Size.mebibytes(102400), storageClassName: 'fast', bus: DiskBus.SCSI, volumeMode: VolumeMode.BLOCK, accessModes: [AccessMode.READ_WRITE_MANY] }],
  ['db', { name: 'copy', image: 'images/windows' }],
  ['db', { name: 'populated', image: UBUNTU, size: Size.gibibytes(5), claimName: 'db-populated' }],
  ['db', { name: 'cloned', image: 'golden' }],
  ['web', { name: 'root', image: UBUNTU, bootOrder: 1, device: DiskDevice.DISK }],
  ['web', { name: 'scratch', size: Size.gibibytes(2) }],
  ['web', { name: 'iso', device: DiskDevice.CDROM, claimName: 'windows-iso' }],
  ['web', { name: 'own', size: Size.gibibytes(7), image: 'https://images.example.com/a.qcow2', claimName: 'web-own' }],
])('%s has the disk %j', (name, expected) => {
  machines().hasDisk(name, expected);
});

test('an error lists every difference', () => {
  expect(refusal(() => machines().hasDisk('db', { name: 'data', size: Size.gibibytes(10), storageClassName: 'slow', bus: DiskBus.VIRTIO, image: UBUNTU, device: DiskDevice.DISK, accessModes: [AccessMode.READ_WRITE_ONCE] }))).toEqual([
    'db: disk "data": storageClassName: expected "slow", found "fast"',
    'db: disk "data": bus: expected "virtio", found "scsi"',
    'db: disk "data": size: expected "10Gi", found "100Gi"',
    'db: disk "data": accessModes: expected ["ReadWriteOnce"], found ["ReadWriteMany"]',
    'db: disk "data": image: expected "quay.io/containerdisks/ubuntu:22.04", found nothing',
  ]);
});

test('[] expects no access modes', () => {
  expect(refusal(() => machines().hasDisk('db', { name: 'data', accessModes: [] }))).toEqual(['db: disk "data": accessModes: expected [], found ["ReadWriteMany"]']);
  machines().hasDisk('web', { name: 'scratch', accessModes: [] });
});

test('a claim outside the manifests has no size', () => {
  expect(refusal(() => machines().hasDisk('web', { name: 'iso', size: Size.gibibytes(5) }))).toEqual([
    'web: disk "iso": size: expected "5Gi", found nothing',
  ]);
});

test.each<[string, object | undefined, Partial<DiskExpectation>, string]>([
  ['a container disk without an image', { containerDisk: {} }, { image: UBUNTU }, `image: expected "${UBUNTU}", found nothing`],
  ['a container disk whose image is a number', { containerDisk: { image: 22.04 } }, { image: UBUNTU }, `image: expected "${UBUNTU}", found 22.04`],
  ['a claim with one access mode instead of a list', undefined, { accessModes: [AccessMode.READ_WRITE_ONCE] }, 'accessModes: expected ["ReadWriteOnce"], found "ReadWriteOnce"'],
])('%s is compared as it is', (_, volume = { persistentVolumeClaim: { claimName: 'root' } }, expected, line) => {
  const odd = MachineAssertions.fromManifests([
    { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'db' }, spec: { template: { spec: { domain: {}, volumes: [{ name: 'root', ...volume }] } } } },
    { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'root' }, spec: { accessModes: 'ReadWriteOnce' } },
  ].map((object) => JSON.stringify(object)).join('\n---\n'));
  expect(refusal(() => odd.hasDisk('db', { name: 'root', ...expected }))).toEqual([`db: disk "root": ${line}`]);
});

test('a claim in another namespace is a different one', () => {
  const disk = (namespace: string) => () => MachineAssertions.fromManifests([
    { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web', namespace: 'shop' }, spec: { template: { spec: { domain: { devices: {} }, volumes: [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }] } } } },
    { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'data', namespace }, spec: { resources: { requests: { storage: '1Gi' } } } },
  ].map((object) => JSON.stringify(object)).join('\n---\n')).hasDisk('web', { name: 'data', size: Size.gibibytes(1) });
  expect(disk('shop')).not.toThrow();
  expect(disk('mail')).toThrow('web: disk "data": size: expected "1Gi", found nothing');
});

test('an error about a missing disk lists the existing ones', () => {
  expect(refusal(() => machines().hasDisk('db', { name: 'logs' }))).toEqual([
    'db: has no disk "logs", only "root", "data", "copy", "populated", "cloned"',
  ]);
  expect(refusal(() => machines().hasDisk('wep', { name: 'root' }))).toEqual([
    'MachineAssertions.hasDisk: there is no VirtualMachine "wep", write "web"',
  ]);
  expect(refusal(() => MachineAssertions.fromManifests('').hasDisk('web', { name: 'root' }))).toEqual([
    'MachineAssertions.hasDisk: there is no object of kind \"VirtualMachine\", nor of any other',
  ]);
});

test('a name that several machines have is refused, since a wrong disk of one of them would not be seen', () => {
  const app = new App();
  for (const [namespace, size] of [['dev', 10], ['prod', 100]] as const) {
    new Machine(new Chart(app, namespace, { namespace }), 'db-1', { size: MachineSize.SMALL, disks: [{ name: 'data', size: Size.gibibytes(size) }] });
  }
  const both = MachineAssertions.fromApp(app);
  const size = Size.gibibytes(100);
  expect(refusal(() => both.hasDisk('db-1', { name: 'data', size }))).toEqual([
    'MachineAssertions.hasDisk: 2 VirtualMachines are named "db-1": write one of "dev/db-1", "prod/db-1"',
  ]);
  both.hasDisk('prod/db-1', { name: 'data', size });
  expect(refusal(() => both.hasDisk('dev/db-1', { name: 'data', size }))).toEqual(['dev/db-1: disk "data": size: expected "100Gi", found "10Gi"']);
});

test('a filesystem is not a disk', () => {
  const chart = new Chart(new App(), 'shop');
  new Machine(chart, 'web', { size: MachineSize.SMALL, filesystems: [{ name: 'conf', volume: VolumeSource.configMap('conf') }] });
  expect(refusal(() => MachineAssertions.fromChart(chart).hasDisk('web', { name: 'conf', device: DiskDevice.DISK }))).toEqual(['web: has no disk "conf", only "root"']);
});

test('an unknown field in an expectation fails', () => {
  expect(refusal(() => machines().hasDisk('db', { name: 'root', storageClass: 'fast' } as any))).toEqual([
    'db: disk "root": storageClass: expected "fast", found nothing',
  ]);
});
