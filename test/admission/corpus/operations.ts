// Operations on machines: migrations and their policies, snapshots, restores, clones, exports and backups.
import { manifests, type Corpus } from './corpus';
import type { KubeObject } from '../../plane/client';

const GROUP = 'kubevirt.io';

const object = (apiVersion: string, kind: string, spec: object): KubeObject => ({ apiVersion, kind, metadata: { name: 'case' }, spec });

const migration = object('kubevirt.io/v1', 'VirtualMachineInstanceMigration', { vmiName: 'given' });

const policy = object('migrations.kubevirt.io/v1alpha1', 'MigrationPolicy', { selectors: { virtualMachineInstanceSelector: { size: 'large' } } });

const machine = { apiGroup: GROUP, kind: 'VirtualMachine', name: 'web' };

const snapshotSource = { apiGroup: `snapshot.${GROUP}`, kind: 'VirtualMachineSnapshot', name: 'web' };

const snapshot = object('snapshot.kubevirt.io/v1beta1', 'VirtualMachineSnapshot', { source: machine });

const restore = object('snapshot.kubevirt.io/v1beta1', 'VirtualMachineRestore', { target: { ...machine, name: 'given' }, virtualMachineSnapshotName: 'given' });

const clone = object('clone.kubevirt.io/v1beta1', 'VirtualMachineClone', { source: machine, target: { ...machine, name: 'copy' } });

const vmExport = object('export.kubevirt.io/v1beta1', 'VirtualMachineExport', { source: machine });

const backup = object('backup.kubevirt.io/v1alpha1', 'VirtualMachineBackup', { source: machine, pvcName: 'backups' });

const tracker = object('backup.kubevirt.io/v1alpha1', 'VirtualMachineBackupTracker', { source: machine });

const plugin = object('plugin.kubevirt.io/v1alpha1', 'Plugin', {});

const former = (current: KubeObject): KubeObject => ({ ...current, apiVersion: `${current.apiVersion.split('/')[0]}/v1alpha1` });

const migrations: Corpus = {
  ...manifests(migration, {
    'nothing special': {},
    'no spec': { spec: undefined },
    'no machine': { spec: { vmiName: undefined } },
    'an empty name': { spec: { vmiName: '' } },
    'the name of a machine elsewhere': { spec: { vmiName: undefined, vmName: 'given' } },
    'a node selector': { spec: { addedNodeSelector: { zone: 'a' } } },
    'a node selector that is no map': { spec: { addedNodeSelector: ['zone'] } },
    'a priority without its gate': { spec: { priority: 'user-triggered' } },
    'an unknown priority': { spec: { priority: 'high' } },
    'sent to another cluster without its gate': { spec: { sendTo: { migrationID: 'a', connectURL: 'b' } } },
  }),
  ...manifests(migration, {
    'sent to another cluster': { spec: { sendTo: { migrationID: 'a', connectURL: 'b' } } },
    'sent without a place': { spec: { sendTo: { migrationID: 'a' } } },
    'sent and received': { spec: { sendTo: { migrationID: 'a', connectURL: 'b' }, receive: { migrationID: 'a' } } },
    'sent and received as two': { spec: { sendTo: { migrationID: 'a', connectURL: 'b' }, receive: { migrationID: 'c' } } },
  }, ['DecentralizedLiveMigration']),
  ...manifests(migration, { 'a priority': { spec: { priority: 'user-triggered' } } }, ['MigrationPriorityQueue']),
  ...manifests({ ...migration, apiVersion: 'kubevirt.io/v1alpha3' }, { 'the former version': {}, 'the former version without a machine': { spec: { vmiName: undefined } } }),
};

const detector = (stallDetector: object) => ({ spec: { experimental: { stallDetector } } });

const limits = manifests(policy, {
  'a downtime': { spec: { maxDowntimeMs: 300 } },
  'a downtime below zero': { spec: { maxDowntimeMs: -1 } },
  'a stall detector': detector({ ewmaAlpha: '0.5', precopyPossibleFactor: '1.25', patienceWindowDecayFactor: '0', completionTimeoutFactor: '10', stallMargin: 2 }),
  'an empty stall detector': detector({}),
  'a weight of 0': detector({ ewmaAlpha: '0' }),
  'a weight of 1': detector({ ewmaAlpha: '1' }),
  'a weight above 1': detector({ ewmaAlpha: '1.001' }),
  'a weight with four decimals': detector({ ewmaAlpha: '0.1234' }),
  'a weight with zeros at its end': detector({ ewmaAlpha: '0.12300' }),
  'a weight in powers of ten': detector({ ewmaAlpha: '5e-1' }),
  'a weight between spaces': detector({ ewmaAlpha: ' 0.5 ' }),
  'an empty weight': detector({ ewmaAlpha: '' }),
  'a weight of words': detector({ ewmaAlpha: 'half' }),
  'a weight in base 16': detector({ ewmaAlpha: '0x1' }),
  'a weight close to three decimals': detector({ ewmaAlpha: '0.5000000001' }),
  'a weight with a sign': detector({ ewmaAlpha: '+.5' }),
  'a weight without quotes': detector({ ewmaAlpha: 0.5 }),
  'a factor below 1': detector({ precopyPossibleFactor: '0.9' }),
  'an infinite factor': detector({ precopyPossibleFactor: 'Infinity' }),
  'a decay above 1': detector({ patienceWindowDecayFactor: '1.5' }),
  'a decay below 0': detector({ patienceWindowDecayFactor: '-0.1' }),
  'a timeout factor below 1': detector({ completionTimeoutFactor: '0' }),
}, ['MigrationStallDetection']);

const policies: Corpus = {
  ...limits,
  ...manifests(policy, {
    'a downtime without its gate': { spec: { maxDowntimeMs: 300 } },
    'a stall detector without its gate': detector({ ewmaAlpha: '0.5' }),
    'compression': { spec: { experimental: { compression: 'zstd' } } },
    'an unknown compression': { spec: { experimental: { compression: 'gzip' } } },
  }),
  ...manifests(policy, {
    'nothing special': {},
    'no spec': { spec: undefined },
    'no selectors': { spec: { selectors: undefined } },
    'empty selectors': { spec: { selectors: { virtualMachineInstanceSelector: undefined } } },
    'a selector of namespaces': { spec: { selectors: { namespaceSelector: { team: 'a' } } } },
    'a selector with matchLabels': { spec: { selectors: { virtualMachineInstanceSelector: { matchLabels: { size: 'large' } } } } },
    'a selector with a malformed value': { spec: { selectors: { virtualMachineInstanceSelector: { size: 'very large' } } } },
    'a misspelled selector': { spec: { selectors: { virtualMachineSelector: { size: 'large' } } } },
    'a bandwidth': { spec: { bandwidthPerMigration: '64Mi' } },
    'a bandwidth below zero': { spec: { bandwidthPerMigration: '-1Mi' } },
    'a bandwidth a little below zero': { spec: { bandwidthPerMigration: '-1m' } },
    'a bandwidth that is a fraction': { spec: { bandwidthPerMigration: 0.5 } },
    'a bandwidth that is none': { spec: { bandwidthPerMigration: 'fast' } },
    'no time': { spec: { completionTimeoutPerGiB: 0 } },
    'a time below zero': { spec: { completionTimeoutPerGiB: -1 } },
    'a time in quotes': { spec: { completionTimeoutPerGiB: '120' } },
    'every permission': { spec: { allowAutoConverge: true, allowPostCopy: true, allowWorkloadDisruption: true } },
    'a permission in quotes': { spec: { allowPostCopy: 'true' } },
    'a status': { status: {} },
  }),
};

const snapshots: Corpus = {
  ...manifests(snapshot, {
    'nothing special': {},
    'no spec': { spec: undefined },
    'no source': { spec: { source: undefined } },
    'no group': { spec: { source: { apiGroup: undefined } } },
    'an empty group': { spec: { source: { apiGroup: '' } } },
    'a group with a version': { spec: { source: { apiGroup: 'kubevirt.io/v1' } } },
    'no kind': { spec: { source: { kind: undefined } } },
    'the kind of an instance': { spec: { source: { kind: 'VirtualMachineInstance' } } },
    'no name': { spec: { source: { name: undefined } } },
    'an empty name': { spec: { source: { name: '' } } },
    'a namespace': { spec: { source: { namespace: 'team' } } },
    'a deadline': { spec: { failureDeadline: '5m' } },
    'a deadline that is none': { spec: { failureDeadline: '5 minutes' } },
    'a deadline that is a number': { spec: { failureDeadline: 300 } },
    'a deletion policy': { spec: { deletionPolicy: 'retain' } },
    'an unknown deletion policy': { spec: { deletionPolicy: 'keep' } },
  }, ['Snapshot']),
  ...manifests(snapshot, { 'its gate off': {} }),
  ...manifests(former(snapshot), { 'the former version': {}, 'the former version without a group': { spec: { source: { apiGroup: undefined } } } }, ['Snapshot']),
};

const patch = '{"op": "add", "path": "/spec/template/metadata/labels/a", "value": "b"}';

const restores: Corpus = {
  ...manifests(restore, {
    'nothing special': {},
    'no target': { spec: { target: undefined } },
    'no group': { spec: { target: { apiGroup: undefined } } },
    'another group': { spec: { target: { apiGroup: 'snapshot.kubevirt.io' } } },
    'another kind': { spec: { target: { kind: 'VirtualMachineInstance' } } },
    'no kind': { spec: { target: { kind: undefined } } },
    'no name': { spec: { target: { name: undefined } } },
    'no snapshot': { spec: { virtualMachineSnapshotName: undefined } },
    'an empty snapshot': { spec: { virtualMachineSnapshotName: '' } },
    'a snapshot that is not there': { spec: { virtualMachineSnapshotName: 'other' } },
    'a patch': { spec: { patches: [patch] } },
    'a patch of a label': { spec: { patches: ['{"op": "remove", "path": "/metadata/labels/a"}'] } },
    'a patch of the name': { spec: { patches: ['{"op": "replace", "path": "/metadata/name", "value": "b"}'] } },
    'a patch of the whole spec': { spec: { patches: ['{"op": "replace", "path": "/spec", "value": "b"}'] } },
    'a patch with a map': { spec: { patches: ['{"op": "replace", "path": "/spec/running", "value": {"a": "b"}}'] } },
    'a patch with a MAC address': { spec: { patches: ['{"op": "replace", "path": "/spec/template/a", "value": "02:00:00:00:00:01"}'] } },
    'a patch that is no JSON': { spec: { patches: ['replace the name'] } },
    'an empty patch': { spec: { patches: [''] } },
    'a patch that is a list': { spec: { patches: [`[${patch}]`] } },
    'a patch that is a map': { spec: { patches: [{ op: 'remove', path: '/spec/a' }] } },
    'an override': { spec: { volumeRestoreOverrides: [{ volumeName: 'root', restoreName: 'copy' }] } },
    'an override of labels': { spec: { volumeRestoreOverrides: [{ volumeName: 'root', labels: { a: 'b' } }] } },
    'an override of no labels': { spec: { volumeRestoreOverrides: [{ volumeName: 'root', labels: {} }] } },
    'an override of nothing': { spec: { volumeRestoreOverrides: [{ volumeName: 'root' }] } },
    'an override of no volume': { spec: { volumeRestoreOverrides: [{ restoreName: 'copy' }] } },
    'a restore policy': { spec: { volumeRestorePolicy: 'InPlace' } },
    'another restore policy': { spec: { volumeRestorePolicy: 'PrefixTargetName' } },
    'an unknown restore policy': { spec: { volumeRestorePolicy: 'Replace' } },
    'an empty restore policy': { spec: { volumeRestorePolicy: '' } },
    'an ownership policy': { spec: { volumeOwnershipPolicy: 'None' } },
    'an unknown ownership policy': { spec: { volumeOwnershipPolicy: 'VM' } },
    'a readiness policy': { spec: { targetReadinessPolicy: 'StopTarget' } },
    'an unknown readiness policy': { spec: { targetReadinessPolicy: 'Wait' } },
  }, ['Snapshot']),
  ...manifests(restore, { 'its gate off': {} }),
  ...manifests(former(restore), { 'the former version of another kind': { spec: { target: { kind: 'VirtualMachinePool' } } } }, ['Snapshot']),
};

const clones: Corpus = {
  ...manifests(clone, {
    'nothing special': {},
    'no source': { spec: { source: undefined } },
    'no target': { spec: { target: undefined } },
    'no target of an unnamed source': { spec: { source: { name: undefined }, target: undefined } },
    'a target without a name': { spec: { target: { name: undefined } } },
    'a target without a kind': { spec: { target: { kind: undefined } } },
    'a target without a group': { spec: { target: { apiGroup: undefined } } },
    'a target of another group': { spec: { target: { apiGroup: 'snapshot.kubevirt.io' } } },
    'a target of a name in upper case': { spec: { target: { name: 'Copy' } } },
    'a target of the source\'s name': { spec: { target: { name: 'web' } } },
    'a target that is a pool': { spec: { target: { kind: 'VirtualMachinePool' } } },
    'a snapshot': { spec: { source: snapshotSource } },
    'a snapshot of the target\'s name': { spec: { source: { ...snapshotSource, name: 'copy' } } },
    'a source without a group': { spec: { source: { apiGroup: undefined } } },
    'a source of another group': { spec: { source: { apiGroup: 'example.test' } } },
    'a source without a name': { spec: { source: { name: undefined } } },
    'a source of an empty name': { spec: { source: { name: '' } } },
    'a source that is an instance': { spec: { source: { kind: 'VirtualMachineInstance' } } },
    'filters': { spec: { annotationFilters: ['*', '!some/key*'], labelFilters: ['a'], template: { labelFilters: ['!*'] } } },
    'a filter with a negation inside': { spec: { annotationFilters: ['some!key'] } },
    'a filter with a wildcard inside': { spec: { labelFilters: ['some*key'] } },
    'a filter that is a negation alone': { spec: { template: { annotationFilters: ['!'] } } },
    'a filter with both inside': { spec: { template: { labelFilters: ['a', 'a*!b'] } } },
    'an empty filter': { spec: { labelFilters: [''] } },
    'a MAC address': { spec: { newMacAddresses: { default: '02:00:00:00:00:01', other: '' } } },
    'a malformed MAC address': { spec: { newMacAddresses: { default: '02:00' } } },
    'a MAC address with hyphens': { spec: { newMacAddresses: { default: '02-00-00-00-00-01' } } },
    'a MAC address of eight bytes': { spec: { newMacAddresses: { default: '02:00:00:00:00:01:02:03' } } },
    'a MAC address of many': { spec: { newMacAddresses: { default: '01:00:00:00:00:01' } } },
    'a serial number': { spec: { newSMBiosSerial: 'web-2' } },
    'a serial number with a colon': { spec: { newSMBiosSerial: 'web:2' } },
    'a serial number with a comma': { spec: { newSMBiosSerial: 'web,2' } },
    'a patch': { spec: { patches: [patch] } },
    'a patch of the name': { spec: { patches: ['{"op": "replace", "path": "/metadata/name", "value": "b"}'] } },
    'a patch with a map': { spec: { patches: ['{"op": "add", "path": "/spec/template/metadata/labels", "value": {"a": "b"}}'] } },
    'a patch that is no JSON': { spec: { patches: [patch, 'replace'] } },
    'a patch that is a number': { spec: { patches: ['1'] } },
    'a volume name policy': { spec: { volumeNamePolicy: 'PrefixTargetName' } },
    'an unknown volume name policy': { spec: { volumeNamePolicy: 'InPlace' } },
    'an empty volume name policy': { spec: { volumeNamePolicy: '' } },
  }, ['Snapshot']),
  ...manifests(clone, { 'its gate off': {} }),
  ...manifests(former(clone), { 'the former version': {}, 'the former version of an instance': { spec: { source: { kind: 'VirtualMachineInstance' } } } }, ['Snapshot']),
};

const claim = { apiGroup: undefined, kind: 'PersistentVolumeClaim' };

const template = { apiGroup: `template.${GROUP}`, kind: 'VirtualMachineTemplate' };

const vmExports: Corpus = {
  ...manifests(vmExport, {
    'nothing special': {},
    'no source': { spec: { source: undefined } },
    'a snapshot': { spec: { source: snapshotSource } },
    'a snapshot of KubeVirt\'s group': { spec: { source: { ...snapshotSource, apiGroup: GROUP } } },
    'a claim': { spec: { source: claim } },
    'a claim of an empty group': { spec: { source: { ...claim, apiGroup: '' } } },
    'a claim of a group': { spec: { source: { ...claim, apiGroup: 'v1' } } },
    'a claim of an empty name': { spec: { source: { ...claim, name: '' } } },
    'a backup': { spec: { source: { apiGroup: 'backup.kubevirt.io', kind: 'VirtualMachineBackup' } } },
    'a backup of no group': { spec: { source: { apiGroup: undefined, kind: 'VirtualMachineBackup' } } },
    'a machine of no group': { spec: { source: { apiGroup: undefined } } },
    'a machine of an empty name': { spec: { source: { name: '' } } },
    'no name': { spec: { source: { name: undefined } } },
    'a DataVolume': { spec: { source: { apiGroup: 'cdi.kubevirt.io', kind: 'DataVolume' } } },
    'no kind': { spec: { source: { kind: undefined } } },
    'a token': { spec: { tokenSecretRef: 'token' } },
    'a token that is a reference': { spec: { tokenSecretRef: { name: 'token' } } },
    'a lifetime': { spec: { ttlDuration: '2h' } },
    'a lifetime in days': { spec: { ttlDuration: '2d' } },
  }, ['VMExport']),
  ...manifests(vmExport, { 'its gate off': {}, 'a template without its gate': { spec: { source: template } } }),
  ...manifests(vmExport, { 'a template without templates': { spec: { source: template } } }, ['OCIExport']),
  ...manifests(vmExport, { 'a template': { spec: { source: template } } }, ['OCIExport', 'Template']),
  ...manifests({ ...vmExport, apiVersion: 'export.kubevirt.io/v1' }, { 'the latest version': {}, 'the latest version of a pool': { spec: { source: { kind: 'VirtualMachinePool' } } } }),
  ...manifests(former(vmExport), { 'the former version': {}, 'the former version of a pool': { spec: { source: { kind: 'VirtualMachinePool' } } } }, ['VMExport']),
};

const CEL = { cel: { expression: 'object' } };
const domainHooks = (...hooks: object[]) => ({ spec: { domainHooks: hooks } });
const socket = (socketPath: unknown) => domainHooks({ sidecar: { socketPath } });
const nodeHooks = (hook: object) => ({ spec: { nodeHooks: [{ socket: '/var/run/hook.sock', permittedHooks: ['PreVMStart'], ...hook }] } });

const plugins: Corpus = {
  ...manifests(plugin, { 'its gate off': {} }),
  ...manifests(plugin, {
    'nothing special': {},
    'no spec': { spec: undefined },
    'a hook of a sidecar': socket('/var/run/kubevirt-plugin/case/hook.sock'),
    'a sidecar in a folder': socket('/var/run/kubevirt-plugin/case/a/hook.sock'),
    'a sidecar of another plugin': socket('/var/run/kubevirt-plugin/other/hook.sock'),
    'a sidecar above its folder': socket('/var/run/kubevirt-plugin/case/../hook.sock'),
    'a sidecar with two slashes': socket('/var/run/kubevirt-plugin/case//hook.sock'),
    'a sidecar of another suffix': socket('/var/run/kubevirt-plugin/case/hook'),
    'a sidecar of 108 characters': socket(`/var/run/kubevirt-plugin/case/${'a'.repeat(73)}.sock`),
    'a sidecar of 109 characters': socket(`/var/run/kubevirt-plugin/case/${'a'.repeat(74)}.sock`),
    'a sidecar without a socket': socket(undefined),
    'a hook without a kind': domainHooks({}),
    'a hook of two kinds': domainHooks({ ...CEL, sidecar: { socketPath: '/var/run/kubevirt-plugin/case/hook.sock' } }),
    'a strategy': { spec: { failureStrategy: 'Ignore' } },
    'an empty strategy': { spec: { failureStrategy: '' } },
    'an unknown strategy': { spec: { failureStrategy: 'Retry' } },
    'an unknown strategy of a domain hook': domainHooks({ sidecar: { socketPath: '/var/run/kubevirt-plugin/case/hook.sock' }, failureStrategy: 'Retry' }),
    'hooks of a node': nodeHooks({ permittedHooks: ['PreVMStart', 'PostVMStart', 'PreVMStop', 'PostVMStop', 'PreMigrationSource', 'PostMigrationSource', 'PreMigrationTarget', 'PostMigrationTarget'] }),
    'an unknown hook of a node': nodeHooks({ permittedHooks: ['PreVMPause'] }),
    'no hooks of a node': nodeHooks({ permittedHooks: [] }),
    'an unknown strategy of a node\'s hook': nodeHooks({ failureStrategy: 'Retry' }),
    'a node\'s hook without a socket': nodeHooks({ socket: undefined }),
  }, ['Plugins']),
};

const backups: Corpus = {
  ...manifests(backup, {
    'nothing special': {},
    'no spec': { spec: undefined },
    'no source': { spec: { source: undefined } },
    'no group': { spec: { source: { apiGroup: undefined } } },
    'another group': { spec: { source: { apiGroup: 'example.test' } } },
    'an empty group': { spec: { source: { apiGroup: '' } } },
    'another kind': { spec: { source: { kind: 'VirtualMachineInstance' } } },
    'a tracker': { spec: { source: { apiGroup: 'backup.kubevirt.io', kind: 'VirtualMachineBackupTracker' } } },
    'a tracker of KubeVirt\'s group': { spec: { source: { kind: 'VirtualMachineBackupTracker' } } },
    'an empty name': { spec: { source: { name: '' } } },
    'no claim': { spec: { pvcName: undefined } },
    'an empty claim': { spec: { pvcName: '' } },
    'pushed': { spec: { mode: 'Push' } },
    'pulled without a token': { spec: { mode: 'Pull' } },
    'pulled with an empty token': { spec: { mode: 'Pull', tokenSecretRef: '' } },
    'pulled': { spec: { mode: 'Pull', tokenSecretRef: 'token' } },
    'an unknown mode': { spec: { mode: 'Copy' } },
  }, ['IncrementalBackup']),
  ...manifests(backup, { 'its gate off': {} }),
  ...manifests(tracker, {
    'nothing special': {},
    'no source': { spec: { source: undefined } },
    'no group': { spec: { source: { apiGroup: undefined } } },
    'another group': { spec: { source: { apiGroup: 'backup.kubevirt.io' } } },
    'another kind': { spec: { source: { kind: 'VirtualMachineInstance' } } },
    'no name': { spec: { source: { name: undefined } } },
    'an empty name': { spec: { source: { name: '' } } },
  }, ['IncrementalBackup']),
  ...manifests(tracker, { 'its gate off': {} }),
};

export const operations: Corpus = { ...migrations, ...policies, ...snapshots, ...restores, ...clones, ...vmExports, ...plugins, ...backups };
