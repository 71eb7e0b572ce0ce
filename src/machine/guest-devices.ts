// Devices of a machine beside disks and interfaces: of its node, a TPM, and a source of entropy.
import type { Devices, TPMDevice } from '../../imports/kubevirt';
import { omitEmpty } from '../plain-data/plain-data';

/** A device of the node that the guest gets to itself. */
export interface HostDevice {
  /** The device's name in the machine: sets `name`. */
  readonly name: string;

  /** The resource by which the cluster offers it, such as `nvidia.com/TU104GL_Tesla_T4`: sets `deviceName`. */
  readonly deviceName: string;
}

/** A Trusted Platform Module, which Windows 11 asks for. */
export interface TpmDevice {
  /**
   * Whether what it stores survives a restart: sets `persistent`. The cluster needs a storage class for the state of machines, and the
   * feature gate VMPersistentState.
   *
   * @default false
   */
  readonly persistent?: boolean;
}

/** The devices of a machine beside disks and interfaces. */
export interface GuestDevicesProps {
  /**
   * The graphics processors of the node that the guest gets to itself: sets `domain.devices.gpus`.
   *
   * @default - none
   */
  readonly gpus?: HostDevice[];

  /**
   * Other devices of the node that the guest gets to itself: sets `domain.devices.hostDevices`.
   *
   * @default - none
   */
  readonly hostDevices?: HostDevice[];

  /**
   * The machine's TPM: sets `domain.devices.tpm`.
   *
   * @default - none
   */
  readonly tpm?: TpmDevice;

  /**
   * Whether the guest takes entropy from its node: sets `domain.devices.rng`.
   *
   * @default false
   */
  readonly rng?: boolean;
}

/** The fields of a machine's devices that the properties set. */
export function guestDevices({ gpus, hostDevices, tpm, rng }: GuestDevicesProps): Devices {
  return {
    ...omitEmpty({ gpus: gpus?.map(entry), hostDevices: hostDevices?.map(entry) }),
    ...tpm && { tpm: tpmDevice(tpm) },
    ...rng && { rng: {} },
  };
}

function entry({ name, deviceName }: HostDevice) {
  return { name, deviceName };
}

/** A TPM in wire form. */
export function tpmDevice({ persistent }: TpmDevice): TPMDevice {
  return persistent ? { persistent: true } : {};
}
