import { missingReference } from '../../../../src/cli/wait/diagnosis/pods';
import { project } from '../../../../src/cli/wait/observation/projections';
import { NONE_RELATED } from '../../../../src/cli/wait/observation/related-objects';

const machine = project({ kind: 'VirtualMachine', metadata: { name: 'web' } });
const pod = (waiting: object) => project({ kind: 'Pod', metadata: { name: 'p' }, status: { phase: 'Pending', containerStatuses: [{ name: 'compute', state: { waiting } }] } });

test('a Secret that a kubelet has not found may be there by now', () => {
  const message = 'MountVolume.SetUp failed for volume "keys": secret "creds" not found';
  const found = missingReference(machine, { ...NONE_RELATED, pods: [pod({ reason: 'ContainerCreating' })], warnings: [{ reason: 'FailedMount', message }] });
  expect(found).toMatchObject({ reason: 'SecretNotFound', message, mayRecover: true });
});

test('a Secret that a container waits for is not there', () => {
  const found = missingReference(machine, { ...NONE_RELATED, pods: [pod({ reason: 'CreateContainerConfigError', message: 'secret "creds" not found' })] });
  expect(found).toMatchObject({ reason: 'SecretNotFound' });
  expect(found?.mayRecover).toBeFalsy();
});
