// The disks of a machine, which come from its size and from its own list.
import { Chart, Size, Testing } from 'cdk8s';
import {
  AccessMode, DiskBus, DiskDevice, ImageSource, Machine, MachineDisk, MachineProps, MachineSize, VirtualMachineTemplate, VolumeMode, VolumeSource,
} from '../../src';
import { linesThrown } from '../lines-thrown';

function manifests(ofSize: MachineDisk[], disks?: MachineDisk[]): any[] {
  const chart = new Chart(Testing.app(), 'chart');
  new Machine(chart, 'web', { size: MachineSize.of({ cpu: { cores: 1 }, memory: Size.gibibytes(1), disks: ofSize }), disks });
  return Testing.synth(chart);
}

test('a volume that replaces the claim of a size keeps the bus that the size gives it', () => {
  const root = { name: 'root', bus: DiskBus.SATA, serial: 'system', size: Size.gibibytes(5), accessModes: [AccessMode.READ_WRITE_MANY] };
  const volume = VolumeSource.persistentVolumeClaim('restored');
  const [machine, ...claims] = manifests([root], [{ name: 'root', volume, serial: 'restored' }]);
  expect(claims).toEqual([]);
  expect(machine.spec.template.spec).toMatchObject({
    domain: { devices: { disks: [{ name: 'root', disk: { bus: 'sata' }, serial: 'restored' }] } },
    volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'restored' } }],
  });
});

test('an empty list of access modes is refused, also for a disk of the size', () => {
  const advice = 'accessModes: is empty: write at least one, such as AccessMode.READ_WRITE_ONCE, or leave it out';
  for (const name of ['root', 'data']) {
    expect(() => manifests([{ name: 'root', size: Size.gibibytes(5) }], [{ name, size: Size.gibibytes(5), accessModes: [] }])).toThrow(`chart/web: disk "${name}": ${advice}`);
  }
});

test('only a LUN may have a reservation', () => {
  const volume = VolumeSource.persistentVolumeClaim('quorum');
  const shared = { name: 'quorum', volume, device: DiskDevice.LUN, shareable: true };
  expect(manifests([], [{ ...shared, reservation: true }])[0].spec.template.spec.domain.devices.disks)
    .toEqual([{ name: 'quorum', shareable: true, lun: { bus: 'scsi', reservation: true } }]);
  expect(manifests([], [{ ...shared, reservation: false }])[0].spec.template.spec.domain.devices.disks[0].lun).toEqual({ bus: 'scsi' });
  expect(mistakesOf({ size: MachineSize.SMALL, disks: [{ name: 'quorum', volume, reservation: true }] }))
    .toEqual(['disk "quorum": reservation: true is for a LUN, and the device is disk: write device: DiskDevice.LUN, or leave it out']);
});

test('a claim has at least one access mode, and ReadWriteOncePod alone', () => {
  const disk = (fields: object) => ({ size: MachineSize.SMALL, disks: [{ name: 'data', size: Size.gibibytes(1), ...fields }] });
  const image = ImageSource.registry('registry.example.com/a:1');
  const refused = ['disk "data": accessModes: is empty: write at least one, such as AccessMode.READ_WRITE_ONCE, or leave it out'];
  for (const fields of [{}, { image }, { image, volumePopulator: true }]) {
    expect(mistakesOf(disk({ ...fields, accessModes: [] }))).toEqual(refused);
  }
  expect(() => Machine.template(new Chart(Testing.app(), 'chart'), disk({ accessModes: [] }))).toThrow(refused[0]);
  const both = [AccessMode.READ_WRITE_ONCE, AccessMode.READ_WRITE_ONCE_POD];
  expect(mistakesOf(disk({ accessModes: both })))
    .toEqual(['disk "data": accessModes: ["ReadWriteOnce","ReadWriteOncePod"] has ReadWriteOncePod with others: keep it alone, or leave it out']);
  const two = [AccessMode.READ_WRITE_ONCE, AccessMode.READ_WRITE_MANY];
  expect(manifests([], [{ name: 'data', size: Size.gibibytes(1), accessModes: two }])[1].spec.accessModes).toEqual(two);
});

test('answers for Windows are in a CD-ROM drive, unless the disk has another device', () => {
  const answers = { name: 'answers', volume: VolumeSource.sysprep({ secretName: 'answers' }) };
  const disks = (disk: Partial<MachineDisk>) => manifests([], [{ ...answers, ...disk }])[0].spec.template.spec.domain.devices.disks;
  expect(disks({})).toEqual([{ name: 'answers', cdrom: { bus: 'sata' } }]);
  expect(disks({ device: undefined, bus: DiskBus.SCSI })).toEqual([{ name: 'answers', cdrom: { bus: 'scsi' } }]);
  expect(disks({ device: DiskDevice.DISK })).toEqual([{ name: 'answers', disk: { bus: 'virtio' } }]);
  const template = VirtualMachineTemplate.fromYaml('spec: {template: {spec: {domain: {devices: {}}}}}').withDisk(answers);
  expect(template.toObject().spec.template.spec.domain.devices.disks).toEqual([{ name: 'answers', cdrom: { bus: 'sata' } }]);
});

test('a CD-ROM drive needs a medium, and may be empty only by overrides', () => {
  const drive = { name: 'medium', device: DiskDevice.CDROM };
  expect(mistakesOf({ size: MachineSize.SMALL, disks: [drive] })).toEqual([
    'disk "medium": has no medium: write an image, or a volume such as VolumeSource.persistentVolumeClaim("windows-iso"), or add an empty drive with overrides',
  ]);
});

test('a LUN with its own claim needs a block device', () => {
  const lun = (disk: object) => mistakesOf({ size: MachineSize.SMALL, disks: [{ name: 'quorum', size: Size.gibibytes(1), device: DiskDevice.LUN, ...disk }] });
  const refused = ['disk "quorum": device: a LUN is a block device, and the claim of the disk is a filesystem: write volumeMode: VolumeMode.BLOCK, or leave device out'];
  expect(lun({})).toEqual(refused);
  expect(lun({ image: ImageSource.registry('registry.example.com/a:1'), volumeMode: VolumeMode.FILESYSTEM })).toEqual(refused);
  expect(lun({ volumeMode: VolumeMode.BLOCK })).toEqual([]);
  // CDI chooses the mode by the storage class.
  expect(lun({ image: ImageSource.registry('registry.example.com/a:1') })).toEqual([]);
});

test('a hotpluggable disk is plugged into the running machine, from its own claim or its DataVolume', () => {
  const disk = { name: 'data', size: Size.gibibytes(1), hotpluggable: true };
  const [{ spec: { template } }] = manifests([], [disk, { ...disk, name: 'logs', hotpluggable: false }]);
  expect(template.spec.volumes).toEqual([
    { name: 'data', persistentVolumeClaim: { claimName: 'web-data', hotpluggable: true } }, { name: 'logs', persistentVolumeClaim: { claimName: 'web-logs' } },
  ]);
  const ofPool = Machine.template(new Chart(Testing.app(), 'chart'), { size: MachineSize.SMALL, disks: [disk] }).toObject();
  expect(ofPool.spec.template.spec.volumes).toContainEqual({ name: 'data', dataVolume: { name: '{{NAME}}-data', hotpluggable: true } });
});

// KubeVirt applies a preference only when it starts a machine, and refuses to plug in a disk without a bus.
test('a hotpluggable disk has a bus of its own, also with a preference', () => {
  const chart = new Chart(Testing.app(), 'chart');
  const disks = [
    { name: 'root', size: Size.gibibytes(1) },
    { name: 'data', size: Size.gibibytes(1), hotpluggable: true },
    { name: 'lun', volume: VolumeSource.dataVolume('lun', { hotpluggable: true }), device: DiskDevice.LUN },
  ];
  new Machine(chart, 'web', { instancetype: { name: 'u1.medium' }, preference: { name: 'windows.11' }, disks });
  expect(Testing.synth(chart)[0].spec.template.spec.domain.devices.disks).toEqual([
    { name: 'root', disk: {} }, { name: 'data', disk: { bus: 'virtio' } }, { name: 'lun', lun: { bus: 'scsi' } },
  ]);
});

test('a hotpluggable disk has a bus that takes disks while the machine runs', () => {
  const data = { name: 'data', size: Size.gibibytes(1), volumeMode: VolumeMode.BLOCK, hotpluggable: true };
  const { DISK, LUN, CDROM } = DiskDevice;
  const mistakes = [[DISK, DiskBus.SATA], [LUN, DiskBus.VIRTIO], [CDROM, DiskBus.SATA], [DISK, DiskBus.SCSI]]
    .map(([device, bus]: any) => mistakesOf({ size: MachineSize.SMALL, disks: [{ ...data, device, bus }] }));
  expect(mistakes).toEqual([
    ['disk "data": hotpluggable: KubeVirt cannot plug in a disk on the bus "sata": write the bus "virtio" or "scsi", or leave hotpluggable out'],
    ['disk "data": hotpluggable: KubeVirt cannot plug in a lun on the bus "virtio": write the bus "scsi", or leave hotpluggable out'],
    [], [],
  ]);
  expect(mistakesOf({ size: MachineSize.SMALL, disks: [{ name: 'data', bus: DiskBus.USB, volume: VolumeSource.persistentVolumeClaim('data', { hotpluggable: true }) }] }))
    .toEqual(['disk "data": hotpluggable: KubeVirt cannot plug in a disk on the bus "usb": write the bus "virtio" or "scsi", or leave hotpluggable out']);
  const advice = 'write it in the options of the VolumeSource, such as VolumeSource.persistentVolumeClaim("data", { hotpluggable: true })';
  expect(mistakesOf({ size: MachineSize.SMALL, disks: [{ name: 'data', hotpluggable: true, volume: VolumeSource.persistentVolumeClaim('data') }] }))
    .toEqual([`disk "data": hotpluggable: true is for the disk's own claim, but the disk has a volume: ${advice}`]);
  const size = MachineSize.of({ cpu: { cores: 1 }, memory: Size.gibibytes(1), disks: [{ name: 'own', size: Size.gibibytes(1), hotpluggable: true }, { name: 'data', volume: VolumeSource.persistentVolumeClaim('data') }] });
  expect(mistakesOf({ size, disks: [{ name: 'own', volume: VolumeSource.persistentVolumeClaim('other') }] })).toEqual([]);
  expect(mistakesOf({ size, disks: [{ name: 'data', hotpluggable: true }] })).toEqual([`disk "data": hotpluggable: true is for the disk's own claim, but the disk has a volume: ${advice}`]);
});

// KubeVirt's webhook writes a machine back without empty lists, so a GitOps tool that compares manifests would report a difference.
test('a machine without disks has no empty lists of disks or volumes', () => {
  const { volumes, domain } = manifests([])[0].spec.template.spec;
  expect([volumes, domain.devices.disks]).toEqual([undefined, undefined]);
});

test('one error lists every mistake in disks, including a duplicate name', () => {
  const disks: any = [
    { name: '' }, { name: 'data', serial: 'a b', size: Size.gibibytes(1) }, { name: 'data', size: Size.gibibytes(1), storageClassName: 'Fast SSD' },
    { name: 'Tools', volume: VolumeSource.emptyDisk(Size.gibibytes(1)), bootOrder: 0 },
  ];
  expect(mistakesOf({ size: MachineSize.SMALL, disks })).toEqual([
    'disks[2].name: "data" is already at disks[1].name: keep one of them',
    'disk "": name: "" is not a disk name: write at most 63 lower-case letters, digits and "-", such as "data"',
    'disk "": has no size: write one such as Size.gibibytes(20), or a volume',
    'disk "data": serial: "a b" is not a serial number: write at most 256 letters, digits, "_", ".", "+" and "-", such as "WD-1234"',
    'disk "data": storageClassName: "Fast SSD" is not a storage class: write its name, such as "fast-ssd", or leave it out',
    'disk "Tools": name: "Tools" is not a disk name: write at most 63 lower-case letters, digits and "-", such as "data"',
    'disk "Tools": bootOrder: 0 is not a whole number of at least 1: write such a number',
  ]);
});

test('a disk with two images does not hide mistakes in other disks', () => {
  const image = ImageSource.blank();
  expect(mistakesOf({ size: MachineSize.SMALL, image, disks: [{ name: 'root', image }, { name: 'data' }] })).toEqual([
    'image: disk "root" has an image of its own: keep one of the two', 'disk "data": has no size: write one such as Size.gibibytes(20), or a volume',
  ]);
});

function mistakesOf(props: MachineProps): string[] {
  return linesThrown(() => new Machine(Testing.chart(), 'web', props)).map((line) => line.replace(/^\S*web: /, ''));
}
