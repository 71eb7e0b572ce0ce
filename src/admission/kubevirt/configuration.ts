// What rules read of the specs of KubeVirt and CDI objects, for which no interfaces are generated.

/** The spec of a KubeVirt. */
export interface KubeVirtSpec {
  readonly certificateRotateStrategy?: { readonly selfSigned?: SelfSignedCertificates };
  readonly configuration?: Configuration;
  readonly customizeComponents?: { readonly patches?: ReadonlyArray<{ readonly patch: string; readonly type: string }> };
  readonly infra?: { readonly replicas?: number };
  readonly workloads?: { readonly replicas?: number };
}

/** Its `configuration`. */
export interface Configuration {
  readonly additionalGuestMemoryOverheadRatio?: string;
  readonly architectureConfiguration?: { readonly ppc64le?: object };
  readonly cpuModel?: string;
  readonly developerConfiguration?: GateLists;
  readonly mediatedDevicesConfiguration?: MediatedDevicesOfNodes;
  readonly migrations?: { readonly maxDowntimeMs?: number };
  readonly roleAggregationStrategy?: string;
  readonly seccompConfiguration?: { readonly virtualMachineInstanceProfile?: SeccompProfile };
  readonly tlsConfiguration?: { readonly ciphers?: readonly string[]; readonly minTLSVersion?: string };
  readonly virtTemplateDeployment?: { readonly enabled?: boolean };
}

/** The gates that are turned on, and those of the default ones that are turned off. */
interface GateLists {
  readonly featureGates?: readonly string[];
  readonly disabledFeatureGates?: readonly string[];
}

/** How long certificates are valid, and when they are renewed: durations as Go writes them. */
export interface SelfSignedCertificates {
  readonly ca?: Lifetime;
  readonly server?: Lifetime;
  readonly caRotateInterval?: string;
  readonly caOverlapInterval?: string;
  readonly certRotateInterval?: string;
}

interface Lifetime {
  readonly duration?: string;
  readonly renewBefore?: string;
}

/** The system calls that machines may use. */
interface SeccompProfile {
  readonly customProfile?: { readonly localhostProfile?: string; readonly runtimeDefaultProfile?: boolean };
}

/** The types of devices that are created on nodes. */
export interface MediatedDevices {
  readonly mediatedDevicesTypes?: readonly string[];
}

interface MediatedDevicesOfNodes extends MediatedDevices {
  readonly enabled?: boolean;
  readonly nodeMediatedDeviceTypes?: readonly MediatedDevices[];
}

/** The spec of a CDI. */
export interface CdiSpec {
  readonly config?: { readonly featureGates?: readonly string[] };
}
