import { storageMetric, storageTimes, Volumes } from '../../../src/cli/monitor/storage-times';

const volume = (uid: string, phase: string, seconds = 0, spec: object = { storage: { storageClassName: 'fast' } }) => ({
  metadata: { uid, creationTimestamp: '2025-01-01T00:00:00Z' },
  spec,
  status: { phase, conditions: [{ type: 'Ready', status: phase === 'Succeeded' ? 'True' : 'False', lastTransitionTime: new Date(Date.UTC(2025, 0, 1, 0, 0, seconds)).toISOString() }] },
});

function watched() {
  const times = storageTimes();
  const volumes = new Volumes(times);
  return {
    replaced: (objects: any[]) => volumes.replaced(objects.map(volumes.keep)),
    changed: (object: any) => volumes.changed(volumes.keep(object)),
    removed: (object: any) => volumes.removed(volumes.keep(object)),
    sums: () => storageMetric(times).samples.filter(({ suffix }) => suffix === '_sum').map(({ labels, value }) => [labels!.storage_class, value]),
  };
}

test('a volume counts once, by the cluster\'s own times', () => {
  const { changed, sums } = watched();
  changed(volume('a', 'ImportInProgress'));
  changed(volume('a', 'Succeeded', 42));
  changed(volume('a', 'Succeeded', 42));
  expect(sums()).toEqual([['fast', 42]]);
});

test('a volume that was ready before the monitor started does not count', () => {
  const { replaced, changed, sums } = watched();
  replaced([volume('a', 'Succeeded', 42)]);
  changed(volume('a', 'Succeeded', 42));
  expect(sums()).toEqual([]);
});

test('a volume that became ready while the watch was interrupted counts, and a removed one does not', () => {
  const { replaced, removed, sums } = watched();
  replaced([volume('a', 'Pending'), volume('b', 'Pending'), volume('c', 'Pending')]);
  removed(volume('c', 'Pending'));
  replaced([volume('a', 'Succeeded', 7)]);
  replaced([volume('b', 'Succeeded', 8), volume('c', 'Succeeded', 9)]);
  expect(sums()).toEqual([['fast', 7]]);
});

test('the default storage class has an empty name', () => {
  const { changed, sums } = watched();
  for (const [uid, spec] of Object.entries({ a: { storage: {} }, b: { pvc: { storageClassName: 'slow' } } })) {
    changed(volume(uid, 'Pending'));
    changed(volume(uid, 'Succeeded', 1, spec));
  }
  expect(sums()).toEqual([['', 1], ['slow', 1]]);
});
