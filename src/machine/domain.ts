// The guest's hardware without disks and interfaces: CPUs, memory, machine type and features, with its firmware and resources.
import { Size } from 'cdk8s';
import { clockIssues, clockSpec, type HypervEnlightenment, hypervFeatures, type MachineClock } from './clock';
import { firmwareIssues, type FirmwareProps, firmwareSpec } from './firmware';
import { guestDevices, type GuestDevicesProps } from './guest-devices';
import { MachineCpu, type MachineSize } from './machine-size';
import { resourcesIssues, type ResourcesProps, resourcesSpec } from './resources';
import type { CPU, DomainSpec, Features, Memory } from '../../imports/kubevirt';
import { refuse } from '../issues/issues';
import { Architecture } from '../plain-data/architecture';
import { omitEmpty, withFields, withoutFields, withoutUndefined } from '../plain-data/plain-data';
import { quantity } from '../plain-data/size';

/** How the requests of disks are spread over I/O threads: `ioThreadsPolicy`. */
export enum IoThreadsPolicy {
  /** One thread for all disks that have no dedicated thread. */
  SHARED = 'shared',
  /** As many threads as there are disks, up to twice the CPUs. */
  AUTO = 'auto',
  /** A pool of threads, each of which serves every disk. */
  SUPPLEMENTAL_POOL = 'supplementalPool',
}

/**
 * The hardware of a machine, without disks and networks.
 *
 * @internal
 */
export interface DomainProps extends FirmwareProps, ResourcesProps {
  /**
   * The virtual CPUs: sets `domain.cpu`. They are merged into the size's, field by field, except that any of `cores`, `sockets` and `threads`
   * replaces all three.
   *
   * @default - the size's
   */
  readonly cpu?: MachineCpu;

  /**
   * The guest's memory. It replaces the size's: sets `domain.memory.guest`.
   *
   * @default - the size's
   */
  readonly memory?: Size;

  /**
   * The size of the pages that the node sets aside for the guest's memory, on amd64 2 MiB or 1 GiB: sets `domain.memory.hugepages.pageSize`.
   *
   * @default - the node's ordinary pages
   */
  readonly hugepages?: Size;

  /**
   * The architecture of the CPUs: sets `architecture`.
   *
   * @default - the preference's if the machine has one, else the value of `MachineDefaults`, or else amd64
   */
  readonly architecture?: Architecture;

  /**
   * The machine type, such as `q35` or `pc-q35-rhel9.4.0`; the cluster defines which types it offers. Sets
   * `domain.machine.type`.
   *
   * @default - the preference's if the machine has one, else KubeVirt's: q35 on amd64, virt on arm64, s390-ccw-virtio on
   * s390x
   */
  readonly machineType?: string;

  /**
   * Whether the guest has ACPI, which a clean shutdown needs: sets `domain.features.acpi`.
   *
   * @default - KubeVirt's: true
   */
  readonly acpi?: boolean;

  /**
   * Whether the guest has an APIC: sets `domain.features.apic`.
   *
   * @default - KubeVirt's: none
   */
  readonly apic?: boolean;

  /**
   * The Hyper-V interfaces of a Windows guest: sets `domain.features.hyperv`, and the Hyper-V clock unless `architecture` is another than
   * amd64. `HypervEnlightenments.BASIC` has those that every node can offer. Windows runs best with all of them: KubeVirt schedules the machine
   * to nodes that have the given ones.
   *
   * @default - none
   */
  readonly hyperv?: HypervEnlightenment[];

  /**
   * The guest's clock and timers: sets `domain.clock`.
   *
   * @default - KubeVirt's: UTC, and the timers of the machine type
   */
  readonly clock?: MachineClock;

  /**
   * How the requests of disks are spread over I/O threads: sets `domain.ioThreadsPolicy`.
   *
   * @default - KubeVirt's: only disks with `dedicatedIoThread` have I/O threads
   */
  readonly ioThreadsPolicy?: IoThreadsPolicy;

  /**
   * The number of I/O threads with IoThreadsPolicy.SUPPLEMENTAL_POOL: sets `domain.ioThreads.supplementalPoolThreadCount`.
   *
   * @default - none: required by that policy
   */
  readonly supplementalPoolThreadCount?: number;

  /**
   * Whether network and disk devices get a queue per virtual CPU: sets `domain.devices.networkInterfaceMultiqueue`
   * and `domain.devices.blockMultiQueue`.
   *
   * @default false
   */
  readonly multiqueue?: boolean;
}

/**
 * The domain of a machine, without disks and interfaces.
 *
 * @param size the CPUs and memory that the properties do not set
 * @throws one error that lists what is wrong with firmware, limits and the clock
 */
export function domainSpec(props: DomainProps & GuestDevicesProps, size?: MachineSize): DomainSpec {
  const { memory = size?.memory, architecture = Architecture.AMD64, machineType, multiqueue, ioThreadsPolicy } = props;
  const hyperv = hypervFeatures(props.hyperv);
  refuse([...firmwareIssues(props), ...resourcesIssues(props), ...clockIssues('clock', props.clock)]);
  const optional = omitEmpty({
    cpu: cpuSpec(mergeCpu(size?.cpu, props.cpu)),
    memory: memorySpec(memory, props.hugepages),
    resources: resourcesSpec(props),
    machine: omitEmpty({ type: machineType }),
    features: features(props, hyperv),
    firmware: firmwareSpec(props),
    // Other processors have no Hyper-V clock.
    clock: clockSpec(props.clock, hyperv !== undefined && architecture === Architecture.AMD64),
    ioThreadsPolicy,
    ioThreads: omitEmpty({ supplementalPoolThreadCount: props.supplementalPoolThreadCount }),
  });
  const queues = omitEmpty({ networkInterfaceMultiqueue: multiqueue, blockMultiQueue: multiqueue });
  return withFields(optional, { devices: withFields(guestDevices(props), queues) });
}

/** The fields that make up the number of CPUs. */
const TOPOLOGY = ['cores', 'sockets', 'threads'] as const;

/** Merges a size's CPUs with a machine's. A part of another topology would multiply: 4 sockets are not meant to have the size's cores. */
function mergeCpu(size: MachineCpu = {}, own: MachineCpu = {}): MachineCpu {
  const replaced = TOPOLOGY.some((field) => own[field] !== undefined) ? TOPOLOGY : [];
  return withFields(withoutFields(size, replaced), withoutUndefined(own));
}

function cpuSpec({ numa, features: wanted, ...cpu }: MachineCpu): CPU {
  const spec: { [field: string]: unknown } = {};
  for (const [field, value] of Object.entries(cpu)) {
    // KubeVirt treats 0 and false as not set and does not store them.
    if (value) {
      spec[field] = value;
    }
  }
  if (wanted?.length) {
    spec.features = wanted.map(omitEmpty);
  }
  if (numa) {
    spec.numa = { guestMappingPassthrough: {} };
  }
  return spec;
}

function memorySpec(memory: Size | undefined, hugepages: Size | undefined): Memory {
  return omitEmpty({ guest: memory && quantity(memory), hugepages: hugepages && { pageSize: quantity(hugepages) } });
}

function features({ acpi, apic, secureBoot }: DomainProps, hyperv: Features['hyperv']): Features {
  return {
    ...acpi !== undefined && { acpi: { enabled: acpi } },
    ...apic !== undefined && { apic: { enabled: apic } },
    ...hyperv && { hyperv },
    ...secureBoot && { smm: { enabled: true } },
  };
}
