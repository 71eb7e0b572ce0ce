// Synth prints a note, once for an app, about disks that fall back to the storage class "default".
import { Chart, Size, Testing } from 'cdk8s';
import { AccessMode, Machine, MachineDefaults, type MachineDefaultsProps, MachineProps, MachineSize, VirtualMachinePool, VolumeSource } from '../../src';

const NOTE = 'disks request the storage class "default", because no other is set: '
  + 'write MachineDefaults.set(app, { storageClassName: … }), or { clusterDefaultStorageClass: true } for the default of the cluster\n';

function notesOf(make: (chart: Chart) => unknown, defaults?: MachineDefaultsProps): string[] {
  const app = Testing.app();
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    if (defaults !== undefined) {
      MachineDefaults.set(app, defaults);
    }
    make(new Chart(app, 'shop'));
    app.synth();
    app.synth();
    return stderr.mock.calls.flat().map(String).filter((line) => line.startsWith('note: '));
  } finally {
    stderr.mockRestore();
  }
}

const machine = (props: Partial<MachineProps> = {}) => (chart: Chart) => new Machine(chart, 'web', { size: MachineSize.SMALL, ...props });

test('synth prints one note for many machines, with the path of the first', () => {
  expect(notesOf((chart) => ['web-1', 'web-2'].forEach((id) => new Machine(chart, id, { size: MachineSize.SMALL })))).toEqual([`note: shop/web-1: ${NOTE}`]);
  expect(notesOf(machine(), { pruneProtection: false })).toEqual([`note: shop/web: ${NOTE}`]);
  expect(notesOf(machine(), { clusterDefaultStorageClass: false })).toEqual([`note: shop/web: ${NOTE}`]);
  expect(notesOf(machine(), { accessMode: AccessMode.READ_WRITE_MANY })).toEqual([`note: shop/web: ${NOTE}`]);
});

test('synth prints the note for a template', () => {
  expect(notesOf((chart) => new VirtualMachinePool(chart, 'workers', { template: Machine.template(chart, { size: MachineSize.SMALL }) }))).toEqual([`note: shop: ${NOTE}`]);
});

test.each<[string, (chart: Chart) => unknown, MachineDefaultsProps]>([
  ['a storage class in MachineDefaults', machine(), { storageClassName: 'default' }],
  ['the default storage class of the cluster', machine(), { clusterDefaultStorageClass: true }],
  ['a storage class on the disk', machine({ disks: [{ name: 'root', storageClassName: 'default' }] }), {}],
  ['a disk on an existing volume', machine({ disks: [{ name: 'root', volume: VolumeSource.emptyDisk(Size.gibibytes(1)) }] }), {}],
])('synth prints no note for %s', (_what, make, defaults) => {
  expect(notesOf(make, defaults)).toEqual([]);
});

test('synth prints no note for a refused machine', () => {
  expect(notesOf((chart) => expect(() => new Machine(chart, 'web', { size: MachineSize.SMALL, hostname: 5 as any })).toThrow('hostname'))).toEqual([]);
});
