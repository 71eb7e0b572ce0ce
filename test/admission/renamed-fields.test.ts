import { Admission } from '../../src/admission/admission';

const machine = (spec: object, beside: object = {}) => ({
  apiVersion: 'kubevirt.io/v1alpha3',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: { runStrategy: 'Always', ...beside, template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } }, ...spec } } },
});
const disk = (fields: object) => machine({
  domain: { devices: { disks: [{ name: 'root', ...fields }] }, memory: { guest: '1Gi' } }, volumes: [{ name: 'root', containerDisk: { image: 'example.com/a:1' } }],
});
const configured = (configuration: object) => ({ apiVersion: 'kubevirt.io/v1', kind: 'KubeVirt', metadata: { name: 'kubevirt' }, spec: { configuration } });
const SPEC = 'spec.template.spec';

test.each<[string, object, string]>([
  ['registryDisk', machine({ volumes: [{ name: 'root', registryDisk: { image: 'example.com/a:1' } }] }),
    `${SPEC}.volumes[0].registryDisk: unknown field, it was renamed, write "containerDisk" [fits-schema]`],
  ['volumeName', disk({ volumeName: 'root' }),
    `${SPEC}.domain.devices.disks[0].volumeName: unknown field, it was removed from the API, give the disk the name of its volume and remove volumeName [fits-schema]`],
  ['floppy', disk({ floppy: {} }), `${SPEC}.domain.devices.disks[0].floppy: unknown field, it was removed from KubeVirt, write "cdrom" or "disk" [fits-schema]`],
  ['userDataSecretRef', machine({ volumes: [{ name: 'seed', cloudInitNoCloud: { userDataSecretRef: 'seed', userData: 'x' } }] }),
    `${SPEC}.volumes[0].cloudInitNoCloud.userDataSecretRef: unknown field, it was renamed, write "secretRef" with the name of the Secret [fits-schema]`],
  ['name in a claim', machine({ volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'a', name: 'a' } }] }),
    `${SPEC}.volumes[0].persistentVolumeClaim.name: unknown field, it is named "claimName" [fits-schema]`],
  ['emulation', configured({ emulation: true }), 'spec.configuration.emulation: unknown field, it is named "developerConfiguration.useEmulation" [fits-schema]'],
  ['migrationConfiguration', configured({ migrationConfiguration: {} }), 'spec.configuration.migrationConfiguration: unknown field, it is named "migrations" [fits-schema]'],
  ['networkConfiguration', configured({ networkConfiguration: {} }), 'spec.configuration.networkConfiguration: unknown field, it is named "network" [fits-schema]'],
  ['nodeAntiAffinity', machine({ affinity: { nodeAntiAffinity: {} } }),
    `${SPEC}.affinity.nodeAntiAffinity: unknown field, it is named "nodeAffinity", with the operators "NotIn" and "DoesNotExist" [fits-schema]`],
  ['version', { ...machine({}), version: 'v1' }, 'version: unknown field, it is named "apiVersion" [fits-schema]'],
  ['flavor', machine({}, { flavor: { name: 'small' } }), 'spec.flavor: unknown field, it was renamed, write "instancetype" [fits-schema]'],
])('reports only the current name of %s', (_field, object, message) => {
  expect(Admission.validate(object)).toEqual([message]);
});

test('treats a field of the same name elsewhere as unknown', () => {
  const content = {
    apiVersion: 'snapshot.kubevirt.io/v1beta1',
    kind: 'VirtualMachineSnapshotContent',
    metadata: { name: 'content' },
    spec: { source: {}, volumeBackups: [{ volumeName: 'root', persistentVolumeClaim: { name: 'root' } }] },
  };
  expect(Admission.validate(content).join()).toContain('persistentVolumeClaim.name: unknown field here, move it to spec.volumeBackups[0].persistentVolumeClaim.metadata.name');
  expect(Admission.validate(machine({ registryDisk: {} }))).toEqual([expect.stringContaining('has a similar name')]);
});
