// Situations in which GitOps tools find machines, pools and volumes, each with what brings it about on the plane.
import { Client, KubeObject } from '../plane/client';
import { claim, dataVolume, IMAGE, machine, Script } from '../plane/scripted';

/** Objects that bring a situation about; the first one is in it once its status is as given. */
export interface Situation {
  readonly objects: readonly KubeObject[];
  readonly when: (status: any, object: any) => boolean;
  /** A further event, once the first object's status is as given. */
  readonly then?: { readonly once: (status: any) => boolean; readonly happens: (client: Client, namespace: string) => Promise<unknown> };
}

/** The plane's storage class whose volumes wait for their first consumer. */
const WAITING_CLASS = 'local';

const shows = (printableStatus: string) => (status: any) => status.printableStatus === printableStatus;
const phase = (wanted: string) => (status: any) => status.phase === wanted;
const condition = (type: string, value: string, why?: string) => ({ conditions = [] }: any) =>
  conditions.some(({ type: found, status, reason }: any) => found === type && status === value && [reason, undefined].includes(why));

const all = (...whens: Situation['when'][]): Situation['when'] => (status, object) => whens.every((when) => when(status, object));
const stopped = all(shows('Stopped'), condition('Ready', 'False', 'VMINotExists'));

const rest = (object: KubeObject, runStrategy: string): KubeObject => ({ ...object, spec: { ...object.spec, runStrategy } });
const fromVolume = (name: string) => [{ name: 'root', dataVolume: { name } }];
const fromClaim = (claimName: string) => [{ name: 'root', persistentVolumeClaim: { claimName } }];
const waiting = ({ spec: { storage, ...spec }, ...object }: KubeObject): any => ({
  ...object,
  spec: storage === undefined ? { ...spec, storageClassName: WAITING_CLASS } : { ...spec, storage: { ...storage, storageClassName: WAITING_CLASS } },
});

function pool(replicas: number, script: Script, runStrategy = 'Always'): KubeObject {
  const { spec: { template } } = machine('any', script);
  const labels = { pool: 'workers' };
  return {
    apiVersion: 'pool.kubevirt.io/v1beta1',
    kind: 'VirtualMachinePool',
    metadata: { name: 'workers' },
    spec: { replicas, selector: { matchLabels: labels }, virtualMachineTemplate: { metadata: { labels }, spec: { runStrategy, template } } },
  };
}

function dataImportCron(storageClassName: string): KubeObject {
  const { spec: { storage } } = dataVolume('any', {});
  return {
    apiVersion: 'cdi.kubevirt.io/v1beta1',
    kind: 'DataImportCron',
    metadata: { name: 'nightly' },
    spec: {
      schedule: '0 3 * * *',
      managedDataSource: 'nightly',
      template: { spec: { source: { registry: { url: `docker://${IMAGE}` } }, storage: { ...storage, storageClassName } } },
    },
  };
}

/** A machine that virt-api admits, but whose instance it refuses. */
function neverStarted({ spec: { template, ...spec }, ...object }: KubeObject): any {
  const devices = { ...template.spec.domain.devices, disks: [{ name: 'root', disk: { readonly: true } }] };
  return { ...object, spec: { ...spec, template: { ...template, spec: { ...template.spec, domain: { ...template.spec.domain, devices } } } } };
}

const ROOT = [{ name: 'root', containerDisk: { image: IMAGE } }];
const PLUGGED = [{ name: 'data', persistentVolumeClaim: { claimName: 'data', hotpluggable: true } }];

/** With a pool's index, this name is too long for a machine. */
const LONG_NAME = 'w'.repeat(62);

const moreMemory = (client: Client, namespace: string) => client.merge(
  { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'web', namespace },
  { spec: { template: { spec: { domain: { memory: { guest: '256Mi' } } } } } },
);

/** KubeVirt plugs a new disk into the running machine. */
const oneMoreDisk = (client: Client, namespace: string) => {
  const { spec: { template: { spec: { domain: { devices: { disks } } } } } } = machine('web', {}, [...ROOT, ...PLUGGED]);
  return client.merge(
    { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'web', namespace },
    { spec: { template: { spec: { domain: { devices: { disks } }, volumes: [...ROOT, ...PLUGGED] } } } },
  );
};

const importsLate = (seconds: string, volume = 'root') => (client: Client, namespace: string): Promise<unknown> => {
  const { metadata, ...object } = dataVolume(volume, { 'import-seconds': seconds });
  return client.create({ ...object, metadata: { ...metadata, namespace } } as KubeObject);
};

const ofMachine = { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'web' };

const snapshot = (name: string, source: string, fields: object = {}): KubeObject => (
  { apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineSnapshot', metadata: { name }, spec: { source: { ...ofMachine, name: source }, ...fields } }
);

const restore = (machineObject: KubeObject): KubeObject[] => [
  { apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineRestore', metadata: { name: 'back' }, spec: { target: ofMachine, virtualMachineSnapshotName: 'before', targetReadinessPolicy: 'WaitEventually' } },
  snapshot('before', 'web'), machineObject,
];

const clone = (source: string): KubeObject => (
  { apiVersion: 'clone.kubevirt.io/v1beta1', kind: 'VirtualMachineClone', metadata: { name: 'copy' }, spec: { source: { ...ofMachine, name: source }, target: { ...ofMachine, name: 'copied' } } }
);

export const SITUATIONS: { readonly [title: string]: Situation } = {
  'a machine that runs': { objects: [machine('web', {})], when: condition('Ready', 'True') },
  'a machine that boots': {
    objects: [machine('web', { 'boot-seconds': '60' })], when: all(shows('Starting'), condition('Ready', 'False', 'GuestNotRunning')),
  },
  'a machine that is halted': { objects: [rest(machine('web', {}), 'Halted')], when: stopped },
  'a machine that nobody has started': { objects: [rest(machine('web', {}), 'Manual')], when: stopped },
  'a machine that was changed while it ran': {
    objects: [machine('web', {})],
    when: (status, { metadata }) => condition('Ready', 'True')(status) && status.desiredGeneration === metadata.generation && metadata.generation > status.observedGeneration,
    then: { once: ({ ready }) => ready, happens: moreMemory },
  },
  'a machine that got another disk while it ran': {
    objects: [machine('web', {}), claim('data')],
    when: (status, { metadata }) => condition('Ready', 'True')(status) && !condition('RestartRequired', 'True')(status)
      && status.desiredGeneration === metadata.generation && metadata.generation > status.observedGeneration,
    then: { once: ({ ready }) => ready, happens: oneMoreDisk },
  },
  'a machine without a node': { objects: [machine('web', { fail: 'Unschedulable' })], when: shows('ErrorUnschedulable') },
  'a machine without its image': { objects: [machine('web', { fail: 'ErrImagePull' }, fromClaim('root')), claim('root')], when: shows('ErrImagePull') },
  'a machine still without its image': { objects: [machine('web', { fail: 'ImagePullBackOff' })], when: shows('ImagePullBackOff') },
  'a machine that crashes before it runs': {
    objects: [machine('web', { fail: 'CrashLoopBackOff' })], when: all(shows('CrashLoopBackOff'), condition('Ready', 'False', 'VMINotExists')),
  },
  'a machine that has lost its storage': {
    objects: [machine('web', { fail: 'LostStorage' }, fromClaim('root')), claim('root')], when: condition('Paused', 'True'),
  },
  'a machine whose disk is imported': {
    objects: [machine('web', {}, fromVolume('root')), dataVolume('root', { 'import-seconds': '60' })],
    when: all(shows('Provisioning'), condition('DataVolumesReady', 'False')),
  },
  'a machine whose disk cannot be imported': {
    objects: [machine('web', {}, fromVolume('root')), dataVolume('root', { 'import-fail': '404 Not Found' })],
    when: all(shows('DataVolumeError'), condition('DataVolumesReady', 'False')),
  },
  'a machine without its claim': { objects: [machine('web', {}, fromClaim('missing'))], when: shows('ErrorPvcNotFound') },
  'a machine whose volume is still to come': { objects: [machine('web', {}, fromVolume('root'))], when: shows('ErrorPvcNotFound') },
  'a machine whose own disk is still to come': { objects: [machine('web', {}, fromClaim('web-root'))], when: shows('ErrorPvcNotFound') },
  'a machine whose own disk came after it': {
    objects: [machine('web', {}, fromClaim('web-root'))],
    when: shows('ErrorUnschedulable'),
    then: { once: shows('ErrorPvcNotFound'), happens: importsLate('60', 'web-root') },
  },
  'a machine without its claim whose own disk came after it': {
    objects: [machine('web', {}, [...fromClaim('web-root'), { name: 'data', persistentVolumeClaim: { claimName: 'missing' } }])],
    when: all(shows('ErrorPvcNotFound'), condition('DataVolumesReady', 'True')),
    then: { once: shows('ErrorPvcNotFound'), happens: importsLate('0', 'web-root') },
  },
  'a machine whose claim came after it': {
    objects: [machine('web', {}, fromVolume('root'))],
    when: all(shows('ErrorUnschedulable'), condition('DataVolumesReady', 'False')),
    then: { once: shows('ErrorPvcNotFound'), happens: importsLate('60') },
  },
  'a machine without a node whose claim came after it': {
    objects: [machine('web', { fail: 'Unschedulable' }, fromVolume('root'))],
    when: all(shows('ErrorUnschedulable'), condition('Ready', 'False', 'GuestNotRunning')),
    then: { once: shows('ErrorPvcNotFound'), happens: importsLate('0') },
  },
  'a machine without its claim whose volume came after it': {
    objects: [machine('web', {}, [...fromVolume('root'), { name: 'data', persistentVolumeClaim: { claimName: 'missing' } }])],
    when: all(shows('ErrorPvcNotFound'), condition('DataVolumesReady', 'True')),
    then: { once: shows('ErrorPvcNotFound'), happens: importsLate('0') },
  },
  'a machine that may not be started': { objects: [neverStarted(machine('web', {}))], when: condition('Failure', 'True') },

  'a pool whose machines run': { objects: [pool(2, {})], when: ({ readyReplicas }) => readyReplicas === 2 },
  'a pool whose machines boot': { objects: [pool(2, { 'boot-seconds': '60' })], when: ({ replicas, readyReplicas = 0 }) => replicas === 2 && readyReplicas === 0 },
  'a pool whose machines are halted': { objects: [pool(2, {}, 'Halted')], when: ({ replicas }) => replicas === 2 },
  'a pool that may make no machines': { objects: [{ ...pool(1, {}), metadata: { name: LONG_NAME } }], when: condition('ReplicaFailure', 'True') },

  'a volume that was imported': { objects: [dataVolume('root', {})], when: all(phase('Succeeded'), condition('Bound', 'True')) },
  'a volume that is imported': { objects: [dataVolume('root', { 'import-seconds': '60' })], when: phase('ImportInProgress') },
  'a volume that cannot be imported': { objects: [dataVolume('root', { 'import-fail': '404 Not Found' })], when: condition('Running', 'False', 'Error') },
  'a volume that waits for an upload': { objects: [dataVolume('root', {}, { upload: {} })], when: phase('UploadReady') },
  'a volume that waits for its machine': { objects: [waiting(dataVolume('root', {}))], when: ({ phase: found }) => ['PendingPopulation', 'WaitForFirstConsumer'].includes(found) },

  'a claim with its volume': { objects: [claim('root')], when: phase('Bound') },
  'a claim that waits for its machine': { objects: [waiting(claim('root'))], when: phase('Pending') },
  'a claim that has lost its volume': { objects: [claim('root'), machine('web', { fail: 'LostStorage' }, fromClaim('root'))], when: phase('Lost') },

  'a source of images with its first image': { objects: [dataImportCron(WAITING_CLASS)], when: ({ lastImportedPVC }) => lastImportedPVC !== undefined },
  'a source of images that has no image yet': { objects: [dataImportCron('missing')], when: condition('UpToDate', 'False', 'ImportProgressing') },

  'a snapshot that is ready': { objects: [snapshot('before', 'web'), rest(machine('web', {}), 'Halted')], when: ({ readyToUse }) => readyToUse === true },
  'a snapshot that waits for its machine': { objects: [snapshot('before', 'missing')], when: phase('InProgress') },
  'a snapshot that came too late': { objects: [snapshot('before', 'missing', { failureDeadline: '1s' })], when: phase('Failed') },
  'a restore that is complete': { objects: restore(rest(machine('web', {}), 'Halted')), when: ({ complete }) => complete === true },
  'a restore that waits until its machine stops': { objects: restore(machine('web', {})), when: ({ complete }) => complete === false },
  'a clone that is done': { objects: [clone('web'), rest(machine('web', {}), 'Halted')], when: phase('Succeeded') },
  'a clone that waits for its machine': { objects: [clone('missing')], when: condition('Progressing', 'False') },
};
