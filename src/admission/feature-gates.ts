// The feature gates that KubeVirt knows, and the check of fields that need a gate. A gate with a name close to one of these was mistyped.
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import { hasAtLeast } from './kubevirt-version';
import type { Refuse } from './refuse';
import type { RuleContext } from './rule';

/** Gates that some version of KubeVirt lets a cluster turn on or off. */
const OPTIONAL_GATES = [
  'AlignCPUs', 'CPUManager', 'ConfigurableHypervisor', 'ContainerPathVolumes', 'CrossArchitectureVirtualization', 'DecentralizedLiveMigration',
  'DeclarativeHotplugVolumes', 'DownwardMetrics', 'EnableVirtioFsStorageVolumes', 'ExpandDisks', 'ExperimentalIgnitionSupport',
  'ExternalNetResourceInjection', 'FirmwareAutoSelection', 'GPUsWithDRA', 'GraceIOVirtualization', 'HostDevices', 'HostDevicesWithDRA', 'HostDisk',
  'HotplugVolumes', 'HypervStrictCheck', 'IOMMUFD', 'ImageVolume', 'IncrementalBackup', 'KubevirtSeccompProfile', 'LibvirtHooksServerAndClient',
  'LiveUpdateNADRef', 'MigrationPriorityQueue', 'MigrationStallDetection', 'NetworkDevicesWithDRA', 'NodeRestriction', 'OCIExport', 'ObjectGraph',
  'OptOutRoleAggregation', 'PCINUMAAwareTopology', 'PanicDevices', 'PasstBinding', 'PersistentReservation', 'Plugins',
  'PodSecondaryInterfaceNamingUpgrade', 'PortRangesSpec', 'RebootPolicy', 'ReservedOverheadMemlock', 'Root', 'SecureExecution', 'Sidecar',
  'Snapshot', 'Template', 'UtilityVolumes', 'VGPULiveMigration', 'VMExport', 'VMStatsCollector', 'VSOCK', 'VideoConfig', 'VmiMemoryOverheadReport',
  'WorkloadEncryptionSEV', 'WorkloadEncryptionTDX',
];

/** Gates without effect, because their feature is now always on or was removed. A cluster's configuration may still list them. */
const FORMER_GATES = [
  'AutoResourceLimitsGate', 'BochsDisplayForEFIGuests', 'CPUNodeDiscovery', 'ClusterProfiler', 'CommonInstancetypesDeploymentGate',
  'DisableCustomSELinuxPolicy', 'DisableMDEVConfiguration', 'DockerSELinuxMCSWorkaround', 'DynamicPodInterfaceNaming', 'EnableVirtioFsConfigVolumes',
  'ExperimentalVirtiofsSupport', 'GPU', 'HotplugNICs', 'InstancetypeReferencePolicy', 'LiveMigration', 'Macvtap', 'MultiArchitecture', 'NUMA',
  'NetworkBindingPlugins', 'NonRoot', 'PSA', 'Passt', 'PasstIPStackMigration', 'SRIOVLiveMigration', 'VMLiveUpdateFeatures', 'VMPersistentState',
  'VolumeMigration', 'VolumesUpdateStrategy',
];

/** Every gate. */
export const FEATURE_GATES: readonly string[] = [...OPTIONAL_GATES, ...FORMER_GATES];

/** Gates whose features are always on since KubeVirt 1.9. */
const ALWAYS_ON_SINCE_1_9 = new Set(['LiveUpdateNADRef', 'MigrationPriorityQueue', 'PanicDevices', 'SecureExecution', 'VMExport', 'VideoConfig']);

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

/** Refuses a field that needs a feature gate, if the cluster's gates are known and this one is off. */
export function requireGate(path: string, what: string, gate: string, refuse: Refuse, { capabilities }: RuleContext): void {
  if (isGateOn(gate, capabilities) === false) {
    refuse(path, `${what} needs the feature gate ${gate}, remove it or add "${gate}" to developerConfiguration.featureGates of the KubeVirt object`);
  }
}
