// The disks that a machine has of its size, of its own, and of neither.
import { Chart, Size, Testing } from 'cdk8s';
import { AccessMode, DiskBus, Machine, MachineDisk, MachineSize, VolumeSource } from '../../src';

function manifests(ofSize: MachineDisk[], disks?: MachineDisk[]): any[] {
  const chart = new Chart(Testing.app(), 'chart');
  new Machine(chart, 'web', { size: MachineSize.of({ cpu: { cores: 1 }, memory: Size.gibibytes(1), disks: ofSize }), disks });
  return Testing.synth(chart);
}

test('a volume in place of a size\'s claim is attached as the size says', () => {
  const root = { name: 'root', bus: DiskBus.SATA, serial: 'system', size: Size.gibibytes(5), accessMode: AccessMode.READ_WRITE_MANY };
  const volume = VolumeSource.persistentVolumeClaim('restored');
  const [machine, ...claims] = manifests([root], [{ name: 'root', volume, serial: 'restored' }]);
  expect(claims).toEqual([]);
  expect(machine.spec.template.spec).toMatchObject({
    domain: { devices: { disks: [{ name: 'root', disk: { bus: 'sata' }, serial: 'restored' }] } },
    volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'restored' } }],
  });
});

// KubeVirt's webhook writes a machine back without empty lists, and a GitOps tool that compares texts would report a difference.
test('a machine without disks has no lists of them', () => {
  const { volumes, domain } = manifests([])[0].spec.template.spec;
  expect([volumes, domain.devices.disks]).toEqual([undefined, undefined]);
});
