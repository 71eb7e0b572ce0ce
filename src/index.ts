// What the library offers, room by room, in the order of paths; everything else is its own business.
export { type MachineApplyAccess } from './access/apply-access';
export { MachineAccess, type MachineAccessProps } from './access/machine-access';
export { MachineAction } from './access/permissions';
export { type ISubject, Subject, type SubjectConfiguration } from './access/subject';

export { Admission } from './admission/admission';
export { AdmissionValidation, type AdmissionValidationProps } from './admission/admission-validation';
export { Advice } from './admission/advice/silence';
export { ClusterCapabilities, type ClusterCapabilitiesProps, type StorageClassCapabilities } from './admission/cluster-capabilities';
export { SecretDetection, type SecretFalseAlarm } from './admission/secrets/secret-detection';

export type { DiskExpectation } from './assertions/disk-expectation';
export { MachineAssertions } from './assertions/machine-assertions';
export type { MachineRestart, MachineRestartOptions } from './assertions/machine-restarts';

export {
  type CloudConfig, type CloudInitChpasswd, CloudInitManageEtcHosts, type CloudInitPassword, CloudInitResizeRootfs,
} from './cloud-init/cloud-config';
export { CloudInit, type CloudInitProps, type CloudInitSecretsProps } from './cloud-init/cloud-init';
export type { CloudInitFile } from './cloud-init/file';
export { type CloudInitPhoneHome, type CloudInitPowerState, CloudInitPowerStateMode } from './cloud-init/final-stage';
export {
  type NetworkBond, type NetworkBridge, type NetworkConfig, type NetworkDevice, type NetworkDhcpOverrides, type NetworkEthernet,
  type NetworkMatch, type NetworkNameservers, NetworkRenderer, type NetworkRoute, NetworkUseDomains,
  type NetworkVlan,
} from './cloud-init/network-config';
export {
  NetworkBondAdSelect, NetworkBondFailOverMacPolicy, NetworkBondLacpRate, NetworkBondMode, type NetworkBondParameters,
  NetworkBondPrimaryReselectPolicy, NetworkBondTransmitHashPolicy, type NetworkBridgeParameters,
} from './cloud-init/network-parameters';
export { type CloudInitPart, CloudInitPartType } from './cloud-init/part';
export { type SecretKeyReference, type SecretStoreKey, SecretValue } from './cloud-init/secret-value';
export { type CloudInitGrowpart, CloudInitGrowpartMode, type CloudInitNtp, type CloudInitSwap } from './cloud-init/system';
export type { CloudInitUser } from './cloud-init/user';

export {
  DataImportCron, DataImportCronGarbageCollect, type DataImportCronProps, DataImportCronRetentionPolicy,
} from './data-volumes/data-import-cron';
export { DataSource, type DataSourceProps } from './data-volumes/data-source';
export { DataVolume, type DataVolumeProps } from './data-volumes/data-volume';

export { Delivery } from './fleet/delivery';
export type { ArgoCdDeliveryProps, FluxDeliveryProps, RancherFleetDeliveryProps } from './fleet/delivery-props';
export { Fleet } from './fleet/fleet';
export type { FleetCluster, FleetMachine, FleetProps, FleetSpread } from './fleet/fleet-props';

export { ArgoCd, ArgoCdCustomizations, type ArgoCdCustomizationsProps, type ArgoCdIgnoreDifferences } from './gitops/argo-cd';
export { ArgoCdApplication, type ArgoCdApplicationProps, type ArgoCdSource } from './gitops/argo-cd-application';
export { ArgoCdApplicationSet, type ArgoCdApplicationSetProps } from './gitops/argo-cd-application-set';
export {
  Flux, type FluxDependency, type FluxHealthCheck, type FluxHealthCheckExpressions, type FluxIgnoreRule, type FluxIgnoreTarget,
  FluxKustomization, type FluxKustomizationProps, type FluxSource, FluxSourceKind,
} from './gitops/flux';

export { VirtualMachineClusterInstancetype, VirtualMachineInstancetype } from './instancetypes/instancetype';
export type { VirtualMachineInstancetypeProps } from './instancetypes/instancetype-props';
export { VirtualMachineClusterPreference, VirtualMachinePreference } from './instancetypes/preference';
export { PreferredCpuTopology, type VirtualMachinePreferenceProps } from './instancetypes/preference-props';

export { MachineLeasePool } from './leases/machine-lease-pool';
export type { MachineLeasePoolProps } from './leases/machine-lease-pool-props';

export { HypervEnlightenment, HypervEnlightenments, type MachineClock, TickPolicy } from './machine/clock';
export { IoThreadsPolicy } from './machine/domain';
export type { MachineFilesystem } from './machine/filesystem';
export type { SshKeySecret } from './machine/guest-access';
export { type Gpu, type HostDevice, InputBus, type InputDevice, type TpmDevice, type VirtualGpuOptions } from './machine/guest-devices';
export type { FromVirtualMachineNameOptions, IVirtualMachine } from './machine/imported-virtual-machine';
export { EvictionStrategy, type Toleration } from './machine/instance';
export { type FromVitistackOptions, Machine } from './machine/machine';
export type { MachineDisk } from './machine/machine-disk';
export type { MachineProps } from './machine/machine-props';
export { type CpuFeature, CpuFeaturePolicy, type MachineCpu, MachineSize, type MachineSizeProps } from './machine/machine-size';
export { NetworkAttachmentDefinition, type NetworkAttachmentDefinitionProps } from './machine/network-attachment-definition';
export { type AntiAffinityGroup, type SpreadConstraint, UnsatisfiableConstraintAction } from './machine/placement';
export type { IPodSelector } from './machine/pod-selector';
export type { MachineProbe } from './machine/probe';
export {
  type ExposedPort, type ExposeOptions, ServiceExternalTrafficPolicy, ServiceIpFamilyPolicy, type ServiceOptions, ServiceType, VirtualMachineService,
  type VirtualMachineServiceProps,
} from './machine/service';
export { VirtualMachine, type VirtualMachineProps } from './machine/virtual-machine';

export { MachineMonitor, type MachineMonitorProps } from './monitor/machine-monitor';

export { NodeClaim, type NodeClaimProps } from './nodes/node-claim';
export type { NodeTypeOverview } from './nodes/node-overview';
export { NodeProvider } from './nodes/node-provider';
export type { NodeProviderClusterRef, NodeProviderManifestOptions, NodeProviderProps } from './nodes/node-provider-props';
export type { NodeTaint } from './nodes/node-taint';
export type { NodeType, NodeTypeOverhead } from './nodes/node-type';
export type { KubeadmRegistrationProps } from './nodes/registration/kubeadm';
export { NodeRegistration } from './nodes/registration/node-registration';
export type { K3sRegistrationProps, Rke2RegistrationProps } from './nodes/registration/rancher';
export type { ScriptRegistrationProps } from './nodes/registration/script';
export type { VclusterRegistrationProps } from './nodes/registration/vcluster';
export { type NodeRequirement, NodeRequirementOperator } from './nodes/requirements';

export { MachineDefaults, type MachineDefaultsProps } from './objects/machine-defaults';

export type { FromVirtualMachineSnapshotNameOptions, IVirtualMachineSnapshot } from './operations/imported-virtual-machine-snapshot';
export { MigrationPolicy, type MigrationPolicyProps } from './operations/migration-policy';
export { VirtualMachineClone, type VirtualMachineCloneProps, VolumeNamePolicy } from './operations/virtual-machine-clone';
export { VirtualMachineExport, type VirtualMachineExportProps } from './operations/virtual-machine-export';
export {
  RestoreTargetReadinessPolicy, VirtualMachineRestore, type VirtualMachineRestoreProps, VolumeOwnershipPolicy, VolumeRestorePolicy,
} from './operations/virtual-machine-restore';
export { SnapshotDeletionPolicy, VirtualMachineSnapshot, type VirtualMachineSnapshotProps } from './operations/virtual-machine-snapshot';

export { Architecture } from './plain-data/architecture';

export type { AutoscaleOptions } from './pool/autoscaling';
export { type LabelSelector, LabelSelectorOperator, type LabelSelectorRequirement } from './pool/label-selector';
export { PoolApiVersion, type PoolNameGeneration, type VirtualMachinePoolProps } from './pool/pool-props';
export {
  type OpportunisticScaleInOptions, type PoolAutohealing, PoolScaleInStrategy, PoolSortPolicy, PoolUpdateStrategy,
  type ProactiveScaleInOptions, type ProactiveUpdateOptions, StatePreservation,
} from './pool/strategies';
export { VirtualMachinePool } from './pool/virtual-machine-pool';

export { type ExternalSecretsProps, SecretStoreKind, type SecretStoreReference } from './secrets/external-secret';
export { type PlainSecretsProps, SecretSource } from './secrets/secret-source';

export { BootDevice } from './spec/boot-order';
export { type DiskAttachment, DiskBus, DiskCache, DiskDevice, DiskIo, type VirtualMachineDisk } from './spec/disk';
export { InferFromVolumeFailurePolicy, type InstancetypeReference, InstancetypeScope } from './spec/instancetype';
export {
  InterfaceBinding, type InterfaceDhcpOptions, InterfaceModel, type InterfacePort, InterfaceState, type PrivateDhcpOption, Protocol,
  type VirtualMachineNetwork,
} from './spec/network';
export { RunStrategy } from './spec/run-strategy';
export { NodeTaintEffect } from './spec/taint-effect';

export type { CloudInitVolumeOptions } from './storage/cloud-init-volume';
export { type DataVolumeCheckpoint, DataVolumeContentType, type DataVolumeSpecProps } from './storage/data-volume-spec';
export { ImageSource } from './storage/image-source';
export {
  type GcsSourceOptions, type HttpSourceOptions, type ImageioSourceOptions, type ImageStreamSourceOptions, RegistryPullMethod,
  type RegistrySourceOptions, type S3SourceOptions, type VddkSourceOptions,
} from './storage/image-source-options';
export { AccessMode, VolumeMode } from './storage/persistent-volume-claim';
export { VolumeSource } from './storage/volume-source';
export {
  type ConfigMapVolumeOptions, type ContainerDiskOptions, type DataVolumeVolumeOptions, type DownwardApiField,
  type DownwardApiVolumeOptions, type EphemeralVolumeOptions, type HostDiskOptions, HostDiskType, ImagePullPolicy,
  type PersistentVolumeClaimVolumeOptions, type SecretVolumeOptions, type SysprepVolumeOptions,
} from './storage/volume-source-options';

export { FleetApp, type FleetAppProps } from './synth/fleet-app';

export type { TemplateResources } from './template/resources';
export { StrategicMerge, type StrategicMergeOptions } from './template/strategic-merge/strategic-merge';
export { type FromYamlOptions, VirtualMachineTemplate } from './template/virtual-machine-template';
