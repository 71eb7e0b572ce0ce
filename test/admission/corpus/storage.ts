// Disks, filesystems, volumes and boot order.
import { booting } from './booting';
import { machines, virtualMachines, type Corpus } from './corpus';
import { disks } from './disks';
import { machineVolumes } from './machine-volumes';

/** A machine with a DataVolume template and this volume. */
const owning = (metadata: object, volume: object, spec: object = { source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } } } }) => ({
  dataVolumeTemplates: [{ metadata, spec }],
  template: {
    spec: {
      domain: { devices: { disks: [{ name: 'root', disk: { bus: 'virtio' } }, { name: 'data', disk: { bus: 'virtio' } }] } },
      volumes: [{ name: 'root', containerDisk: { image: 'registry.test/disk:1' } }, { name: 'data', ...volume }],
    },
  },
});

const named = (name: string) => owning({ name }, { dataVolume: { name } });

const templates = virtualMachines({
  'a volume of its own': named('data'),
  'a volume of its own by its claim': owning({ name: 'data' }, { persistentVolumeClaim: { claimName: 'data' } }),
  'a volume of its own that it does not have': owning({ name: 'data' }, { dataVolume: { name: 'other' } }),
  'a volume of its own without a name': owning({}, { dataVolume: { name: 'data' } }),
  'a volume of its own without metadata': owning(undefined as unknown as object, { dataVolume: { name: 'data' } }),
  'a volume of its own with an empty name': named(''),
  'a volume of its own with a name in upper case': named('Data'),
  'a volume of its own with a dot in its name': named('data.1'),
  'a volume of its own whose name the server is to make': owning({ generateName: 'data-' }, { dataVolume: { name: 'data' } }),
  'a volume of its own of neither storage nor pvc': owning({ name: 'data' }, { dataVolume: { name: 'data' } }, { source: { blank: {} } }),
  'a volume of its own of nothing': owning({ name: 'data' }, { dataVolume: { name: 'data' } }, {}),
  'no volumes of its own': { dataVolumeTemplates: [] },
});

export const storage: Corpus = { ...machines({ 'a machine as it is': {} }), ...disks, ...machineVolumes, ...booting, ...templates };
