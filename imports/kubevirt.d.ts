// Generated from the CRDs of KubeVirt 1.9.0 and CDI 1.65.0 by `npx projen imports`. Do not edit.
import type * as kubernetes from './kubernetes';
import type * as cdi from './cdi';

export interface ACPI {
  readonly msdmNameRef?: string;
  readonly slicNameRef?: string;
}

export interface AccessCredential {
  readonly sshPublicKey?: SSHPublicKeyAccessCredential;
  readonly userPassword?: UserPasswordAccessCredential;
}

export interface AccessCredentialSecretSource {
  readonly secretName: string;
}

export interface AddVolumeOptions {
  readonly disk: Disk;
  readonly dryRun?: string[];
  readonly name: string;
  readonly volumeSource: HotplugVolumeSource;
}

export interface BIOS {
  readonly useSerial?: boolean;
}

export interface BackupVolumeInfo {
  readonly dataEndpoint?: string;
  readonly diskTarget: string;
  readonly mapEndpoint?: string;
  readonly volumeName: string;
}

export interface BlockSize {
  readonly custom?: CustomBlockSize;
  readonly matchVolume?: FeatureState;
}

export interface Bootloader {
  readonly bios?: BIOS;
  readonly efi?: EFI;
}

export interface CDRomTarget {
  readonly bus?: string;
  readonly readonly?: boolean;
  readonly tray?: string;
}

export interface CPU {
  readonly cores?: number;
  readonly dedicatedCpuPlacement?: boolean;
  readonly features?: CPUFeature[];
  readonly isolateEmulatorThread?: boolean;
  readonly maxSockets?: number;
  readonly model?: string;
  readonly numa?: NUMA;
  readonly realtime?: Realtime;
  readonly sockets?: number;
  readonly threads?: number;
}

export interface CPUFeature {
  readonly name: string;
  readonly policy?: string;
}

export interface CPUInstancetype {
  readonly dedicatedCPUPlacement?: boolean;
  readonly guest: number;
  readonly isolateEmulatorThread?: boolean;
  readonly maxSockets?: number;
  readonly model?: string;
  readonly numa?: NUMA;
  readonly realtime?: Realtime;
}

export interface CPUPreferenceRequirement {
  readonly guest: number;
}

export interface CPUPreferences {
  readonly preferredCPUFeatures?: CPUFeature[];
  readonly preferredCPUTopology?: string;
  readonly spreadOptions?: SpreadOptions;
}

export interface ChangedBlockTrackingStatus {
  readonly backupStatus?: VirtualMachineInstanceBackupStatus;
  readonly state: string;
}

export interface Chassis {
  readonly asset?: string;
  readonly manufacturer?: string;
  readonly serial?: string;
  readonly sku?: string;
  readonly version?: string;
}

export interface ClaimRequest {
  readonly claimName?: string;
  readonly requestName?: string;
}

export interface ClientPassthroughDevices {
  readonly [key: string]: never;
}

export interface Clock {
  readonly timer?: Timer;
  readonly timezone?: string;
  readonly utc?: ClockOffsetUTC;
}

export interface ClockOffset {
  readonly timezone?: string;
  readonly utc?: ClockOffsetUTC;
}

export interface ClockOffsetUTC {
  readonly offsetSeconds?: number;
}

export interface ClockPreferences {
  readonly preferredClockOffset?: ClockOffset;
  readonly preferredTimer?: Timer;
}

export interface CloudInitConfigDriveSource {
  readonly networkData?: string;
  readonly networkDataBase64?: string;
  readonly networkDataSecretRef?: kubernetes.LocalObjectReference;
  readonly secretRef?: kubernetes.LocalObjectReference;
  readonly userData?: string;
  readonly userDataBase64?: string;
}

export interface CloudInitNoCloudSource {
  readonly networkData?: string;
  readonly networkDataBase64?: string;
  readonly networkDataSecretRef?: kubernetes.LocalObjectReference;
  readonly secretRef?: kubernetes.LocalObjectReference;
  readonly userData?: string;
  readonly userDataBase64?: string;
}

export interface ConfigDriveSSHPublicKeyAccessCredentialPropagation {
  readonly [key: string]: never;
}

export interface ConfigMapVolumeSource {
  readonly name?: string;
  readonly optional?: boolean;
  readonly volumeLabel?: string;
}

export interface ContainerDiskSource {
  readonly image: string;
  readonly imagePullPolicy?: string;
  readonly imagePullSecret?: string;
  readonly path?: string;
}

export interface ContainerPathVolumeSource {
  readonly path: string;
  readonly readOnly?: boolean;
}

export interface ControllerRevisionRef {
  readonly name?: string;
}

export interface CustomBlockSize {
  readonly discardGranularity?: number;
  readonly logical?: number;
  readonly physical?: number;
}

export interface DHCPOptions {
  readonly bootFileName?: string;
  readonly ntpServers?: string[];
  readonly privateOptions?: DHCPPrivateOptions[];
  readonly tftpServerName?: string;
}

export interface DHCPPrivateOptions {
  readonly option: number;
  readonly value: string;
}

export interface DataVolumeSource {
  readonly hotpluggable?: boolean;
  readonly name: string;
}

export interface DataVolumeTemplateDummyStatus {
  readonly [key: string]: never;
}

export interface DataVolumeTemplateSpec {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly metadata?: DataVolumeTemplateSpecMetadata;
  readonly spec: DataVolumeTemplateSpecSpec;
  readonly status?: DataVolumeTemplateDummyStatus;
}

export interface DataVolumeTemplateSpecMetadata {
  readonly annotations?: { readonly [key: string]: string };
  readonly creationTimestamp?: string;
  readonly deletionGracePeriodSeconds?: number;
  readonly deletionTimestamp?: string;
  readonly finalizers?: string[];
  readonly generateName?: string;
  readonly generation?: number;
  readonly labels?: { readonly [key: string]: string };
  readonly managedFields?: kubernetes.ManagedFieldsEntry[];
  readonly name?: string;
  readonly namespace?: string;
  readonly ownerReferences?: DataVolumeTemplateSpecMetadataOwnerReferences[];
  readonly resourceVersion?: string;
  readonly selfLink?: string;
  readonly uid?: string;
}

export interface DataVolumeTemplateSpecMetadataOwnerReferences {
  readonly apiVersion?: string;
  readonly blockOwnerDeletion?: boolean;
  readonly controller?: boolean;
  readonly kind?: string;
  readonly name?: string;
  readonly uid?: string;
}

export interface DataVolumeTemplateSpecSpec {
  readonly checkpoints?: cdi.DataVolumeCheckpoint[];
  readonly contentType?: 'archive' | 'kubevirt';
  readonly finalCheckpoint?: boolean;
  readonly preallocation?: boolean;
  readonly priorityClassName?: string;
  readonly pvc?: kubernetes.PersistentVolumeClaimSpec;
  readonly source?: DataVolumeTemplateSpecSpecSource;
  readonly sourceRef?: cdi.DataVolumeSourceRef;
  readonly storage?: cdi.StorageSpec;
}

export interface DataVolumeTemplateSpecSpecSource {
  readonly blank?: cdi.DataVolumeBlankImage;
  readonly gcs?: cdi.DataVolumeSourceGCS;
  readonly http?: DataVolumeTemplateSpecSpecSourceHttp;
  readonly imageio?: cdi.DataVolumeSourceImageIO;
  readonly pvc?: cdi.DataVolumeSourcePVC;
  readonly registry?: cdi.DataVolumeSourceRegistry;
  readonly s3?: cdi.DataVolumeSourceS3;
  readonly snapshot?: cdi.DataVolumeSourceSnapshot;
  readonly upload?: cdi.DataVolumeSourceUpload;
  readonly vddk?: cdi.DataVolumeSourceVDDK;
}

export interface DataVolumeTemplateSpecSpecSourceHttp {
  readonly certConfigMap?: string;
  readonly extraHeaders?: string[];
  readonly secretExtraHeaders?: string[];
  readonly secretRef?: string;
  readonly url: string;
}

export interface DeprecatedInterfaceMacvtap {
  readonly [key: string]: never;
}

export interface DeprecatedInterfacePasst {
  readonly [key: string]: never;
}

export interface DeprecatedInterfaceSlirp {
  readonly [key: string]: never;
}

export interface DevicePreferences {
  readonly preferredAutoattachGraphicsDevice?: boolean;
  readonly preferredAutoattachInputDevice?: boolean;
  readonly preferredAutoattachMemBalloon?: boolean;
  readonly preferredAutoattachPodInterface?: boolean;
  readonly preferredAutoattachSerialConsole?: boolean;
  readonly preferredBlockMultiQueue?: boolean;
  readonly preferredCdromBus?: string;
  readonly preferredDisableHotplug?: boolean;
  readonly preferredDiskBlockSize?: BlockSize;
  readonly preferredDiskBus?: string;
  readonly preferredDiskCache?: string;
  readonly preferredDiskDedicatedIoThread?: boolean;
  readonly preferredDiskIO?: string;
  readonly preferredInputBus?: string;
  readonly preferredInputType?: string;
  readonly preferredInterfaceMasquerade?: InterfaceMasquerade;
  readonly preferredInterfaceModel?: string;
  readonly preferredLunBus?: string;
  readonly preferredNetworkInterfaceMultiQueue?: boolean;
  readonly preferredPanicDeviceModel?: string;
  readonly preferredRng?: Rng;
  readonly preferredSoundModel?: string;
  readonly preferredTPM?: TPMDevice;
  readonly preferredUseVirtioTransitional?: boolean;
  readonly preferredVideoType?: string;
  readonly preferredVirtualGPUOptions?: VGPUOptions;
}

export interface Devices {
  readonly autoattachGraphicsDevice?: boolean;
  readonly autoattachInputDevice?: boolean;
  readonly autoattachMemBalloon?: boolean;
  readonly autoattachPodInterface?: boolean;
  readonly autoattachSerialConsole?: boolean;
  readonly autoattachVSOCK?: boolean;
  readonly blockMultiQueue?: boolean;
  readonly clientPassthrough?: ClientPassthroughDevices;
  readonly disableHotplug?: boolean;
  readonly disks?: Disk[];
  readonly downwardMetrics?: DownwardMetrics;
  readonly filesystems?: Filesystem[];
  readonly gpus?: GPU[];
  readonly hostDevices?: HostDevice[];
  readonly inputs?: Input[];
  readonly interfaces?: Interface[];
  readonly logSerialConsole?: boolean;
  readonly networkInterfaceMultiqueue?: boolean;
  readonly panicDevices?: PanicDevice[];
  readonly rng?: Rng;
  readonly sound?: SoundDevice;
  readonly tpm?: TPMDevice;
  readonly useVirtioTransitional?: boolean;
  readonly video?: VideoDevice;
  readonly watchdog?: Watchdog;
}

export interface Diag288Watchdog {
  readonly action?: string;
}

export interface Disk {
  readonly blockSize?: BlockSize;
  readonly bootOrder?: number;
  readonly cache?: string;
  readonly cdrom?: CDRomTarget;
  readonly changedBlockTracking?: boolean;
  readonly dedicatedIOThread?: boolean;
  readonly disk?: DiskTarget;
  readonly errorPolicy?: string;
  readonly io?: string;
  readonly lun?: LunTarget;
  readonly name: string;
  readonly serial?: string;
  readonly shareable?: boolean;
  readonly tag?: string;
}

export interface DiskIOThreads {
  readonly supplementalPoolThreadCount?: number;
}

export interface DiskTarget {
  readonly bus?: string;
  readonly pciAddress?: string;
  readonly readonly?: boolean;
}

export interface DomainSpec {
  readonly chassis?: Chassis;
  readonly clock?: Clock;
  readonly cpu?: CPU;
  readonly devices: Devices;
  readonly features?: Features;
  readonly firmware?: Firmware;
  readonly ioThreads?: DiskIOThreads;
  readonly ioThreadsPolicy?: string;
  readonly launchSecurity?: LaunchSecurity;
  readonly machine?: Machine;
  readonly memory?: Memory;
  readonly rebootPolicy?: 'Reboot' | 'Terminate';
  readonly resources?: ResourceRequirements;
}

export interface DownwardAPIVolumeSource {
  readonly fields?: kubernetes.DownwardAPIVolumeFile[];
  readonly volumeLabel?: string;
}

export interface DownwardMetrics {
  readonly [key: string]: never;
}

export interface DownwardMetricsVolumeSource {
  readonly [key: string]: never;
}

export interface EFI {
  readonly persistent?: boolean;
  readonly secureBoot?: boolean;
}

export interface EmptyDiskSource {
  readonly capacity: number | string;
}

export interface EphemeralVolumeSource {
  readonly persistentVolumeClaim?: kubernetes.PersistentVolumeClaimVolumeSource;
}

export interface ExperimentalMigrationOptions {
  readonly compression?: 'none' | 'zstd';
  readonly stallDetector?: StallDetectorOptions;
}

export interface FeatureAPIC {
  readonly enabled?: boolean;
  readonly endOfInterrupt?: boolean;
}

export interface FeatureHyperv {
  readonly evmcs?: FeatureState;
  readonly frequencies?: FeatureState;
  readonly ipi?: FeatureState;
  readonly reenlightenment?: FeatureState;
  readonly relaxed?: FeatureState;
  readonly reset?: FeatureState;
  readonly runtime?: FeatureState;
  readonly spinlocks?: FeatureSpinlocks;
  readonly synic?: FeatureState;
  readonly synictimer?: SyNICTimer;
  readonly tlbflush?: TLBFlush;
  readonly vapic?: FeatureState;
  readonly vendorid?: FeatureVendorID;
  readonly vpindex?: FeatureState;
}

export interface FeatureKVM {
  readonly hidden?: boolean;
}

export interface FeaturePreferences {
  readonly preferredAcpi?: FeatureState;
  readonly preferredApic?: FeatureAPIC;
  readonly preferredHyperv?: FeatureHyperv;
  readonly preferredKvm?: FeatureKVM;
  readonly preferredPvspinlock?: FeatureState;
  readonly preferredSmm?: FeatureState;
}

export interface FeatureSpinlocks {
  readonly enabled?: boolean;
  readonly spinlocks?: number;
}

export interface FeatureState {
  readonly enabled?: boolean;
}

export interface FeatureVendorID {
  readonly enabled?: boolean;
  readonly vendorid?: string;
}

export interface Features {
  readonly acpi?: FeatureState;
  readonly apic?: FeatureAPIC;
  readonly hyperv?: FeatureHyperv;
  readonly hypervPassthrough?: HyperVPassthrough;
  readonly kvm?: FeatureKVM;
  readonly pvspinlock?: FeatureState;
  readonly smm?: FeatureState;
}

export interface Filesystem {
  readonly name: string;
  readonly virtiofs: FilesystemVirtiofs;
}

export interface FilesystemVirtiofs {
  readonly [key: string]: never;
}

export interface Firmware {
  readonly acpi?: ACPI;
  readonly bootloader?: Bootloader;
  readonly kernelBoot?: KernelBoot;
  readonly serial?: string;
  readonly uuid?: string;
}

export interface FirmwarePreferences {
  readonly preferredEfi?: EFI;
  readonly preferredUseBios?: boolean;
  readonly preferredUseBiosSerial?: boolean;
  readonly preferredUseEfi?: boolean;
  readonly preferredUseSecureBoot?: boolean;
}

export interface GPU {
  readonly claimName?: string;
  readonly deviceName?: string;
  readonly name: string;
  readonly requestName?: string;
  readonly tag?: string;
  readonly virtualGPUOptions?: VGPUOptions;
}

export interface GuestAgentPing {
  readonly [key: string]: never;
}

export interface HPETTimer {
  readonly present?: boolean;
  readonly tickPolicy?: string;
}

export interface HostDevice {
  readonly claimName?: string;
  readonly deviceName?: string;
  readonly name: string;
  readonly requestName?: string;
  readonly tag?: string;
}

export interface HostDisk {
  readonly capacity?: number | string;
  readonly path: string;
  readonly shared?: boolean;
  readonly type: string;
}

export interface HotplugVolumeSource {
  readonly dataVolume?: DataVolumeSource;
  readonly persistentVolumeClaim?: PersistentVolumeClaimVolumeSource;
}

export interface Hugepages {
  readonly pageSize?: string;
}

export interface HyperVPassthrough {
  readonly enabled?: boolean;
}

export interface HypervTimer {
  readonly present?: boolean;
}

export interface I6300ESBWatchdog {
  readonly action?: string;
}

export interface Input {
  readonly bus?: string;
  readonly name: string;
  readonly type: string;
}

export interface InstancetypeMatcher {
  readonly inferFromVolume?: string;
  readonly inferFromVolumeFailurePolicy?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly revisionName?: string;
}

export interface InstancetypeStatusRef {
  readonly controllerRevisionRef?: ControllerRevisionRef;
  readonly inferFromVolume?: string;
  readonly inferFromVolumeFailurePolicy?: string;
  readonly kind?: string;
  readonly name?: string;
}

export interface Interface {
  readonly acpiIndex?: number;
  readonly binding?: PluginBinding;
  readonly bootOrder?: number;
  readonly bridge?: InterfaceBridge;
  readonly dhcpOptions?: DHCPOptions;
  readonly macAddress?: string;
  readonly macvtap?: DeprecatedInterfaceMacvtap;
  readonly masquerade?: InterfaceMasquerade;
  readonly model?: string;
  readonly name: string;
  readonly passt?: DeprecatedInterfacePasst;
  readonly passtBinding?: InterfacePasstBinding;
  readonly pciAddress?: string;
  readonly portRanges?: PortRange[];
  readonly ports?: Port[];
  readonly slirp?: DeprecatedInterfaceSlirp;
  readonly sriov?: InterfaceSRIOV;
  readonly state?: string;
  readonly tag?: string;
}

export interface InterfaceBridge {
  readonly [key: string]: never;
}

export interface InterfaceMasquerade {
  readonly [key: string]: never;
}

export interface InterfacePasstBinding {
  readonly [key: string]: never;
}

export interface InterfaceSRIOV {
  readonly [key: string]: never;
}

export interface KVMTimer {
  readonly present?: boolean;
}

export interface KernelBoot {
  readonly container?: KernelBootContainer;
  readonly kernelArgs?: string;
}

export interface KernelBootContainer {
  readonly image: string;
  readonly imagePullPolicy?: string;
  readonly imagePullSecret?: string;
  readonly initrdPath?: string;
  readonly kernelPath?: string;
}

export interface LaunchSecurity {
  readonly sev?: SEV;
  readonly snp?: SEVSNP;
  readonly tdx?: TDX;
}

export interface LunTarget {
  readonly bus?: string;
  readonly readonly?: boolean;
  readonly reservation?: boolean;
}

export interface Machine {
  readonly type?: string;
}

export interface MachinePreferences {
  readonly preferredMachineType?: string;
}

export interface Memory {
  readonly guest?: number | string;
  readonly hugepages?: Hugepages;
  readonly maxGuest?: number | string;
  readonly reservedOverhead?: ReservedOverhead;
}

export interface MemoryDumpVolumeSource {
  readonly claimName: string;
  readonly hotpluggable?: boolean;
  readonly readOnly?: boolean;
}

export interface MemoryInstancetype {
  readonly guest: number | string;
  readonly hugepages?: Hugepages;
  readonly maxGuest?: number | string;
  readonly overcommitPercent?: number;
}

export interface MemoryPreferenceRequirement {
  readonly guest: number | string;
}

export interface MigrationPolicy {
  readonly apiVersion: 'migrations.kubevirt.io/v1alpha1';
  readonly kind: 'MigrationPolicy';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: MigrationPolicySpec;
}

export interface MigrationPolicySpec {
  readonly allowAutoConverge?: boolean;
  readonly allowPostCopy?: boolean;
  readonly allowWorkloadDisruption?: boolean;
  readonly bandwidthPerMigration?: number | string;
  readonly completionTimeoutPerGiB?: number;
  readonly experimental?: ExperimentalMigrationOptions;
  readonly maxDowntimeMs?: number;
  readonly selectors: Selectors;
}

export interface MultusNetwork {
  readonly default?: boolean;
  readonly networkName: string;
}

export interface NUMA {
  readonly guestMappingPassthrough?: NUMAGuestMappingPassthrough;
}

export interface NUMAGuestMappingPassthrough {
  readonly [key: string]: never;
}

export interface Network {
  readonly multus?: MultusNetwork;
  readonly name: string;
  readonly pod?: PodNetwork;
  readonly resourceClaim?: ClaimRequest;
}

export interface NoCloudSSHPublicKeyAccessCredentialPropagation {
  readonly [key: string]: never;
}

export interface PITTimer {
  readonly present?: boolean;
  readonly tickPolicy?: string;
}

export interface PanicDevice {
  readonly model?: string;
}

export interface PersistentVolumeClaimInfo {
  readonly accessModes?: string[];
  readonly capacity?: { readonly [key: string]: number | string };
  readonly claimName?: string;
  readonly filesystemOverhead?: string;
  readonly preallocated?: boolean;
  readonly requests?: { readonly [key: string]: number | string };
  readonly volumeMode?: string;
}

export interface PersistentVolumeClaimVolumeSource {
  readonly claimName: string;
  readonly hotpluggable?: boolean;
  readonly readOnly?: boolean;
}

export interface PluginBinding {
  readonly name: string;
}

export interface PodNetwork {
  readonly vmIPv6NetworkCIDR?: string;
  readonly vmNetworkCIDR?: string;
}

export interface Port {
  readonly name?: string;
  readonly port: number;
  readonly protocol?: string;
}

export interface PortRange {
  readonly end: number;
  readonly protocol: string;
  readonly start: number;
}

export interface PreferenceMatcher {
  readonly inferFromVolume?: string;
  readonly inferFromVolumeFailurePolicy?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly revisionName?: string;
}

export interface PreferenceRequirements {
  readonly architecture?: string;
  readonly cpu?: CPUPreferenceRequirement;
  readonly memory?: MemoryPreferenceRequirement;
}

export interface Probe {
  readonly exec?: kubernetes.ExecAction;
  readonly failureThreshold?: number;
  readonly guestAgentPing?: GuestAgentPing;
  readonly httpGet?: kubernetes.HTTPGetAction;
  readonly initialDelaySeconds?: number;
  readonly periodSeconds?: number;
  readonly successThreshold?: number;
  readonly tcpSocket?: kubernetes.TCPSocketAction;
  readonly timeoutSeconds?: number;
}

export interface QemuGuestAgentSSHPublicKeyAccessCredentialPropagation {
  readonly users: string[];
}

export interface QemuGuestAgentUserPasswordAccessCredentialPropagation {
  readonly [key: string]: never;
}

export interface RTCTimer {
  readonly present?: boolean;
  readonly tickPolicy?: string;
  readonly track?: string;
}

export interface Realtime {
  readonly mask?: string;
}

export interface RemoveVolumeOptions {
  readonly dryRun?: string[];
  readonly name: string;
}

export interface ReservedOverhead {
  readonly addedOverhead?: number | string;
  readonly memLock?: 'NotRequired' | 'Required';
}

export interface ResourceRequirements {
  readonly limits?: { readonly [key: string]: number | string };
  readonly overcommitGuestOverhead?: boolean;
  readonly requests?: { readonly [key: string]: number | string };
}

export interface Rng {
  readonly [key: string]: never;
}

export interface SEV {
  readonly attestation?: SEVAttestation;
  readonly dhCert?: string;
  readonly policy?: SEVPolicy;
  readonly session?: string;
}

export interface SEVAttestation {
  readonly [key: string]: never;
}

export interface SEVPolicy {
  readonly encryptedState?: boolean;
}

export interface SEVSNP {
  readonly [key: string]: never;
}

export interface SSHPublicKeyAccessCredential {
  readonly propagationMethod: SSHPublicKeyAccessCredentialPropagationMethod;
  readonly source: SSHPublicKeyAccessCredentialSource;
}

export interface SSHPublicKeyAccessCredentialPropagationMethod {
  readonly configDrive?: ConfigDriveSSHPublicKeyAccessCredentialPropagation;
  readonly noCloud?: NoCloudSSHPublicKeyAccessCredentialPropagation;
  readonly qemuGuestAgent?: QemuGuestAgentSSHPublicKeyAccessCredentialPropagation;
}

export interface SSHPublicKeyAccessCredentialSource {
  readonly secret?: AccessCredentialSecretSource;
}

export interface SecretVolumeSource {
  readonly optional?: boolean;
  readonly secretName?: string;
  readonly volumeLabel?: string;
}

export interface Selectors {
  readonly namespaceSelector?: { readonly [key: string]: string };
  readonly virtualMachineInstanceSelector?: { readonly [key: string]: string };
}

export interface ServiceAccountVolumeSource {
  readonly serviceAccountName?: string;
}

export interface SoundDevice {
  readonly model?: string;
  readonly name: string;
}

export interface SpreadOptions {
  readonly across?: string;
  readonly ratio?: number;
}

export interface StallDetectorOptions {
  readonly completionTimeoutFactor?: string;
  readonly ewmaAlpha?: string;
  readonly patienceWindowDecayFactor?: string;
  readonly precopyPossibleFactor?: string;
  readonly searchLocalMinima?: boolean;
  readonly stallMargin?: number;
  readonly stallProgressTimeout?: number;
  readonly switchoverTimeout?: number;
}

export interface StorageMigratedVolumeInfo {
  readonly destinationPVCInfo?: PersistentVolumeClaimInfo;
  readonly sourcePVCInfo?: PersistentVolumeClaimInfo;
  readonly volumeName: string;
}

export interface SyNICTimer {
  readonly direct?: FeatureState;
  readonly enabled?: boolean;
}

export interface SysprepSource {
  readonly configMap?: kubernetes.LocalObjectReference;
  readonly secret?: kubernetes.LocalObjectReference;
}

export interface TDX {
  readonly [key: string]: never;
}

export interface TLBFlush {
  readonly direct?: FeatureState;
  readonly enabled?: boolean;
  readonly extended?: FeatureState;
}

export interface TPMDevice {
  readonly enabled?: boolean;
  readonly persistent?: boolean;
}

export interface Timer {
  readonly hpet?: HPETTimer;
  readonly hyperv?: HypervTimer;
  readonly kvm?: KVMTimer;
  readonly pit?: PITTimer;
  readonly rtc?: RTCTimer;
}

export interface UserPasswordAccessCredential {
  readonly propagationMethod: UserPasswordAccessCredentialPropagationMethod;
  readonly source: UserPasswordAccessCredentialSource;
}

export interface UserPasswordAccessCredentialPropagationMethod {
  readonly qemuGuestAgent?: QemuGuestAgentUserPasswordAccessCredentialPropagation;
}

export interface UserPasswordAccessCredentialSource {
  readonly secret?: AccessCredentialSecretSource;
}

export interface UtilityVolume {
  readonly claimName: string;
  readonly name: string;
  readonly readOnly?: boolean;
  readonly type?: string;
}

export interface VGPUDisplayOptions {
  readonly enabled?: boolean;
  readonly ramFB?: FeatureState;
}

export interface VGPUOptions {
  readonly display?: VGPUDisplayOptions;
}

export interface VideoDevice {
  readonly type?: string;
}

export interface VirtualMachine {
  readonly apiVersion: 'kubevirt.io/v1';
  readonly kind: 'VirtualMachine';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachineSpec;
  readonly status?: VirtualMachineStatus;
}

export interface VirtualMachineBackup {
  readonly apiVersion: 'backup.kubevirt.io/v1alpha1';
  readonly kind: 'VirtualMachineBackup';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachineBackupSpec;
}

export interface VirtualMachineBackupSpec {
  readonly forceFullBackup?: boolean;
  readonly mode?: 'Pull' | 'Push';
  readonly pvcName?: string;
  readonly skipQuiesce?: boolean;
  readonly source: kubernetes.TypedLocalObjectReference;
  readonly tokenSecretRef?: string;
  readonly ttlDuration?: string;
}

export interface VirtualMachineBackupTracker {
  readonly apiVersion: 'backup.kubevirt.io/v1alpha1';
  readonly kind: 'VirtualMachineBackupTracker';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachineBackupTrackerSpec;
}

export interface VirtualMachineBackupTrackerSpec {
  readonly source: kubernetes.TypedLocalObjectReference;
}

export interface VirtualMachineClone {
  readonly apiVersion: 'clone.kubevirt.io/v1beta1';
  readonly kind: 'VirtualMachineClone';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachineCloneSpec;
}

export interface VirtualMachineCloneSpec {
  readonly annotationFilters?: string[];
  readonly labelFilters?: string[];
  readonly newMacAddresses?: { readonly [key: string]: string };
  readonly newSMBiosSerial?: string;
  readonly patches?: string[];
  readonly source: kubernetes.TypedLocalObjectReference;
  readonly target?: kubernetes.TypedLocalObjectReference;
  readonly template?: VirtualMachineCloneTemplateFilters;
  readonly volumeNamePolicy?: 'PrefixTargetName' | 'RandomizeNames';
}

export interface VirtualMachineCloneTemplateFilters {
  readonly annotationFilters?: string[];
  readonly labelFilters?: string[];
}

export interface VirtualMachineClusterInstancetype {
  readonly apiVersion: 'instancetype.kubevirt.io/v1beta1';
  readonly kind: 'VirtualMachineClusterInstancetype';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachineInstancetypeSpec;
}

export interface VirtualMachineClusterPreference {
  readonly apiVersion: 'instancetype.kubevirt.io/v1beta1';
  readonly kind: 'VirtualMachineClusterPreference';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachinePreferenceSpec;
}

export interface VirtualMachineCondition {
  readonly lastProbeTime?: string;
  readonly lastTransitionTime?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly status: string;
  readonly type: string;
}

export interface VirtualMachineExport {
  readonly apiVersion: 'export.kubevirt.io/v1';
  readonly kind: 'VirtualMachineExport';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachineExportSpec;
}

export interface VirtualMachineExportSpec {
  readonly source: kubernetes.TypedLocalObjectReference;
  readonly tokenSecretRef?: string;
  readonly ttlDuration?: string;
}

export interface VirtualMachineInstance {
  readonly apiVersion: 'kubevirt.io/v1';
  readonly kind: 'VirtualMachineInstance';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachineInstanceSpec;
}

export interface VirtualMachineInstanceBackupStatus {
  readonly backupMsg?: string;
  readonly backupName?: string;
  readonly checkpointName?: string;
  readonly completed?: boolean;
  readonly endTimestamp?: string;
  readonly failed?: boolean;
  readonly quiesceStatus?: string;
  readonly startTimestamp?: string;
  readonly volumes?: BackupVolumeInfo[];
}

export interface VirtualMachineInstanceMigration {
  readonly apiVersion: 'kubevirt.io/v1';
  readonly kind: 'VirtualMachineInstanceMigration';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachineInstanceMigrationSpec;
}

export interface VirtualMachineInstanceMigrationSource {
  readonly connectURL: string;
  readonly migrationID: string;
}

export interface VirtualMachineInstanceMigrationSpec {
  readonly addedNodeSelector?: { readonly [key: string]: string };
  readonly priority?: string;
  readonly receive?: VirtualMachineInstanceMigrationTarget;
  readonly sendTo?: VirtualMachineInstanceMigrationSource;
  readonly vmiName?: string;
}

export interface VirtualMachineInstanceMigrationTarget {
  readonly migrationID: string;
}

export interface VirtualMachineInstancePreset {
  readonly apiVersion: 'kubevirt.io/v1alpha3';
  readonly kind: 'VirtualMachineInstancePreset';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec?: VirtualMachineInstancePresetSpec;
}

export interface VirtualMachineInstancePresetSpec {
  readonly domain?: DomainSpec;
  readonly selector: kubernetes.LabelSelector;
}

export interface VirtualMachineInstanceReplicaSet {
  readonly apiVersion: 'kubevirt.io/v1';
  readonly kind: 'VirtualMachineInstanceReplicaSet';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachineInstanceReplicaSetSpec;
}

export interface VirtualMachineInstanceReplicaSetSpec {
  readonly paused?: boolean;
  readonly replicas?: number;
  readonly selector: kubernetes.LabelSelector;
  readonly template: VirtualMachineInstanceTemplateSpec;
}

export interface VirtualMachineInstanceResourceClaim {
  readonly name: string;
  readonly resourceClaimName?: string;
  readonly resourceClaimTemplateName?: string;
}

export interface VirtualMachineInstanceSpec {
  readonly accessCredentials?: AccessCredential[];
  readonly affinity?: kubernetes.Affinity;
  readonly architecture?: string;
  readonly dnsConfig?: kubernetes.PodDNSConfig;
  readonly dnsPolicy?: string;
  readonly domain: DomainSpec;
  readonly evictionStrategy?: string;
  readonly hostname?: string;
  readonly livenessProbe?: Probe;
  readonly networks?: Network[];
  readonly nodeSelector?: { readonly [key: string]: string };
  readonly priorityClassName?: string;
  readonly readinessProbe?: Probe;
  readonly resourceClaims?: VirtualMachineInstanceResourceClaim[];
  readonly schedulerName?: string;
  readonly serviceAccountName?: string;
  readonly startStrategy?: string;
  readonly subdomain?: string;
  readonly terminationGracePeriodSeconds?: number;
  readonly tolerations?: kubernetes.Toleration[];
  readonly topologySpreadConstraints?: kubernetes.TopologySpreadConstraint[];
  readonly utilityVolumes?: UtilityVolume[];
  readonly volumes?: Volume[];
}

export interface VirtualMachineInstanceTemplateSpec {
  readonly metadata?: VirtualMachineInstanceTemplateSpecMetadata;
  readonly spec?: VirtualMachineInstanceSpec;
}

export interface VirtualMachineInstanceTemplateSpecMetadata {
  readonly annotations?: { readonly [key: string]: string };
  readonly creationTimestamp?: string;
  readonly deletionGracePeriodSeconds?: number;
  readonly deletionTimestamp?: string;
  readonly finalizers?: string[];
  readonly generateName?: string;
  readonly generation?: number;
  readonly labels?: { readonly [key: string]: string };
  readonly managedFields?: kubernetes.ManagedFieldsEntry[];
  readonly name?: string;
  readonly namespace?: string;
  readonly ownerReferences?: VirtualMachineInstanceTemplateSpecMetadataOwnerReferences[];
  readonly resourceVersion?: string;
  readonly selfLink?: string;
  readonly uid?: string;
}

export interface VirtualMachineInstanceTemplateSpecMetadataOwnerReferences {
  readonly apiVersion?: string;
  readonly blockOwnerDeletion?: boolean;
  readonly controller?: boolean;
  readonly kind?: string;
  readonly name?: string;
  readonly uid?: string;
}

export interface VirtualMachineInstancetype {
  readonly apiVersion: 'instancetype.kubevirt.io/v1beta1';
  readonly kind: 'VirtualMachineInstancetype';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachineInstancetypeSpec;
}

export interface VirtualMachineInstancetypeSpec {
  readonly annotations?: { readonly [key: string]: string };
  readonly cpu: CPUInstancetype;
  readonly gpus?: GPU[];
  readonly hostDevices?: HostDevice[];
  readonly ioThreads?: DiskIOThreads;
  readonly ioThreadsPolicy?: string;
  readonly launchSecurity?: LaunchSecurity;
  readonly memory: MemoryInstancetype;
  readonly nodeSelector?: { readonly [key: string]: string };
  readonly schedulerName?: string;
}

export interface VirtualMachineMemoryDumpRequest {
  readonly claimName: string;
  readonly endTimestamp?: string;
  readonly fileName?: string;
  readonly message?: string;
  readonly phase: string;
  readonly remove?: boolean;
  readonly startTimestamp?: string;
}

export interface VirtualMachineOpportunisticUpdateStrategy {
  readonly [key: string]: never;
}

export interface VirtualMachinePool {
  readonly apiVersion: 'pool.kubevirt.io/v1beta1';
  readonly kind: 'VirtualMachinePool';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachinePoolSpec;
  readonly status?: VirtualMachinePoolStatus;
}

export interface VirtualMachinePoolAutohealingStrategy {
  readonly minFailingToStartDuration?: string;
  readonly startUpFailureThreshold?: number;
}

export interface VirtualMachinePoolCondition {
  readonly lastProbeTime?: string;
  readonly lastTransitionTime?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly status: string;
  readonly type: string;
}

export interface VirtualMachinePoolNameGeneration {
  readonly appendIndexToConfigMapRefs?: boolean;
  readonly appendIndexToSecretRefs?: boolean;
}

export interface VirtualMachinePoolOpportunisticScaleInStrategy {
  readonly statePreservation?: 'Disabled' | 'Offline' | 'Online';
}

export interface VirtualMachinePoolProactiveScaleInStrategy {
  readonly selectionPolicy?: VirtualMachinePoolSelectionPolicy;
  readonly statePreservation?: 'Disabled' | 'Offline' | 'Online';
}

export interface VirtualMachinePoolProactiveUpdateStrategy {
  readonly selectionPolicy?: VirtualMachinePoolSelectionPolicy;
}

export interface VirtualMachinePoolScaleInStrategy {
  readonly opportunistic?: VirtualMachinePoolOpportunisticScaleInStrategy;
  readonly proactive?: VirtualMachinePoolProactiveScaleInStrategy;
  readonly unmanaged?: VirtualMachinePoolUnmanagedStrategy;
}

export interface VirtualMachinePoolSelectionPolicy {
  readonly selectors?: VirtualMachinePoolSelectors;
  readonly sortPolicy?: 'AscendingOrder' | 'DescendingOrder' | 'Newest' | 'Oldest' | 'Random';
}

export interface VirtualMachinePoolSelectors {
  readonly labelSelector?: kubernetes.LabelSelector;
  readonly nodeSelectorRequirementMatcher?: kubernetes.NodeSelectorRequirement[];
}

export interface VirtualMachinePoolSpec {
  readonly autohealing?: VirtualMachinePoolAutohealingStrategy;
  readonly maxUnavailable?: number | string;
  readonly nameGeneration?: VirtualMachinePoolNameGeneration;
  readonly paused?: boolean;
  readonly replicas?: number;
  readonly scaleInStrategy?: VirtualMachinePoolScaleInStrategy;
  readonly selector: kubernetes.LabelSelector;
  readonly updateStrategy?: VirtualMachinePoolUpdateStrategy;
  readonly virtualMachineTemplate: VirtualMachineTemplateSpec;
}

export interface VirtualMachinePoolStatus {
  readonly conditions?: VirtualMachinePoolCondition[];
  readonly labelSelector?: string;
  readonly readyReplicas?: number;
  readonly replicas?: number;
}

export interface VirtualMachinePoolUnmanagedStrategy {
  readonly [key: string]: never;
}

export interface VirtualMachinePoolUpdateStrategy {
  readonly opportunistic?: VirtualMachineOpportunisticUpdateStrategy;
  readonly proactive?: VirtualMachinePoolProactiveUpdateStrategy;
  readonly unmanaged?: VirtualMachinePoolUnmanagedStrategy;
}

export interface VirtualMachinePreference {
  readonly apiVersion: 'instancetype.kubevirt.io/v1beta1';
  readonly kind: 'VirtualMachinePreference';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachinePreferenceSpec;
}

export interface VirtualMachinePreferenceSpec {
  readonly annotations?: { readonly [key: string]: string };
  readonly clock?: ClockPreferences;
  readonly cpu?: CPUPreferences;
  readonly devices?: DevicePreferences;
  readonly features?: FeaturePreferences;
  readonly firmware?: FirmwarePreferences;
  readonly machine?: MachinePreferences;
  readonly preferSpreadSocketToCoreRatio?: number;
  readonly preferredArchitecture?: string;
  readonly preferredLaunchSecurity?: LaunchSecurity;
  readonly preferredSubdomain?: string;
  readonly preferredTerminationGracePeriodSeconds?: number;
  readonly requirements?: PreferenceRequirements;
  readonly volumes?: VolumePreferences;
}

export interface VirtualMachineRestore {
  readonly apiVersion: 'snapshot.kubevirt.io/v1beta1';
  readonly kind: 'VirtualMachineRestore';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachineRestoreSpec;
}

export interface VirtualMachineRestoreSpec {
  readonly patches?: string[];
  readonly target: kubernetes.TypedLocalObjectReference;
  readonly targetReadinessPolicy?: 'FailImmediate' | 'StopTarget' | 'WaitEventually' | 'WaitGracePeriod';
  readonly virtualMachineSnapshotName: string;
  readonly volumeOwnershipPolicy?: string;
  readonly volumeRestoreOverrides?: VolumeRestoreOverride[];
  readonly volumeRestorePolicy?: string;
}

export interface VirtualMachineSnapshot {
  readonly apiVersion: 'snapshot.kubevirt.io/v1beta1';
  readonly kind: 'VirtualMachineSnapshot';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: VirtualMachineSnapshotSpec;
}

export interface VirtualMachineSnapshotSpec {
  readonly deletionPolicy?: string;
  readonly failureDeadline?: string;
  readonly source: kubernetes.TypedLocalObjectReference;
}

export interface VirtualMachineSpec {
  readonly dataVolumeTemplates?: DataVolumeTemplateSpec[];
  readonly instancetype?: InstancetypeMatcher;
  readonly preference?: PreferenceMatcher;
  readonly runStrategy?: string;
  readonly running?: boolean;
  readonly template: VirtualMachineInstanceTemplateSpec;
  readonly updateVolumesStrategy?: string;
}

export interface VirtualMachineStartFailure {
  readonly consecutiveFailCount?: number;
  readonly lastFailedVMIUID?: string;
  readonly retryAfterTimestamp?: string;
}

export interface VirtualMachineStateChangeRequest {
  readonly action: string;
  readonly data?: { readonly [key: string]: string };
  readonly uid?: string;
}

export interface VirtualMachineStatus {
  readonly changedBlockTracking?: ChangedBlockTrackingStatus;
  readonly conditions?: VirtualMachineCondition[];
  readonly created?: boolean;
  readonly desiredGeneration?: number;
  readonly instancetypeRef?: InstancetypeStatusRef;
  readonly memoryDumpRequest?: VirtualMachineMemoryDumpRequest;
  readonly observedGeneration?: number;
  readonly preferenceRef?: InstancetypeStatusRef;
  readonly printableStatus?: string;
  readonly ready?: boolean;
  readonly restoreInProgress?: string;
  readonly runStrategy?: string;
  readonly snapshotInProgress?: string;
  readonly startFailure?: VirtualMachineStartFailure;
  readonly stateChangeRequests?: VirtualMachineStateChangeRequest[];
  readonly volumeRequests?: VirtualMachineVolumeRequest[];
  readonly volumeSnapshotStatuses?: VolumeSnapshotStatus[];
  readonly volumeUpdateState?: VolumeUpdateState;
}

export interface VirtualMachineTemplateSpec {
  readonly metadata?: VirtualMachineTemplateSpecMetadata;
  readonly spec?: VirtualMachineSpec;
}

export interface VirtualMachineTemplateSpecMetadata {
  readonly annotations?: { readonly [key: string]: string };
  readonly creationTimestamp?: string;
  readonly deletionGracePeriodSeconds?: number;
  readonly deletionTimestamp?: string;
  readonly finalizers?: string[];
  readonly generateName?: string;
  readonly generation?: number;
  readonly labels?: { readonly [key: string]: string };
  readonly managedFields?: kubernetes.ManagedFieldsEntry[];
  readonly name?: string;
  readonly namespace?: string;
  readonly ownerReferences?: VirtualMachineTemplateSpecMetadataOwnerReferences[];
  readonly resourceVersion?: string;
  readonly selfLink?: string;
  readonly uid?: string;
}

export interface VirtualMachineTemplateSpecMetadataOwnerReferences {
  readonly apiVersion?: string;
  readonly blockOwnerDeletion?: boolean;
  readonly controller?: boolean;
  readonly kind?: string;
  readonly name?: string;
  readonly uid?: string;
}

export interface VirtualMachineVolumeRequest {
  readonly addVolumeOptions?: AddVolumeOptions;
  readonly removeVolumeOptions?: RemoveVolumeOptions;
}

export interface Volume {
  readonly cloudInitConfigDrive?: CloudInitConfigDriveSource;
  readonly cloudInitNoCloud?: CloudInitNoCloudSource;
  readonly configMap?: ConfigMapVolumeSource;
  readonly containerDisk?: ContainerDiskSource;
  readonly containerPath?: ContainerPathVolumeSource;
  readonly dataVolume?: DataVolumeSource;
  readonly downwardAPI?: DownwardAPIVolumeSource;
  readonly downwardMetrics?: DownwardMetricsVolumeSource;
  readonly emptyDisk?: EmptyDiskSource;
  readonly ephemeral?: EphemeralVolumeSource;
  readonly hostDisk?: HostDisk;
  readonly memoryDump?: MemoryDumpVolumeSource;
  readonly name: string;
  readonly persistentVolumeClaim?: PersistentVolumeClaimVolumeSource;
  readonly secret?: SecretVolumeSource;
  readonly serviceAccount?: ServiceAccountVolumeSource;
  readonly sysprep?: SysprepSource;
}

export interface VolumeMigrationState {
  readonly migratedVolumes?: StorageMigratedVolumeInfo[];
}

export interface VolumePreferences {
  readonly preferredStorageClassName?: string;
}

export interface VolumeRestoreOverride {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
  readonly restoreName?: string;
  readonly volumeName?: string;
}

export interface VolumeSnapshotStatus {
  readonly enabled: boolean;
  readonly name: string;
  readonly reason?: string;
}

export interface VolumeUpdateState {
  readonly volumeMigrationState?: VolumeMigrationState;
}

export interface Watchdog {
  readonly diag288?: Diag288Watchdog;
  readonly i6300esb?: I6300ESBWatchdog;
  readonly name: string;
}
