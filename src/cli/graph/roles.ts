// The roles of objects for a machine, by kind, and the colors that distinguish them in a drawing.
import { table } from '../../plain-data/plain-data';

/** The role of an object for a machine. */
export type Role = 'entrance' | 'machine' | 'disk' | 'network' | 'secret' | 'size' | 'operation';

export const ROLES: { readonly [kind: string]: Role } = table({
  Service: 'entrance',
  HorizontalPodAutoscaler: 'entrance',
  VirtualMachine: 'machine',
  VirtualMachinePool: 'machine',
  VirtualMachineInstance: 'machine',
  VirtualMachineInstanceReplicaSet: 'machine',
  NetworkAttachmentDefinition: 'network',
  Secret: 'secret',
  ExternalSecret: 'secret',
  SealedSecret: 'secret',
  ConfigMap: 'secret',
  ServiceAccount: 'secret',
  VirtualMachineInstancetype: 'size',
  VirtualMachineClusterInstancetype: 'size',
  VirtualMachinePreference: 'size',
  VirtualMachineClusterPreference: 'size',
  PriorityClass: 'size',
  VirtualMachineInstancePreset: 'size',
  MigrationPolicy: 'size',
  VirtualMachineInstanceMigration: 'operation',
  VirtualMachineSnapshot: 'operation',
  VirtualMachineSnapshotContent: 'operation',
  VirtualMachineRestore: 'operation',
  VirtualMachineClone: 'operation',
  VirtualMachineExport: 'operation',
  VirtualMachineBackup: 'operation',
  VirtualMachineBackupTracker: 'operation',
});

/** The colors of a role on a light page. */
interface Colors {
  readonly fill: string;
  readonly line: string;
}

/** Light enough for dark text. */
export const COLORS: { readonly [role in Role]: Colors } = {
  entrance: { fill: '#fff1e5', line: '#bc4c00' },
  machine: { fill: '#ddf4ff', line: '#0969da' },
  disk: { fill: '#dafbe1', line: '#1a7f37' },
  network: { fill: '#fbefff', line: '#8250df' },
  secret: { fill: '#fff8c5', line: '#9a6700' },
  size: { fill: '#f6f8fa', line: '#59636e' },
  operation: { fill: '#ffeff7', line: '#bf3989' },
};
