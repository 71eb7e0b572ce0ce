// Reduces watched objects to the needed fields, so that ten thousand machines fit into little memory.
import { lastOccurrence, occurrences } from './event-times';
import { omitEmpty, table } from '../../../plain-data/plain-data';
import { AWAITING_VDDK, BOUND_REASON, REFUSED, SOURCE_MESSAGE, SOURCE_REASON, WORKER_MESSAGE, WORKER_PHASE, WORKER_REASON } from '../../../storage/worker-failures';
import { POOL_REVISION } from '../readiness/pool-update';
import { awaitedVolume } from '../readiness/volumes';

/** The needed fields of an object. */
export function project(object: any): any {
  return (PROJECTIONS[object.kind] ?? whole)(object);
}

/** Objects of other kinds, of which there are few. */
function whole({ apiVersion, kind, metadata, spec, status }: any): any {
  return { apiVersion, kind, metadata: metadataOf(metadata), spec, status };
}

const PROJECTIONS: { readonly [kind: string]: (object: any) => any } = table({
  VirtualMachine: ({ kind, metadata, spec = {}, status }) => ({
    kind,
    metadata: metadataOf(metadata),
    spec: {
      runStrategy: spec.runStrategy,
      running: spec.running,
      template: { spec: { startStrategy: spec.template?.spec?.startStrategy, volumes: spec.template?.spec?.volumes?.flatMap(claimVolumes) } },
    },
    status: status && {
      printableStatus: status.printableStatus,
      runStrategy: status.runStrategy,
      desiredGeneration: status.desiredGeneration,
      ...status.startFailure && { startFailure: status.startFailure },
      ...status.stateChangeRequests && { stateChangeRequests: status.stateChangeRequests.map(({ action }: any) => intern({ action })) },
      conditions: conditionsOf(status),
    },
  }),
  VirtualMachineInstance: ({ kind, metadata, spec = {}, status = {} }) => ({
    kind,
    metadata: metadataOf(metadata),
    spec: {
      domain: intern({ devices: { interfaces: spec.domain?.devices?.interfaces?.map(({ name, masquerade }: any) => ({ name, masquerade })) } }),
      volumes: spec.volumes?.flatMap(claimVolumes),
    },
    status: {
      phase: status.phase,
      reason: status.reason,
      ...status.phase === 'Failed' && { phaseTransitionTimestamps: status.phaseTransitionTimestamps },
      conditions: conditionsOf(status),
      interfaces: status.interfaces?.map(({ name, ipAddress }: any) => intern({ name, ipAddress: ipAddress && 'known' })),
    },
  }),
  Pod: ({ kind, metadata, spec = {}, status = {} }) => ({
    kind,
    metadata: metadataOf(metadata),
    spec: intern({ nodeName: spec.nodeName }),
    status: {
      phase: status.phase,
      conditions: conditionsOf(status)?.filter(({ status: value }: any) => value === 'False'),
      initContainerStatuses: status.initContainerStatuses?.flatMap(failingContainers),
      containerStatuses: status.containerStatuses?.flatMap(failingContainers),
    },
  }),
  DataVolume: ({ kind, metadata, spec = {}, status }) => ({
    kind,
    metadata: metadataOf(metadata),
    spec: intern({ storage: { storageClassName: (spec.storage ?? spec.pvc)?.storageClassName } }),
    status: status && { phase: status.phase, progress: status.progress, restartCount: status.restartCount, conditions: conditionsOf(status) },
  }),
  PersistentVolumeClaim: ({ kind, metadata, spec = {}, status = {} }) => ({
    kind,
    metadata: { ...metadataOf(metadata), ...workerReport(metadata, status.phase) },
    spec: {
      storageClassName: spec.storageClassName,
      ...omitEmpty({ volumeName: status.phase === 'Lost' ? spec.volumeName : awaitedVolume({ metadata, spec, status }) }),
    },
    status: { phase: status.phase },
    ...complaintOf(metadata),
  }),
  ExternalSecret: secretMaker,
  SealedSecret: secretMaker,
  Event: ({ kind, involvedObject = {}, reason, message, ...event }) => ({
    kind,
    metadata: { name: event.metadata.name },
    involvedObject: { kind: involvedObject.kind, name: involvedObject.name, uid: involvedObject.uid },
    reason,
    message,
    count: occurrences(event),
    lastTimestamp: lastOccurrence(event),
  }),
});

/** The templates and encrypted data of ExternalSecrets and SealedSecrets are not needed. */
function secretMaker({ kind, metadata, spec, status }: any): any {
  return {
    kind,
    metadata: { ...metadataOf(metadata), namespace: metadata.namespace },
    spec: { target: { name: spec?.target?.name } },
    status: status && { observedGeneration: status.observedGeneration, conditions: conditionsOf(status) },
  };
}

function metadataOf({ name, uid, generation, creationTimestamp, deletionTimestamp, finalizers, labels, ownerReferences }: any): any {
  const owner = ownerReferences?.find(({ controller }: any) => controller);
  const revision = labels?.[POOL_REVISION];
  return {
    name,
    uid,
    ...generation !== undefined && { generation },
    ...creationTimestamp !== undefined && { creationTimestamp },
    ...deletionTimestamp !== undefined && { deletionTimestamp, finalizers },
    ...revision !== undefined && { labels: intern({ [POOL_REVISION]: revision }) },
    ...owner !== undefined && { ownerReferences: [intern({ kind: owner.kind, name: owner.name })] },
  };
}

/** The annotations of CDI on the pods that fill a claim. Once the claim is bound, what the pod said last matters only if it was refused. */
function workerReport({ annotations = {} }: any, phase: string | undefined): object {
  const { [WORKER_REASON]: reason, [WORKER_MESSAGE]: message, [WORKER_PHASE]: pod, [SOURCE_REASON]: source, [SOURCE_MESSAGE]: refusal } = annotations;
  const isRefused = reason === REFUSED;
  return omitEmpty({
    annotations: intern(omitEmpty({
      [WORKER_REASON]: reason,
      [WORKER_MESSAGE]: phase === 'Pending' || isRefused ? message : undefined,
      // Any other reason is that of a pod.
      [WORKER_PHASE]: isRefused || !reason ? pod : undefined,
      ...source === REFUSED && { [SOURCE_REASON]: source, [SOURCE_MESSAGE]: refusal },
    })),
  });
}

/**
 * What CDI writes into a claim, and removes before each attempt, as the warning that it does not send. Its message beside the reason may be that of
 * any later event.
 */
function complaintOf({ name, uid, creationTimestamp, annotations = {} }: any): object {
  const { [BOUND_REASON]: reason } = annotations;
  const involvedObject = { kind: 'PersistentVolumeClaim', name, uid };
  return reason !== AWAITING_VDDK ? {}
    : { complaint: { kind: 'Event', metadata: { name: `${name}.${reason}` }, involvedObject, reason, message: NO_LIBRARY, lastTimestamp: creationTimestamp } };
}

const NO_LIBRARY = 'CDI knows no image with VMware\'s library (VDDK)';

function conditionsOf({ conditions }: any): any {
  return conditions?.map(({ type, status, reason, message }: any) => intern({ type, status, reason, message }));
}

/** Equal values of different machines share one object. */
const INTERNED = new Map<string, object>();

/** How many values are kept. The limit matters for failure messages, which differ between machines. */
const MAX_INTERNED = 1_000;

function intern<Value extends object>(value: Value): Value {
  const key = JSON.stringify(value);
  const known = INTERNED.get(key) as Value | undefined;
  if (known === undefined) {
    if (INTERNED.size >= MAX_INTERNED) {
      INTERNED.clear();
    }
    INTERNED.set(key, value);
  }
  return known ?? value;
}

/** The volumes that name a claim. */
function claimVolumes({ name, dataVolume, persistentVolumeClaim }: any): any[] {
  return dataVolume || persistentVolumeClaim ? [{ name, dataVolume, persistentVolumeClaim }] : [];
}

/** The containers that are waiting or have failed. */
function failingContainers({ name, state, lastState }: any): any[] {
  const ended = [state?.terminated, lastState?.terminated].find((each) => each !== undefined && each.exitCode !== 0);
  const terminated = ended && { exitCode: ended.exitCode, message: ended.message };
  return state?.waiting || ended ? [{ name, state: { waiting: state?.waiting, terminated } }] : [];
}
