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
