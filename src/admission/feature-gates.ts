// The feature gates that KubeVirt knows: a gate that nearly has one of these names was mistyped.

/** Those that a cluster may switch on. */
const OPTIONAL = [
  'AlignCPUs', 'CPUManager', 'ConfigurableHypervisor', 'ContainerPathVolumes', 'DeclarativeHotplugVolumes', 'DecentralizedLiveMigration', 'DownwardMetrics',
  'EnableVirtioFsStorageVolumes', 'ExpandDisks', 'ExperimentalIgnitionSupport', 'ExternalNetResourceInjection', 'GPUsWithDRA', 'HostDevices', 'HostDevicesWithDRA', 'HostDisk',
  'HotplugVolumes', 'HypervStrictCheck', 'ImageVolume', 'IncrementalBackup', 'KubevirtSeccompProfile', 'LibvirtHooksServerAndClient', 'LiveUpdateNADRef',
  'MigrationPriorityQueue', 'NodeRestriction', 'ObjectGraph', 'OptOutRoleAggregation', 'PCINUMAAwareTopology', 'PanicDevices', 'PasstBinding', 'PersistentReservation',
  'PodSecondaryInterfaceNamingUpgrade', 'RebootPolicy', 'ReservedOverheadMemlock', 'Root', 'SecureExecution', 'Sidecar', 'Snapshot', 'Template', 'UtilityVolumes', 'VMExport',
  'VSOCK', 'VideoConfig', 'VmiMemoryOverheadReport', 'WorkloadEncryptionSEV', 'WorkloadEncryptionTDX',
];

/** Those that have no effect any more, since what they were for is always there, or gone; the configuration of a cluster may still have them. */
const FORMER = [
  'AutoResourceLimitsGate', 'BochsDisplayForEFIGuests', 'CPUNodeDiscovery', 'ClusterProfiler', 'CommonInstancetypesDeploymentGate', 'DisableCustomSELinuxPolicy',
  'DisableMDEVConfiguration', 'DockerSELinuxMCSWorkaround', 'DynamicPodInterfaceNaming', 'EnableVirtioFsConfigVolumes', 'ExperimentalVirtiofsSupport', 'GPU', 'HotplugNICs',
  'InstancetypeReferencePolicy', 'LiveMigration', 'Macvtap', 'MultiArchitecture', 'NUMA', 'NetworkBindingPlugins', 'NonRoot', 'PSA', 'Passt', 'PasstIPStackMigration',
  'SRIOVLiveMigration', 'VMLiveUpdateFeatures', 'VMPersistentState', 'VolumeMigration', 'VolumesUpdateStrategy',
];

/** Every gate. */
export const FEATURE_GATES: readonly string[] = [...OPTIONAL, ...FORMER];
