import { findObstacle } from '../../../../src/cli/wait/diagnosis/diagnosis';
import { project } from '../../../../src/cli/wait/observation/projections';
import { NO_RELATED_OBJECTS } from '../../../../src/cli/wait/observation/related-objects';

const machine = (message: string) => project({
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: { runStrategy: 'Always' },
  status: { conditions: [{ type: 'Failure', status: 'True', reason: 'FailedCreate', message }] },
});

const DENIED = 'User system:serviceaccount:shop:default has insufficient permissions in clone source namespace images';

test('a machine that may not clone its image needs a permission, not another manifest', () => {
  const found = findObstacle(machine(`Error encountered while creating DataVolumes: not authorized to create DataVolume: ${DENIED}`), NO_RELATED_OBJECTS);
  expect(found).toEqual({
    reason: 'UnauthorizedDataVolumeCreate',
    message: `not authorized to create DataVolume: ${DENIED}`,
    advice: expect.stringContaining('create datavolumes/source'),
    mayRecover: true,
  });
});

test('a disk that is refused for another reason needs another manifest', () => {
  expect(findObstacle(machine('Error encountered while creating DataVolumes: failed to create DataVolume: it is odd'), NO_RELATED_OBJECTS)).toMatchObject({ reason: 'FailedCreate' });
});

describe('a disk that cannot be filled', () => {
  const web = project({ kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always' } });
  const message = 'Unable to process data: 404 Not Found';
  const volume = project({
    kind: 'DataVolume',
    metadata: { name: 'image' },
    status: { phase: 'ImportInProgress', conditions: [{ type: 'Running', status: 'False', reason: 'Error', message }] },
  });
  const claim = (ownerReferences: object[]) => project({
    kind: 'PersistentVolumeClaim',
    metadata: {
      name: 'image',
      ownerReferences,
      annotations: { 'cdi.kubevirt.io/storage.condition.running.reason': 'Error', 'cdi.kubevirt.io/storage.condition.running.message': message },
    },
    status: { phase: 'Pending' },
  });
  const filled = claim([{ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', name: 'image', uid: '1', controller: true }]);
  const importing = { ...volume, status: { phase: 'ImportInProgress' } };
  const found = (dataVolumes: object[], claims: object[]) => findObstacle(web, { ...NO_RELATED_OBJECTS, dataVolumes, claims })?.message;

  test('is reported as its DataVolume, whether that or its claim reports first', () => {
    expect(found([volume], [filled])).toBe(`DataVolume "image": ${message}`);
    expect(found([importing], [filled])).toBe(`DataVolume "image": ${message}`);
  });

  test('is reported while CDI tries again, as long as the machine shows the failure', () => {
    const failing = project({ ...web, status: { printableStatus: 'DataVolumeError' } });
    const event = (kind: string, reason: string, text: string) => ({ involvedObject: { kind, name: 'image' }, reason, message: text });
    const warnings = [event('DataVolume', 'Error', 'timeout'), event('DataVolume', 'Error', message), event('PersistentVolumeClaim', 'ErrImportFailed', 'else')];
    const of = (related: object) => findObstacle(failing, { ...NO_RELATED_OBJECTS, dataVolumes: [importing], ...related });
    expect(of({ warnings })).toMatchObject({
      reason: 'DataVolumeError', message: `DataVolume "image": ${message}`, advice: expect.stringContaining('the server has nothing there'),
    });
    expect(of({})).toMatchObject({ reason: 'DataVolumeError', message: 'the DataVolume of a disk has failed' });
    expect(findObstacle(web, { ...NO_RELATED_OBJECTS, dataVolumes: [importing], warnings })).toBeUndefined();
  });

  test('is reported as a claim if it has no DataVolume', () => {
    expect(found([], [claim([])])).toBe(`PersistentVolumeClaim "image": ${message}`);
  });
});

describe('advice on a storage class that does not exist', () => {
  const web = project({ kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always' } });
  const unclaimed = 'PVC spec is missing accessMode and no storageClass to choose profile';
  const volume = (storageClassName: string | undefined, metadata: object = {}) => project({
    kind: 'DataVolume',
    metadata: { name: 'web-root', ...metadata },
    spec: { storage: { storageClassName } },
    status: { phase: 'Pending', conditions: [{ type: 'Bound', status: 'False', reason: 'ErrClaimNotValid', message: unclaimed }] },
  });
  const advice = (related: object) => findObstacle(web, { ...NO_RELATED_OBJECTS, ...related })?.advice;
  const named = 'set a storage class that `kubectl get storageclass` lists: in a program, MachineDefaults.set(app, { storageClassName }), or clusterDefaultStorageClass: true for the cluster\'s default; then ';

  test('replaces a DataVolume that names one, since its class is immutable', () => {
    expect(advice({ dataVolumes: [volume('default')] })).toBe(`${named}delete DataVolume "web-root", whose storage class is immutable, and apply the corrected one`);
  });

  test('marks a default only if the DataVolume names none', () => {
    const marked = 'make a storage class the default; or set one that `kubectl get storageclass` lists, then delete DataVolume "web-root", whose storage class is immutable, and apply the corrected one';
    expect(advice({ dataVolumes: [volume(undefined)] })).toBe(marked);
  });

  test('corrects the machine first if the DataVolume belongs to it', () => {
    const owned = volume('fast', { ownerReferences: [{ kind: 'VirtualMachine', name: 'web', controller: true }] });
    expect(advice({ dataVolumes: [owned] })).toBe(`${named}apply the corrected machine, then delete DataVolume "web-root", whose storage class is immutable: KubeVirt creates it again`);
  });

  test('replaces the DataVolume even if its claim is the one that waits', () => {
    const claim = project({ kind: 'PersistentVolumeClaim', metadata: { name: 'web-root' }, spec: { storageClassName: 'default' }, status: { phase: 'Pending' } });
    const warnings = [{ involvedObject: { kind: 'PersistentVolumeClaim', name: 'web-root' }, reason: 'ProvisioningFailed', message: 'storageclass.storage.k8s.io "default" not found' }];
    const quiet = { ...volume('default'), status: { phase: 'Pending' } };
    expect(advice({ dataVolumes: [quiet], claims: [claim], warnings })).toContain('; then delete DataVolume "web-root"');
    expect(advice({ claims: [claim], warnings })).toContain('; then delete PersistentVolumeClaim "web-root"');
  });
});
