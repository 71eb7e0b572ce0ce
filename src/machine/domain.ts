// The guest's hardware without disks and interfaces: CPUs, memory, machine type, features and firmware.
import { Size } from 'cdk8s';
import { guestDevices, type GuestDevicesProps } from './guest-devices';
import { MachineCpu } from './machine-size';
import type { DomainSpec, Features } from '../../imports/kubevirt';
import { issue, IssueError } from '../issues/issues';
import { omitEmpty, withFields } from '../plain-data/plain-data';
import { quantity } from '../plain-data/quantity';
import { Architecture } from '../spec/architecture';

/** The hardware of a machine, without disks and networks. */
export interface DomainProps {
  /**
   * The virtual CPUs, in place of the size's: sets `domain.cpu`.
   *
   * @default - the size's
   */
  readonly cpu?: MachineCpu;

  /**
   * The guest's memory, in place of the size's: sets `domain.memory.guest`.
   *
   * @default - the size's
   */
  readonly memory?: Size;

  /**
   * The memory that the machine is scheduled by, which may be less than the guest's: sets `domain.resources.requests.memory`.
   *
   * @default - KubeVirt's: the guest's memory
   */
  readonly memoryRequest?: Size;

  /**
   * The size of the pages that the node sets aside for the guest's memory, such as 2 MiB or 1 GiB: sets `domain.memory.hugepages.pageSize`.
   *
   * @default - the node's ordinary pages
   */
  readonly hugepages?: Size;

  /**
   * The architecture of the CPUs: sets `architecture`.
   *
   * @default - the preference's where the machine has one, else the value of `MachineDefaults`, or else amd64
   */
  readonly architecture?: Architecture;

  /**
   * The machine type, such as `q35` or `pc-q35-rhel9.4.0`; the cluster defines which types it offers. Sets
   * `domain.machine.type`.
   *
   * @default - the preference's where the machine has one, else KubeVirt's: q35 on amd64, virt on arm64, s390-ccw-virtio on
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
   * Whether a Windows guest gets the Hyper-V interfaces that every node can offer: sets `relaxed`, `vapic` and
   * `spinlocks` in `domain.features.hyperv`, and the Hyper-V clock.
   *
   * @default false
   */
  readonly hyperv?: boolean;

  /**
   * Whether the guest boots by UEFI instead of BIOS: sets `domain.firmware.bootloader.efi`.
   *
   * @default - false, or true with `secureBoot`
   */
  readonly efi?: boolean;

  /**
   * Whether only signed operating systems boot: sets `domain.firmware.bootloader.efi.secureBoot`, and `domain.features.smm`,
   * which it needs.
   *
   * @default false
   */
  readonly secureBoot?: boolean;

  /**
   * Whether network and disk devices get a queue per virtual CPU: sets `domain.devices.networkInterfaceMultiqueue`
   * and `domain.devices.blockMultiQueue`.
   *
   * @default false
   */
  readonly multiqueue?: boolean;
}

/** Retries before a Hyper-V guest yields on a contended lock: the value Microsoft recommends to hypervisors. */
const SPINLOCK_RETRIES = 8191;

/**
 * The domain of a machine, without disks and interfaces.
 *
 * @throws when secure boot is enabled without UEFI
 */
export function domainSpec(props: DomainProps & GuestDevicesProps): DomainSpec {
  const { cpu, memory, memoryRequest, hugepages, machineType, hyperv, secureBoot = false, efi = secureBoot, multiqueue } = props;
  if (secureBoot && !efi) {
    throw new IssueError([issue('', 'secureBoot true needs UEFI: write efi: true, or leave efi out')]);
  }
  const optional = omitEmpty({
    // KubeVirt treats 0 and false as not set, and does not store them.
    cpu: omitEmpty(Object.fromEntries(Object.entries(cpu ?? {}).filter(([, value]) => value))),
    memory: omitEmpty({ guest: memory && quantity(memory), hugepages: hugepages && { pageSize: quantity(hugepages) } }),
    resources: memoryRequest && { requests: { memory: quantity(memoryRequest) } },
    machine: omitEmpty({ type: machineType }),
    features: features(props),
    // KubeVirt enables secure boot by default with UEFI.
    firmware: efi ? { bootloader: { efi: { secureBoot } } } : undefined,
    clock: hyperv ? { timer: { hyperv: {} } } : undefined,
  });
  const queues = omitEmpty({ networkInterfaceMultiqueue: multiqueue, blockMultiQueue: multiqueue });
  return withFields(optional, { devices: withFields(guestDevices(props), queues) });
}

function features({ acpi, apic, hyperv, secureBoot }: DomainProps): Features {
  return {
    ...acpi !== undefined && { acpi: { enabled: acpi } },
    ...apic !== undefined && { apic: { enabled: apic } },
    ...hyperv && { hyperv: { relaxed: {}, vapic: {}, spinlocks: { spinlocks: SPINLOCK_RETRIES } } },
    ...secureBoot && { smm: { enabled: true } },
  };
}
