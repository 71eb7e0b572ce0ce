// What is generated for each kind: its interface where people write such objects, and compiled code where there are many of them.
import type { ServedKind, StructuralSchema } from './crds';

/** The kinds of which an app may have thousands. Compiled code takes forty times the room of its schema. */
const FREQUENT = [
  'DataImportCron', 'DataSource', 'DataVolume', 'VirtualMachine', 'VirtualMachineClusterInstancetype', 'VirtualMachineInstance',
  'VirtualMachineInstancePreset', 'VirtualMachineInstanceReplicaSet', 'VirtualMachineInstancetype', 'VirtualMachinePool',
];

/** The kinds whose schema is all that is known of them: KubeVirt's and CDI's own configuration, what their controllers make, and networks. */
const UNTYPED = [
  'CDI', 'CDIConfig', 'KubeVirt', 'NetworkAttachmentDefinition', 'ObjectTransfer', 'OpenstackVolumePopulator', 'OvirtVolumePopulator', 'StorageProfile',
  'VirtualMachineSnapshotContent', 'VolumeCloneSource', 'VolumeImportSource', 'VolumeUploadSource',
];

/** The kinds whose interfaces have a status too. */
const WITH_STATUS = ['DataImportCron', 'DataSource', 'DataVolume', 'VirtualMachine', 'VirtualMachinePool'];

/** Whether the schema of a kind is compiled; others are read while they are checked. */
export function isCompiled(kind: string): boolean {
  return FREQUENT.includes(kind);
}

/** The kinds that have interfaces. */
export function typedKinds(kinds: readonly ServedKind[]): ServedKind[] {
  return kinds.filter(({ kind }) => !UNTYPED.includes(kind))
    .map((each) => WITH_STATUS.includes(each.kind) ? each : { ...each, schema: withoutStatus(each.schema) });
}

/** A schema that takes any map for a status: controllers write it, and the server drops it from a manifest. */
export function withOpenStatus(schema: StructuralSchema): StructuralSchema {
  const status = { 'type': 'object', 'x-kubernetes-preserve-unknown-fields': true };
  return schema.properties?.status === undefined ? schema : { ...schema, properties: { ...schema.properties, status } };
}

function withoutStatus({ properties = {}, ...schema }: StructuralSchema): StructuralSchema {
  return { ...schema, properties: Object.fromEntries(Object.entries(properties).filter(([name]) => name !== 'status')) };
}
