// Machines whose firmware KubeVirt does not bring.
import { admittedAdvice } from './admitted';
import type { ClusterCapabilitiesProps } from '../../../src';

const advice = (architecture: string, efi: object, capabilities?: ClusterCapabilitiesProps) => {
  const domain = { devices: {}, memory: { guest: '2Gi' }, firmware: { bootloader: { efi } }, features: { smm: {} } };
  const spec = { architecture, domain, volumes: [{ name: 'root', dataVolume: { name: 'web-root' } }] };
  return admittedAdvice({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always', template: { spec } } }, capabilities);
};

test('secure boot does not start on arm64, unless the cluster has the gate with which libvirt selects the firmware', () => {
  const mistake = 'spec.template.spec.domain.firmware.bootloader.efi.secureBoot: does not start on arm64 without the feature gate FirmwareAutoSelection, write false [arm64-secure-boot]';
  expect(advice('arm64', { secureBoot: true })).toEqual([mistake]);
  expect(advice('arm64', { secureBoot: true }, { featureGates: ['Snapshot'] })).toEqual([mistake]);
  expect(advice('arm64', { secureBoot: true }, { featureGates: ['FirmwareAutoSelection'] })).toEqual([]);
});

test.each([['arm64', {}], ['arm64', { secureBoot: false }], ['amd64', { secureBoot: true }]])('EFI on %s with %j is fine', (architecture, efi) => {
  expect(advice(architecture, efi)).toEqual([]);
});
