// The stages in which objects are applied. The objects of one stage are sent at the same time.
import type { ObjectReference } from '../cluster/cluster';

/**
 * The kinds of each stage, and why it precedes the next one.
 *
 * A machine does not wait for its claims to be bound: a claim that waits for its first consumer would never be bound.
 */
const STAGES: readonly (readonly string[])[] = [
  // An object needs its namespace,
  ['Namespace'],
  // and its kind.
  ['CustomResourceDefinition'],
  // A binding needs its role, unless the user may bind every role. A token needs its service account. Quotas, limits and
  // classes apply only to objects that are created after them.
  [
    'ClusterRole', 'Role', 'ServiceAccount', 'LimitRange', 'ResourceQuota', 'PriorityClass', 'RuntimeClass', 'StorageClass', 'VolumeSnapshotClass', 'CSIDriver',
  ],
  ['ClusterRoleBinding', 'RoleBinding', 'MigrationPolicy', 'NetworkPolicy', 'StorageProfile'],
  // A pod without its Secret or network starts minutes later. A machine without its instancetype is refused.
  [
    'ConfigMap', 'ExternalSecret', 'NetworkAttachmentDefinition', 'SealedSecret', 'Secret', 'SecretStore',
    'VirtualMachineClusterInstancetype', 'VirtualMachineClusterPreference', 'VirtualMachineInstancetype', 'VirtualMachinePreference',
  ],
  // A machine without its volumes shows an error until they exist. An import reads Secrets and ConfigMaps.
  [
    'DataImportCron', 'DataSource', 'DataVolume', 'PersistentVolume', 'PersistentVolumeClaim', 'VolumeCloneSource', 'VolumeImportSource', 'VolumeSnapshot',
    'VolumeUploadSource',
  ],
  // All other kinds.
  [],
  ['VirtualMachine', 'VirtualMachineInstance', 'VirtualMachineInstanceReplicaSet', 'VirtualMachinePool'],
  // They refer to machines and pools. A webhook may refuse everything until its own pods run.
  [
    'APIService', 'HorizontalPodAutoscaler', 'Ingress', 'MutatingWebhookConfiguration', 'PodDisruptionBudget', 'Service',
    'ValidatingWebhookConfiguration', 'VirtualMachineExport', 'VirtualMachineInstanceMigration', 'VirtualMachineSnapshot',
  ],
  // KubeVirt checks their snapshots if these exist.
  ['VirtualMachineClone', 'VirtualMachineRestore'],
];

const OTHER_KINDS = STAGES.findIndex((kinds) => kinds.length === 0);

const STAGE_OF = new Map(STAGES.flatMap((kinds, stage) => kinds.map((kind) => [kind, stage])));

/** Objects by stage, in the order in which they are applied; no stage is empty. */
export function applyStages<Reference extends ObjectReference>(objects: readonly Reference[]): Reference[][] {
  return STAGES.map((_, stage) => objects.filter(({ kind }) => (STAGE_OF.get(kind) ?? OTHER_KINDS) === stage)).filter(({ length }) => length > 0);
}
