// What a rule is: one mistake that a cluster refuses in a part of a manifest, with an explanation of how to correct it.
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import type { CdiSpec, KubeVirtSpec } from './kubevirt/configuration';
import type { Refuse } from './refuse';
import type { DataImportCronSpec, DataSourceSpec, DataVolumeSpec } from '../../imports/cdi';
import type { ObjectMeta, PersistentVolumeClaimSpec } from '../../imports/kubernetes';
import type {
  MigrationPolicySpec, VirtualMachineBackupSpec, VirtualMachineBackupTrackerSpec, VirtualMachineCloneSpec, VirtualMachineExportSpec,
  VirtualMachineInstanceMigrationSpec, VirtualMachineInstanceReplicaSetSpec, VirtualMachineInstanceSpec, VirtualMachineInstanceTemplateSpec,
  VirtualMachineInstanceTemplateSpecMetadata, VirtualMachineInstancetypeSpec, VirtualMachinePoolSpec, VirtualMachinePreferenceSpec,
  VirtualMachineRestoreSpec, VirtualMachineSnapshotSpec, VirtualMachineSpec,
} from '../../imports/kubevirt';
import type { WrittenConfig } from '../cloud-init/checked-source';

/** The description of a rule. */
export interface RuleDescription {
  /** The id at the end of messages, also the argument of `validate --explain`: `disk-has-volume`. */
  readonly name: string;
  /** What is refused, as the table of rules shows it: `a disk without a volume of the same name`. */
  readonly refuses: string;
  /** Who refuses it, when and why, and what to write instead: a few sentences for `validate --explain`. */
  readonly story: string;
}

/** A rule for one part of manifests. The part has the types of its schema, but any field may be missing. */
export interface Rule<Part, Context extends RuleContext = RuleContext> extends RuleDescription {
  /**
   * The fields of the part that the rule is about, such as `domain.cpu.realtime`, or `volumes[].sysprep` of any volume. The rule runs only if
   * one of them is set, and must find nothing in other parts.
   *
   * @default - the rule runs on every part
   */
  readonly when?: readonly string[];
  readonly check: (part: Part, refuse: Refuse, context: Context) => void;
}

/** An object as it is written in its manifest. */
export interface Manifest {
  readonly [field: string]: any;
}

/** What is known besides the object to check. */
export interface Environment {
  /** What the cluster has, if the app sets it. */
  readonly capabilities?: ClusterCapabilitiesProps;
  /** The known Secrets that the object may refer to, by their names. */
  readonly secrets?: ReadonlyMap<string, readonly SecretManifest[]>;
  /** The names of the known claims that are still empty when the object's machine starts. */
  readonly emptyClaims?: ReadonlySet<string>;
  /** The access modes of a claim that is known, by its name. */
  readonly accessModesOf?: (claim: string) => readonly string[];
}

/** What a rule knows besides the part that it checks. */
export interface RuleContext extends Environment {
  /** The whole object. */
  readonly object: Manifest;
}

/** A Secret as it is written in its manifest. */
export interface SecretManifest {
  readonly metadata?: ObjectMeta;
  readonly stringData?: { readonly [key: string]: string };
  /** In base64. */
  readonly data?: { readonly [key: string]: string };
  /** Whether a construct of this library made it. The construct has already refused user data that is not YAML. */
  readonly isRead?: boolean;
  /** What a construct of this library wrote the user data from, if it did. */
  readonly written?: WrittenConfig;
}

/** The context of an instance's spec: the spec of the VirtualMachine, and the metadata of the instance. */
export interface MachineContext extends RuleContext {
  readonly virtualMachine: VirtualMachineSpec;
  readonly metadata: VirtualMachineInstanceTemplateSpecMetadata;
}

/** A rule for the spec of a VirtualMachineInstance, or for `spec.template.spec` of a kind that creates instances. */
export type MachineRule = Rule<VirtualMachineInstanceSpec, MachineContext>;

/** A rule for a VirtualMachineInstance, or for `spec.template` of a kind that creates instances. */
export type InstanceRule = Rule<VirtualMachineInstanceTemplateSpec>;

export type ReplicaSetRule = Rule<VirtualMachineInstanceReplicaSetSpec>;

/** A rule for the part of an instance that a VirtualMachineInstancePreset has. */
export type PresetRule = Rule<Pick<VirtualMachineInstanceSpec, 'domain'>, MachineContext>;

export type MigrationRule = Rule<VirtualMachineInstanceMigrationSpec>;

export type MigrationPolicyRule = Rule<MigrationPolicySpec>;

export type SnapshotRule = Rule<VirtualMachineSnapshotSpec>;

export type RestoreRule = Rule<VirtualMachineRestoreSpec>;

export type CloneRule = Rule<VirtualMachineCloneSpec>;

export type ExportRule = Rule<VirtualMachineExportSpec>;

export type BackupRule = Rule<VirtualMachineBackupSpec>;

export type BackupTrackerRule = Rule<VirtualMachineBackupTrackerSpec>;

/** A rule for the spec of a VirtualMachine, also in the template of a VirtualMachinePool. */
export type VirtualMachineRule = Rule<VirtualMachineSpec>;

export type VirtualMachinePoolRule = Rule<VirtualMachinePoolSpec>;

export type InstancetypeRule = Rule<VirtualMachineInstancetypeSpec>;

export type PreferenceRule = Rule<VirtualMachinePreferenceSpec>;

/** A rule for the spec of a DataVolume: of an object, of a VirtualMachine's `dataVolumeTemplates`, or of a DataImportCron's template. */
export type DataVolumeRule = Rule<DataVolumeSpec>;

type PersistentVolumeClaimRule = Rule<PersistentVolumeClaimSpec>;

/** A rule for the spec of a VolumeImportSource, which has no interface of its own: its source is that of a DataVolume. */
export type ImportSourceRule = Rule<DataVolumeSpec & { readonly targetClaim?: string }>;

export type UploadSourceRule = Rule<Pick<DataVolumeSpec, 'contentType'>>;

/** A rule for the spec of a VolumeCloneSource, which has no interface of its own. */
export type CloneSourceRule = Rule<{ readonly source?: { readonly kind?: string } }>;

export type DataSourceRule = Rule<DataSourceSpec>;

export type DataImportCronRule = Rule<DataImportCronSpec>;

/** A rule for the spec of a StorageProfile, which has no interface of its own. */
export type StorageProfileRule = Rule<{
  readonly claimPropertySets?: ReadonlyArray<{ readonly accessModes?: readonly string[] }>;
  readonly cloneStrategy?: string;
  readonly dataImportCronSourceFormat?: string;
}>;

/** A rule for the spec of a NetworkAttachmentDefinition, which has no interface of its own. */
export type NetworkAttachmentDefinitionRule = Rule<{ readonly config?: string }>;

/** A rule for the spec of a Plugin, which has no interface of its own. */
export type PluginRule = Rule<{
  readonly failureStrategy?: string;
  readonly domainHooks?: ReadonlyArray<{
    readonly cel?: object;
    readonly sidecar?: { readonly socketPath?: string };
    readonly failureStrategy?: string;
  }>;
  readonly nodeHooks?: ReadonlyArray<{ readonly failureStrategy?: string; readonly permittedHooks?: readonly string[] }>;
}>;

/** Where KubeVirt's own pods run. The fields are those of an instance. */
export type NodePlacementRule = Rule<Pick<VirtualMachineInstanceSpec, 'nodeSelector' | 'tolerations' | 'affinity'>>;

/** A rule for the spec of a CDI object. */
export type CdiRule = Rule<CdiSpec>;

/** A rule for the spec of a KubeVirt object. */
export type KubeVirtRule = Rule<KubeVirtSpec>;

/** A rule for an object as a whole. */
export type ObjectRule = Rule<Manifest>;

/** A rule for the metadata of an object. */
export type MetadataRule = Rule<ObjectMeta>;

/** The rules of one subject, by the part that each checks. */
export interface RuleSet {
  readonly machine?: readonly MachineRule[];
  readonly instance?: readonly InstanceRule[];
  readonly replicaSet?: readonly ReplicaSetRule[];
  readonly preset?: readonly PresetRule[];
  /** The instance in a VirtualMachineSnapshotContent. */
  readonly recordedInstance?: readonly MachineRule[];
  readonly migration?: readonly MigrationRule[];
  readonly migrationPolicy?: readonly MigrationPolicyRule[];
  readonly snapshot?: readonly SnapshotRule[];
  readonly restore?: readonly RestoreRule[];
  readonly clone?: readonly CloneRule[];
  readonly vmExport?: readonly ExportRule[];
  readonly backup?: readonly BackupRule[];
  readonly backupTracker?: readonly BackupTrackerRule[];
  readonly plugin?: readonly PluginRule[];
  readonly virtualMachine?: readonly VirtualMachineRule[];
  readonly virtualMachinePool?: readonly VirtualMachinePoolRule[];
  readonly instancetype?: readonly InstancetypeRule[];
  readonly preference?: readonly PreferenceRule[];
  readonly dataVolume?: readonly DataVolumeRule[];
  readonly persistentVolumeClaim?: readonly PersistentVolumeClaimRule[];
  readonly dataSource?: readonly DataSourceRule[];
  readonly dataImportCron?: readonly DataImportCronRule[];
  readonly volumeCloneSource?: readonly CloneSourceRule[];
  readonly volumeImportSource?: readonly ImportSourceRule[];
  readonly volumeUploadSource?: readonly UploadSourceRule[];
  readonly storageProfile?: readonly StorageProfileRule[];
  readonly networkAttachmentDefinition?: readonly NetworkAttachmentDefinitionRule[];
  readonly cdi?: readonly CdiRule[];
  readonly kubeVirt?: readonly KubeVirtRule[];
  readonly nodePlacement?: readonly NodePlacementRule[];
  readonly object?: readonly ObjectRule[];
  readonly metadata?: readonly MetadataRule[];
}

/** What each rule of a set checks, as lists of rules show it. */
export const CHECKED_PARTS: { readonly [part in keyof Required<RuleSet>]: string } = {
  machine: 'spec.template.spec of a machine, or spec of an instance',
  instance: 'spec.template of a machine, or an instance',
  replicaSet: 'spec of a replica set',
  preset: 'spec of a preset',
  recordedInstance: 'the instance in a VirtualMachineSnapshotContent',
  migration: 'spec of a migration',
  migrationPolicy: 'spec of a migration policy',
  snapshot: 'spec of a snapshot',
  restore: 'spec of a restore',
  clone: 'spec of a clone',
  vmExport: 'spec of an export',
  backup: 'spec of a backup',
  backupTracker: 'spec of a backup tracker',
  plugin: 'spec of a plugin',
  virtualMachine: 'spec of a machine',
  virtualMachinePool: 'spec of a pool',
  instancetype: 'spec of an instance type',
  preference: 'spec of a preference',
  dataVolume: 'spec of a DataVolume',
  persistentVolumeClaim: 'spec of a PersistentVolumeClaim',
  dataSource: 'spec of a DataSource',
  dataImportCron: 'spec of a DataImportCron',
  volumeCloneSource: 'spec of a VolumeCloneSource',
  volumeImportSource: 'spec of a VolumeImportSource',
  volumeUploadSource: 'spec of a VolumeUploadSource',
  storageProfile: 'spec of a StorageProfile',
  networkAttachmentDefinition: 'spec of a NetworkAttachmentDefinition',
  cdi: 'spec of a CDI',
  kubeVirt: 'spec of a KubeVirt',
  nodePlacement: 'nodePlacement of a KubeVirt',
  object: 'a whole object',
  metadata: 'metadata of an object',
};
