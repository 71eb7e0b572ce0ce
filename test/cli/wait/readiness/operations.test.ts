import { cloneReadiness, exportReadiness, migrationReadiness, restoreReadiness, snapshotReadiness } from '../../../../src/cli/wait/readiness/operations';

const condition = (type: string, status: string, why: object = {}) => ({ type, status, ...why });

test.each<[string, object, string | undefined]>([
  ['that a quota refuses', { phase: 'Pending', conditions: [condition('migrationRejectedByResourceQuota', 'True')] }, 'a ResourceQuota of the namespace has no room for its target pod'],
  ['that is blocked', { phase: 'Pending', conditions: [condition('migrationBlockedByUtilityVolumes', 'True', { message: 'Migration is waiting.' })] }, 'Migration is waiting.'],
  ['that goes on', { phase: 'Running', conditions: [condition('migrationBlockedByUtilityVolumes', 'False', { message: 'Migration is waiting.' })] }, undefined],
])('a migration %s says so', (_, status, message) => {
  expect(migrationReadiness({ status })).toEqual({ state: 'progressing', reason: (status as any).phase, ...message && { message } });
});

test('a migration is ready once it has succeeded, and says why it has failed', () => {
  expect(migrationReadiness({ status: { phase: 'Succeeded' } })).toEqual({ state: 'ready', reason: 'Succeeded' });
  expect(migrationReadiness({ status: { phase: 'Failed', migrationState: { failureReason: 'no route' } } })).toEqual({ state: 'failed', reason: 'Failed', message: 'no route' });
  expect(migrationReadiness({ status: { phase: 'Failed' } })).toEqual({ state: 'failed', reason: 'Failed', message: 'the migration has failed' });
});

test.each<[string, object, ReturnType<typeof restoreReadiness>]>([
  ['that goes on', { conditions: [condition('Progressing', 'True', { reason: 'Creating new PVCs' }), condition('Ready', 'False', { reason: 'Waiting' })] }, { state: 'progressing', reason: 'InProgress', message: 'Creating new PVCs' }],
  ['that has not begun', { complete: false, conditions: [condition('Ready', 'False', { reason: 'Waiting for target' })] }, { state: 'progressing', reason: 'InProgress', message: 'Waiting for target' }],
  ['that is complete', { complete: true, conditions: [condition('Ready', 'True', { reason: 'Operation complete' })] }, { state: 'ready', reason: 'Complete' }],
  ['that has failed', { complete: true, conditions: [condition('Failure', 'True', { reason: 'Snapshot gone' })] }, { state: 'failed', reason: 'Failed', message: 'Snapshot gone' }],
])('a restore %s says so', (_, status, readiness) => expect(restoreReadiness({ status })).toEqual(readiness));

describe('a snapshot', () => {
  const taken = { phase: 'Succeeded', readyToUse: true, snapshotVolumes: { includedVolumes: ['root'], excludedVolumes: ['data', 'cloudinit'] } };
  const message = 'it does not have "data", "cloudinit": the storage class of a claim among them has no VolumeSnapshotClass';

  test('without some of the claims is ready, and names them', () => {
    expect(snapshotReadiness({ status: { ...taken, indications: ['Online', 'PartialSnapshot'] } })).toEqual({ state: 'ready', reason: 'Succeeded', message });
    expect(snapshotReadiness({ status: { ...taken, sourceIndications: [{ indication: 'PartialSnapshot', message: 'Not all.' }] } })).toMatchObject({ message });
  });

  test('without volumes that no snapshot has, such as of cloud-init, is complete', () => {
    expect(snapshotReadiness({ status: { ...taken, indications: ['Online', 'GuestAgent'] } })).toEqual({ state: 'ready', reason: 'Succeeded' });
  });

  test('of a machine that does not exist says so', () => {
    const conditions = [condition('Progressing', 'False', { reason: 'Source does not exist' }), condition('Ready', 'False', { reason: 'Not ready' })];
    expect(snapshotReadiness({ status: { phase: 'InProgress', conditions } })).toEqual({ state: 'progressing', reason: 'InProgress', message: 'Source does not exist' });
  });

  test('that exists only has to become ready', () => {
    const conditions = [condition('Progressing', 'False', { reason: 'Operation complete' })];
    expect(snapshotReadiness({ status: { phase: 'Succeeded', readyToUse: false, conditions } })).toEqual({ state: 'progressing', reason: 'Succeeded' });
  });
});

describe('a clone', () => {
  const cloned = (phase: string | undefined, progressing: string, reason: string) => cloneReadiness({
    status: { phase, conditions: [condition('Progressing', progressing, { reason: 'Pending' }), condition('Ready', 'False', { reason })] },
  });
  const reason = 'Virtual Machine volume root does not support snapshots\nVirtual Machine volume data does not support snapshots';

  test('that cannot begin, which KubeVirt tries again, says why', () => {
    expect(cloned(undefined, 'False', reason)).toEqual({ state: 'progressing', reason: 'Pending', message: reason });
  });

  test('that goes on only has to end', () => {
    expect(cloned('SnapshotInProgress', 'True', 'Still processing')).toEqual({ state: 'progressing', reason: 'SnapshotInProgress' });
    expect(cloneReadiness({})).toEqual({ state: 'progressing', reason: 'Pending' });
    expect(cloneReadiness({ status: { phase: 'Succeeded', conditions: [condition('Ready', 'True', { reason: 'Ready' })] } })).toEqual({ state: 'ready', reason: 'Succeeded' });
  });

  test('that has failed says why', () => {
    expect(cloned('Failed', 'False', 'Clone of source with backendstorage is not supported')).toEqual({
      state: 'failed', reason: 'Failed', message: 'Clone of source with backendstorage is not supported',
    });
    expect(cloneReadiness({ status: { phase: 'Failed' } })).toEqual({ state: 'failed', reason: 'Failed', message: 'the clone has failed' });
  });
});

describe('an export', () => {
  const exported = (phase: string | undefined, ...conditions: object[]) => exportReadiness({ status: phase && { phase, conditions } });
  const initializing = condition('Ready', 'False', { reason: 'Initializing', message: '' });
  const missing = { reason: 'PVCNotFound', message: 'PersistentVolumeClaim shop/data not found' };

  test('is ready once its server runs', () => expect(exported('Ready', condition('Ready', 'True', { reason: 'PodReady' }))).toEqual({ state: 'ready', reason: 'Ready' }));

  test('has the reason for which its server does not run', () => {
    const inUse = { reason: 'InUse', message: 'Virtual Machine shop/web is running' };
    expect(exported('Pending', condition('Ready', 'False', inUse), condition('PVCReady', 'True', { reason: 'PVCBound' }))).toEqual({ state: 'progressing', ...inUse });
    expect(exported('Pending', initializing, condition('PVCReady', 'False', missing))).toEqual({ state: 'progressing', ...missing });
    expect(exported('Pending', initializing)).toEqual({ state: 'progressing', reason: 'Initializing' });
  });

  test('is pending before KubeVirt has seen it', () => expect(exported(undefined)).toEqual({ state: 'progressing', reason: 'Pending' }));
});
