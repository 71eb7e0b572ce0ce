// Objects with random statuses, composed of what KubeVirt, CDI and Kubernetes write.
import * as fc from 'fast-check';
import { WORKER_MESSAGE, WORKER_REASON } from '../../src/storage/worker-failures';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const count = maybe(fc.integer({ min: 0, max: 2 }));

/** KubeVirt's message when it does not find a claim, whether a DataVolume fills it or not. */
const MISSED = ['root', 'data', 'other'].map((claim) => `PVC default/${claim} does not exist, waiting for it to appear`);

const conditions = (...types: string[]) => maybe(fc.uniqueArray(fc.record({
  type: fc.constantFrom(...types),
  status: fc.constantFrom('True', 'False', 'Unknown'),
  reason: maybe(fc.constantFrom('PausedIOError', 'PausedByUser', 'PodNotExists', 'GuestNotRunning', 'Error', 'ImagePullFailed', 'ChecksumError', 'Completed')),
  message: maybe(fc.constantFrom('', 'because', ...MISSED)),
}), { selector: ({ type }) => type }));

const runStrategy = fc.constantFrom('Always', 'Halted', 'Manual', 'Once', 'RerunOnFailure');

const volumesOfMachine = maybe(fc.subarray([{ name: 'root', dataVolume: { name: 'root' } }, { name: 'data', persistentVolumeClaim: { claimName: 'data' } }, { name: 'os', containerDisk: {} }]));
const startStrategy = maybe(fc.constant('Paused'));
const template = fc.record({ spec: fc.record({ volumes: volumesOfMachine, startStrategy }) });

const machines = fc.record({
  apiVersion: fc.constant('kubevirt.io/v1'),
  kind: fc.constant('VirtualMachine'),
  metadata: fc.constant({ name: 'web', namespace: 'default' }),
  spec: fc.oneof(fc.record({ runStrategy, template }), fc.record({ running: fc.boolean(), template })),
  status: fc.record({
    runStrategy: maybe(runStrategy),
    printableStatus: maybe(fc.constantFrom(
      'Stopped', 'Provisioning', 'Starting', 'Running', 'Paused', 'Stopping', 'Terminating', 'CrashLoopBackOff', 'Migrating', 'Unknown',
      'ErrorUnschedulable', 'ErrImagePull', 'ImagePullBackOff', 'ErrorPvcNotFound', 'DataVolumeError', 'WaitingForVolumeBinding', 'WaitingForReceiver',
    )),
    conditions: conditions('Ready', 'Failure', 'Paused', 'Synchronized', 'PodScheduled', 'DataVolumesReady', 'RestartRequired'),
  }),
});

/** Machines with that message, rightly or wrongly. */
const lateMachines = fc.record({
  machine: machines,
  printableStatus: fc.constantFrom('ErrorUnschedulable', 'ErrorPvcNotFound'),
  message: fc.constantFrom(...MISSED),
  type: fc.constantFrom('PodScheduled', 'Synchronized'),
}).map(({ machine: { status, ...machine }, printableStatus, message, type }) => {
  const others = (status.conditions ?? []).filter((condition) => condition.type !== type);
  return { ...machine, status: { ...status, printableStatus, conditions: [{ type, status: 'False', message }, ...others] } };
});

const copied = fc.oneof(fc.record({ runStrategy: maybe(runStrategy) }), fc.record({ running: fc.boolean() }));

const pools = fc.record({
  apiVersion: fc.constant('pool.kubevirt.io/v1beta1'),
  kind: fc.constant('VirtualMachinePool'),
  spec: fc.record({ replicas: count, virtualMachineTemplate: fc.record({ spec: copied }) }),
  status: fc.record({ replicas: count, readyReplicas: count, conditions: conditions('ReplicaFailure', 'ReplicaPaused') }),
});

const volumes = fc.record({
  apiVersion: fc.constant('cdi.kubevirt.io/v1beta1'),
  kind: fc.constant('DataVolume'),
  status: fc.record({
    phase: maybe(fc.constantFrom('Pending', 'PendingPopulation', 'WaitForFirstConsumer', 'ImportScheduled', 'ImportInProgress', 'CloneInProgress', 'UploadReady', 'Succeeded', 'Failed', 'Unknown', 'Paused')),
    progress: maybe(fc.constantFrom('N/A', '45.20%', '100.0%')),
    conditions: conditions('Running', 'Ready', 'Bound'),
  }),
});

const claims = fc.record({
  apiVersion: fc.constant('v1'),
  kind: fc.constant('PersistentVolumeClaim'),
  metadata: fc.record({
    name: fc.constant('web-root'),
    annotations: maybe(fc.dictionary(fc.constantFrom(WORKER_REASON, WORKER_MESSAGE, 'team'), fc.constantFrom('Error', 'ImagePullFailed', 'ChecksumError', 'CreateContainerConfigError', 'Completed', ''))),
  }),
  status: fc.record({ phase: maybe(fc.constantFrom('Pending', 'Bound', 'Lost')) }),
});

const imageSources = fc.record({
  apiVersion: fc.constant('cdi.kubevirt.io/v1beta1'),
  kind: fc.constant('DataImportCron'),
  status: fc.record({
    lastImportedPVC: maybe(fc.constant({ name: 'fedora', namespace: 'images' })),
    conditions: conditions('Progressing', 'UpToDate'),
  }),
});

const operations = fc.record({
  kind: fc.constantFrom(['snapshot', 'VirtualMachineSnapshot'], ['snapshot', 'VirtualMachineRestore'], ['clone', 'VirtualMachineClone']),
  status: fc.record({
    phase: maybe(fc.constantFrom('InProgress', 'Succeeded', 'Failed', 'Unknown', 'CreatingTargetVM')),
    readyToUse: maybe(fc.boolean()),
    complete: maybe(fc.boolean()),
    error: maybe(fc.constant({ message: 'because' })),
    conditions: conditions('Ready', 'Progressing', 'Failure'),
  }),
}).map(({ kind: [group, kind], status }) => ({ apiVersion: `${group}.kubevirt.io/v1beta1`, kind, status }));

export const randomObjects = fc.oneof<fc.Arbitrary<any>[]>(machines, lateMachines, pools, volumes, claims, imageSources, operations);
