// What is sent to the server for a disk that exists.
import * as fc from 'fast-check';
import { diskConflict, diskManifest, immutableFieldError } from '../../../src/cli/apply/disk-changes';
import { ApiError } from '../../../src/cli/cluster/api-error';
import { billionths } from '../../../src/plain-data/quantity';

const claim = (storage: string, spec: object = {}, status: object = {}): any => ({
  apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'web-root' }, spec: { resources: { requests: { storage } }, ...spec }, status,
});
const dataVolume = (storage: string): any => ({
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name: 'web-root' }, spec: { storage: { resources: { requests: { storage } } } },
});
const live = (storage: string, spec: object = {}) => claim(storage, spec, { phase: 'Bound', capacity: { storage } });
const sent = (manifest: any, before?: any) => diskManifest({ kind: manifest.kind, manifest }, before);

const IMPORT = { dataSourceRef: { apiGroup: 'cdi.kubevirt.io', kind: 'VolumeImportSource', name: 'web-root' } };
const SNAPSHOT = { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 'vmsnapshot-1' };
const RESTORED = { dataSource: SNAPSHOT, dataSourceRef: SNAPSHOT };

test.each<[string, any, any]>([
  ['a claim that does not exist yet', claim('10Gi', IMPORT), undefined],
  ['a claim that grows', claim('20Gi', IMPORT), live('10Gi', IMPORT)],
  ['a claim of the same size in another unit', claim('10240Mi'), live('10Gi')],
  ['a claim whose volume is larger than it asks for', claim('10Gi'), claim('10Gi', {}, { phase: 'Bound', capacity: { storage: '16Gi' } })],
  ['a claim that asks for more, within what its volume already has', claim('12Gi'), claim('10Gi', {}, { phase: 'Bound', capacity: { storage: '16Gi' } })],
  ['a claim that asks for less than before, whose volume has not grown yet', claim('20Gi'), claim('90Gi', {}, { phase: 'Bound', capacity: { storage: '10Gi' } })],
  ['a claim without a volume', claim('5Gi'), claim('10Gi')],
  ['a DataVolume that grows', dataVolume('20Gi'), dataVolume('10Gi')],
  ['another kind', { kind: 'ConfigMap', spec: { resources: { requests: { storage: '1Gi' } } } }, live('10Gi')],
  ['a claim that is still empty', claim('10Gi', IMPORT), claim('10Gi', RESTORED, { phase: 'Pending' })],
  ['a claim that names no source', claim('10Gi'), live('10Gi', RESTORED)],
])('%s is sent unchanged', (_what, manifest, before) => {
  expect(sent(manifest, before)).toBe(manifest);
});

test.each<[string, any, any, string]>([
  ['claim', claim('5Gi'), live('10Gi'), 'spec.resources.requests.storage: "5Gi" is less than the size of the disk, "10Gi", and a disk never shrinks: write "10Gi" or more'],
  ['claim of a DataVolume', claim('10Gi'), live('11381663335'), 'spec.resources.requests.storage: "10Gi" is less than the size of the disk, "11381663335", and a disk never shrinks: write "11Gi" or more'],
  ['DataVolume', dataVolume('500Mi'), dataVolume('1000Mi'), 'spec.storage.resources.requests.storage: "500Mi" is less than the size of the disk, "1000Mi", and a disk never shrinks: write "1000Mi"'],
])('a %s does not shrink', (_what, manifest, before, message) => {
  expect(() => sent(manifest, before)).toThrow(message);
});

test('a claim keeps its source', () => {
  expect(sent(claim('20Gi', IMPORT), live('10Gi', RESTORED))).toEqual(claim('20Gi', { dataSourceRef: SNAPSHOT }));
  expect(JSON.stringify(sent(claim('20Gi', IMPORT), live('10Gi')))).toBe(JSON.stringify(claim('20Gi')));
});

test('a claim takes every size that Kubernetes allows', () => {
  const sizes = fc.constantFrom('1Gi', '1.5Gi', '1536Mi', '2e9', '2G', '2000000k', '2147483648', '3Gi', '0.5Ti', '500000m');
  fc.assert(fc.property(sizes, sizes, sizes, (wanted, asked, capacity) => {
    const [want, ask, has] = [wanted, asked, capacity].map((size) => billionths(size)!);
    // A claim may ask for less than before only while that is still more than its volume has, after a failed expansion.
    const isTaken = want >= ask || want > has;
    const send = () => sent(claim(wanted), claim(asked, {}, { phase: 'Bound', capacity: { storage: capacity } }));
    fc.pre(isTaken || want < has);
    if (isTaken) {
      expect(send).not.toThrow();
    } else {
      expect(send).toThrow('is less than the size of the disk');
    }
  }), { numRuns: 500 });
});

describe('a claim that conflicts with what CDI has written', () => {
  const conflict = (manager: string) => new ApiError(409, {
    message: 'Apply failed', details: { causes: [{ reason: 'FieldManagerConflict', message: `conflict with "${manager}" using v1`, field: '.spec.resources.requests.storage' }] },
  });
  const ownedBy = (kind: string, controller = true) => ({ ...live('5Gi'), metadata: { name: 'web-root', ownerReferences: [{ kind, name: 'web-root', controller }] } });

  test('is reported as the claim of the DataVolume that made it, without a flag that would take it over', () => {
    const error = diskConflict(ownedBy('DataVolume'), conflict('cdi-controller'));
    expect([error?.path, error?.message]).toEqual(['metadata.name', expect.stringMatching(
      /^metadata\.name: is the claim of DataVolume "web-root", which exists and has filled it, and a disk never loses its image: write that DataVolume, give the claim another name, or move the disk to it as .*disks.*moving.* describes$/,
    )]);
  });

  test.each<[string, any, Error]>([
    ['without owners', live('5Gi'), conflict('cdi-controller')],
    ['of another owner', ownedBy('StatefulSet'), conflict('cdi-controller')],
    ['that a DataVolume does not control', ownedBy('DataVolume', false), conflict('cdi-controller')],
    ['with another manager', ownedBy('DataVolume'), conflict('kubectl')],
    ['with another error', ownedBy('DataVolume'), new ApiError(422, { message: 'no' })],
    ['that does not exist', undefined, conflict('cdi-controller')],
  ])('is reported like any other %s', (_, before, error) => {
    expect(diskConflict(before, error)).toBeUndefined();
  });
});

describe('a change of a disk that the server refuses is reported with its field', () => {
  const CDI = new ApiError(422, { message: 'admission webhook "datavolume-validate.cdi.kubevirt.io" denied the request:  Cannot update DataVolume Spec' });
  const IMMUTABLE = new ApiError(422, { message: 'PersistentVolumeClaim "web-root" is invalid: spec: Forbidden: spec is immutable after creation' });
  const volume = (spec: object, phase?: string): any => ({
    kind: 'DataVolume', metadata: { name: 'web-root', namespace: 'shop' }, spec, ...phase !== undefined && { status: { phase } },
  });
  const size = (storage: string, others: object = {}) => ({ resources: { requests: { storage } }, ...others });
  const refused = (manifest: any, before: any, error: Error = CDI) => immutableFieldError({ kind: manifest.kind, manifest }, before, error);
  const http = { http: { url: 'https://images.test/a.qcow2' } };

  test.each<[string, object, object, string, RegExp]>([
    ['storage class', { storage: size('10Gi', { storageClassName: 'slow' }) }, { storage: size('10Gi', { storageClassName: 'fast' }) },
      'spec.storage.storageClassName', /: for another storage class, give the machine a disk of another name, as \S+#another-image describes$/],
    ['size', { storage: size('10240Mi') }, { storage: size('20Gi') }, 'spec.storage.resources.requests.storage', /: to grow its disk, make it a claim, as \S+disks\.md#moving describes$/],
    ['image', { source: http, storage: size('1Gi') }, { source: { registry: { url: 'docker://a' } }, storage: size('1024Mi') }, 'spec.source.registry', /: for another image, give the machine a disk of another name/],
    ['access modes', { pvc: size('1Gi', { accessModes: ['ReadWriteOnce'] }) }, { pvc: size('1Gi', { accessModes: ['ReadWriteMany'] }) }, 'spec.pvc.accessModes', /: for other access modes, give the machine/],
    ['a class that is left out', { storage: size('1Gi', { storageClassName: 'slow' }) }, { storage: size('1Gi') }, 'spec.storage.storageClassName', /: for another storage class, /],
    ['anything else', { storage: size('1Gi') }, { storage: size('1Gi'), contentType: 'archive' }, 'spec.contentType', /: give the machine a disk of another name/],
  ])('%s', (_what, before, after, path, advice) => {
    const error = refused(volume(after), volume(before, 'Succeeded'));
    expect(error?.path).toBe(path);
    expect(error?.message).toMatch(new RegExp(`^${path}: 422: .* Cannot update DataVolume Spec: the spec of a DataVolume never changes: `));
    expect(error?.message).toMatch(advice);
  });

  test('several fields at once', () => {
    const error = refused(volume({ storage: size('2Gi', { storageClassName: 'fast' }) }), volume({ storage: size('1Gi', { storageClassName: 'slow' }) }, 'Succeeded'));
    expect(error?.message).toMatch(/^spec\.storage\.resources\.requests\.storage, spec\.storage\.storageClassName: .*: to grow its disk, .*; for another storage class, /);
  });

  test.each([undefined, 'Pending', 'WaitForFirstConsumer', 'ImportInProgress'])('and with the advice to delete the disk while it is still empty (%s)', (phase) => {
    const error = refused(volume({ storage: size('1Gi', { storageClassName: 'fast' }) }), volume({ storage: size('1Gi', { storageClassName: 'slow' }) }, phase));
    expect(error?.message).toMatch(/never changes: it is still empty: kubectl delete datavolume web-root -n shop, and apply again$/);
  });

  test('for a claim as well, which cannot even grow before it is bound', () => {
    const before = (phase: string) => ({ ...claim('1Gi', { storageClassName: 'slow', volumeMode: 'Filesystem' }, { phase }), metadata: { name: 'web-root', namespace: 'shop' } });
    expect(refused(claim('2Gi'), before('Pending'), IMMUTABLE)?.message).toMatch(
      /^spec\.resources\.requests\.storage: 422: .*: it is still empty: kubectl delete pvc web-root -n shop, and apply again$/,
    );
    expect(refused(claim('1Gi', { storageClassName: 'fast' }), before('Bound'), IMMUTABLE)?.message).toMatch(/^spec\.storageClassName: 422: .*: only its size can change: give the changed one another name/);
  });

  test('but not for another error, another kind, or a disk that did not exist', () => {
    const other = volume({ storage: size('2Gi') });
    expect(refused(other, volume({ storage: size('1Gi') }), new ApiError(422, { message: 'no' }))).toBeUndefined();
    expect(refused({ ...other, kind: 'ConfigMap' }, other)).toBeUndefined();
    expect(refused(other, undefined)).toBeUndefined();
  });
});
