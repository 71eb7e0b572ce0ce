// The properties of a preference: the defaults of machines with one operating system, which a machine's own fields override.
import type { ApiObjectMetadata, Duration, Size } from 'cdk8s';
import type { Clock, ClockPreferences, DevicePreferences, FirmwarePreferences, VirtualMachinePreferenceSpec } from '../../imports/kubevirt';
import { checkRange } from '../issues/checks';
import { issue, type Issues } from '../issues/issues';
import { clockIssues, clockSpec, type HypervEnlightenment, hypervFeatures, type MachineClock } from '../machine/clock';
import { tpmDevice, type TpmDevice } from '../machine/guest-devices';
import type { Architecture } from '../plain-data/architecture';
import { omitEmpty } from '../plain-data/plain-data';
import { quantity } from '../plain-data/size';
import type { DiskBus } from '../spec/disk';
import { checkSeconds, secondsOf } from '../spec/duration';
import type { InterfaceModel } from '../spec/network';

/** How the virtual CPUs of an instance type appear in the guest: `preferredCPUTopology`. */
export enum PreferredCpuTopology {
  /** Sockets of one core. */
  SOCKETS = 'sockets',
  /** Cores of one socket. */
  CORES = 'cores',
  /** Threads of one core. */
  THREADS = 'threads',
  /** Sockets of two cores each. */
  SPREAD = 'spread',
  /** As the machine sets it, or else sockets. */
  ANY = 'any',
}

/** The properties of a preference. Properties that are not set follow KubeVirt's defaults. */
export interface VirtualMachinePreferenceProps {
  /**
   * The object's metadata.
   *
   * @default - the name is the construct id
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * How the virtual CPUs appear in the guest: sets `spec.cpu.preferredCPUTopology`.
   *
   * @default - KubeVirt's: PreferredCpuTopology.SOCKETS
   */
  readonly preferredCpuTopology?: PreferredCpuTopology;

  /**
   * The bus of disks without one: sets `spec.devices.preferredDiskBus`.
   *
   * @default - KubeVirt's
   */
  readonly preferredDiskBus?: DiskBus;

  /**
   * The bus of CD-ROMs without one: sets `spec.devices.preferredCdromBus`.
   *
   * @default - KubeVirt's
   */
  readonly preferredCdromBus?: DiskBus;

  /**
   * The model of network interfaces without one: sets `spec.devices.preferredInterfaceModel`.
   *
   * @default - KubeVirt's
   */
  readonly preferredInterfaceModel?: InterfaceModel;

  /**
   * Whether network and disk devices get a queue per virtual CPU: sets `spec.devices.preferredNetworkInterfaceMultiQueue` and
   * `spec.devices.preferredBlockMultiQueue`.
   *
   * @default - KubeVirt's
   */
  readonly preferredMultiqueue?: boolean;

  /**
   * Whether machines get a USB tablet, so that the guest's pointer follows that of the display: sets
   * `spec.devices.preferredAutoattachInputDevice`, `preferredInputType` and `preferredInputBus`.
   *
   * @default - KubeVirt's
   */
  readonly preferredTablet?: boolean;

  /**
   * Whether guests take entropy from their nodes: sets `spec.devices.preferredRng`.
   *
   * @default false
   */
  readonly preferredRng?: boolean;

  /**
   * The machines' TPM: sets `spec.devices.preferredTPM`.
   *
   * @default - none
   */
  readonly preferredTpm?: TpmDevice;

  /**
   * Whether guests boot with UEFI instead of BIOS: sets `spec.firmware.preferredEfi`.
   *
   * @default - false, or true with `preferredSecureBoot`
   */
  readonly preferredEfi?: boolean;

  /**
   * Whether only signed operating systems boot: sets `spec.firmware.preferredEfi.secureBoot`, and `spec.features.preferredSmm`, which it
   * needs.
   *
   * @default false
   */
  readonly preferredSecureBoot?: boolean;

  /**
   * The Hyper-V interfaces of a Windows guest, such as `HypervEnlightenments.BASIC`: sets `spec.features.preferredHyperv`, and Hyper-V's clock.
   *
   * @default - none
   */
  readonly preferredHyperv?: HypervEnlightenment[];

  /**
   * The guest's clock and timers: sets `spec.clock.preferredClockOffset` and `spec.clock.preferredTimer`.
   *
   * @default - KubeVirt's, and Hyper-V's clock with `preferredHyperv`
   */
  readonly preferredClock?: MachineClock;

  /**
   * The machine type, such as `q35`: sets `spec.machine.preferredMachineType`.
   *
   * @default - KubeVirt's
   */
  readonly preferredMachineType?: string;

  /**
   * The architecture of machines without one: sets `spec.preferredArchitecture`.
   *
   * @default - KubeVirt's
   */
  readonly preferredArchitecture?: Architecture;

  /**
   * The storage class of DataVolume templates without one: sets `spec.volumes.preferredStorageClassName`.
   *
   * @default - the cluster's
   */
  readonly preferredStorageClassName?: string;

  /**
   * How long the guest may take to shut down, in whole seconds: sets `spec.preferredTerminationGracePeriodSeconds`.
   *
   * @default - KubeVirt's
   */
  readonly preferredTerminationGracePeriod?: Duration;

  /**
   * The minimum number of virtual CPUs of a machine; one with fewer is refused. Sets `spec.requirements.cpu.guest`.
   *
   * @default - any number
   */
  readonly requiredCpu?: number;

  /**
   * The minimum memory of a machine; one with less is refused. Sets `spec.requirements.memory.guest`.
   *
   * @default - any
   */
  readonly requiredMemory?: Size;

  /**
   * The only architecture that a machine may have: sets `spec.requirements.architecture`.
   *
   * @default - any
   */
  readonly requiredArchitecture?: Architecture;

  /**
   * The annotations that machines' instances get: sets `spec.annotations`.
   *
   * @default - none
   */
  readonly annotations?: { readonly [annotation: string]: string };
}

/** Reports mistakes in a preference. */
export function* preferenceIssues(props: VirtualMachinePreferenceProps): Issues {
  const { requiredCpu, preferredTerminationGracePeriod, preferredEfi, preferredSecureBoot, preferredClock } = props;
  yield* checkRange('requiredCpu', requiredCpu, 1);
  yield* checkSeconds('preferredTerminationGracePeriod', preferredTerminationGracePeriod);
  yield* clockIssues('preferredClock', preferredClock);
  if (preferredSecureBoot && preferredEfi === false) {
    yield issue('', 'preferredSecureBoot true needs UEFI: write preferredEfi: true, or leave preferredEfi out');
  }
}

/** `spec` of a preference. */
export function preferenceSpec(props: VirtualMachinePreferenceProps): VirtualMachinePreferenceSpec {
  const { preferredCpuTopology, preferredMachineType, preferredArchitecture, preferredStorageClassName, annotations } = props;
  const { preferredTerminationGracePeriod, preferredSecureBoot, preferredHyperv, preferredClock } = props;
  const hyperv = hypervFeatures(preferredHyperv);
  const clock = clockSpec(preferredClock, hyperv !== undefined);
  return omitEmpty({
    annotations,
    cpu: omitEmpty({ preferredCPUTopology: preferredCpuTopology }),
    features: omitEmpty({ preferredHyperv: hyperv, preferredSmm: preferredSecureBoot ? { enabled: true } : undefined }),
    firmware: firmware(props),
    machine: omitEmpty({ preferredMachineType }),
    preferredArchitecture,
    preferredTerminationGracePeriodSeconds: preferredTerminationGracePeriod && secondsOf(preferredTerminationGracePeriod),
    requirements: requirements(props),
    volumes: omitEmpty({ preferredStorageClassName }),
    clock: clock && preferredClockOf(clock),
    devices: devices(props),
  });
}

function preferredClockOf({ timer, ...preferredClockOffset }: Clock): ClockPreferences {
  return { ...Object.keys(preferredClockOffset).length > 0 && { preferredClockOffset }, ...timer && { preferredTimer: timer } };
}

function firmware({ preferredSecureBoot = false, preferredEfi = preferredSecureBoot }: VirtualMachinePreferenceProps): FirmwarePreferences {
  // As for machines: KubeVirt would enable secure boot by default.
  return preferredEfi ? { preferredEfi: { secureBoot: preferredSecureBoot } } : {};
}

function requirements({ requiredCpu, requiredMemory, requiredArchitecture }: VirtualMachinePreferenceProps) {
  return omitEmpty({
    cpu: requiredCpu && { guest: requiredCpu },
    memory: requiredMemory && { guest: quantity(requiredMemory) },
    architecture: requiredArchitecture,
  });
}

function devices(props: VirtualMachinePreferenceProps): DevicePreferences {
  const { preferredDiskBus, preferredCdromBus, preferredInterfaceModel, preferredMultiqueue, preferredTablet, preferredRng, preferredTpm } = props;
  return {
    ...omitEmpty({
      preferredDiskBus,
      preferredCdromBus,
      preferredInterfaceModel,
      preferredNetworkInterfaceMultiQueue: preferredMultiqueue,
      preferredBlockMultiQueue: preferredMultiqueue,
    }),
    ...preferredTablet && { preferredAutoattachInputDevice: true, preferredInputType: 'tablet', preferredInputBus: 'usb' },
    ...preferredRng && { preferredRng: {} },
    ...preferredTpm && { preferredTPM: tpmDevice(preferredTpm) },
  };
}
