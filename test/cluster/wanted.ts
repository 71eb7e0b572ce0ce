// What an object's status says once it is as its manifest asked for, kind by kind.
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
  // The time is what the job wrote that looked for a newer image.
  DataImportCron: (_manifest, { lastExecutionTimestamp, lastImportedPVC }) => lastExecutionTimestamp !== undefined && lastImportedPVC !== undefined,
  PersistentVolumeClaim: bound,
  // No guest of the plane can be frozen, so that none that runs is snapshotted, restored or copied.
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
  // No node of the plane runs containers, and the image is nowhere.
  Deployment: atOnce,
  // No operator reads its store.
  ExternalSecret: atOnce,
  HorizontalPodAutoscaler: (_manifest, { conditions = [] }) => conditions.some(({ type, status }: any) => type === 'AbleToScale' && status === 'True'),
  // Nobody applies what it names.
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
  // No operator looks at it.
  ServiceMonitor: atOnce,
  ValidatingAdmissionPolicy: atOnce,
  ValidatingAdmissionPolicyBinding: atOnce,
};

/** Whether an object with this status is as the manifest asks for. */
export function isAsWanted(manifest: KubeObject, status: any): boolean {
  if (!Object.hasOwn(WANTED, manifest.kind)) {
    throw new Error(`${manifest.kind}: nothing says when it is up: say so in wanted.ts`);
  }
  return WANTED[manifest.kind](manifest, status);
}
