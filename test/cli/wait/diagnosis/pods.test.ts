import { findObstacle } from '../../../../src/cli/wait/diagnosis/diagnosis';
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

test('a Secret that the pod of a disk\'s import waits for is reported by the disk, and by its machine', () => {
  const conditions = [{ type: 'Running', status: 'False', reason: 'CreateContainerConfigError', message: 'secret "s3-credentials" not found' }];
  const disk = project({ kind: 'DataVolume', metadata: { name: 'root' }, status: { phase: 'ImportInProgress', conditions } });
  const expected = { reason: 'SecretNotFound', message: 'secret "s3-credentials" not found', advice: expect.stringContaining('apply the Secret "s3-credentials"'), mayRecover: true };
  expect(findObstacle(machine, { ...NO_RELATED_OBJECTS, dataVolumes: [disk] })).toMatchObject(expected);
  expect(findObstacle(disk, NO_RELATED_OBJECTS)).toMatchObject(expected);
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

describe('a pod without a sandbox', () => {
  const withSandbox = (status: string, name = 'p') => project({
    kind: 'Pod', metadata: { name }, status: { phase: 'Pending', conditions: [{ type: 'PodReadyToStartContainers', status }] },
  });
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  const event = (reason: string, message: string, { seconds = 1, count = 2, name = 'p' }: { seconds?: number; count?: number; name?: string } = {}) => (
    { reason, message, count, involvedObject: { kind: 'Pod', name }, lastTimestamp: ago(seconds) }
  );
  const warning = (message: string, when?: object) => event('FailedCreatePodSandBox', `Failed to create pod sandbox: rpc error: code = Unknown desc = ${message}`, when);
  const multus = 'cannot find a network-attachment-definition (office) in namespace (shop): '
    + 'network-attachment-definitions.k8s.cni.cncf.io "office" not found';
  const found = (pods: object[], ...warnings: object[]) => findObstacle(machine, { ...NO_RELATED_OBJECTS, pods, warnings });

  test('waits for a network that Multus does not find', () => {
    expect(found([withSandbox('False')], warning(`plugin type="multus-shim" failed (add): Multus: [shop/p]: getKubernetesDelegate: ${multus}`))).toEqual({
      reason: 'FailedCreatePodSandBox', message: multus, advice: expect.stringMatching(/^apply the NetworkAttachmentDefinition that the message names/), mayRecover: true,
    });
  });

  test.each([[0, multus], [300, multus], [600, 'the beginning']])('whose event is cut before Multus\' complaint has the one that Multus reported %i s before', (seconds, reported) => {
    const cause = found([withSandbox('False')], event('NoNetworkFound', multus, { seconds }), warning('the beginning'));
    expect(cause?.message).toContain(reported);
  });

  test('reports any other failure of a network plugin as it is', () => {
    const message = 'plugin type="bridge" failed (add): failed to find plugin "bridge" in path [/opt/cni/bin]';
    expect(found([withSandbox('False')], warning(message))).toMatchObject({ message: expect.stringContaining(message), advice: expect.stringMatching(/^check the network plugins/) });
  });

  test('has not failed after one attempt, nor when no other followed for long: images may be pulled since then', () => {
    expect(found([withSandbox('False')], warning(multus, { count: 1 }))).toMatchObject({ state: 'progressing', message: multus });
    expect(found([withSandbox('False')], warning(multus, { seconds: 400 }))).toMatchObject({ state: 'progressing' });
    expect(found([withSandbox('False')], warning(`one: ${multus}`, { count: 1 }), warning(`two: ${multus}`, { count: 1 }))).not.toHaveProperty('state');
  });

  test('is no longer reported once it has one, nor for another pod, though the event stays', () => {
    expect(found([withSandbox('True')], warning(multus))).toBeUndefined();
    expect(found([withSandbox('False', 'target')], warning(multus))).toBeUndefined();
    expect(found([{ ...withSandbox('False'), metadata: { name: 'p', deletionTimestamp: ago(1) } }], warning(multus))).toBeUndefined();
  });
});

describe('a container that cannot be started', () => {
  const found = (reason: string, message: string) => findObstacle(machine, { ...NO_RELATED_OBJECTS, pods: [pod({ reason, message })] });

  test('is reported with the runtime\'s message', () => {
    expect(found('CreateContainerError', 'failed to reserve container name')).toEqual({
      reason: 'CreateContainerError', message: 'failed to reserve container name', advice: 'fix what the message names on the pod\'s node: kubectl describe pod', mayRecover: true,
    });
  });

  test.each(['exec: "/container-disk-binary/usr/bin/container-disk": no such file or directory', 'failed to generate spec: failed to mkdir "": mkdir : no such file or directory'])(
    'points to image volumes if the runtime says %s', (message) => expect(found('RunContainerError', message)?.advice).toMatch(/feature gate ImageVolume/),
  );
});
