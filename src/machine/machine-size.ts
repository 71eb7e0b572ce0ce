// Machine sizes: sets of CPUs, memory and disks that machines share.
import { Size } from 'cdk8s';
import { MachineDisk } from './machine-disk';
import { memoryIssues } from './resources';
import { checkArguments, checkCall } from '../declared/arguments';
import { checkRange } from '../issues/checks';
import { type Issue, issue, IssueError, NO_ISSUES, refuse } from '../issues/issues';
import { copyProps } from '../plain-data/plain-data';
import { kibibytes, quantity } from '../plain-data/size';

/** How a guest depends on a CPU feature of its node: `policy`. */
export enum CpuFeaturePolicy {
  /** The guest sees it, even if the node does not have it. */
  FORCE = 'force',
  /** The guest sees it, and runs only on nodes that have it. */
  REQUIRE = 'require',
  /** The guest sees it if the node has it. */
  OPTIONAL = 'optional',
  /** The guest does not see it. */
  DISABLE = 'disable',
  /** The guest runs only on nodes that do not have it. */
  FORBID = 'forbid',
}

/** A CPU feature. */
export interface CpuFeature {
  /** The feature's name in libvirt, such as `vmx`: sets `name`. */
  readonly name: string;

  /**
   * How the guest depends on it: sets `policy`.
   *
   * @default - KubeVirt's: CpuFeaturePolicy.REQUIRE
   */
  readonly policy?: CpuFeaturePolicy;
}

/** The virtual CPUs of a guest, `sockets × cores × threads` in all. A machine that sets any of the three takes none of them from its size. */
export interface MachineCpu {
  /**
   * Cores per socket: sets `domain.cpu.cores`.
   *
   * @default 1
   */
  readonly cores?: number;

  /**
   * Sockets: sets `domain.cpu.sockets`.
   *
   * @default 1
   */
  readonly sockets?: number;

  /**
   * Threads per core: sets `domain.cpu.threads`.
   *
   * @default 1
   */
  readonly threads?: number;

  /**
   * The CPU model that the guest sees, such as `host-passthrough` or `Skylake-Server`: sets `domain.cpu.model`.
   *
   * @default - the cluster's: host-model
   */
  readonly model?: string;

  /**
   * Whether each virtual CPU is pinned to a dedicated CPU of the node: sets `domain.cpu.dedicatedCpuPlacement`.
   *
   * @default false
   */
  readonly dedicatedCpuPlacement?: boolean;

  /**
   * Whether the emulator gets its own dedicated CPU in addition to the guest's; needs `dedicatedCpuPlacement`. Sets
   * `domain.cpu.isolateEmulatorThread`.
   *
   * @default false
   */
  readonly isolateEmulatorThread?: boolean;

  /**
   * Whether the guest sees the node's NUMA topology; needs `dedicatedCpuPlacement`, and the machine's `hugepages`. Sets
   * `domain.cpu.numa.guestMappingPassthrough`.
   *
   * @default false
   */
  readonly numa?: boolean;

  /**
   * CPU features that the guest sees in addition to its model's, or does not see: sets `domain.cpu.features`.
   *
   * @default - the model's
   */
  readonly features?: CpuFeature[];
}

/** The properties of a machine size. */
export interface MachineSizeProps {
  /** The virtual CPUs: sets `domain.cpu`. */
  readonly cpu: MachineCpu;

  /** The guest's memory: sets `domain.memory.guest`. */
  readonly memory: Size;

  /**
   * The disks that every machine of this size has.
   *
   * @default - none
   */
  readonly disks?: MachineDisk[];
}

/** The least memory. A smaller size probably has the wrong unit. */
export const MIN_MEMORY = Size.mebibytes(32);

/** Everything that is wrong with CPUs and memory. Undefined fields are skipped. */
export function sizeIssues({ cpu, memory }: Partial<MachineSizeProps>): readonly Issue[] {
  return [
    ...memoryIssues('memory', memory),
    ...checkRange('cpu.cores', cpu?.cores, 1),
    ...checkRange('cpu.sockets', cpu?.sockets, 1),
    ...checkRange('cpu.threads', cpu?.threads, 1),
    ...memory === undefined || kibibytes(memory) >= kibibytes(MIN_MEMORY) ? NO_ISSUES
      : [issue('memory', `${JSON.stringify(quantity(memory))} is too little for any operating system: write at least ${JSON.stringify(quantity(MIN_MEMORY))}, such as Size.gibibytes(2)`)],
  ];
}

/** A machine size: default CPUs, memory and disks, which each machine can override. */
export class MachineSize {
  /** 1 core, 2 GiB of memory and a root disk of 20 GiB: development and tests. */
  public static readonly SMALL = MachineSize.of({ cpu: { cores: 1, sockets: 1, threads: 1 }, memory: Size.gibibytes(2), disks: [{ name: 'root', size: Size.gibibytes(20) }] });

  /** 2 cores, 4 GiB of memory and a root disk of 40 GiB: light work. */
  public static readonly MEDIUM = MachineSize.of({ cpu: { cores: 2, sockets: 1, threads: 1 }, memory: Size.gibibytes(4), disks: [{ name: 'root', size: Size.gibibytes(40) }] });

  /** 4 cores, 8 GiB of memory and a root disk of 80 GiB: production. */
  public static readonly LARGE = MachineSize.of({ cpu: { cores: 4, sockets: 1, threads: 1 }, memory: Size.gibibytes(8), disks: [{ name: 'root', size: Size.gibibytes(80) }] });

  /**
   * A custom size.
   *
   * Throws when a number of CPUs is not a whole number above 0, or the memory is too little for any operating system.
   *
   * @param props the CPUs, memory and disks
   */
  public static of(props: MachineSizeProps): MachineSize {
    checkCall('MachineSize.of', [props], (...valid) => MachineSize.of(...valid));
    refuse(sizeIssues(props), 'MachineSize.of');
    return new MachineSize(props.memory, copyProps(props.cpu), copyProps(props.disks ?? []));
  }

  /**
   * A predefined size by its name in documents: `small`, `medium` or `large`.
   *
   * Throws when there is no size of that name.
   *
   * @param name the size's name
   */
  public static named(name: string): MachineSize {
    checkArguments('MachineSize.named', name);
    const sizes = new Map([['small', MachineSize.SMALL], ['medium', MachineSize.MEDIUM], ['large', MachineSize.LARGE]]);
    const size = sizes.get(name);
    if (size === undefined) {
      throw new IssueError([issue('MachineSize.named', `${JSON.stringify(name)} is unknown: write one of ${[...sizes.keys()].join(', ')}`)]);
    }
    return size;
  }

  private constructor(
    private readonly ownMemory: Size,
    private readonly ownCpu: MachineCpu,
    private readonly ownDisks: readonly MachineDisk[],
  ) {}

  /** The guest's memory. */
  public get memory(): Size {
    return this.ownMemory;
  }

  /** The virtual CPUs. */
  public get cpu(): MachineCpu {
    return copyProps(this.ownCpu);
  }

  /** The disks that every machine of this size has. */
  public get disks(): MachineDisk[] {
    return Object.freeze(copyProps(this.ownDisks)) as MachineDisk[];
  }
}
