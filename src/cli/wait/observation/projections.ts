// What is kept of objects: their shape, without what nobody asks for, so that ten thousand machines fit into little memory.
import { table } from '../../../plain-data/plain-data';

/** What is told of an object that is watched. */
export function kept(object: any): any {
  return (KEPT[object.kind] ?? whole)(object);
}

/** Objects whose fields their judges know, and of which there are few. */
function whole({ apiVersion, kind, metadata, spec, status }: any): any {
  return { apiVersion, kind, metadata: metadataOf(metadata), spec, status };
}

const KEPT: { readonly [kind: string]: (object: any) => any } = table({
  VirtualMachine: ({ kind, metadata, spec = {}, status }) => ({
    kind,
    metadata: metadataOf(metadata),
    spec: {
      runStrategy: spec.runStrategy,
      running: spec.running,
      template: { spec: { startStrategy: spec.template?.spec?.startStrategy, volumes: spec.template?.spec?.volumes?.flatMap(claimed) } },
    },
    status: status && {
      printableStatus: status.printableStatus,
      runStrategy: status.runStrategy,
      ...status.startFailure && { startFailure: status.startFailure },
      conditions: conditionsOf(status),
    },
  }),
  VirtualMachineInstance: ({ kind, metadata, spec = {}, status = {} }) => ({
    kind,
    metadata: metadataOf(metadata),
    spec: shared({
      domain: { devices: { interfaces: spec.domain?.devices?.interfaces?.map(({ name, masquerade }: any) => ({ name, masquerade })) } },
    }),
    status: {
      phase: status.phase,
      reason: status.reason,
      conditions: conditionsOf(status),
      interfaces: status.interfaces?.map(({ name, ipAddress }: any) => shared({ name, ipAddress: ipAddress && 'known' })),
    },
  }),
  Pod: ({ kind, metadata, status = {} }) => ({
    kind,
    metadata: metadataOf(metadata),
    status: {
      phase: status.phase,
      conditions: conditionsOf(status)?.filter(({ status: value }: any) => value === 'False'),
      initContainerStatuses: status.initContainerStatuses?.flatMap(troubled),
      containerStatuses: status.containerStatuses?.flatMap(troubled),
    },
  }),
  DataVolume: ({ kind, metadata, status }) => ({
    kind,
    metadata: metadataOf(metadata),
    status: status && { phase: status.phase, progress: status.progress, restartCount: status.restartCount, conditions: conditionsOf(status) },
  }),
  PersistentVolumeClaim: ({ kind, metadata, spec = {}, status = {} }) => ({
    kind, metadata: metadataOf(metadata), spec: { storageClassName: spec.storageClassName }, status: { phase: status.phase },
  }),
  Event: ({ kind, metadata: { name, creationTimestamp }, involvedObject = {}, reason, message, count, lastTimestamp, eventTime, series }) => ({
    kind,
    metadata: { name },
    involvedObject: { kind: involvedObject.kind, name: involvedObject.name, uid: involvedObject.uid },
    reason,
    message,
    count: series?.count ?? count,
    lastTimestamp: series?.lastObservedTime ?? lastTimestamp ?? eventTime ?? creationTimestamp,
  }),
});

/** The label by which KubeVirt says whose launcher a pod is. */
export const MACHINE_LABEL = 'vm.kubevirt.io/name';

function metadataOf({ name, uid, generation, deletionTimestamp, labels, ownerReferences }: any): any {
  const machine = labels?.[MACHINE_LABEL];
  const owner = ownerReferences?.find(({ controller }: any) => controller);
  return {
    name,
    uid,
    ...generation !== undefined && { generation },
    ...deletionTimestamp !== undefined && { deletionTimestamp },
    ...machine !== undefined && { labels: { [MACHINE_LABEL]: machine } },
    ...owner !== undefined && { ownerReferences: [shared({ kind: owner.kind, name: owner.name })] },
  };
}

function conditionsOf({ conditions }: any): any {
  return conditions?.map(({ type, status, reason, message }: any) => shared({ type, status, reason, message }));
}

/** Most machines say the same: what is said by many is kept once. */
const SHARED = new Map<string, object>();

/** How much of what is shared is remembered: messages of failures differ from machine to machine. */
const MOST_SHARED = 1_000;

function shared<Value extends object>(value: Value): Value {
  const key = JSON.stringify(value);
  const known = SHARED.get(key) as Value | undefined;
  if (known === undefined) {
    if (SHARED.size >= MOST_SHARED) {
      SHARED.clear();
    }
    SHARED.set(key, value);
  }
  return known ?? value;
}

/** Volumes of claims: of which claim. */
function claimed({ name, dataVolume, persistentVolumeClaim }: any): any[] {
  return dataVolume || persistentVolumeClaim ? [{ name, dataVolume, persistentVolumeClaim }] : [];
}

/** Containers that wait, or have ended in another way than they should. */
function troubled({ name, state, lastState }: any): any[] {
  const ended = [state?.terminated, lastState?.terminated].find((each) => each !== undefined && each.exitCode !== 0);
  const terminated = ended && { exitCode: ended.exitCode, message: ended.message };
  return state?.waiting || ended ? [{ name, state: { waiting: state?.waiting, terminated } }] : [];
}
