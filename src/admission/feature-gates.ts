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

/** Gates that nothing in KubeVirt reads any more, and what to write instead. */
export const REMOVED_GATES: ReadonlyMap<string, string> = new Map([
  ['ClusterProfiler', 'write developerConfiguration.clusterProfiler: true instead'],
  ['ExperimentalVirtiofsSupport', 'write "EnableVirtioFsStorageVolumes" for volumes with storage'],
  ['Macvtap', 'remove it'],
  ['MultiArchitecture', 'remove it'],
  ['Passt', 'write "PasstBinding"'],
  ['PasstIPStackMigration', 'remove it'],
]);

/** Every gate. */
export const FEATURE_GATES: readonly string[] = [...OPTIONAL_GATES, ...ALWAYS_ON, ...REMOVED_GATES.keys()];

/** Gates whose features are always on since KubeVirt 1.9. PersistentReservation is none of them: another setting turns its feature off. */
export const ALWAYS_ON_SINCE_1_9: ReadonlySet<string> = new Set([
  'ExpandDisks', 'LiveUpdateNADRef', 'MigrationPriorityQueue', 'PanicDevices', 'SecureExecution', 'VMExport', 'VideoConfig',
]);

/** Gates that earlier versions than KubeVirt 1.9 do not know. */
export const NEW_IN_1_9: ReadonlySet<string> = new Set([
  'CrossArchitectureVirtualization', 'FirmwareAutoSelection', 'GraceIOVirtualization', 'IOMMUFD', 'MigrationStallDetection', 'NetworkDevicesWithDRA',
  'OCIExport', 'Plugins', 'PortRangesSpec', 'VGPULiveMigration', 'VMStatsCollector',
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
  const isOff = disabledFeatureGates.includes(gate);
  const isDefault = ALWAYS_ON_SINCE_1_9.has(gate) || ON_BY_DEFAULT_SINCE_1_9.has(gate) && !isOff;
  return isDefault && hasAtLeast(capabilities, '1.9') || (featureGates?.includes(gate) ?? (isOff ? false : undefined));
}
