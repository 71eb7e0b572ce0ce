// Manifests typed with the interfaces in `imports/`. The compiler is the test: see types.test.ts.
import type { DataImportCron, DataSource, DataVolume } from '../../imports/cdi';
import type { LabelSelector, ObjectMeta } from '../../imports/kubernetes';
import type {
  Disk, VirtualMachine, VirtualMachineClusterInstancetype, VirtualMachineClusterPreference, VirtualMachineInstancetype, VirtualMachinePool,
  VirtualMachinePreference, VirtualMachineSpec,
} from '../../imports/kubevirt';

const metadata: ObjectMeta = { name: 'web-1', namespace: 'default', labels: { app: 'web' }, annotations: {}, finalizers: ['example.test/keep'] };
const selector: LabelSelector = { matchLabels: { app: 'web' } };
const disk: Disk = { name: 'root', bootOrder: 1, disk: { bus: 'virtio' } };

const spec: VirtualMachineSpec = {
  runStrategy: 'Always',
  dataVolumeTemplates: [{
    metadata: { name: 'web-1-root' },
    spec: { sourceRef: { kind: 'DataSource', name: 'ubuntu' }, storage: { resources: { requests: { storage: '20Gi' } } } },
  }],
  template: {
    metadata: { labels: { app: 'web' } },
    spec: {
      domain: {
        cpu: { cores: 2 },
        memory: { guest: '4Gi' },
        resources: { requests: { cpu: 2, memory: '4Gi' } },
        devices: { disks: [disk], interfaces: [{ name: 'default', masquerade: {} }], rng: {} },
      },
      readinessProbe: { tcpSocket: { port: 22 } },
      livenessProbe: { httpGet: { port: 'http' } },
      networks: [{ name: 'default', pod: {} }],
      volumes: [{ name: 'root', dataVolume: { name: 'web-1-root' } }],
    },
  },
};

export const machine: VirtualMachine = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata, spec };
export const ready: string | undefined = machine.status?.printableStatus;

// The machines of a pool have the same spec.
export const pool: VirtualMachinePool = {
  apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', metadata, spec: { replicas: 3, selector, virtualMachineTemplate: { metadata, spec } },
};

const cpu = { guest: 2 };
const memory = { guest: '4Gi' };
export const instancetypes: [VirtualMachineInstancetype, VirtualMachineClusterInstancetype] = [
  { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineInstancetype', metadata, spec: { cpu, memory } },
  { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineClusterInstancetype', metadata, spec: { cpu, memory } },
];
export const preferences: [VirtualMachinePreference, VirtualMachineClusterPreference] = [
  { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', metadata, spec: { devices: { preferredDiskBus: 'virtio' } } },
  { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineClusterPreference', metadata, spec: {} },
];

const storage = { resources: { requests: { storage: '20Gi' } } };
export const dataVolume: DataVolume = {
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata, spec: { source: { http: { url: 'https://example.test/a.img' } }, storage },
};
export const dataSource: DataSource = {
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata, spec: { source: { pvc: { name: 'ubuntu', namespace: 'images' } } },
};
export const dataImportCron: DataImportCron = {
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataImportCron',
  metadata,
  spec: { managedDataSource: 'ubuntu', schedule: '0 0 * * *', template: { spec: { source: { registry: { url: 'docker://example.test/a' } }, storage } } },
};

// @ts-expect-error a misspelt field
export const misspelt: Disk = { name: 'root', bootorder: 1 };
// @ts-expect-error a missing required field
export const missing: Disk = { disk: {} };
// @ts-expect-error a field of the wrong type
export const text: VirtualMachineSpec = { template: { spec: { domain: { cpu: { cores: '2' }, devices: {} } } } };
// @ts-expect-error a value that the schema does not list
export const bus: DataVolume = { ...dataVolume, apiVersion: 'cdi.kubevirt.io/v1' };
// @ts-expect-error a device without fields
export const rng: VirtualMachineSpec = { template: { spec: { domain: { devices: { rng: { rate: 1 } } } } } };
// @ts-expect-error CDI's DataSource copies volumes and snapshots only
export const http: DataSource = { ...dataSource, spec: { source: { http: { url: 'https://example.test/a.img' } } } };
