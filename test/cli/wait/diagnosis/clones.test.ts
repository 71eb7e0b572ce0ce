import { findObstacle } from '../../../../src/cli/wait/diagnosis/diagnosis';
import { verdictOf } from '../../../../src/cli/wait/diagnosis/verdict';
import { project } from '../../../../src/cli/wait/observation/projections';
import { NO_RELATED_OBJECTS as NOTHING } from '../../../../src/cli/wait/observation/related-objects';

/** The server's time: the client's clock is years ahead. */
const now = Date.parse('2025-01-01T00:00:00Z') / 1000;
const NO_RELATED_OBJECTS = { ...NOTHING, now };

const DATA_VOLUME = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' };
const machine = project({ kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always' } });
const volume = (phase: string | undefined, status: object = {}) => project({ ...DATA_VOLUME, metadata: { name: 'root' }, status: { phase, ...status } });
const claim = (phase: string, metadata: object = {}) => project({ kind: 'PersistentVolumeClaim', metadata: { name: 'root', uid: 'u', ...metadata }, status: { phase } });
const event = (kind: string, reason: string, message: string, seconds = 1, name = 'root') => (
  { involvedObject: { kind, name }, reason, message, lastTimestamp: new Date((now - seconds) * 1000).toISOString() });

describe('a clone whose source is in use', () => {
  const message = 'pod shop/virt-launcher-db-x7 using PersistentVolumeClaim db-root';
  const inUse = (seconds = 1, text = message, kind = 'PersistentVolumeClaim') => event(kind, 'CloneSourceInUse', text, seconds);
  const copying = volume('SnapshotForSmartCloneInProgress', { progress: 'N/A' });
  const found = (disk: object, ...warnings: object[]) => findObstacle(disk, { ...NO_RELATED_OBJECTS, claims: [claim('Pending')], warnings });

  test('waits for the machine that uses it', () => {
    const expected = { reason: 'CloneSourceInUse', message: `PersistentVolumeClaim "root": ${message}`, advice: expect.stringContaining('stop the machine'), mayRecover: true };
    expect(found(copying, inUse())).toEqual({ ...expected, message });
    expect(found(copying, inUse(1, message, 'DataVolume'))).toEqual({ ...expected, message });
    expect(findObstacle(claim('Pending'), { ...NO_RELATED_OBJECTS, warnings: [inUse()] })).toEqual({ ...expected, message });
    expect(findObstacle(machine, { ...NO_RELATED_OBJECTS, claims: [claim('Pending')], warnings: [inUse()] })).toEqual(expected);
    const disks = { dataVolumes: [copying], claims: [claim('Pending')], warnings: [inUse()] };
    expect(findObstacle(machine, { ...NO_RELATED_OBJECTS, ...disks })).toEqual({ ...expected, message: `DataVolume "root": ${message}` });
    expect(verdictOf(DATA_VOLUME, copying, { ...NO_RELATED_OBJECTS, warnings: [inUse()] })).toMatchObject({ state: 'failed', mayRecover: true });
  });

  test('may be free again a few seconds after CDI reported it, since CDI soon reports it less often', () => {
    expect(found(copying, inUse(10))).toMatchObject({ state: 'progressing', message, advice: expect.stringContaining('stop the machine') });
    expect(found(copying, inUse(400))).toBeUndefined();
  });

  test('may be free again while the server\'s time is unknown', () => {
    expect(findObstacle(copying, { ...NOTHING, claims: [claim('Pending')], warnings: [inUse()] })).toMatchObject({ state: 'progressing', message });
  });

  test('only waits for a pod of CDI, which ends on its own', () => {
    expect(found(copying, inUse(1, 'pod shop/importer-db-root using PersistentVolumeClaim db-root'))).toMatchObject({ state: 'progressing' });
    expect(found(copying, inUse(1, 'pod shop/hp-volume-abc12 using PersistentVolumeClaim db-root'))).not.toHaveProperty('state');
  });

  test.each([['is done', 'Succeeded', '100.0%'], ['has begun', 'CloneInProgress', '3.10%']])('is not reported once it %s', (_, phase, progress) => {
    expect(found(volume(phase, { progress }), inUse())).toBeUndefined();
  });
});

describe('a clone that CDI has not begun', () => {
  test.each([
    ['CloneWithoutSource', 'The source pvc db-root doesn\'t exist', 'create the source'],
    ['CloneValidationFailed', 'The clone doesn\'t meet the validation requirements: target resources requests storage size is smaller than the source 1 < 2', 'size of the source'],
  ])('because of %s fails until it begins, however long ago CDI has said so', (reason, message, advice) => {
    const warnings = [event('DataVolume', reason, message, 2_000)];
    const found = (phase: string | undefined) => findObstacle(volume(phase), { ...NO_RELATED_OBJECTS, warnings });
    const expected = { reason, message, advice: expect.stringContaining(advice), mayRecover: true };
    expect([found(undefined), found(''), found('Pending')]).toEqual([expected, expected, expected]);
    expect(found('CloneScheduled')).toBeUndefined();
    expect(findObstacle(machine, { ...NO_RELATED_OBJECTS, dataVolumes: [volume('')], warnings })?.message).toBe(`DataVolume "root": ${message}`);
  });

  test.each([
    ['CloneWithoutSource', 'The source pvc db-root doesn\'t exist'], ['CloneValidationFailed', 'The clone doesn\'t meet the validation requirements'],
  ])('because of %s fails by its condition, since CDI sends no warning', (reason, message) => {
    const conditions = [{ type: 'Bound', status: 'False', reason, message }, { type: 'Running', status: 'False' }];
    const expected = { reason, message, advice: expect.any(String), mayRecover: true };
    expect(findObstacle(volume('Pending', { conditions }), NO_RELATED_OBJECTS)).toEqual(expected);
    expect(verdictOf(DATA_VOLUME, volume('', { conditions }), NO_RELATED_OBJECTS)).toMatchObject({ state: 'failed', reason });
    expect(findObstacle(machine, { ...NO_RELATED_OBJECTS, dataVolumes: [volume('Pending', { conditions })] })?.message).toBe(`DataVolume "root": ${message}`);
    expect(findObstacle(volume('CloneScheduled', { conditions }), NO_RELATED_OBJECTS)).toBeUndefined();
    expect(findObstacle(volume('Pending', { conditions: [{ ...conditions[0], reason: 'NotFound' }] }), NO_RELATED_OBJECTS)).toBeUndefined();
  });

  test('is only told of a claim, which shows no beginning', () => {
    const warnings = [event('PersistentVolumeClaim', 'CloneWithoutSource', 'The source pvc db-root doesn\'t exist', 60)];
    expect(findObstacle(claim('Pending'), { ...NO_RELATED_OBJECTS, warnings })).toMatchObject({ state: 'progressing', reason: 'CloneWithoutSource' });
    expect(findObstacle(claim('Bound'), { ...NO_RELATED_OBJECTS, warnings })).toBeUndefined();
  });

  test('because its claim is smaller than the source fails with that advice', () => {
    const conditions = [{ type: 'Running', status: 'False', reason: 'Error', message: 'target resources requests storage size is smaller than the source 1 < 2' }];
    expect(findObstacle(volume('CloneScheduled', { conditions }), NO_RELATED_OBJECTS)?.advice).toContain('size of the source');
  });
});

test('an import whose pod Kubernetes refuses fails with what may be missing', () => {
  const message = 'Error starting pod \'importer-prime-u\': For more information, request access to cdi-deploy logs from your sysadmin';
  const refused = volume('ImportScheduled', { conditions: [{ type: 'Running', status: 'False', reason: 'ErrStartingPod', message }] });
  const expected = { reason: 'ErrStartingPod', message, advice: expect.stringContaining('priority class'), mayRecover: true };
  expect(findObstacle(refused, NO_RELATED_OBJECTS)).toEqual(expected);
  expect(findObstacle(machine, { ...NO_RELATED_OBJECTS, dataVolumes: [refused] })?.message).toBe(`DataVolume "root": ${message}`);
});

test.each(['Pending', 'Running'])('an import whose pod was refused a second time, and is %s, goes on', (pod) => {
  const report = (phase?: string) => ({ annotations: { 'cdi.kubevirt.io/storage.condition.running.reason': 'ErrStartingPod', 'cdi.kubevirt.io/storage.pod.phase': phase } });
  const refused = volume('Pending', { conditions: [{ type: 'Running', status: 'False', reason: 'ErrStartingPod' }] });
  const warnings = [event('PersistentVolumeClaim', 'ErrStartingPod', 'Error starting pod')];
  const found = (...phase: string[]) => [claim('Pending', report(...phase)), refused, machine]
    .map((object) => findObstacle(object, { ...NO_RELATED_OBJECTS, dataVolumes: [refused], claims: [claim('Pending', report(...phase))], warnings })?.reason);
  expect(found(pod)).toEqual([undefined, undefined, undefined]);
  expect([found('Failed'), found()]).toEqual(Array(2).fill(Array(3).fill('ErrStartingPod')));
});

test('a refused import says why also where its claim was bound before, as by CDI without populators', () => {
  const message = 'Error starting pod \'importer-root\': For more information, request access to cdi-deploy logs from your sysadmin';
  const prefix = 'cdi.kubevirt.io/storage.condition.running';
  const bound = claim('Bound', { annotations: { [`${prefix}.reason`]: 'ErrStartingPod', [`${prefix}.message`]: message, 'cdi.kubevirt.io/storage.pod.phase': 'Failed' } });
  const refused = volume('ImportScheduled', { conditions: [{ type: 'Running', status: 'False', reason: 'ErrStartingPod', message }] });
  expect(findObstacle(refused, { ...NO_RELATED_OBJECTS, claims: [bound] })).toMatchObject({ reason: 'ErrStartingPod', message });
});

test('a clone whose source pod Kubernetes refuses fails too, also while its other pod runs', () => {
  const message = 'Error starting pod \'u-source-pod\': For more information, request access to cdi-deploy logs from your sysadmin';
  const prefix = 'cdi.kubevirt.io/storage.condition';
  const target = claim('Bound', {
    annotations: {
      [`${prefix}.running.reason`]: 'Pod is running',
      [`${prefix}.source.running.reason`]: 'ErrStartingPod',
      [`${prefix}.source.running.message`]: message,
      'cdi.kubevirt.io/storage.pod.phase': 'Running',
    },
  });
  const clone = volume('CloneScheduled', { conditions: [{ type: 'Running', status: 'False', reason: 'ErrStartingPod', message }] });
  const related = { ...NO_RELATED_OBJECTS, dataVolumes: [clone], claims: [target] };
  const expected = { reason: 'ErrStartingPod', message, advice: expect.stringContaining('priority class'), mayRecover: true };
  expect(findObstacle(clone, { ...related, dataVolumes: [] })).toEqual(expected);
  expect(findObstacle(machine, related)).toMatchObject({ reason: 'ErrStartingPod', message: `DataVolume "root": ${message}` });
});

describe('an import whose pod no node takes', () => {
  const conditions = [{ type: 'Running', status: 'False', reason: 'Unschedulable', message: 'Importer pod cannot be scheduled' }];
  const scheduled = volume('ImportScheduled', { conditions });
  const refused = (message: string, pod = 'importer-prime-u') => event('Pod', 'FailedScheduling', message, 60, pod);
  const ROOM = '0/2 nodes are available: 2 Insufficient memory.';
  const found = (...warnings: object[]) => findObstacle(scheduled, { ...NO_RELATED_OBJECTS, claims: [claim('Pending')], warnings });

  test('fails with the scheduler\'s message', () => {
    const expected = { reason: 'Unschedulable', message: `Importer pod cannot be scheduled: ${ROOM}`, advice: expect.stringContaining('CDI\'s importer pod'), mayRecover: true };
    expect(found(refused(ROOM))).toEqual(expected);
    expect(found(refused(ROOM, 'importer-root'))).toEqual(expected);
    expect(findObstacle(machine, { ...NO_RELATED_OBJECTS, dataVolumes: [scheduled], claims: [claim('Pending')], warnings: [refused(ROOM)] }))
      .toEqual({ ...expected, message: `DataVolume "root": ${expected.message}` });
  });

  test('only waits while its volume is provisioned, or if the scheduler\'s message is not known', () => {
    expect(found(refused('0/2 nodes are available: pod has unbound immediate PersistentVolumeClaims.'))).toMatchObject({ state: 'progressing', reason: 'Unschedulable' });
    expect(found(refused(ROOM, 'importer-prime-other'))).toMatchObject({ state: 'progressing', message: 'Importer pod cannot be scheduled' });
  });
});
