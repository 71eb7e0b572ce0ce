import { findObstacle } from '../../../../src/cli/wait/diagnosis/diagnosis';
import { missingReference } from '../../../../src/cli/wait/diagnosis/pods';
import { NamespaceCache } from '../../../../src/cli/wait/observation/namespace-cache';
import { project } from '../../../../src/cli/wait/observation/projections';
import { NO_RELATED_OBJECTS } from '../../../../src/cli/wait/observation/related-objects';

const machine = project({ kind: 'VirtualMachine', metadata: { name: 'web' } });
const POD = { kind: 'Pod', name: 'p' };
const pod = (waiting: object) => project({ kind: 'Pod', metadata: { name: 'p' }, status: { phase: 'Pending', containerStatuses: [{ name: 'compute', state: { waiting } }] } });

test('a Secret that a kubelet did not find may exist by now', () => {
  const message = 'MountVolume.SetUp failed for volume "keys": secret "creds" not found';
  const found = missingReference(machine, { ...NO_RELATED_OBJECTS, pods: [pod({ reason: 'ContainerCreating' })], warnings: [{ reason: 'FailedMount', message, involvedObject: POD }] });
  expect(found).toMatchObject({ reason: 'SecretNotFound', message, mayRecover: true });
});

test('a container that waits for another reason lacks no object', () => {
  const found = (reason: string) => missingReference(machine, { ...NO_RELATED_OBJECTS, pods: [pod({ reason, message: 'back-off 10s restarting failed container' })] });
  expect([found('CrashLoopBackOff'), found('CreateContainerConfigError')]).toEqual([undefined, expect.objectContaining({ reason: 'CreateContainerConfigError' })]);
});

describe('a ConfigMap that a kubelet did not find', () => {
  const message = 'MountVolume.SetUp failed for volume "cdi-proxy-cert-vol" : configmap "import-proxy" not found';
  const found = (seconds: number, count?: number) => findObstacle(machine, {
    ...NO_RELATED_OBJECTS,
    pods: [pod({ reason: 'ContainerCreating' })],
    warnings: [{ reason: 'FailedMount', message, count, involvedObject: POD, lastTimestamp: '2026-01-01T00:00:00Z' }],
    now: Date.parse('2026-01-01T00:00:00Z') / 1000 + seconds,
  })?.reason;

  test.each([[1, undefined], [1, 1], [2, 2], [60, 8], [123, 9], [300, 30]])('is still missing %i s after failure %s, before the next attempt', (seconds, count) => {
    expect(found(seconds, count)).toBe('ConfigMapNotFound');
  });

  test.each([[4, undefined], [4, 1], [4, 2], [70, 7], [400, 30]])('exists if no other failure followed within %i s after failure %s, while images are pulled', (seconds, count) => {
    expect(found(seconds, count)).toBeUndefined();
  });
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

describe('a ConfigMap that the pod of a disk\'s import mounts', () => {
  const UID = '5d307ca9-b3ef-428c-8861-06e72d69f223';
  const message = 'MountVolume.SetUp failed for volume "cdi-cert-vol" : configmap "corp-ca" not found';
  const mount = (name: string) => ({ reason: 'FailedMount', message, involvedObject: { kind: 'Pod', name } });
  const disk = (reason?: string, status = 'False') => project({
    kind: 'DataVolume', metadata: { name: 'root' }, status: { phase: 'ImportScheduled', conditions: [{ type: 'Running', status, reason }] },
  });
  const claim = (reason?: string) => project({
    kind: 'PersistentVolumeClaim', metadata: { name: 'root', uid: UID, annotations: { 'cdi.kubevirt.io/storage.condition.running.reason': reason } }, status: { phase: 'Pending' },
  });
  const expected = { reason: 'ConfigMapNotFound', message, advice: expect.stringContaining('apply the ConfigMap "corp-ca"'), mayRecover: true };

  test.each(['ContainerCreating', 'PodInitializing'])('is reported by the disk, by its claim and by its machine while the pod is in %s', (reason) => {
    for (const warnings of [[mount(`importer-prime-${UID}`)], [mount('importer-root')]]) {
      const related = { ...NO_RELATED_OBJECTS, claims: [claim()], warnings };
      expect(findObstacle(disk(reason), related)).toMatchObject(expected);
      expect(findObstacle(machine, { ...related, dataVolumes: [disk(reason)] })).toMatchObject(expected);
      expect(findObstacle(machine, { ...related, claims: [claim(reason)] })).toMatchObject(expected);
      expect(findObstacle(claim(reason), { ...related, claims: [] })).toMatchObject(expected);
    }
  });

  test('exists once the pod runs or has ended, though the event stays, also for a machine whose own pod begins then', () => {
    const related = { ...NO_RELATED_OBJECTS, claims: [claim('Pod is running')], warnings: [mount(`importer-prime-${UID}`)] };
    expect(findObstacle(disk('Pod is running', 'True'), related)).toBeUndefined();
    expect(findObstacle(disk('Completed'), related)).toBeUndefined();
    expect(findObstacle(machine, { ...related, dataVolumes: [disk('Completed')], pods: [pod({ reason: 'ContainerCreating' })] })).toBeUndefined();
  });

  test('says nothing about the import of another disk', () => {
    expect(findObstacle(disk('ContainerCreating'), { ...NO_RELATED_OBJECTS, claims: [claim()], warnings: [mount('importer-data')] })).toBeUndefined();
  });
});

describe('a Secret that another object makes', () => {
  const warning = (name: string) => ({ reason: 'FailedMount', message: `MountVolume.SetUp failed for volume "keys": secret "${name}" not found`, involvedObject: POD });
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
  // The client's clock is years ahead.
  const now = Date.parse('2025-01-01T00:00:00Z') / 1000;
  const ago = (seconds: number) => new Date((now - seconds) * 1000).toISOString();
  const event = (reason: string, message: string, { seconds = 1, count = 2, name = 'p' }: { seconds?: number; count?: number; name?: string } = {}) => (
    { reason, message, count, involvedObject: { kind: 'Pod', name }, lastTimestamp: ago(seconds) }
  );
  const warning = (message: string, when?: object) => event('FailedCreatePodSandBox', `Failed to create pod sandbox: rpc error: code = Unknown desc = ${message}`, when);
  const multus = 'cannot find a network-attachment-definition (office) in namespace (shop): '
    + 'network-attachment-definitions.k8s.cni.cncf.io "office" not found';
  const found = (pods: object[], ...warnings: object[]) => findObstacle(machine, { ...NO_RELATED_OBJECTS, pods, warnings, now });

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

  test('has not certainly failed while the server\'s time is unknown', () => {
    const warnings = [warning(multus)];
    expect(findObstacle(machine, { ...NO_RELATED_OBJECTS, pods: [withSandbox('False')], warnings })).toMatchObject({ state: 'progressing', message: multus });
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

describe('an image that cannot be pulled', () => {
  const PULLED = 'failed to pull and unpack image "registry.test/cirros:1": failed to resolve reference "registry.test/cirros:1"';
  const BACK_OFF = 'Back-off pulling image "registry.test/cirros:1"';
  const found = (reason: string, message?: string, ...warnings: object[]) => (
    findObstacle(machine, { ...NO_RELATED_OBJECTS, pods: [pod({ reason, message })], warnings }));

  test.each([
    `${PULLED}: unexpected status from HEAD request to https://registry.test/v2/cirros/manifests/1: 503 Service Unavailable`,
    `${PULLED}: failed to authorize: failed to fetch anonymous token: unexpected status: 502 Bad Gateway`,
    `${PULLED}: failed to do request: Head "https://registry.test/v2/cirros/manifests/1": dial tcp 192.0.2.1:443: i/o timeout`,
    `${PULLED}: failed to do request: Head "https://registry.test/v2/cirros/manifests/1": dial tcp 192.0.2.1:443: connect: connection refused`,
    'initializing source docker://registry.test/cirros:1: Requesting bearer token: invalid status code from registry 500 (Internal Server Error)',
    'reading manifest 1 in registry.test/cirros: StatusCode: 504, "upstream"',
    'copying system image from manifest list: reading blob sha256:01: read tcp 10.0.0.1:4000->192.0.2.1:443: read: connection reset by peer',
    'reading manifest 1 in docker.io/library/cirros: toomanyrequests: You have reached your unauthenticated pull rate limit',
  ])('may be pulled later if the registry could not answer: %s', (message) => {
    expect(found('ErrImagePull', message)).toMatchObject({ reason: 'ErrImagePull', message, mayRecover: true });
    expect(found('ImagePullBackOff', `${BACK_OFF}: ErrImagePull: ${message}`)).toMatchObject({ mayRecover: true });
  });

  test.each([`${PULLED}: registry.test/cirros:1: not found`, `${PULLED}: pull access denied, repository does not exist or may require authorization`, undefined])(
    'has failed for good if the registry says %s', (message) => expect(found('ErrImagePull', message)?.mayRecover).toBeFalsy(),
  );

  test.each([
    ['no match for platform in manifest: not found', 'an image for the node\'s architecture'],
    ['Get "https://registry.test/v2/": http: server gave HTTP response to HTTPS client', 'without TLS'],
    ['429 Too Many Requests - Server message: toomanyrequests: You have reached your unauthenticated pull rate limit', 'a higher limit'],
    ['unexpected status from HEAD request: 503 Service Unavailable', 'could not answer'],
    ['tls: failed to verify certificate: x509: certificate signed by unknown authority', 'trust the CA'],
    ['pull access denied, repository does not exist or may require authorization', 'credentials that the registry accepts'],
    ['manifest unknown', 'correct the image\'s name and tag'],
  ])('because of "%s" has its own advice', (message, expected) => {
    expect(found('ErrImagePull', `${PULLED}: ${message}`)?.advice).toContain(expected);
  });

  test('is explained by the kubelet\'s event if the container only says that it backs off, as older kubelets do', () => {
    const event = (message: string) => ({ reason: 'Failed', message, involvedObject: { kind: 'Pod', name: 'p' } });
    const unavailable = event(`Failed to pull image "registry.test/cirros:1": ${PULLED}: 503 Service Unavailable`);
    expect(found('ImagePullBackOff', BACK_OFF, unavailable, event('Error: ImagePullBackOff'))).toMatchObject({ message: unavailable.message, mayRecover: true });
    expect(found('ImagePullBackOff', BACK_OFF)).toMatchObject({ message: BACK_OFF });
    expect(found('ImagePullBackOff', `${BACK_OFF}: ErrImagePull: not found`, unavailable)?.mayRecover).toBeFalsy();
  });
});

describe('a machine that no node takes', () => {
  const advice = (message: string) => {
    const refusal = `0/3 nodes are available: ${message}. preemption: 0/3 nodes are available.`;
    const conditions = [{ type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message: refusal }];
    return findObstacle(project({ ...machine, status: { conditions } }), NO_RELATED_OBJECTS)?.advice;
  };
  const TAINT = '1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }';

  test.each([
    ['2 Insufficient memory', 'make the machine smaller'],
    [`${TAINT}, 2 Insufficient cpu`, 'make the machine smaller'],
    [`${TAINT}, 2 Insufficient devices.kubevirt.io/kvm`, 'hardware virtualization: enable it'],
    ['1 Insufficient memory, 2 Insufficient hugepages-2Mi', 'reserve more hugepages-2Mi on nodes'],
    ['3 Insufficient nvidia.com/GA102GL_A10', 'add nodes that offer nvidia.com/GA102GL_A10:'],
    ['3 Insufficient bridge.network.kubevirt.io/br1', 'add nodes that offer bridge.network.kubevirt.io/br1:'],
    [`${TAINT}, 2 node(s) had volume node affinity conflict`, 'the machine\'s disks are bound to different nodes or zones'],
    ['3 node(s) didn\'t match PersistentVolume\'s node affinity', 'the machine\'s disks are bound to different nodes or zones'],
    [`${TAINT}, 2 node(s) had no available volume zone`, 'the machine\'s disks are bound to different nodes or zones'],
    ['1 Insufficient memory, 2 node(s) had volume node affinity conflict', 'make the machine smaller'],
    [TAINT, 'add tolerations'],
    ['3 node(s) didn\'t match Pod\'s node affinity/selector', 'correct the machine\'s node selector'],
    ['3 node(s) were unschedulable', 'find out what rules the nodes out'],
  ])('because of %s is told: %s', (message, expected) => expect(advice(message)).toContain(expected));
});
