// Messages on refused snapshots, restores, clones, exports and backups.
import { Admission, type ClusterCapabilitiesProps, SecretValue } from '../../../src';

const machine = { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'web' };

const refusals = (group: string, kind: string, spec: object, capabilities?: ClusterCapabilitiesProps) => (
  Admission.validate({ apiVersion: `${group}/${group.startsWith('backup') ? 'v1alpha1' : 'v1beta1'}`, kind, metadata: { name: 'web' }, spec }, capabilities)
);

test('suggests the kind and group of a reference', () => {
  expect(refusals('snapshot.kubevirt.io', 'VirtualMachineSnapshot', { source: { ...machine, apiGroup: 'kubevirt.io/v1' } })).toEqual([
    'spec.source.apiGroup: "kubevirt.io/v1" is not the group of a VirtualMachine, write "kubevirt.io" [snapshot-of-machine]',
  ]);
  expect(refusals('export.kubevirt.io', 'VirtualMachineExport', { source: { kind: 'PersistentVolumeClaim', apiGroup: 'v1', name: 'root' } })).toEqual([
    'spec.source.apiGroup: "v1" is not the group of a PersistentVolumeClaim, remove it [export-source-possible]',
  ]);
  expect(refusals('backup.kubevirt.io', 'VirtualMachineBackup', { source: { ...machine, kind: 'VirtualMachinePool' }, pvcName: 'backups' })).toEqual([
    'spec.source.kind: "VirtualMachinePool" is not possible here, write "VirtualMachine" or "VirtualMachineBackupTracker" [backup-source-possible]',
  ]);
});

test('reads a patch of a restore as KubeVirt does', () => {
  const restore = (patch: string) => refusals('snapshot.kubevirt.io', 'VirtualMachineRestore', { target: machine, virtualMachineSnapshotName: 'web', patches: [patch] });
  expect(restore('{"op": "replace", "path": "/spec/running", "value": "true"}')).toEqual([]);
  expect(restore('{"op": "replace", "path": "/metadata/name", "value": "other"}')).toEqual([
    'spec.patches[0]: the path "/metadata/name" cannot be patched, write one that begins with /metadata/labels/ or /metadata/annotations/ or /spec/ [restore-patch-form]',
  ]);
  expect(restore('{"op": "add", "path": "/spec/a", "value": {"b": "c"}}')).toEqual([
    'spec.patches[0]: "{\\"op\\": \\"add\\", \\"path\\": \\"/spec/a\\", \\"value\\": {\\"b\\": \\"c\\"}}" is not one operation with plain values, write one such as \'{"op": "remove", "path": "/spec/instancetype"}\', without commas and colons in values [restore-patch-form]',
  ]);
});

test('names a missing feature gate', () => {
  expect(refusals('clone.kubevirt.io', 'VirtualMachineClone', { source: machine }, { featureGates: [], disabledFeatureGates: ['Snapshot'] })).toEqual([
    'spec: a VirtualMachineClone needs the feature gate Snapshot, remove it or move "Snapshot" from disabledFeatureGates to developerConfiguration.featureGates of the KubeVirt object [operation-gate]',
  ]);
  expect(refusals('clone.kubevirt.io', 'VirtualMachineClone', { source: machine })).toEqual([]);
});

test('passes placeholders in patches and names', () => {
  expect(refusals('clone.kubevirt.io', 'VirtualMachineClone', { source: { ...machine, name: '{{NAME}}' }, patches: ['{{PATCH}}'] })).toEqual([]);
  expect(refusals('snapshot.kubevirt.io', 'VirtualMachineRestore', { target: { ...machine, name: '{{NAME}}' }, virtualMachineSnapshotName: 'a', patches: ['{{PATCH}}'] })).toEqual([]);
});

describe('a clone, from which KubeVirt creates a restore,', () => {
  const clone = (spec: object) => refusals('clone.kubevirt.io', 'VirtualMachineClone', { source: machine, ...spec });

  test('has MAC addresses and a serial number that are valid in the patches of a restore', () => {
    expect(clone({ newMacAddresses: { default: '02:00:00:00:00:01', office: '02:00', other: '' }, newSMBiosSerial: 'web:2' })).toEqual([
      'spec.newMacAddresses[default]: "02:00:00:00:00:01" has colons, with which KubeVirt cannot create the copy, write "02-00-00-00-00-01" [clone-mac-address-form]',
      'spec.newMacAddresses[office]: "02:00" is not a MAC address, write six pairs of hex digits with "-" between them, such as "52-54-00-12-34-56" [clone-mac-address-form]',
      'spec.newSMBiosSerial: "web:2" has a comma or a colon, with which KubeVirt cannot create the copy, write one such as "web-2" [clone-serial-form]',
    ]);
    expect(clone({ newMacAddresses: { default: '02-00-00-00-00-01', office: '{{MAC}}' }, newSMBiosSerial: 'web-2' })).toEqual([]);
    expect(clone({ newSMBiosSerial: SecretValue.storePlaceholder({ key: 'serial' }) })).toEqual([]);
  });

  test('has patches that are valid in a restore', () => {
    expect(clone({ patches: ['{"op": "replace", "path": "/metadata/name", "value": "other"}', '{"op": "add", "path": "/spec/a", "value": ["b", "c"]}', 'replace'] })).toEqual([
      expect.stringMatching(/^spec\.patches\[0\]: the path "\/metadata\/name" cannot be patched, .* \[clone-patch-form\]$/),
      expect.stringMatching(/^spec\.patches\[1\]: .* without commas and colons in values \[clone-patch-form\]$/),
      'spec.patches[2]: "replace" is not JSON, write one operation such as \'{"op": "remove", "path": "/spec/instancetype"}\' [clone-patch-form]',
    ]);
  });

  test('has a target that is valid in a restore', () => {
    expect(clone({ target: { kind: 'VirtualMachine', name: 'Copy' } })).toEqual([
      'spec.target.apiGroup: "" is not the group of a VirtualMachine, write "kubevirt.io" [clone-ends-possible]',
      expect.stringMatching(/^spec\.target\.name: "Copy" is not an object's name, /),
    ]);
    expect(clone({ target: { ...machine, name: '' } })).toEqual([]);
  });
});
