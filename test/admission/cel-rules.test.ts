// Every CEL rule of the CRDs has a counterpart among our rules: the server runs CEL, and nothing here does.
import { CEL_RULES } from '../../imports/cel-rules';
import { Admission } from '../../src';
import { violationsOf } from '../../src/admission/admission';

const instance = (containerPath: object) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachineInstance',
  metadata: { name: 'web' },
  spec: {
    domain: { memory: { guest: '1Gi' }, devices: { filesystems: [{ name: 'token', virtiofs: {} }] } },
    volumes: [{ name: 'token', containerPath: { path: '/token', ...containerPath } }],
  },
});

const backup = (kind: string, spec: object, source: object = {}) => ({
  apiVersion: 'backup.kubevirt.io/v1alpha1', kind, metadata: { name: 'web' }, spec: { source: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'web', ...source }, ...spec },
});

const profile = {
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'StorageProfile', metadata: { name: 'fast' }, spec: { claimPropertySets: [{ accessModes: ['RWX'], volumeMode: 'Block' }] },
};

const full = { pvcName: 'backups' };

/** By the message of each CEL rule: an object that breaks it, and our rule that refuses the object. */
const COUNTERPARTS: { readonly [message: string]: { readonly name: string; readonly object: object } } = {
  'Illegal AccessMode': { name: 'profile-access-modes-known', object: profile },
  'path must be absolute (start with \'/\')': { name: 'container-path-form', object: instance({ path: 'token' }) },
  'path must not contain \'..\'': { name: 'container-path-form', object: instance({ path: '/a/../token' }) },
  'readOnly must be true, write access is not supported': { name: 'container-path-form', object: instance({ readOnly: false }) },
  'pvcName is required': { name: 'backup-target-given', object: backup('VirtualMachineBackup', {}) },
  'tokenSecretRef is required when mode is Pull': { name: 'backup-target-given', object: backup('VirtualMachineBackup', { ...full, mode: 'Pull' }) },
  'apiGroup is required': { name: 'backup-source-possible', object: backup('VirtualMachineBackup', full, { apiGroup: undefined }) },
  'apiGroup must be kubevirt.io or backup.kubevirt.io': { name: 'backup-source-possible', object: backup('VirtualMachineBackup', full, { apiGroup: 'example.test' }) },
  'kind must be VirtualMachine for kubevirt.io or VirtualMachineBackupTracker for backup.kubevirt.io': {
    name: 'backup-source-possible', object: backup('VirtualMachineBackup', full, { kind: 'VirtualMachineBackupTracker' }),
  },
  'name is required': { name: 'backup-source-possible', object: backup('VirtualMachineBackup', full, { name: '' }) },
  'apiGroup must be kubevirt.io': { name: 'backup-source-possible', object: backup('VirtualMachineBackupTracker', {}, { apiGroup: 'backup.kubevirt.io' }) },
  'kind must be VirtualMachine': { name: 'backup-source-possible', object: backup('VirtualMachineBackupTracker', {}, { kind: 'VirtualMachineInstance' }) },
};

/** A rule about a change, which a manifest alone cannot break. */
const OF_CHANGES = 'spec is immutable after creation';

test('CEL rules and counterparts match one to one', () => {
  expect(CEL_RULES.map(({ message }) => message).sort()).toEqual([...Object.keys(COUNTERPARTS), OF_CHANGES].sort());
});

test.each(Object.entries(COUNTERPARTS))('the counterpart of "%s" refuses what breaks it', (_, { name, object }) => {
  expect(violationsOf(object).map(({ rule }) => rule)).toEqual([name]);
});

test('passes objects that break no rule', () => {
  const modes = { ...profile, spec: { claimPropertySets: [{ accessModes: ['ReadWriteMany'], volumeMode: 'Block' }] } };
  expect([instance({ readOnly: true }), backup('VirtualMachineBackup', full), backup('VirtualMachineBackupTracker', {}), modes].flatMap((each) => Admission.validate(each))).toEqual([]);
});
