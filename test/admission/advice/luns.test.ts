// LUNs that KubeVirt admits and libvirt does not start.
import { admittedAdvice } from './admitted';

const BLOCK = { volumeMode: 'Block' };

const machine = (lun: object, { pvc, storage, ...instance }: { readonly [field: string]: any } = {}) => admittedAdvice({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Always',
    dataVolumeTemplates: [{ metadata: { name: 'own' }, spec: { source: { http: { url: 'https://images.test/own.img' } }, ...pvc ? { pvc: { ...SIZE, ...pvc } } : { storage: { ...SIZE, ...storage } } } }],
    template: { spec: { domain: { memory: { guest: '1Gi' }, devices: { disks: [{ name: 'root', lun }] } }, volumes: [{ name: 'root', dataVolume: { name: 'own' } }], ...instance } },
  },
});

const SIZE = { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '1Gi' } } };

const DISK = 'spec.template.spec.domain.devices.disks[0]';

test('a LUN is on virtio or scsi', () => {
  const refused = (bus: string) => [`${DISK}.lun.bus: libvirt does not start a guest with a LUN on "${bus}", write "scsi", or disk instead of lun [lun-never-starts]`];
  expect(machine({ bus: 'sata' })).toEqual(refused('sata'));
  expect(machine({ bus: 'usb' })).toEqual(refused('usb'));
  expect(machine({}, { architecture: 'amd64' })).toEqual(refused('sata'));
  expect([machine({ bus: 'scsi' }), machine({ bus: 'virtio' }), machine({}, { architecture: 'arm64' }), machine({}), machine({ bus: '{{BUS}}' })]).toEqual([[], [], [], [], []]);
});

test('the DataVolume of a LUN is a block device, unless CDI may choose that it is one', () => {
  const refused = [`${DISK}.lun: the DataVolume "own" is a filesystem, where libvirt does not start a guest with a LUN, write volumeMode: Block for it, or disk instead of lun [lun-never-starts]`];
  const lun = { bus: 'scsi' };
  expect([machine(lun, { pvc: {} }), machine(lun, { pvc: { volumeMode: 'Filesystem' } }), machine(lun, { storage: { volumeMode: 'Filesystem' } })]).toEqual([refused, refused, refused]);
  expect([machine(lun, { pvc: BLOCK }), machine(lun, { storage: BLOCK }), machine(lun, { storage: {} })]).toEqual([[], [], []]);
  expect(machine(lun, { pvc: {}, volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'elsewhere' } }, { name: 'other', dataVolume: { name: 'own' } }] })).toEqual([]);
});
