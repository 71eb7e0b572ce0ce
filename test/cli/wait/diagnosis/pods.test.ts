import { missingReference } from '../../../../src/cli/wait/diagnosis/pods';
import { NamespaceCache } from '../../../../src/cli/wait/observation/namespace-cache';
import { project } from '../../../../src/cli/wait/observation/projections';
import { NO_RELATED_OBJECTS } from '../../../../src/cli/wait/observation/related-objects';

const machine = project({ kind: 'VirtualMachine', metadata: { name: 'web' } });
const pod = (waiting: object) => project({ kind: 'Pod', metadata: { name: 'p' }, status: { phase: 'Pending', containerStatuses: [{ name: 'compute', state: { waiting } }] } });

test('a Secret that a kubelet did not find may exist by now', () => {
  const message = 'MountVolume.SetUp failed for volume "keys": secret "creds" not found';
  const found = missingReference(machine, { ...NO_RELATED_OBJECTS, pods: [pod({ reason: 'ContainerCreating' })], warnings: [{ reason: 'FailedMount', message }] });
  expect(found).toMatchObject({ reason: 'SecretNotFound', message, mayRecover: true });
});

test('a Secret that a container waits for does not exist', () => {
  const found = missingReference(machine, { ...NO_RELATED_OBJECTS, pods: [pod({ reason: 'CreateContainerConfigError', message: 'secret "creds" not found' })] });
  expect(found).toMatchObject({ reason: 'SecretNotFound' });
  expect(found?.mayRecover).toBeFalsy();
});

describe('a Secret that another object makes', () => {
  const warning = (name: string) => ({ reason: 'FailedMount', message: `MountVolume.SetUp failed for volume "keys": secret "${name}" not found` });
  const maker = (name: string, spec: object, status?: string) => project({
    kind: 'ExternalSecret', metadata: { name, namespace: 'web' }, spec, status: status && { conditions: [{ type: 'Ready', status, reason: 'SecretSynced' }] },
  });
  const found = (makers: object[], ...names: string[]) => {
    const cache = new NamespaceCache();
    makers.forEach((each) => cache.put(each));
    const { makers: known } = cache.relatedTo(machine);
    return missingReference(machine, { ...NO_RELATED_OBJECTS, makers: known, pods: [pod({ reason: 'ContainerCreating' })], warnings: names.map(warning) });
  };

  test('is waited for under its own name until it is made', () => {
    const expected = {
      state: 'progressing',
      reason: 'SecretNotFound',
      advice: 'the ExternalSecret "keys" has not created it: kubectl describe externalsecret keys -n web: is the operator running, and does its store exist?',
    };
    expect(found([maker('keys', {})], 'keys')).toMatchObject(expected);
    expect(found([maker('keys', { target: { name: 'creds' } }, 'False')], 'creds')).toMatchObject(expected);
    expect(found([maker('keys', { target: { name: 'creds' } })], 'keys')).not.toHaveProperty('state');
  });

  test('exists once it is made, whatever a kubelet reported before', () => {
    expect(found([maker('keys', {}, 'True')], 'keys')).toMatchObject({ state: 'progressing', advice: 'nothing: the ExternalSecret "keys" has created it, and the kubelet retries soon' });
  });

  test('does not hide another one that nothing makes', () => {
    expect(found([maker('keys', {})], 'creds', 'keys')).toMatchObject({ reason: 'SecretNotFound', mayRecover: true, advice: expect.stringContaining('apply the Secret "creds"') });
  });

  test('may be made by a SealedSecret', () => {
    const sealed = project({ kind: 'SealedSecret', metadata: { name: 'keys', namespace: 'web' }, spec: {} });
    expect(found([sealed], 'keys')?.advice).toBe('the SealedSecret "keys" has not created it: kubectl describe sealedsecret keys -n web: is its controller running, and was it sealed for this namespace?');
  });
});
