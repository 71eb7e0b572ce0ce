import { findObstacle } from '../../../../src/cli/wait/diagnosis/diagnosis';
import { project } from '../../../../src/cli/wait/observation/projections';
import { NONE_RELATED } from '../../../../src/cli/wait/observation/related-objects';

const machine = (message: string) => project({
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: { runStrategy: 'Always' },
  status: { conditions: [{ type: 'Failure', status: 'True', reason: 'FailedCreate', message }] },
});

const DENIED = 'User system:serviceaccount:shop:default has insufficient permissions in clone source namespace images';

test('a machine that may not clone its image wants a permission, and no other manifest', () => {
  const found = findObstacle(machine(`Error encountered while creating DataVolumes: not authorized to create DataVolume: ${DENIED}`), NONE_RELATED);
  expect(found).toEqual({
    reason: 'UnauthorizedDataVolumeCreate',
    message: `not authorized to create DataVolume: ${DENIED}`,
    advice: expect.stringContaining('create datavolumes/source'),
    mayRecover: true,
  });
});

test('a disk that is refused for another reason is corrected in the manifest', () => {
  expect(findObstacle(machine('Error encountered while creating DataVolumes: failed to create DataVolume: it is odd'), NONE_RELATED)).toMatchObject({ reason: 'FailedCreate' });
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
  const found = (dataVolumes: object[], claims: object[]) => findObstacle(web, { ...NONE_RELATED, dataVolumes, claims })?.message;

  test('is named by its DataVolume, whether that or its claim tells of it first', () => {
    expect(found([volume], [filled])).toBe(`DataVolume "image": ${message}`);
    expect(found([importing], [filled])).toBe(`DataVolume "image": ${message}`);
  });

  test('is named as a claim where it has no DataVolume', () => {
    expect(found([], [claim([])])).toBe(`PersistentVolumeClaim "image": ${message}`);
  });
});
