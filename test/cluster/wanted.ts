// How an object's status shows that it is in the state its manifest asks for, for each kind.
import type { KubeObject } from '../plane/client';

type Wanted = (manifest: KubeObject, status: any) => boolean;

const atOnce: Wanted = () => true;
const ready: Wanted = (_manifest, { conditions = [] }) => conditions.some(({ type, status }: any) => type === 'Ready' && status === 'True');
const bound: Wanted = (_manifest, { phase }) => phase === 'Bound';

const WANTED: { readonly [kind: string]: Wanted } = {
  VirtualMachine: (manifest, status) => ['Manual', 'Halted'].includes(manifest.spec.runStrategy) ? status.printableStatus === 'Stopped' : ready(manifest, status),
  VirtualMachinePool: ({ spec }, { readyReplicas }) => readyReplicas === spec.replicas,
  DataVolume: ({ spec }, { phase }) => phase === (spec.source?.upload ? 'UploadReady' : 'Succeeded'),
  DataSource: ready,
  // The job that polls for a newer image writes the time.
  DataImportCron: (_manifest, { lastExecutionTimestamp, lastImportedPVC }) => lastExecutionTimestamp !== undefined && lastImportedPVC !== undefined,
  PersistentVolumeClaim: bound,
  // No guest of the plane can be frozen, so a running one is never snapshotted, restored or copied.
  VirtualMachineSnapshot: (_manifest, { phase }) => ['InProgress', 'Succeeded'].includes(phase),
  VirtualMachineRestore: atOnce,
  VirtualMachineClone: atOnce,
  VirtualMachineExport: (_manifest, { phase }) => phase !== undefined,
  MigrationPolicy: atOnce,
  VirtualMachineInstancetype: atOnce,
  VirtualMachineClusterInstancetype: atOnce,
  VirtualMachinePreference: atOnce,
  VirtualMachineClusterPreference: atOnce,
  // No Argo CD reads it here.
  Application: atOnce,
  ApplicationSet: atOnce,
  ConfigMap: atOnce,
  CronJob: atOnce,
  // The plane's nodes run no containers, and the image does not exist.
  Deployment: atOnce,
  // No operator reads its store.
  ExternalSecret: atOnce,
  HorizontalPodAutoscaler: (_manifest, { conditions = [] }) => conditions.some(({ type, status }: any) => type === 'AbleToScale' && status === 'True'),
  // Nothing applies it here.
  Kustomization: atOnce,
  LimitRange: atOnce,
  Namespace: (_manifest, { phase }) => phase === 'Active',
  NetworkAttachmentDefinition: atOnce,
  NetworkPolicy: atOnce,
  ResourceQuota: ({ spec }, { hard = {} }) => Object.keys(hard).length === Object.keys(spec.hard).length,
  Role: atOnce,
  RoleBinding: atOnce,
  Secret: atOnce,
  Service: atOnce,
  ServiceAccount: atOnce,
  // No operator reads it here.
  ServiceMonitor: atOnce,
  ValidatingAdmissionPolicy: atOnce,
  ValidatingAdmissionPolicyBinding: atOnce,
};

/** Whether an object's status shows the state that its manifest asks for. */
export function isAsWanted(manifest: KubeObject, status: any): boolean {
  if (!Object.hasOwn(WANTED, manifest.kind)) {
    throw new Error(`${manifest.kind}: nothing says when it is up: say so in wanted.ts`);
  }
  return WANTED[manifest.kind](manifest, status);
}
