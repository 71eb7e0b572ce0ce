// The feature gates that KubeVirt knows, and which of them are on. A gate with a name close to one of these was mistyped.
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import { hasAtLeast } from './kubevirt-version';

/** Gates that some version of KubeVirt lets a cluster turn on or off. */
const OPTIONAL_GATES = [
  'AlignCPUs', 'CPUManager', 'ConfigurableHypervisor', 'ContainerPathVolumes', 'CrossArchitectureVirtualization',
  'DecentralizedLiveMigration', 'DeclarativeHotplugVolumes', 'DisableMDEVConfiguration', 'DockerSELinuxMCSWorkaround', 'DownwardMetrics',
  'EnableVirtioFsStorageVolumes', 'ExpandDisks', 'ExperimentalIgnitionSupport', 'ExternalNetResourceInjection', 'FirmwareAutoSelection',
  'GPUsWithDRA', 'GraceIOVirtualization', 'HostDevices', 'HostDevicesWithDRA', 'HostDisk', 'HotplugVolumes', 'HypervStrictCheck',
  'IOMMUFD', 'ImageVolume', 'IncrementalBackup', 'KubevirtSeccompProfile', 'LibvirtHooksServerAndClient', 'LiveUpdateNADRef',
  'MigrationPriorityQueue', 'MigrationStallDetection', 'NetworkDevicesWithDRA', 'NodeRestriction', 'OCIExport', 'ObjectGraph',
  'OptOutRoleAggregation', 'PCINUMAAwareTopology', 'PanicDevices', 'PasstBinding', 'PersistentReservation', 'Plugins',
  'PodSecondaryInterfaceNamingUpgrade', 'PortRangesSpec', 'RebootPolicy', 'ReservedOverheadMemlock', 'Root', 'SecureExecution', 'Sidecar',
  'Snapshot', 'Template', 'UtilityVolumes', 'VGPULiveMigration', 'VMExport', 'VMStatsCollector', 'VSOCK', 'VideoConfig',
  'VmiMemoryOverheadReport', 'WorkloadEncryptionSEV', 'WorkloadEncryptionTDX',
];

/** Gates whose features are always on. A cluster's configuration may still list them. */
export const ALWAYS_ON: readonly string[] = [
  'AutoResourceLimitsGate', 'BochsDisplayForEFIGuests', 'CPUNodeDiscovery', 'CommonInstancetypesDeploymentGate',
  'DisableCustomSELinuxPolicy', 'DynamicPodInterfaceNaming', 'EnableVirtioFsConfigVolumes', 'GPU', 'HotplugNICs',
  'InstancetypeReferencePolicy', 'LiveMigration', 'NUMA', 'NetworkBindingPlugins', 'NonRoot', 'PSA', 'SRIOVLiveMigration',
  'VMLiveUpdateFeatures', 'VMPersistentState', 'VolumeMigration', 'VolumesUpdateStrategy',
];

/** Gates that no longer have an effect. */
export const REMOVED_GATES: readonly string[] = ['ClusterProfiler', 'ExperimentalVirtiofsSupport', 'Macvtap', 'MultiArchitecture', 'Passt', 'PasstIPStackMigration'];

/** Every gate. */
export const FEATURE_GATES: readonly string[] = [...OPTIONAL_GATES, ...ALWAYS_ON, ...REMOVED_GATES];

/** Gates whose features are always on since KubeVirt 1.9. */
export const ALWAYS_ON_SINCE_1_9: ReadonlySet<string> = new Set([
  'ExpandDisks', 'LiveUpdateNADRef', 'MigrationPriorityQueue', 'PanicDevices', 'SecureExecution', 'VMExport', 'VideoConfig',
]);

/** Gates that are on since KubeVirt 1.9 unless disabledFeatureGates lists them. */
export const ON_BY_DEFAULT_SINCE_1_9: ReadonlySet<string> = new Set([
  'DeclarativeHotplugVolumes', 'ExternalNetResourceInjection', 'GPUsWithDRA', 'HostDevicesWithDRA', 'ImageVolume', 'KubevirtSeccompProfile',
  'LibvirtHooksServerAndClient', 'NodeRestriction', 'OptOutRoleAggregation', 'PasstBinding', 'PodSecondaryInterfaceNamingUpgrade', 'RebootPolicy',
  'Snapshot', 'Template', 'VmiMemoryOverheadReport', 'WorkloadEncryptionSEV',
]);

/** Whether a gate is on; undefined if the gates of the cluster are not known. */
export function isGateOn(gate: string, capabilities: ClusterCapabilitiesProps = {}): boolean | undefined {
  const { featureGates, disabledFeatureGates = [] } = capabilities;
  const isDefault = ALWAYS_ON_SINCE_1_9.has(gate) || ON_BY_DEFAULT_SINCE_1_9.has(gate) && !disabledFeatureGates.includes(gate);
  return isDefault && hasAtLeast(capabilities, '1.9') || featureGates?.includes(gate);
}
