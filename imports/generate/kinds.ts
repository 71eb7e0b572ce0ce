// What is generated for each kind: an interface for the kinds that people write, and compiled code for those of which there are many objects.
import type { ServedKind, StructuralSchema } from './crds';

/** The kinds of which an app may have thousands. Compiled code takes forty times the space of its schema. */
const FREQUENT = [
  'DataImportCron', 'DataSource', 'DataVolume', 'PersistentVolumeClaim', 'VirtualMachine', 'VirtualMachineClusterInstancetype', 'VirtualMachineInstance',
  'VirtualMachineInstancePreset', 'VirtualMachineInstanceReplicaSet', 'VirtualMachineInstancetype', 'VirtualMachinePool',
];

/** The kinds that have only a schema: KubeVirt's and CDI's own configuration and plugins, what their controllers create, networks and claims. */
const UNTYPED = [
  'CDI', 'CDIConfig', 'KubeVirt', 'NetworkAttachmentDefinition', 'ObjectTransfer', 'OpenstackVolumePopulator', 'OvirtVolumePopulator', 'PersistentVolumeClaim',
  'Plugin', 'StorageProfile', 'VirtualMachineSnapshotContent', 'VolumeCloneSource', 'VolumeImportSource', 'VolumeUploadSource',
];

/** The kinds whose interfaces include a status. */
const WITH_STATUS = ['DataImportCron', 'DataSource', 'DataVolume', 'VirtualMachine', 'VirtualMachinePool'];

/** Whether a kind's schema is compiled; the others are interpreted. */
export function isCompiled(kind: string): boolean {
  return FREQUENT.includes(kind);
}

/** The kinds that have interfaces. */
export function typedKinds(kinds: readonly ServedKind[]): ServedKind[] {
  return kinds.filter(({ kind }) => !UNTYPED.includes(kind))
    .map((each) => WITH_STATUS.includes(each.kind) ? each : { ...each, schema: withoutStatus(each.schema) });
}

/** A schema that accepts any map as a status: controllers write it, and the server drops it from a manifest. */
export function withOpenStatus(schema: StructuralSchema): StructuralSchema {
  const status = { 'type': 'object', 'x-kubernetes-preserve-unknown-fields': true };
  return schema.properties?.status === undefined ? schema : { ...schema, properties: { ...schema.properties, status } };
}

function withoutStatus({ properties = {}, ...schema }: StructuralSchema): StructuralSchema {
  return { ...schema, properties: Object.fromEntries(Object.entries(properties).filter(([name]) => name !== 'status')) };
}
