import { recordedMachine } from './recorded';
import { machineLines, machineView } from '../../../src/cli/machines/machine-view';
import { formatLines } from '../../../src/cli/terminal/lines';
import { NO_RELATED_OBJECTS, RelatedObjects } from '../../../src/cli/wait/observation/related-objects';
import recorded from '../../gitops/recorded.json';

const view = (machine: any, related: Partial<RelatedObjects> = {}, events: readonly any[] = []) => (
  machineView({ machine, related: { ...NO_RELATED_OBJECTS, ...related }, events, unseen: [] })
);

const reasons = (machine: any, related: Partial<RelatedObjects> = {}) => (
  Object.fromEntries(view(machine, related).conditions.map(({ type, reason }) => [type, reason]))
);

const INSTANCE = {
  metadata: { uid: 'i' },
  spec: { domain: { cpu: { cores: 2, sockets: 1, threads: 1 }, memory: { guest: '128Mi' }, devices: { interfaces: [{ name: 'default', masquerade: {} }] } } },
  status: { phase: 'Running', nodeName: 'node-1', interfaces: [{ name: 'default', ipAddress: '10.0.0.1', ipAddresses: ['10.0.0.1', 'fd00::1'] }] },
};

const event = (reason: string, lastTimestamp: string) => ({
  type: 'Warning', reason, message: `${reason}.\n`, lastTimestamp, count: 3, involvedObject: { kind: 'VirtualMachine', name: 'web' },
});

test.each<[keyof typeof recorded, string, string | undefined, object]>([
  ['a machine that runs', 'Running', undefined, { VirtualMachineReady: 'VMCreated' }],
  ['a machine that boots', 'Creating', undefined, { VirtualMachineReady: 'Starting' }],
  ['a machine that is halted', 'Stopped', undefined, { VirtualMachineReady: 'VMCreated' }],
  ['a machine without a node', 'Failed', 'InsufficientResources', { VirtualMachineReady: 'InsufficientResources', StorageReady: 'PVCBound' }],
  ['a machine still without its image', 'Failed', 'ImagePullBackOff', { VirtualMachineReady: 'ImagePullBackOff', StorageReady: 'PVCBound' }],
  ['a machine without its claim', 'Failed', 'ErrorPvcNotFound', { VirtualMachineReady: 'ErrorPvcNotFound', StorageReady: 'ErrorPvcNotFound' }],
  ['a machine that has lost its storage', 'Failed', 'PausedIOError', { StorageReady: 'PausedIOError' }],
  ['a machine that may not be started', 'Failed', 'KubeVirtApiError', { VirtualMachineReady: 'KubeVirtApiError' }],
  ['a machine whose disk is imported', 'Creating', undefined, { StorageReady: 'PVCPending' }],
  ['a machine whose claim came after it', 'Creating', undefined, { VirtualMachineReady: 'Provisioning', StorageReady: 'PVCPending' }],
])('%s is %s for %s', (situation, phase, reason, conditions) => {
  const machine = recordedMachine(situation);
  expect(view(machine)).toMatchObject({ phase, status: machine.status.printableStatus });
  expect(view(machine).reason).toBe(reason);
  expect(reasons(machine)).toMatchObject(conditions);
});

test('a machine waits for a claim that its DataVolume will make, and lacks one that nothing makes', () => {
  const dataVolumes = [{ kind: 'DataVolume', metadata: { name: 'missing' }, status: { phase: 'Pending' } }];
  const waiting = view(recordedMachine('a machine without its claim'), { dataVolumes });
  expect(waiting).toMatchObject({ phase: 'Creating', status: 'ErrorPvcNotFound' });
  expect(formatLines(machineLines(waiting))).toMatch(/StorageReady=False +PVCPending/);
  expect(view(recordedMachine('a machine whose volume is still to come'))).toMatchObject({ phase: 'Creating', reason: 'ErrorPvcNotFound' });
});

test('a guest that KubeVirt gave up with its node has not failed if KubeVirt starts it again', () => {
  const instance = { ...INSTANCE, status: { phase: 'Failed', reason: 'NodeUnresponsive' } };
  const machine = { ...recordedMachine('a machine that boots'), spec: { runStrategy: 'Always' } };
  expect(view(machine, { instance })).toMatchObject({ phase: 'Creating', reason: 'NodeUnresponsive' });
});

test('a disk that is being deleted is not ready, although the machine still uses it', () => {
  const machine = recordedMachine('a machine that runs');
  const volumes = [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }];
  const using = { ...machine, spec: { ...machine.spec, template: { spec: { ...machine.spec.template.spec, volumes } } } };
  const claims = [{ kind: 'PersistentVolumeClaim', metadata: { name: 'data', deletionTimestamp: '2026-01-01T00:00:00Z' }, status: { phase: 'Bound' } }];
  const told = view(using, { instance: INSTANCE, claims });
  expect(told.volumes.map(({ state }) => state)).toEqual(['is being deleted']);
  expect(reasons(using, { claims })).toMatchObject({ StorageReady: 'PVCPending' });
});

test('a hot-plugged disk that the guest does not have yet says how far it is', () => {
  const machine = recordedMachine('a machine that runs');
  const volumes = ['data', 'logs', 'dump'].map((name) => ({ name, persistentVolumeClaim: { claimName: name, hotpluggable: true } }));
  const plugged = { ...machine, spec: { ...machine.spec, template: { spec: { ...machine.spec.template.spec, volumes } } } };
  const status = (name: string, phase: string, more: object = {}) => ({ name, phase, hotplugVolume: {}, ...more });
  const volumeStatus = [status('data', 'AttachedToNode', { message: 'Created hotplug attachment pod hp-1' }), status('logs', 'Ready'), status('dump', 'MemoryDumpCompleted')];
  const claims = volumes.map(({ name }) => ({ kind: 'PersistentVolumeClaim', metadata: { name }, status: { phase: 'Bound' } }));
  const told = view(plugged, { instance: { ...INSTANCE, status: { ...INSTANCE.status, volumeStatus } }, claims });
  expect(told.volumes.map(({ attachment }) => attachment)).toEqual(['AttachedToNode: Created hotplug attachment pod hp-1', undefined, undefined]);
  expect(formatLines(machineLines(told))).toMatch(/PersistentVolumeClaim data +Bound, not attached: AttachedToNode: Created hotplug attachment pod hp-1\n/);
});

test('a disk that the running guest was not given is not attached', () => {
  const machine = recordedMachine('a machine that runs');
  const volumes = ['data', 'logs'].map((name) => ({ name, persistentVolumeClaim: { claimName: name } }));
  const changed = { ...machine, spec: { ...machine.spec, template: { spec: { ...machine.spec.template.spec, volumes } } } };
  const attached = (status: object) => {
    const instance = { ...INSTANCE, spec: { volumes: volumes.slice(1) }, status: { ...INSTANCE.status, ...status } };
    return view(changed, { instance }).volumes.map(({ attachment }) => attachment);
  };
  expect(attached({})).toEqual(['the guest runs without it', undefined]);
  // KubeVirt has taken it out of the spec, and the guest still has it.
  expect(attached({ volumeStatus: [{ name: 'data', phase: 'Detaching', hotplugVolume: {} }] })).toEqual([undefined, undefined]);
  expect(attached({ phase: 'Scheduling' })).toEqual([undefined, undefined]);
});

test('a running guest without an address has a failed network', () => {
  const instance = { ...INSTANCE, status: { ...INSTANCE.status, interfaces: [{ name: 'default' }] } };
  expect(reasons(recordedMachine('a machine that runs'), { instance })).toMatchObject({ VirtualMachineReady: 'VMCreated', NetworkReady: 'NetworkFailed' });
});

test('objects that the user may not see are reported as unknown, not as missing', () => {
  const machine = recordedMachine('a machine whose disk is imported');
  const unseen = ['VirtualMachineInstance', 'DataVolume'].map((kind) => ({ kind, message: 'forbidden' }));
  const { conditions, volumes, ...told } = machineView({ machine, related: NO_RELATED_OBJECTS, events: [], unseen });
  expect(told.unseen).toEqual(['VirtualMachineInstance', 'DataVolume']);
  expect(volumes).toEqual([{ name: 'root', source: 'DataVolume root' }]);
  expect(conditions.slice(1)).toEqual([
    { type: 'StorageReady', status: 'Unknown', reason: 'NotSeen', message: 'this user may not see its DataVolume' },
    { type: 'NetworkReady', status: 'Unknown', reason: 'NotSeen', message: 'this user may not see its VirtualMachineInstance' },
  ]);
});

test('a disk has the progress of its import and the size of its claim', () => {
  const dataVolume = { metadata: { name: 'root' }, status: { phase: 'ImportInProgress', progress: '45.2%' } };
  const claim = { metadata: { name: 'root' }, spec: { storageClassName: 'fast' }, status: { phase: 'Pending', capacity: { storage: '1073741824' } } };
  expect(view(recordedMachine('a machine whose disk is imported'), { dataVolumes: [dataVolume], claims: [claim] }).volumes).toEqual([
    { name: 'root', source: 'DataVolume root', state: 'ImportInProgress', progress: '45.2%', size: '1Gi', storageClass: 'fast' },
  ]);
});

test('an uneven number of bytes has a unit for people, and is exact for programs', () => {
  const claim = { metadata: { name: 'root' }, spec: { resources: { requests: { storage: '22763326669' } } }, status: { phase: 'Pending' } };
  const told = view(recordedMachine('a machine whose disk is imported'), { claims: [claim] });
  expect(told.volumes).toMatchObject([{ size: '22763326669' }]);
  expect(formatLines(machineLines(told))).toMatch(/DataVolume root +\S+ +21\.2Gi$/m);
});

test('a machine with running: true has the equivalent run strategy', () => {
  const { spec: { runStrategy: _, ...spec }, ...machine } = recordedMachine('a machine that runs');
  expect(view({ ...machine, spec: { ...spec, running: true } }).runStrategy).toBe('Always');
});

test('an event without a message has an empty one', () => {
  const { message, ...wordless } = event('Killing', '2025-01-01T00:59:50Z');
  expect(view(recordedMachine('a machine that runs'), {}, [wordless]).events).toMatchObject([{ reason: 'Killing', message: '' }]);
});

test('an event without type and reason is shown all the same', () => {
  const { type, reason, ...bare } = event('Killing', '2025-01-01T00:59:50Z');
  expect(machineLines(view(recordedMachine('a machine that runs'), {}, [bare])).at(-1)).toMatch(/VirtualMachine\/web   Killing\. \(3 times\)$/);
});

test('people read the phase and its reason first, then the facts, then the last events', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-01-01T01:00:00Z'));
  const events = Array.from({ length: 10 }, (_, index) => event(`Event${index}`, `2025-01-01T00:59:${50 + index}Z`));
  const texts = [
    view(recordedMachine('a machine that runs'), { instance: INSTANCE }),
    view(recordedMachine('a machine without its image'), {}, events),
  ].map((each) => formatLines(machineLines(each)));
  now.mockRestore();
  expect(texts.join('\n')).toMatchSnapshot();
});
