// The feature gates that KubeVirt knows, and which of them are on. A gate with a name close to one of these was mistyped.
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import { hasAtLeast, type VersionCapabilities } from './kubevirt-version';
import { table } from '../plain-data/plain-data';

/** What has become of a gate, by minor releases of KubeVirt. */
interface Gate {
  /** The release that brought it. */
  readonly since?: string;
  /** The release in which it is on unless disabledFeatureGates lists it. */
  readonly byDefault?: string;
  /** The release in which its feature is always on. A cluster's configuration may still list it. */
  readonly always?: string;
}

/** The gates that are known to some release since 1.3, in which those without `since` were known already. */
const GATES: { readonly [name: string]: Gate } = table({
  AlignCPUs: {},
  AutoResourceLimitsGate: { always: '1.5' },
  BochsDisplayForEFIGuests: { always: '1.4' },
  CPUManager: {},
  CPUNodeDiscovery: { always: '1.0' },
  CommonInstancetypesDeploymentGate: { always: '1.4' },
  ConfigurableHypervisor: { since: '1.8' },
  ContainerPathVolumes: { since: '1.8' },
  CrossArchitectureVirtualization: { since: '1.9' },
  DecentralizedLiveMigration: { since: '1.6' },
  DeclarativeHotplugVolumes: { since: '1.6', byDefault: '1.9' },
  DisableCustomSELinuxPolicy: { always: '1.5' },
  DisableMDEVConfiguration: {},
  DockerSELinuxMCSWorkaround: {},
  DownwardMetrics: {},
  DynamicPodInterfaceNaming: { since: '1.4', always: '1.5' },
  EnableVirtioFsConfigVolumes: { since: '1.5', always: '1.8' },
  EnableVirtioFsStorageVolumes: { since: '1.5' },
  ExpandDisks: { always: '1.9' },
  ExperimentalIgnitionSupport: {},
  ExternalNetResourceInjection: { since: '1.8', byDefault: '1.9' },
  FirmwareAutoSelection: { since: '1.9' },
  GPU: { always: '1.4' },
  GPUsWithDRA: { since: '1.6', byDefault: '1.9' },
  GraceIOVirtualization: { since: '1.9' },
  HostDevices: {},
  HostDevicesWithDRA: { since: '1.6', byDefault: '1.9' },
  HostDisk: {},
  HotplugNICs: { always: '1.4' },
  HotplugVolumes: {},
  HypervStrictCheck: {},
  IOMMUFD: { since: '1.9' },
  ImageVolume: { since: '1.6', byDefault: '1.9' },
  IncrementalBackup: { since: '1.7' },
  InstancetypeReferencePolicy: { since: '1.4', always: '1.6' },
  KubevirtSeccompProfile: { byDefault: '1.9' },
  LibvirtHooksServerAndClient: { since: '1.8', byDefault: '1.9' },
  LiveMigration: { always: '1.0' },
  LiveUpdateNADRef: { since: '1.8', always: '1.9' },
  MigrationPriorityQueue: { since: '1.7', always: '1.9' },
  MigrationStallDetection: { since: '1.9' },
  NUMA: { always: '1.4' },
  NetworkBindingPlugins: { always: '1.5' },
  NetworkDevicesWithDRA: { since: '1.9' },
  NodeRestriction: { byDefault: '1.9' },
  NonRoot: { always: '1.0' },
  OCIExport: { since: '1.9' },
  ObjectGraph: { since: '1.6' },
  OptOutRoleAggregation: { since: '1.8', byDefault: '1.9' },
  PCINUMAAwareTopology: { since: '1.8' },
  PSA: { always: '1.0' },
  PanicDevices: { since: '1.6', always: '1.9' },
  PasstBinding: { since: '1.8', byDefault: '1.9' },
  // In 1.9 a setting turns its feature off.
  PersistentReservation: {},
  Plugins: { since: '1.9' },
  PodSecondaryInterfaceNamingUpgrade: { since: '1.8', byDefault: '1.9' },
  PortRangesSpec: { since: '1.9' },
  RebootPolicy: { since: '1.8', byDefault: '1.9' },
  ReservedOverheadMemlock: { since: '1.8' },
  Root: {},
  SRIOVLiveMigration: { always: '1.0' },
  SecureExecution: { since: '1.6', always: '1.9' },
  Sidecar: {},
  Snapshot: { byDefault: '1.9' },
  Template: { since: '1.8', byDefault: '1.9' },
  UtilityVolumes: { since: '1.8' },
  VGPULiveMigration: { since: '1.9' },
  VMExport: { always: '1.9' },
  VMLiveUpdateFeatures: { always: '1.5' },
  VMPersistentState: { always: '1.6' },
  VMStatsCollector: { since: '1.9' },
  VSOCK: {},
  VideoConfig: { since: '1.6', always: '1.9' },
  VmiMemoryOverheadReport: { since: '1.8', byDefault: '1.9' },
  VolumeMigration: { always: '1.5' },
  VolumesUpdateStrategy: { always: '1.5' },
  WorkloadEncryptionSEV: { byDefault: '1.9' },
  WorkloadEncryptionTDX: { since: '1.7' },
});

/** Gates that nothing in KubeVirt reads since 1.8, and what to write instead. */
export const REMOVED_GATES: ReadonlyMap<string, string> = new Map([
  ['ClusterProfiler', 'write developerConfiguration.clusterProfiler: true instead'],
  ['ExperimentalVirtiofsSupport', 'write "EnableVirtioFsStorageVolumes" for volumes with storage'],
  ['Macvtap', 'remove it'],
  ['MultiArchitecture', 'remove it'],
  ['Passt', 'write "PasstBinding"'],
  ['PasstIPStackMigration', 'remove it'],
]);

/** Every gate. */
export const FEATURE_GATES: readonly string[] = [...Object.keys(GATES), ...REMOVED_GATES.keys()];

/** What is known of a gate: nothing of one that is not known. */
export function gateNamed(name: string): Gate {
  return GATES[name] ?? NOTHING_KNOWN;
}

const NOTHING_KNOWN: Gate = {};

/** Whether the cluster's KubeVirt knows a gate of the table. */
export function hasGate(gate: string, capabilities: VersionCapabilities | undefined): boolean {
  const { since } = gateNamed(gate);
  return since === undefined || hasAtLeast(capabilities, since);
}

/** Whether a gate is on; undefined if the gates of the cluster are not known. */
export function isGateOn(gate: string, capabilities: ClusterCapabilitiesProps = {}): boolean | undefined {
  const { featureGates, disabledFeatureGates = [] } = capabilities;
  const { always, byDefault } = gateNamed(gate);
  const isOff = disabledFeatureGates.includes(gate);
  const on = always ?? (isOff ? undefined : byDefault);
  return on !== undefined && hasAtLeast(capabilities, on) || (featureGates?.includes(gate) ?? (isOff ? false : undefined));
}
