// The effects of scripting a guest or an import by annotation are visible wherever a KubeVirt user would look for them.
import { describePlane, until, useCluster } from './cluster';
import { History, Part } from './history';
import { claim, dataVolume, machine, onNetwork } from './scripted';

const cluster = useCluster();
const history = new History(cluster);

const fromClaim = (claimName: string) => [{ name: 'root', persistentVolumeClaim: { claimName } }];
const fromVolume = (name: string) => [{ name: 'root', dataVolume: { name } }];

/** Seconds a state lasts, so that controllers report it however busy they are. */
const WHILE = '30';

const OBJECTS = [
  machine('slow', { 'boot-seconds': WHILE }),
  machine('too-large', { fail: 'Unschedulable' }),
  machine('no-image', { fail: 'ErrImagePull' }),
  claim('kept'),
  machine('no-launcher', { fail: 'ErrImagePull' }, fromClaim('kept')),
  machine('never-a-launcher', { fail: 'ImagePullBackOff' }, fromClaim('kept')),
  onNetwork(machine('offline', {}), 'missing'),
  machine('crashing', { fail: 'CrashLoop' }),
  machine('stillborn', { fail: 'CrashLoopBackOff' }),
  claim('vanishing'),
  machine('stranded', { fail: 'LostStorage' }, fromClaim('vanishing')),
  machine('unreachable', { fail: 'NoAddress' }),
  machine('misspelt', { 'fail': 'Crash', 'boot-seconds': 'soon' }),
  dataVolume('large', { 'import-seconds': WHILE }),
  machine('imported', {}, fromVolume('large')),
  dataVolume('missing', { 'import-fail': '404 Not Found' }),
  machine('without-disk', {}, fromVolume('missing')),
  dataVolume('sent', { 'upload-seconds': WHILE }, { upload: {} }),
  dataVolume('never-sent', {}, { upload: {} }),
];
const MACHINES = OBJECTS.filter(({ kind }) => kind === 'VirtualMachine');
const DISKS = OBJECTS.filter((object) => !MACHINES.includes(object));

describePlane('scripted by annotation', () => {
  beforeAll(async () => {
    await history.begin();
    await Promise.all(DISKS.map((object) => cluster.applyStrict(object)));
    // A machine that is seen before its claim is ErrorUnschedulable until that is filled, and never Provisioning.
    await Promise.all(DISKS.map(({ metadata: { name } }) => until(`claim ${name}`, () => cluster.read({ apiVersion: 'v1', kind: 'PersistentVolumeClaim', name }))));
    await Promise.all(MACHINES.map((object) => cluster.applyStrict(object)));
  });

  afterAll(async () => {
    history.end();
    // A namespace under deletion is checked after some seconds and, if anything is left, again only much later.
    await Promise.all(OBJECTS.map(({ apiVersion, kind, metadata: { name } }) => cluster.delete({ apiVersion, kind, name })));
  });

  describe('a guest', () => {
    test('that boots slowly is Starting until it has booted', async () => {
      await history.shows(vm('slow', { printableStatus: 'Starting' }), vmi('slow', { phase: 'Scheduled' }), launcher('slow', { phase: 'Running', containerStatuses: running('compute') }));
      const [{ status }] = await history.shows(vmi('slow', { phase: 'Running' }), vm('slow', { printableStatus: 'Running', ready: true }));
      expect(entered(status, 'Running') - entered(status, 'Scheduled')).toBeGreaterThanOrEqual(Number(WHILE) * 1000);
    });

    test('that no node has room for is ErrorUnschedulable', async () => {
      const why = { reason: 'Unschedulable', message: expect.stringMatching(/0\/2 nodes are available: 2 Insufficient memory/) };
      await history.shows(
        vm('too-large', { printableStatus: 'ErrorUnschedulable', ...condition('PodScheduled', 'False', why) }),
        vmi('too-large', { phase: 'Scheduling', ...condition('PodScheduled', 'False', why) }),
        launcher('too-large', { phase: 'Pending', ...condition('PodScheduled', 'False', why) }),
        event(/^virt-launcher-too-large-/, 'FailedScheduling', why.message),
      );
    });

    test('whose container disk cannot be pulled is ImagePullBackOff at once, since the image is pulled for a volume and then for a container', async () => {
      const why = { reason: 'ImagePullBackOff', message: expect.stringMatching(/Back-off pulling image "registry\.test\/cirros": ErrImagePull: .* not found/) };
      await history.shows(
        vm('no-image', { printableStatus: 'ImagePullBackOff', ...condition('Synchronized', 'False', why) }),
        vmi('no-image', { phase: 'Scheduling', ...condition('Ready', 'False', { reason: 'GuestNotRunning' }) }),
        launcher('no-image', { initContainerStatuses: waiting('volumeroot', why) }),
        launcher('no-image', { phase: 'Pending', containerStatuses: waiting('compute', { reason: 'PodInitializing' }) }),
        event(/^virt-launcher-no-image-/, 'Failed', expect.stringMatching(/^Failed to pull image "registry\.test\/cirros": .* not found/)),
        event(/^virt-launcher-no-image-/, 'BackOff', 'Back-off pulling image "registry.test/cirros"', { fieldPath: 'spec.initContainers{volumeroot}' }),
      );
      expect(history.of(vm('no-image', { printableStatus: 'ErrImagePull' }))).toEqual([]);
    });

    test('whose launcher cannot be pulled is ErrImagePull, with the image\'s name', async () => {
      const why = { reason: 'ErrImagePull', message: expect.stringMatching(/failed to pull and unpack image "virt-launcher".* not found/) };
      await history.shows(
        vm('no-launcher', { printableStatus: 'ErrImagePull', ...condition('Synchronized', 'False', why) }),
        launcher('no-launcher', { phase: 'Pending', initContainerStatuses: waiting('guest-console-log', why), containerStatuses: waiting('compute', { reason: 'PodInitializing' }) }),
        event(/^virt-launcher-no-launcher-/, 'Pulling', 'Pulling image "virt-launcher"', { fieldPath: 'spec.initContainers{guest-console-log}' }),
        event(/^virt-launcher-no-launcher-/, 'Failed', 'Error: ErrImagePull', { fieldPath: 'spec.initContainers{guest-console-log}' }),
      );
    });

    test('whose launcher still cannot be pulled becomes ImagePullBackOff', async () => {
      const why = { reason: 'ImagePullBackOff', message: expect.stringMatching(/Back-off pulling image "virt-launcher": ErrImagePull: /) };
      await history.shows(
        launcher('never-a-launcher', { initContainerStatuses: waiting('guest-console-log', { reason: 'ErrImagePull' }) }),
        launcher('never-a-launcher', { initContainerStatuses: waiting('guest-console-log', why) }),
        vm('never-a-launcher', { printableStatus: 'ImagePullBackOff', ...condition('Synchronized', 'False', why) }),
      );
    });

    test('whose network does not exist has a pod without a sandbox', async () => {
      const why = expect.stringMatching(/cannot find a network-attachment-definition \(missing\) in namespace \(\S+\): .* not found$/);
      await history.shows(
        vm('offline', { printableStatus: 'Starting' }),
        launcher('offline', { phase: 'Pending', ...condition('PodReadyToStartContainers', 'False', {}), containerStatuses: waiting('compute', { reason: 'PodInitializing' }) }),
        event(/^virt-launcher-offline-/, 'NoNetworkFound', why),
        event(/^virt-launcher-offline-/, 'FailedCreatePodSandBox', why),
      );
    });

    test('that crashes while it runs is restarted each time', async () => {
      const [first] = await history.shows(vmi('crashing', { phase: 'Running' }));
      await history.shows(
        { ...vmi('crashing', { phase: 'Failed' }), who: { metadata: { uid: first.metadata.uid } } },
        launcher('crashing', { phase: 'Failed', containerStatuses: terminated('compute', { exitCode: 1, reason: 'Error' }) }),
        event('crashing', 'Stopped', 'The VirtualMachineInstance crashed.'),
        { ...vmi('crashing', { phase: 'Running' }), who: { metadata: { name: 'crashing', uid: expect.not.stringMatching(first.metadata.uid) } } },
      );
    });

    test('that crashes before it runs is CrashLoopBackOff, and is not restarted at once', async () => {
      const [machineSeen, instanceSeen] = await history.shows(
        vm('stillborn', { printableStatus: 'CrashLoopBackOff', startFailure: { consecutiveFailCount: 1 } }),
        vmi('stillborn', { phase: 'Failed' }),
        launcher('stillborn', { phase: 'Failed' }),
      );
      expect(Date.parse(machineSeen.status.startFailure.retryAfterTimestamp) - entered(instanceSeen.status, 'Failed')).toBeGreaterThan(8000);
      expect(history.of(vmi('stillborn', { phase: 'Running' }))).toEqual([]);
    });

    test('that loses its storage is Paused, and its claim Lost', async () => {
      const why = { reason: 'PausedIOError', message: 'VMI was paused, low-level IO error detected' };
      await history.shows(
        vmi('stranded', { phase: 'Running' }),
        named('PersistentVolumeClaim', 'vanishing', { phase: 'Lost' }),
        vmi('stranded', { phase: 'Running', ...condition('Paused', 'True', why) }),
        vm('stranded', { printableStatus: 'Paused', ...condition('Ready', 'False', {}) }),
        event('stranded', 'IOerror', 'VM Paused due to IO error at the volume: root'),
        event('vanishing', 'ClaimLost', expect.stringContaining('lost its PersistentVolume')),
      );
    });

    test('without an address still runs and is Ready', async () => {
      await history.shows(vm('unreachable', { printableStatus: 'Running', ready: true }));
      const [{ status: { interfaces } }] = await history.shows(vmi('unreachable', { phase: 'Running', interfaces: [{ name: 'default', linkState: 'up' }] }));
      expect(interfaces[0]).not.toHaveProperty('ipAddress');
      expect(interfaces[0]).not.toHaveProperty('ipAddresses');
    });

    test('with an invalid script does not boot, and reports what is wrong', async () => {
      await history.shows(
        vm('misspelt', { printableStatus: 'Starting' }),
        event('misspelt', 'InvalidScript', expect.stringMatching(/fail: "Crash" is no failure, write one of Unschedulable, .*boot-seconds: "soon" is no number, write seconds/)),
      );
    });
  });

  describe('a volume', () => {
    test('that is imported slowly keeps its machine Provisioning until it is done', async () => {
      await history.shows(
        volume('large', { phase: 'ImportInProgress', ...condition('Running', 'True', { reason: 'Pod is running' }) }),
        vm('imported', { printableStatus: 'Provisioning' }),
      );
      await history.shows(volume('large', { phase: 'Succeeded', progress: '100.0%' }), vm('imported', { printableStatus: 'Running', ready: true }));
    });

    test('whose import fails is retried, and its machine is DataVolumeError', async () => {
      const why = { reason: 'Error', message: 'Unable to process data: 404 Not Found' };
      await history.shows(
        volume('missing', { restartCount: expect.any(Number), ...condition('Running', 'False', why) }),
        labelled({ 'cdi.kubevirt.io': 'importer' }, { containerStatuses: waiting('importer', { reason: 'CrashLoopBackOff' }) }),
        event('missing', 'Error', why.message),
        vm('without-disk', { printableStatus: 'DataVolumeError' }),
      );
    });

    test('to be uploaded waits for the upload', async () => {
      await history.shows(
        volume('sent', { phase: 'UploadReady' }),
        volume('sent', { phase: 'Succeeded' }),
        volume('never-sent', { phase: 'UploadReady' }),
      );
      await expect(cluster.read({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', name: 'never-sent' })).resolves.toMatchObject({ status: { phase: 'UploadReady' } });
    });
  });
});

const named = (kind: Part['kind'], name: string, status: object): Part => ({ kind, who: { metadata: { name } }, says: { status } });
const vm = (name: string, status: object) => named('VirtualMachine', name, status);
const vmi = (name: string, status: object) => named('VirtualMachineInstance', name, status);
const volume = (name: string, status: object) => named('DataVolume', name, status);
const labelled = (labels: object, status: object): Part => ({ kind: 'Pod', who: { metadata: { labels } }, says: { status } });
const launcher = (name: string, status: object) => labelled({ 'vm.kubevirt.io/name': name }, status);
const event = (about: string | RegExp, reason: string, message: unknown, involvedObject: object = {}): Part =>
  ({ kind: 'Event', who: { involvedObject: { name: expect.stringMatching(about) } }, says: { reason, message, involvedObject } });

const oneOf = (item: object) => expect.arrayContaining([expect.objectContaining(item)]);
const condition = (type: string, status: string, why: object) => ({ conditions: oneOf({ type, status, ...why }) });
const running = (name: string) => oneOf({ name, state: { running: expect.anything() } });
const waiting = (name: string, why: object) => oneOf({ name, state: { waiting: expect.objectContaining(why) } });
const terminated = (name: string, how: object) => oneOf({ name, state: { terminated: expect.objectContaining(how) } });

const entered = ({ phaseTransitionTimestamps }: any, wanted: string) =>
  Date.parse(phaseTransitionTimestamps.find(({ phase }: any) => phase === wanted).phaseTransitionTimestamp);
