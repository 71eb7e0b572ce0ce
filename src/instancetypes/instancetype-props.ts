// The properties of an instance type: how large machines are, what they get from their nodes, and where they run.
import type { ApiObjectMetadata, Size } from 'cdk8s';
import type { VirtualMachineInstancetypeSpec } from '../../imports/kubevirt';
import { checkRange } from '../issues/checks';
import { issue, type Issues } from '../issues/issues';
import type { IoThreadsPolicy } from '../machine/domain';
import { type Gpu, gpu, type HostDevice, hostDevice, hostDeviceIssues } from '../machine/guest-devices';
import { omitEmpty } from '../plain-data/plain-data';
import { kibibytes, quantity } from '../plain-data/size';

/** The properties of an instance type. */
export interface VirtualMachineInstancetypeProps {
  /** How many virtual CPUs the guest has: sets `spec.cpu.guest`. The machine's preference decides whether they are sockets, cores or threads. */
  readonly cpu: number;

  /** The guest's memory: sets `spec.memory.guest`. */
  readonly memory: Size;

  /**
   * The object's metadata.
   *
   * @default - the name is the construct id
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The CPU model that the guest sees, such as `host-passthrough` or `Skylake-Server`: sets `spec.cpu.model`.
   *
   * @default - the cluster's: host-model
   */
  readonly cpuModel?: string;

  /**
   * Whether each virtual CPU is pinned to its own CPU on the node: sets `spec.cpu.dedicatedCPUPlacement`.
   *
   * @default false
   */
  readonly dedicatedCpuPlacement?: boolean;

  /**
   * Whether the emulator gets its own CPU besides those of the guest; needs `dedicatedCpuPlacement`. Sets `spec.cpu.isolateEmulatorThread`.
   *
   * @default false
   */
  readonly isolateEmulatorThread?: boolean;

  /**
   * Whether the guest sees the node's NUMA topology; needs `dedicatedCpuPlacement` and `hugepages`. Sets
   * `spec.cpu.numa.guestMappingPassthrough`.
   *
   * @default false
   */
  readonly numa?: boolean;

  /**
   * The size of the pages that the node sets aside for the guest's memory, on amd64 2 MiB or 1 GiB: sets `spec.memory.hugepages.pageSize`.
   * `memory` is a whole number of them. Excludes `overcommitPercent`.
   *
   * @default - the node's ordinary pages
   */
  readonly hugepages?: Size;

  /**
   * By how much the machine's memory request is below the guest's memory, from 0 to 100 percent: sets `spec.memory.overcommitPercent`.
   *
   * @default 0
   */
  readonly overcommitPercent?: number;

  /**
   * The GPUs of the node that the guest gets to itself: sets `spec.gpus`.
   *
   * @default - none
   */
  readonly gpus?: Gpu[];

  /**
   * Other devices of the node that the guest gets to itself: sets `spec.hostDevices`.
   *
   * @default - none
   */
  readonly hostDevices?: HostDevice[];

  /**
   * How the requests of disks are spread over I/O threads: sets `spec.ioThreadsPolicy`.
   *
   * @default - no I/O threads except those of disks that have their own
   */
  readonly ioThreadsPolicy?: IoThreadsPolicy;

  /**
   * The labels of the nodes that machines may run on: sets `spec.nodeSelector`.
   *
   * @default - any node
   */
  readonly nodeSelector?: { readonly [label: string]: string };

  /**
   * The annotations that machines' instances get: sets `spec.annotations`.
   *
   * @default - none
   */
  readonly annotations?: { readonly [annotation: string]: string };
}

/** Reports mistakes in the numbers and devices of an instance type. */
export function* instancetypeIssues({ cpu, memory, hugepages, overcommitPercent, ...devices }: VirtualMachineInstancetypeProps): Issues {
  yield* checkRange('cpu', cpu, 1);
  yield* checkRange('overcommitPercent', overcommitPercent, 0, 100);
  // KubeVirt accepts the instance type, but then refuses its machines.
  if (hugepages !== undefined && kibibytes(memory) % kibibytes(hugepages) !== 0) {
    yield issue('hugepages', `the memory ${JSON.stringify(quantity(memory))} is not a whole number of ${JSON.stringify(quantity(hugepages))}: `
      + 'write a page size that divides it, or other memory');
  }
  yield* hostDeviceIssues(devices);
}

/** `spec` of an instance type. */
export function instancetypeSpec(props: VirtualMachineInstancetypeProps): VirtualMachineInstancetypeSpec {
  const { cpu, memory, cpuModel, dedicatedCpuPlacement, isolateEmulatorThread, numa, hugepages, overcommitPercent } = props;
  const { gpus, hostDevices, ioThreadsPolicy, nodeSelector, annotations } = props;
  return {
    // KubeVirt treats false and 0 as not set, and does not store them.
    cpu: {
      guest: cpu,
      ...omitEmpty({ model: cpuModel }),
      ...dedicatedCpuPlacement && { dedicatedCPUPlacement: true },
      ...isolateEmulatorThread && { isolateEmulatorThread: true },
      ...numa && { numa: { guestMappingPassthrough: {} } },
    },
    memory: {
      guest: quantity(memory),
      ...omitEmpty({ hugepages: hugepages && { pageSize: quantity(hugepages) }, overcommitPercent: overcommitPercent || undefined }),
    },
    ...omitEmpty({ gpus: gpus?.map(gpu), hostDevices: hostDevices?.map(hostDevice), ioThreadsPolicy, nodeSelector, annotations }),
  };
}
