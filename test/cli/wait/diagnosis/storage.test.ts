import { findObstacle } from '../../../../src/cli/wait/diagnosis/diagnosis';
import { failedProvisioning } from '../../../../src/cli/wait/diagnosis/storage';
import { verdictOf } from '../../../../src/cli/wait/diagnosis/verdict';
import { NamespaceCache } from '../../../../src/cli/wait/observation/namespace-cache';
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
    const warnings = [event('DataVolume', 'Error', 'timeout'), event('DataVolume', 'Error', message), event('PersistentVolumeClaim', 'Error', 'else')];
    const of = (related: object) => findObstacle(failing, { ...NO_RELATED_OBJECTS, dataVolumes: [importing], ...related });
    expect(of({ warnings })).toMatchObject({
      reason: 'DataVolumeError', message: `DataVolume "image": ${message}`, advice: expect.stringContaining('the server has nothing there'),
    });
    expect(of({})).toMatchObject({ reason: 'DataVolumeError', message: 'the DataVolume of a disk has failed' });
    expect(findObstacle(web, { ...NO_RELATED_OBJECTS, dataVolumes: [importing], warnings })).toBeUndefined();
  });

  test.each([
    'Unable to connect to http data source: expected status code 200, got 503. Status: 503 Service Unavailable',
    'Unable to process data: Unable to transfer source data to scratch space: Failed to read registry image: failed to pull image: too many requests to registry',
    'Unable to connect to http data source: HTTP request errored: Get "https://images.test/a.qcow2": dial tcp: lookup images.test: i/o timeout',
  ])('may be filled later if the image server could not answer: %s', (text) => {
    const failing = project({ ...volume, status: { phase: 'ImportInProgress', conditions: [{ type: 'Running', status: 'False', reason: 'Error', message: text }] } });
    const retrying = project({ ...web, status: { printableStatus: 'DataVolumeError' } });
    const event = { involvedObject: { kind: 'DataVolume', name: 'image' }, reason: 'Error', message: text };
    expect(findObstacle(failing, NO_RELATED_OBJECTS)).toMatchObject({ reason: 'DataVolumeError', message: text, mayRecover: true });
    expect(findObstacle(web, { ...NO_RELATED_OBJECTS, dataVolumes: [failing] })).toMatchObject({ mayRecover: true });
    expect(findObstacle(retrying, { ...NO_RELATED_OBJECTS, dataVolumes: [importing], warnings: [event] })).toMatchObject({ mayRecover: true });
    expect(findObstacle(volume, NO_RELATED_OBJECTS)?.mayRecover).toBeFalsy();
  });

  const REGISTRY = 'Unable to process data: Unable to transfer source data to scratch space: Failed to read registry image: failed to pull image';
  test.each([
    [`${REGISTRY}: choosing image instance: no image found in image index for architecture "arm64", variant "", OS "linux"`, 'an image for the nodes\' architecture'],
    [`${REGISTRY}: pinging container registry r.test: Get "https://r.test/v2/": http: server gave HTTP response to HTTPS client`, 'insecureRegistries'],
    [`${REGISTRY}: reading manifest 1 in docker.io/library/a: toomanyrequests: You have reached your unauthenticated pull rate limit`, 'a higher limit'],
    [`${REGISTRY}: reading manifest 9 in r.test/a: manifest unknown`, 'name and tag'],
    [`${REGISTRY}: pinging container registry r.test: tls: failed to verify certificate: x509: certificate signed by unknown authority`, 'certConfigMap'],
    [`${REGISTRY}: unable to retrieve auth token: invalid username/password: unauthorized: access denied`, 'a secretRef with credentials'],
    ['Unable to connect to http data source: expected status code 200, got 503. Status: 503 Service Unavailable', 'could not answer'],
    ['Unable to connect to http data source: HTTP request errored: dial tcp: lookup r.test: no such host', 'can reach the image server'],
    ['DataVolume too small to contain image', 'request more storage'],
    ['Unable to process data: Unable to transfer source data to scratch space: write /scratch/a: no space left on device', 'request more storage'],
    ['Unable to process data: Unable to transfer source data to scratch space: unexpected EOF', 'check the importer pod\'s log'],
  ])('because of "%s" has its own advice', (text, expected) => {
    const conditions = [{ type: 'Running', status: 'False', reason: 'Error', message: text }];
    expect(findObstacle(project({ ...volume, status: { phase: 'ImportInProgress', conditions } }), NO_RELATED_OBJECTS)?.advice).toContain(expected);
  });

  describe('as a claim that its populator cannot fill', () => {
    const failing = (reason: string, text?: string) => project({
      kind: 'PersistentVolumeClaim',
      metadata: {
        name: 'image', annotations: { 'cdi.kubevirt.io/storage.condition.running.reason': reason, 'cdi.kubevirt.io/storage.condition.running.message': text },
      },
      status: { phase: 'Pending' },
    });
    const own = (reason: string, text?: string) => verdictOf({ apiVersion: 'v1', kind: 'PersistentVolumeClaim' }, failing(reason, text), NO_RELATED_OBJECTS);
    const ofMachine = (reason: string, text?: string) => findObstacle(web, { ...NO_RELATED_OBJECTS, claims: [failing(reason, text)] });
    const SECRET = 'secret "s3-credentials" not found';

    test('fails for good if its checksum is wrong', () => {
      const text = 'Unable to process data: checksum validation failed: checksum mismatch: expected a, got b';
      const expected = { reason: 'ChecksumError', message: text, advice: expect.stringContaining('correct the checksum') };
      expect(own('ChecksumError', text)).toEqual({ state: 'failed', ...expected });
      expect(ofMachine('ChecksumError', text)).toEqual({ ...expected, message: `PersistentVolumeClaim "image": ${text}` });
    });

    test('fails if the importer runs out of memory again, since CDI\'s second attempt needs less', () => {
      const said = 'its worker pod has run out of memory';
      const expected = { reason: 'OOMKilled', message: said, advice: expect.stringContaining('podResourceRequirements'), mayRecover: true };
      const attempts = (count: number) => ({ ...NO_RELATED_OBJECTS, warnings: [{ reason: 'ErrImportFailed', involvedObject: { kind: 'PersistentVolumeClaim', name: 'prime-u' }, count }] });
      const judgedAfter = (count: number) => verdictOf({ apiVersion: 'v1', kind: 'PersistentVolumeClaim' }, failing('OOMKilled'), attempts(count));
      expect(judgedAfter(1)).toEqual({ state: 'progressing', ...expected });
      expect(judgedAfter(2)).toEqual({ state: 'failed', ...expected });
      expect(findObstacle(web, { ...attempts(2), claims: [failing('OOMKilled')] })).toEqual({ ...expected, message: `PersistentVolumeClaim "image": ${said}` });
    });

    test('fails without its Secret, which may still be created', () => {
      const expected = { reason: 'SecretNotFound', message: SECRET, advice: expect.stringContaining('apply the Secret "s3-credentials"'), mayRecover: true };
      expect(own('CreateContainerConfigError', SECRET)).toEqual({ state: 'failed', ...expected });
      expect(ofMachine('CreateContainerConfigError', SECRET)).toEqual(expected);
    });

    test('waits for a Secret that another object makes', () => {
      const cache = new NamespaceCache();
      cache.put(project({ kind: 'ExternalSecret', metadata: { name: 's3-credentials', namespace: 'shop' }, spec: {} }));
      const claimed = failing('CreateContainerConfigError', SECRET);
      cache.put(claimed);
      expect(verdictOf({ apiVersion: 'v1', kind: 'PersistentVolumeClaim' }, claimed, cache.relatedTo(claimed))).toMatchObject({ state: 'progressing', reason: 'SecretNotFound' });
    });
  });

  test('whose importer\'s image cannot be pulled is explained by the kubelet\'s event', () => {
    const conditions = [{ type: 'Running', status: 'False', reason: 'ImagePullFailed', message: 'failed to pull image: registry.test/cirros:1' }];
    const text = 'Failed to pull image "registry.test/cirros:1": failed to resolve reference "registry.test/cirros:1": 503 Service Unavailable';
    const events = [text, 'Failed to pull image "registry.test/another": not found'].map((each) => ({ reason: 'Failed', message: each, involvedObject: { kind: 'Pod', name: 'importer-image' } }));
    const failing = project({ ...volume, status: { phase: 'ImportScheduled', conditions } });
    expect(findObstacle(failing, { ...NO_RELATED_OBJECTS, warnings: events })).toMatchObject({ reason: 'ImagePullFailed', message: text, mayRecover: true });
    expect(findObstacle(failing, NO_RELATED_OBJECTS)).toMatchObject({ message: conditions[0].message });
  });

  describe('since CDI knows no image with VMware\'s library', () => {
    const UID = '5d307ca9-b3ef-428c-8861-06e72d69f223';
    const text = 'CDI knows no image with VMware\'s library (VDDK)';
    const TARGET = { name: 'image', uid: UID, creationTimestamp: '2026-01-01T00:00:00Z' };
    const bound = (name: string, annotations: object) => project({
      kind: 'PersistentVolumeClaim', metadata: { ...TARGET, name, uid: name === 'image' ? UID : `of-${name}`, annotations }, status: { phase: 'Bound' },
    });
    const complaining = (name: string) => bound(name, { 'cdi.kubevirt.io/storage.condition.bound.reason': 'AwaitingVDDK', 'cdi.kubevirt.io/storage.condition.bound.message': 'Successfully provisioned volume pvc-1' });
    const disk = (...running: [status?: string, reason?: string]) => project({
      kind: 'DataVolume', metadata: TARGET, status: { phase: 'ImportScheduled', conditions: [{ type: 'Running', status: running[0] ?? 'False', reason: running[1] }] },
    });
    const target = (reason?: string, pod?: string) => project({
      kind: 'PersistentVolumeClaim',
      metadata: { ...TARGET, annotations: { 'cdi.kubevirt.io/storage.condition.running.reason': reason, 'cdi.kubevirt.io/storage.pod.phase': pod } },
      status: { phase: 'Pending' },
    });
    const user = project({ kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { template: { spec: { volumes: [{ name: 'root', dataVolume: { name: 'image' } }] } } } });
    const judged = (object: any, ...others: object[]) => {
      const cache = new NamespaceCache();
      [...others, object].forEach((each) => cache.put(each));
      return findObstacle(object, cache.relatedTo(object));
    };
    const expected = { reason: 'AwaitingVDDK', message: text, advice: expect.stringMatching(/initImageUrl.*"v2v-vmware".*vddk-init-image/), mayRecover: true };

    test('is reported by the disk, by its claim and by its machine', () => {
      const prime = complaining(`prime-${UID}`);
      expect(judged(disk(), target(), prime)).toEqual(expected);
      expect(judged(target(), prime)).toEqual(expected);
      expect(judged(user, disk(), target(), prime)).toEqual({ ...expected, message: `DataVolume "image": ${text}` });
      expect(judged(user, target(), prime)).toEqual({ ...expected, message: `PersistentVolumeClaim "image": ${text}` });
      expect(judged(disk(), complaining('image'))).toEqual(expected);
    });

    test('is reported although CDI removes its complaint before each attempt', () => {
      expect(judged(disk(), target(), complaining(`prime-${UID}`), bound(`prime-${UID}`, {}))).toEqual(expected);
    });

    test('is over once the disk has a pod', () => {
      const prime = [complaining(`prime-${UID}`), bound(`prime-${UID}`, {})];
      expect(judged(disk('False', 'PodInitializing'), target('PodInitializing'), ...prime)).toBeUndefined();
      expect(judged(disk('True', 'Pod is running'), target('Pod is running'), ...prime)).toBeUndefined();
      expect(judged(target('Pod is running'), ...prime)).toBeUndefined();
      // CDI writes no reason before the containers of the pod have a state, such as while no node takes it.
      expect([disk(), target(undefined, 'Pending'), user].map((each) => judged(each, disk(), target(undefined, 'Pending'), ...prime))).toEqual(Array(3).fill(undefined));
    });

    test('is over once the claim says so, before its DataVolume does', () => {
      const prime = [complaining(`prime-${UID}`), bound(`prime-${UID}`, {})];
      expect(judged(disk(), target('PodInitializing'), ...prime)).toBeUndefined();
      expect(judged(disk(), target('ErrStartingPod', 'Pending'), ...prime)).toBeUndefined();
      expect(judged(disk(), bound('image', { 'cdi.kubevirt.io/storage.condition.running.reason': 'Completed' }), ...prime)).toBeUndefined();
    });

    test('says nothing about another disk, nor about one that waits for anything else', () => {
      expect(judged(disk(), target(), complaining('prime-00000000-b3ef-428c-8861-06e72d69f223'))).toBeUndefined();
      expect(judged(disk(), target(), bound(`prime-${UID}`, { 'cdi.kubevirt.io/storage.condition.bound.reason': 'Pending' }))).toBeUndefined();
    });
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
  const named = 'set a storage class that `kubectl get storageclass` lists, or none for the cluster\'s default: in a program, storageClassName of the disk or of MachineDefaults; then ';

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

test('a volume without room in its namespace needs more of it, not another storage class', () => {
  const volume = project({ kind: 'DataVolume', metadata: { name: 'root' }, status: { phase: 'Pending' } });
  const warning = { involvedObject: { kind: 'DataVolume', name: 'root' }, reason: 'ErrExceededQuota', message: 'persistentvolumeclaims "prime-1" is forbidden: exceeded quota: team' };
  expect(failedProvisioning(volume, { ...NO_RELATED_OBJECTS, warnings: [warning] })?.advice).toContain('raise its ResourceQuota');
});

describe('a claim that names a volume', () => {
  const claim = (spec: object, phase = 'Pending') => project({ kind: 'PersistentVolumeClaim', metadata: { name: 'web-root' }, spec, status: { phase } });
  const named = claim({ volumeName: 'pv-1' });
  const found = (object: any, related: object) => verdictOf({ apiVersion: 'v1', kind: 'PersistentVolumeClaim' }, object, { ...NO_RELATED_OBJECTS, ...related });

  test.each([
    ['FailedBinding', 'volume "pv-1" already bound to a different claim.'],
    ['VolumeMismatch', 'Cannot bind to requested volume "pv-1": storageClassName does not match'],
  ])('cannot have it: %s', (reason, message) => {
    const warnings = [project({ kind: 'Event', metadata: { name: 'e' }, involvedObject: { kind: 'PersistentVolumeClaim', name: 'web-root' }, reason, message })];
    const advice = expect.stringContaining('spec.claimRef of the PersistentVolume');
    expect(found(named, { warnings })).toMatchObject({ state: 'failed', reason, message, advice, mayRecover: true });
    const web = project({ kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always' } });
    expect(findObstacle(web, { ...NO_RELATED_OBJECTS, claims: [named], warnings })).toMatchObject({ reason, message: `PersistentVolumeClaim "web-root": ${message}` });
  });

  test('waits for it, also where its class waits for a first consumer', () => {
    const waits = { state: 'progressing', reason: 'Pending', message: 'it waits until volume "pv-1" exists and is free' };
    expect(found(named, { bindingMode: 'WaitForFirstConsumer' })).toMatchObject(waits);
    expect(found(claim({}), { bindingMode: 'WaitForFirstConsumer' })).toEqual({ state: 'ready', reason: 'Pending' });
    const chosen = { 'pv.kubernetes.io/bound-by-controller': 'yes' };
    const chosenClaim = project({ kind: 'PersistentVolumeClaim', metadata: { name: 'a', annotations: chosen }, spec: { volumeName: 'pv-1' }, status: { phase: 'Pending' } });
    expect(found(chosenClaim, {})).toEqual({ state: 'ready', reason: 'Pending' });
    expect(found(claim({ volumeName: 'pv-1' }, 'Bound'), {})).toEqual({ state: 'ready', reason: 'Bound' });
  });
});

test('a claim that was copied with the volume of another one is not lost storage, but a claim to write again', () => {
  const lost = project({ kind: 'PersistentVolumeClaim', metadata: { name: 'web-data' }, spec: { volumeName: 'pv-1' }, status: { phase: 'Lost' } });
  const event = (reason: string, message: string) => project({ kind: 'Event', metadata: { name: reason }, involvedObject: { kind: 'PersistentVolumeClaim', name: 'web-data' }, reason, message });
  const misbound = event('ClaimMisbound', 'Two claims are bound to the same volume, this one is bound incorrectly');
  const found = (...warnings: object[]) => findObstacle(lost, { ...NO_RELATED_OBJECTS, warnings });
  expect(found(misbound)).toEqual({
    reason: 'ClaimMisbound',
    message: 'claim "web-data" names volume "pv-1", which belongs to another claim, or to an earlier one of this name',
    // The volume of a deleted namespace has the data, and would be left behind without its name.
    advice: 'delete this claim, not the volume, and apply it without the annotations of pv.kubernetes.io and spec.volumeName; if the data of an earlier claim of this name is wanted, '
      + 'keep spec.volumeName, but first remove the uid in spec.claimRef of the volume: kubectl get pv pv-1',
  });
  expect(found(event('ClaimLost', 'Bound claim has lost its PersistentVolume. Data on the volume is lost!'))).toMatchObject({ reason: 'ClaimLost' });
});

describe('what is reported of disks and mounts matters only', () => {
  const web = project({ kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always' } });
  const claim = (phase: string) => project({ kind: 'PersistentVolumeClaim', metadata: { name: 'data' }, status: { phase } });
  const warning = (kind: string, name: string, reason: string, message: string) => ({ involvedObject: { kind, name }, reason, message });
  const pod = (phase: string, ...conditions: object[]) => project({ kind: 'Pod', metadata: { name: 'p' }, status: { phase, conditions } });
  const reasonOf = (related: object) => findObstacle(web, { ...NO_RELATED_OBJECTS, ...related })?.reason;

  test('until the claim is bound', () => {
    const warnings = [warning('PersistentVolumeClaim', 'data', 'ProvisioningFailed', 'no capacity')];
    expect([reasonOf({ claims: [claim('Pending')], warnings }), reasonOf({ claims: [claim('Bound')], warnings })]).toEqual(['ProvisioningFailed', undefined]);
  });

  test('for the kind that it is about', () => {
    expect(reasonOf({ claims: [claim('Pending')], warnings: [warning('DataVolume', 'data', 'ProvisioningFailed', 'no capacity')] })).toBeUndefined();
  });

  test('until the pod runs', () => {
    const warnings = [warning('Pod', 'p', 'FailedAttachVolume', 'still attached elsewhere')];
    expect([reasonOf({ pods: [pod('Pending')], warnings }), reasonOf({ pods: [pod('Running')], warnings })]).toEqual(['FailedAttachVolume', undefined]);
  });
});
