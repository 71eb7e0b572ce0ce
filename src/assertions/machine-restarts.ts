// The running machines that have to be restarted after a change of their manifests, by the rule of KubeVirt 1.9 for the condition
// RestartRequired.
import type { Claims } from './claims';
import { claimsAmong, type KnownObject, machinesIn, nameOf } from './known-objects';
import { restartsForMemory, restartsForSockets } from './live-sizes';
import { areDisksLive, areNetworksLive, areVolumesLive } from './live-updates';
import { isMigratable, isVolumeMigrationRefused, type StartedMachine } from './migratable';
import { typedDifferences } from './typed-differences';
import { isGateOn } from '../admission/feature-gates';
import { IssueCollector } from '../issues/issues';
import { isDeepEqual, table, textOf, withFields } from '../plain-data/plain-data';

/** How the cluster rolls out changes. */
export interface MachineRestartOptions {
  /**
   * Whether KubeVirt applies the changes that it can to running machines: `vmRolloutStrategy: LiveUpdate` of the KubeVirt object, in
   * contrast to `Stage`.
   *
   * @default true - KubeVirt's default
   */
  readonly liveUpdate?: boolean;
}

/** A running machine that has to be restarted after a change. */
export interface MachineRestart {
  /** The machine's name. */
  readonly name: string;

  /**
   * The machine's namespace.
   *
   * @default - none in its manifest
   */
  readonly namespace?: string;

  /** The paths of the changed fields that do not apply to a running machine, such as `spec.template.spec.domain.cpu.cores`. */
  readonly fields: string[];
}

const SPEC = 'spec.template.spec';

/**
 * The restarts that a change requires, in the order of the manifests.
 *
 * @param claims the claims of the earlier machines
 * @throws when a machine has no map or list where KubeVirt has one
 */
export function restartsBetween(
  before: readonly KnownObject[], after: readonly KnownObject[], { liveUpdate = true }: MachineRestartOptions, claims = claimsAmong(before),
): MachineRestart[] {
  const collector = new IssueCollector();
  const [started, wanted] = [['since', before] as const, ['restarts', after] as const].map(([source, objects]) => (
    collector.collect(() => machinesIn(objects, source), [])
  ));
  collector.raise();
  const known = new Map(started.map((emitted) => [nameOf(emitted.object), emitted]));
  return wanted.flatMap((emitted) => {
    const earlier = known.get(nameOf(emitted.object));
    const mayRun = earlier !== undefined && ![earlier, emitted].some(({ object }) => isHalted(object));
    const fields = mayRun ? restartFields(earlier, emitted, claims, liveUpdate) : [];
    const { name, namespace } = emitted.object.metadata;
    return fields.length === 0 ? [] : [{ name, ...namespace !== undefined && { namespace }, fields }];
  });
}

function isHalted({ spec }: any): boolean {
  // Without a spec, nothing runs.
  return spec === undefined || spec.runStrategy === 'Halted' || (spec.runStrategy === undefined && spec.running === false);
}

function restartFields(earlier: KnownObject, { object, capabilities }: KnownObject, claims: Claims, isLive: boolean): string[] {
  const [before, after] = [earlier.object, object].map(({ spec }) => withDefaults(spec.template?.spec ?? {}));
  const started = startedMachine(earlier, before, claims);
  const canMigrate = isMigratable(started);
  const { updateVolumesStrategy } = object.spec;
  const isRefused = isLive && updateVolumesStrategy === 'Migration' && isVolumeMigrationRefused(started, after);
  const plugged = withHotpluggedParts(before, after, {
    volumes: !isRefused && areVolumesLive(before, after, updateVolumesStrategy),
    disks: areDisksLive(before, after, updateVolumesStrategy),
    networks: areNetworksLive(before, after, isGateOn('LiveUpdateNADRef', capabilities) === true),
  });
  return [
    ...['instancetype', 'preference'].filter((type) => !isDeepEqual(normalizedMatcher(earlier.object, type), normalizedMatcher(object, type))).map((type) => `spec.${type}`),
    ...typedDifferences(SPEC, isLive ? withLiveFields(plugged, after) : plugged, after, 'VirtualMachineInstanceSpec'),
    ...isLive && restartsForSockets(before, after, canMigrate) ? [`${SPEC}.domain.cpu.sockets`] : [],
    ...isLive && restartsForMemory(before, after, canMigrate) ? [`${SPEC}.domain.memory.guest`] : [],
  ];
}

/** The reference to a machine's instance type or preference, with the kind as KubeVirt reads it: in any letter case, also in the plural. */
function normalizedMatcher({ spec }: any, type: string): any {
  const named = spec[type];
  return named && { ...named, kind: (textOf(named.kind) || `VirtualMachineCluster${type}`).toLowerCase().replace(/s$/, '') };
}

function startedMachine({ object, isLiveMigratable }: KnownObject, spec: any, claims: Claims): StartedMachine {
  const { annotations: podAnnotations = {} } = object.spec.template?.metadata ?? {};
  const modesOf = (name: string) => {
    const { accessModes } = claims.of(object, name) ?? {};
    return Array.isArray(accessModes) ? accessModes : undefined;
  };
  return { spec, podAnnotations, modesOf, isLiveMigratable };
}

/** The lists that differ only in items that KubeVirt hotplugs or unplugs. */
interface HotpluggedParts {
  readonly volumes: boolean;
  readonly disks: boolean;
  readonly networks: boolean;
}

/** The earlier spec with the items that KubeVirt hotplugs or unplugs with any rollout strategy. */
function withHotpluggedParts(before: any, after: any, plugged: HotpluggedParts): any {
  const { disks, interfaces } = after.domain.devices;
  return {
    ...before,
    ...plugged.volumes && { volumes: after.volumes },
    ...plugged.networks && { networks: after.networks },
    domain: {
      ...before.domain,
      devices: { ...before.domain.devices, ...plugged.disks && { disks }, ...plugged.networks && { interfaces } },
    },
  };
}

/** The spec with the fields that KubeVirt applies to a running machine, as far as there is room. */
function withLiveFields(start: any, after: any): any {
  const [{ cpu, memory }, { cpu: newCpu, memory: newMemory }] = [start.domain, after.domain];
  const { nodeSelector, affinity, tolerations } = after;
  const domain = withFields(start.domain, {
    cpu: cpu !== undefined && newCpu !== undefined ? withFields(cpu, { sockets: newCpu.sockets }) : cpu,
    memory: newMemory?.guest === undefined ? memory : withFields(memory ?? {}, { guest: newMemory.guest }),
  });
  return withFields(start, { nodeSelector, affinity, tolerations, domain });
}

const MACHINE_TYPES: { readonly [architecture: string]: string } = table({ arm64: 'virt', s390x: 's390-ccw-virtio' });

/** A spec with the defaults that KubeVirt sets on admission, on an amd64 cluster. */
function withDefaults(spec: any): any {
  const { architecture = 'amd64', domain = {} } = spec;
  const type = domain.machine?.type || (MACHINE_TYPES[architecture] ?? 'q35');
  return {
    ...spec,
    architecture,
    domain: { ...domain, devices: { ...domain.devices }, firmware: { ...domain.firmware }, machine: { ...domain.machine, type } },
  };
}
