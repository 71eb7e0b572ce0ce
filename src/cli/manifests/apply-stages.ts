// What precedes what: objects are sent in stages, and nothing of a stage before all of the earlier ones have had their turn.
// Within a stage everything is sent at once.
import type { ObjectReference } from '../cluster/cluster';

/**
 * The kinds of each stage, and why it comes before the next.
 *
 * A claim need not be bound before its machine comes: one that waits for its first consumer never would be.
 */
const STAGES: readonly (readonly string[])[] = [
  // Nothing can be in a namespace that is not there,
  ['Namespace'],
  // or be of a kind that is not known.
  ['CustomResourceDefinition'],
  // A binding of a role that is not there is refused to whoever may not bind all roles, and a token of a service account
  // that is not there is removed. Quotas, limits and classes count for what comes after them.
  [
    'ClusterRole', 'Role', 'ServiceAccount', 'LimitRange', 'ResourceQuota', 'PriorityClass', 'RuntimeClass', 'StorageClass', 'VolumeSnapshotClass', 'CSIDriver',
  ],
  ['ClusterRoleBinding', 'RoleBinding', 'MigrationPolicy', 'NetworkPolicy', 'StorageProfile'],
  // A pod without its Secret or its network starts minutes later; a machine without its instancetype is refused.
  [
    'ConfigMap', 'ExternalSecret', 'NetworkAttachmentDefinition', 'SealedSecret', 'Secret', 'SecretStore',
    'VirtualMachineClusterInstancetype', 'VirtualMachineClusterPreference', 'VirtualMachineInstancetype', 'VirtualMachinePreference',
  ],
  // A machine without its volumes is shown as failed until they come; an import reads Secrets and ConfigMaps.
  ['DataImportCron', 'DataSource', 'DataVolume', 'PersistentVolume', 'PersistentVolumeClaim', 'VolumeSnapshot'],
  // Whatever is named nowhere here.
  [],
  ['VirtualMachine', 'VirtualMachineInstance', 'VirtualMachineInstanceReplicaSet', 'VirtualMachinePool'],
  // They look for machines and pools, which may be there; a webhook may refuse everything until its own pods run.
  [
    'APIService', 'HorizontalPodAutoscaler', 'Ingress', 'MutatingWebhookConfiguration', 'PodDisruptionBudget', 'Service',
    'ValidatingWebhookConfiguration', 'VirtualMachineExport', 'VirtualMachineInstanceMigration', 'VirtualMachineSnapshot',
  ],
];

const OTHERS = STAGES.findIndex((kinds) => kinds.length === 0);

const STAGE_OF = new Map(STAGES.flatMap((kinds, stage) => kinds.map((kind) => [kind, stage])));

/** Objects in the order in which they are sent; no stage is empty. */
export function stages<Reference extends ObjectReference>(objects: readonly Reference[]): Reference[][] {
  return STAGES.map((_, stage) => objects.filter(({ kind }) => (STAGE_OF.get(kind) ?? OTHERS) === stage)).filter(({ length }) => length > 0);
}
