// Advice on fields that a newer CDI added, and on one that a newer KubeVirt deprecated.
import { Admission } from '../../../src';

const storage = { resources: { requests: { storage: '1Gi' } } };
const VERIFIED = { source: { http: { url: 'https://images.test/own.img', insecureSkipVerify: true } }, storage };
const VSPHERE = { source: { vddk: { url: 'https://vsphere.test', backingFile: '[a] b', uuid: 'c', thumbprint: 'd', secretRef: 'login', certConfigMap: 'vsphere' } }, storage };
const dataVolume = (spec: object) => ({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name: 'disk' }, spec });

test.each([['http.insecureSkipVerify', VERIFIED], ['vddk.certConfigMap', VSPHERE]])('%s of a later CDI passes with advice', (field, spec) => {
  expect(Admission.validate(dataVolume(spec))).toEqual([]);
  expect(Admission.advise(dataVolume(spec))).toEqual([
    `spec.source.${field}: came with CDI 1.66, and the checks are made for 1.65.0, remove it if the cluster has an earlier one [field-of-later-cdi]`,
  ]);
});

test('a field of a later CDI is refused where KubeVirt creates the DataVolume', () => {
  const template = { spec: { domain: { devices: {}, memory: { guest: '1Gi' } }, volumes: [{ name: 'root', dataVolume: { name: 'root' } }] } };
  const spec = { runStrategy: 'Always', dataVolumeTemplates: [{ metadata: { name: 'root' }, spec: VERIFIED }], template };
  expect(Admission.validate({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web' }, spec }))
    .toEqual([expect.stringMatching(/^spec\.dataVolumeTemplates\[0\]\.spec\.source\.http\.insecureSkipVerify: unknown field/)]);
});

test('launchSecurity of an instance type is deprecated since KubeVirt 1.9', () => {
  const spec = { cpu: { guest: 1 }, memory: { guest: '1Gi' }, launchSecurity: { sev: {} } };
  const instancetype = { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineInstancetype', metadata: { name: 'small' }, spec };
  expect(Admission.advise(instancetype)).toEqual(['spec.launchSecurity: the field is deprecated, write preferredLaunchSecurity in a preference [deprecated-instancetype]']);
  expect(Admission.advise(instancetype, { kubevirtVersion: 'v1.8.4' })).toEqual([]);
});
