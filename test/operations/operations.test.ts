// Operations on machines: snapshots, restores, clones, exports and migration policies.
import { ApiObject, Chart, Duration, Lazy, Size, Testing } from 'cdk8s';
import {
  Machine, MachineSize, MigrationPolicy, RestoreTargetReadinessPolicy, SnapshotDeletionPolicy, VirtualMachine, VirtualMachineClone,
  VirtualMachineExport, VirtualMachineRestore, VirtualMachineSnapshot, VolumeNamePolicy, VolumeOwnershipPolicy, VolumeRestorePolicy, VolumeSource,
} from '../../src';
import { linesThrown } from '../lines-thrown';

function chart(namespace?: string): Chart {
  return new Chart(Testing.app(), 'day-two', { namespace });
}

const machineOf = (scope: Chart, namespace?: string) => VirtualMachine.fromVirtualMachineName(scope, 'db', 'db', { namespace });

const nightly = (scope: Chart, namespace?: string) => VirtualMachineSnapshot.fromVirtualMachineSnapshotName(scope, 'nightly', 'nightly', { namespace });

test('operations with only the required fields', () => {
  const scope = chart('machines');
  const virtualMachine = machineOf(scope);
  const snapshot = new VirtualMachineSnapshot(scope, 'db-1', { virtualMachine });
  new VirtualMachineRestore(scope, 'db-1-restored', { snapshot });
  new VirtualMachineClone(scope, 'db-copy', { virtualMachine });
  new VirtualMachineExport(scope, 'db-export', { virtualMachine });
  new MigrationPolicy(scope, 'usual', {});
  expect(Testing.synth(scope)).toMatchSnapshot();
});

test('operations with all fields', () => {
  const scope = chart();
  const virtualMachine = machineOf(scope, 'machines');
  const snapshot = new VirtualMachineSnapshot(scope, 'db-1', {
    virtualMachine, deletionPolicy: SnapshotDeletionPolicy.RETAIN, failureDeadline: Duration.minutes(90), metadata: { labels: { reason: 'upgrade' } },
  });
  new VirtualMachineRestore(scope, 'db-1-restored', {
    snapshot,
    targetName: 'db-2',
    targetReadinessPolicy: RestoreTargetReadinessPolicy.STOP_TARGET,
    volumeRestorePolicy: VolumeRestorePolicy.PREFIX_TARGET_NAME,
    volumeOwnershipPolicy: VolumeOwnershipPolicy.NONE,
    patches: ['{"op": "replace", "path": "/spec/runStrategy", "value": "Halted"}'],
  });
  new VirtualMachineClone(scope, 'db-copy', {
    snapshot,
    targetName: 'db-3',
    labelFilters: ['*', '!example.com/*'],
    annotationFilters: ['example.com/owner'],
    templateLabelFilters: ['*', '!tier'],
    newMacAddresses: { default: '02:00:00:00:00:01' },
    newSmbiosSerial: 'copy-1',
    patches: ['{"op": "remove", "path": "/spec/template/spec/nodeSelector"}'],
    volumeNamePolicy: VolumeNamePolicy.PREFIX_TARGET_NAME,
  });
  new VirtualMachineExport(scope, 'db-export', { snapshot, tokenSecretName: 'export-token', ttlDuration: Duration.seconds(45) });
  new MigrationPolicy(scope, 'busy-databases', {
    namespaceSelector: { team: 'shop' },
    virtualMachineInstanceSelector: { tier: 'database' },
    bandwidthPerMigration: Size.mebibytes(512),
    completionTimeoutPerGib: Duration.minutes(5),
    allowAutoConverge: false,
    allowPostCopy: true,
    allowWorkloadDisruption: true,
  });
  expect(Testing.synth(scope)).toMatchSnapshot();
});

test.each([
  ['a snapshot of another program', { snapshot: nightly(chart()) }, { apiGroup: 'snapshot.kubevirt.io', kind: 'VirtualMachineSnapshot', name: 'nightly' }],
  ['a claim', { claimName: 'db-data' }, { apiGroup: '', kind: 'PersistentVolumeClaim', name: 'db-data' }],
])('%s can be exported', (_, source, expected) => {
  expect(new VirtualMachineExport(chart(), 'out', source).apiObject.toJson().spec.source).toEqual(expected);
});

test('a restore of a snapshot from another program needs targetName', () => {
  const spec = (targetName: string) => new VirtualMachineRestore(chart(), 'back', { snapshot: nightly(chart()), targetName }).apiObject.toJson().spec;
  expect(spec('db')).toEqual({ target: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'db' }, virtualMachineSnapshotName: 'nightly' });
  expect(linesThrown(() => new VirtualMachineRestore(chart(), 'back', { snapshot: nightly(chart()) })))
    .toEqual(['day-two/back: targetName: is missing: write the name of the machine that is restored, or a new one']);
});

// KubeVirt would admit it, delete the disks of the machine in the snapshot, and give its claims to the other machine.
test('a restore in place into another machine is refused', () => {
  const scope = chart();
  const snapshot = new VirtualMachineSnapshot(scope, 'db-1', { virtualMachine: machineOf(scope) });
  const volumeRestorePolicy = VolumeRestorePolicy.IN_PLACE;
  const restore = (id: string, targetName?: string) => () => new VirtualMachineRestore(scope, id, { snapshot, targetName, volumeRestorePolicy });
  expect(linesThrown(restore('rehearsal', 'db-2'))).toEqual([
    'day-two/rehearsal: volumeRestorePolicy: "InPlace" deletes the disks of "db" and gives their claims to "db-2": write VolumeRestorePolicy.PREFIX_TARGET_NAME, or leave out targetName',
  ]);
  expect([linesThrown(restore('back')), linesThrown(restore('same', 'db'))]).toEqual([[], []]);
});

// KubeVirt would look for a claim with the new name, find the existing one, and report the restore as complete.
test('a restore whose claims would get the names of existing ones is refused, since nothing would be restored', () => {
  const scope = chart('machines');
  const disks = [{ name: 'root', size: Size.gibibytes(20) }, { name: 'data', size: Size.gibibytes(1) }, { name: 'tools', volume: VolumeSource.persistentVolumeClaim('tools') }];
  const virtualMachine = new Machine(scope, 'web', { instancetype: { name: 'u1.medium' }, disks });
  const snapshot = new VirtualMachineSnapshot(scope, 'web-1', { virtualMachine });
  const restore = (id: string, volumeRestorePolicy: VolumeRestorePolicy, targetName?: string) => () => {
    new VirtualMachineRestore(scope, id, { snapshot, volumeRestorePolicy, targetName });
  };
  expect(linesThrown(restore('back', VolumeRestorePolicy.PREFIX_TARGET_NAME))).toEqual([
    'day-two/back: volumeRestorePolicy: "PrefixTargetName" does not restore "web-root", "web-data": these claims already exist, and KubeVirt uses them as they are: '
      + 'write VolumeRestorePolicy.IN_PLACE, or another targetName',
  ]);
  expect(linesThrown(restore('same', VolumeRestorePolicy.PREFIX_TARGET_NAME, 'web'))).toHaveLength(1);
  expect(linesThrown(restore('rehearsal', VolumeRestorePolicy.PREFIX_TARGET_NAME, 'web-2'))).toEqual([]);
  expect(linesThrown(restore('in-place', VolumeRestorePolicy.IN_PLACE))).toEqual([]);
  const unknown = new VirtualMachineSnapshot(scope, 'db-1', { virtualMachine: machineOf(scope) });
  expect(linesThrown(() => new VirtualMachineRestore(scope, 'db-back', { snapshot: unknown, volumeRestorePolicy: VolumeRestorePolicy.PREFIX_TARGET_NAME }))).toEqual([]);
});

test.each([['none'], [[null]]])('a restore passes over what no schema allows in an object of the program: volumes %j', (volumes) => {
  const scope = chart('machines');
  const virtualMachine = machineOf(scope);
  new ApiObject(virtualMachine as any, 'Resource', { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', ...{ spec: { template: { spec: { volumes } } } } });
  const snapshot = new VirtualMachineSnapshot(scope, 'db-1', { virtualMachine });
  expect(linesThrown(() => new VirtualMachineRestore(scope, 'back', { snapshot, volumeRestorePolicy: VolumeRestorePolicy.PREFIX_TARGET_NAME }))).toEqual([]);
});

test('an operation is in the namespace of its machine or snapshot', () => {
  const scope = chart('ops');
  const virtualMachine = machineOf(scope, 'machines');
  const snapshot = new VirtualMachineSnapshot(scope, 'db-1', { virtualMachine });
  expect([snapshot.namespace, new VirtualMachineClone(scope, 'copy', { snapshot }).apiObject.metadata.namespace]).toEqual(['machines', 'machines']);
  expect(linesThrown(() => new VirtualMachineExport(scope, 'out', { virtualMachine, metadata: { namespace: 'ops' } }))).toEqual([
    'day-two/out: metadata.namespace: "ops" is not the namespace of virtualMachine, "machines", which has to be the same: leave it out',
  ]);
});

test('the namespace of an operation, and that of its machine, may be one that is produced at synth', () => {
  const scope = chart('ops');
  const namespace: any = Lazy.any({ produce: () => 'machines' });
  const virtualMachine = new Machine(scope, 'web', { size: MachineSize.SMALL, disks: [{ name: 'root', size: Size.gibibytes(1) }], metadata: { namespace } });
  new VirtualMachineSnapshot(scope, 'web-1', { virtualMachine, metadata: { namespace: 'machines' } });
  new VirtualMachineSnapshot(scope, 'db-1', { virtualMachine: machineOf(scope, 'machines'), metadata: { namespace } });
  expect(new Set(Testing.synth(scope).map(({ metadata }) => metadata.namespace))).toEqual(new Set(['machines']));
});

test('properties of a subclass do not get into the manifest', () => {
  const scope = chart('machines');
  const more: object = { keepForDays: 3 };
  const { spec } = new VirtualMachineRestore(scope, 'back', { snapshot: nightly(scope), targetName: 'db', ...more }).apiObject.toJson();
  expect([spec, new MigrationPolicy(scope, 'slow', { allowPostCopy: true, ...more }).apiObject.toJson().spec]).toEqual([
    { target: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'db' }, virtualMachineSnapshotName: 'nightly' }, { allowPostCopy: true, selectors: {} },
  ]);
});

test('a snapshot of another program has a name and a namespace, and emits nothing', () => {
  const scope = chart('machines');
  const far = VirtualMachineSnapshot.fromVirtualMachineSnapshotName(scope, 'far', 'db.2026-01-31', { namespace: 'data' });
  expect([nightly(scope), far].map(({ name, namespace, node }) => [name, namespace, node.path])).toEqual([
    ['nightly', 'machines', 'day-two/nightly'], ['db.2026-01-31', 'data', 'day-two/far'],
  ]);
  expect(Testing.synth(scope)).toEqual([]);
  expect(new VirtualMachineClone(scope, 'copy', { snapshot: far }).apiObject.metadata.namespace).toBe('data');
  expect(linesThrown(() => new VirtualMachineExport(scope, 'out', { snapshot: far, metadata: { namespace: 'machines' } }))).toEqual([
    'day-two/out: metadata.namespace: "machines" is not the namespace of snapshot, "data", which has to be the same: leave it out',
  ]);
  expect(linesThrown(() => VirtualMachineSnapshot.fromVirtualMachineSnapshotName(scope, 'wrong', 'DB'))).toEqual([
    'day-two/wrong: name: "DB" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
  ]);
});

test.each([['a machine', machineOf], ['a name', () => 'nightly']])('%s is not a snapshot', (_, other) => {
  const scope = chart();
  const told = 'write a snapshot, such as a VirtualMachineSnapshot or VirtualMachineSnapshot.fromVirtualMachineSnapshotName(…)';
  const snapshot: any = other(scope);
  expect(linesThrown(() => new VirtualMachineRestore(scope, 'back', { snapshot, targetName: 'db' }))).toEqual([expect.stringContaining(told)]);
  expect(linesThrown(() => new VirtualMachineRestore(scope, 'back', { targetName: 'db' } as any))).toEqual([`day-two/back: snapshot: is missing: ${told}`]);
});

test('one error lists every mistake', () => {
  const scope = chart();
  const virtualMachine = machineOf(scope);
  const snapshot = new VirtualMachineSnapshot(scope, 'db-1', { virtualMachine });
  expect(linesThrown(() => new VirtualMachineClone(scope, 'copy', { virtualMachine, snapshot, targetName: 'DB' }))).toEqual([
    'day-two/copy: has virtualMachine and snapshot: write one of virtualMachine, snapshot',
    'day-two/copy: targetName: "DB" is not a DNS label: write at most 63 lower-case letters, digits and "-", such as "ubuntu"',
  ]);
  expect(linesThrown(() => new VirtualMachineExport(scope, 'out', { ttlDuration: Duration.millis(1500), tokenSecretName: 'my token' }))).toEqual([
    'day-two/out: has nothing: write one of virtualMachine, snapshot, claimName',
    'day-two/out: tokenSecretName: "my token" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'day-two/out: ttlDuration: 1.5 seconds is not a whole number: write Duration.seconds(2)',
  ]);
  expect(linesThrown(() => new VirtualMachineExport(scope, 'gone', { claimName: 'db-data', ttlDuration: Duration.seconds(0) }))).toEqual([
    'day-two/gone: ttlDuration: 0 seconds would make KubeVirt delete the export at once: write a longer time, such as Duration.hours(2)',
  ]);
  expect(linesThrown(() => new MigrationPolicy(scope, 'slow', { metadata: { namespace: 'machines' } }))).toEqual([
    'day-two/slow: metadata.namespace: "machines" is set, but the object is cluster-scoped: leave it out',
  ]);
});

describe('a clone', () => {
  const clone = (props: object) => new VirtualMachineClone(chart(), 'copy', { snapshot: nightly(chart()), ...props }).apiObject.toJson().spec;

  // KubeVirt admits colons, but then refuses the restore that it makes from the clone.
  test('writes MAC addresses with hyphens', () => {
    expect(clone({ newMacAddresses: { default: '02:00:00:00:00:aB', office: '02-00-00-00-00-02', lab: '{{MAC}}', other: '' } }).newMacAddresses)
      .toEqual({ default: '02-00-00-00-00-aB', office: '02-00-00-00-00-02', lab: '{{MAC}}', other: '' });
  });

  test('copies no labels if the list of filters is empty', () => {
    expect(clone({ labelFilters: [], templateLabelFilters: [] })).toMatchObject({ labelFilters: ['!.*'], template: { labelFilters: ['!.*'] } });
    expect(clone({})).not.toHaveProperty('template');
  });

  test('leaves out what would make the copy part of the Argo CD Application of the machine, unless filters are given', () => {
    expect(clone({})).toMatchObject({ labelFilters: ['*', '!app.kubernetes.io/instance'], annotationFilters: ['*', '!argocd.argoproj.io/tracking-id'] });
    expect(clone({ labelFilters: ['*'], annotationFilters: [] })).toMatchObject({ labelFilters: ['*'], annotationFilters: ['!.*'] });
  });

  test('is refused with filters that only exclude', () => {
    expect(linesThrown(() => clone({ labelFilters: ['!tier', '!example.com/*'], annotationFilters: ['!note', 'note'] }))).toEqual([
      'day-two/copy: labelFilters: ["!tier","!example.com/*"] only exclude, so nothing is copied: write ["*","!tier","!example.com/*"] to copy the rest, or [] to copy none',
    ]);
  });
});

test('an operation that KubeVirt would refuse is refused at synth', () => {
  const scope = chart();
  new VirtualMachineClone(scope, 'copy', { virtualMachine: machineOf(scope), targetName: 'db', labelFilters: ['a*b'] });
  expect(linesThrown(() => Testing.synth(scope)).slice(1)).toEqual([
    expect.stringContaining('[day-two/copy] spec.target.name: "db" is the machine being cloned'),
    expect.stringContaining('[day-two/copy] spec.labelFilters[0]: "a*b" is not a filter'),
  ]);
});
