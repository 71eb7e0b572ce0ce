// Devices of a machine beside disks and interfaces: of its node, a TPM, a source of entropy, tablets and filesystems.
import type { MachineFilesystem } from './filesystem';
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
   * Whether what it stores survives a restart: sets `persistent`. KubeVirt keeps it in a claim for the machine, of its storage class
   * `vmStateStorageClass`, or else of the cluster's default one.
   *
   * @default false
   */
  readonly persistent?: boolean;
}

/** The bus of an input device. */
export enum InputBus {
  /** Emulated USB: every guest. */
  USB = 'usb',
  /** Paravirtualized: guests with the virtio drivers. */
  VIRTIO = 'virtio',
}

/** A tablet, by which the guest's pointer is where that of the display's viewer is. */
export interface InputDevice {
  /** The device's name in the machine: sets `name`. */
  readonly name: string;

  /**
   * The bus: sets `bus`.
   *
   * @default InputBus.USB
   */
  readonly bus?: InputBus;
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

  /**
   * The machine's tablets: sets `domain.devices.inputs`, each of the type `tablet`.
   *
   * @default - none
   */
  readonly inputs?: InputDevice[];

  /**
   * What the guest mounts by virtiofs, without a disk: sets `domain.devices.filesystems`.
   *
   * @default - none
   */
  readonly filesystems?: MachineFilesystem[];
}

/** The fields of a machine's devices that the properties set, without filesystems, which have volumes. */
export function guestDevices({ gpus, hostDevices, tpm, rng, inputs }: GuestDevicesProps): Devices {
  return {
    ...omitEmpty({ gpus: gpus?.map(hostDevice), hostDevices: hostDevices?.map(hostDevice), inputs: inputs?.map(tablet) }),
    ...tpm && { tpm: tpmDevice(tpm) },
    ...rng && { rng: {} },
  };
}

function tablet({ name, bus = InputBus.USB }: InputDevice) {
  return { name, type: 'tablet', bus };
}

/** A device of the node in wire form. */
export function hostDevice({ name, deviceName }: HostDevice): { readonly name: string; readonly deviceName: string } {
  return { name, deviceName };
}

/** A TPM in wire form. */
export function tpmDevice({ persistent }: TpmDevice): TPMDevice {
  return persistent ? { persistent: true } : {};
}
