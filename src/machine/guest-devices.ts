// Devices of a machine other than disks and interfaces: devices of the node, a TPM, an entropy source, tablets and filesystems, and those that
// KubeVirt attaches unless it is told not to.
import type { MachineFilesystem } from './filesystem';
import type { Devices, TPMDevice } from '../../imports/kubevirt';
import { checkFormat, NODE_RESOURCE } from '../issues/formats';
import type { Issue } from '../issues/issues';
import { omitEmpty } from '../plain-data/plain-data';

/** A device of the node that is passed through to the guest. */
export interface HostDevice {
  /** The device's name in the machine: sets `name`. */
  readonly name: string;

  /** The resource name under which the cluster offers it, such as `nvidia.com/TU104GL_Tesla_T4`: sets `deviceName`. */
  readonly deviceName: string;
}

/** A Trusted Platform Module, which Windows 11 requires. */
export interface TpmDevice {
  /**
   * Whether its content survives a restart: sets `persistent`. KubeVirt keeps the content in a claim of the machine, which is
   * deleted with the machine. The claim's storage class is KubeVirt's `vmStateStorageClass`, or else the cluster's default.
   *
   * @default false
   */
  readonly persistent?: boolean;
}

/** The bus of an input device. */
export enum InputBus {
  /** Emulated USB: works with every guest. */
  USB = 'usb',
  /** Paravirtualized: needs virtio drivers in the guest. */
  VIRTIO = 'virtio',
}

/** A tablet. It keeps the guest's pointer in the same place as the pointer of the display's viewer. */
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

/** The devices of a machine other than disks and interfaces. */
export interface GuestDevicesProps {
  /**
   * The GPUs of the node that are passed through to the guest: sets `domain.devices.gpus`.
   *
   * @default - none
   */
  readonly gpus?: HostDevice[];

  /**
   * Other devices of the node that are passed through to the guest: sets `domain.devices.hostDevices`.
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
   * Whether the guest gets entropy from its node: sets `domain.devices.rng`.
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
   * The filesystems that the guest mounts through virtiofs, without a disk: sets `domain.devices.filesystems`.
   *
   * @default - none
   */
  readonly filesystems?: MachineFilesystem[];

  /**
   * Whether the machine has a graphics card and a display, which `vnc` shows: sets `domain.devices.autoattachGraphicsDevice`. A machine that has a
   * GPU for its desktop does without.
   *
   * @default true
   */
  readonly autoattachGraphicsDevice?: boolean;

  /**
   * Whether the machine has a serial console, which `virtctl console` opens: sets `domain.devices.autoattachSerialConsole`.
   *
   * @default true
   */
  readonly autoattachSerialConsole?: boolean;

  /**
   * Whether the machine has a memory balloon, through which KubeVirt learns how much memory the guest uses: sets
   * `domain.devices.autoattachMemBalloon`.
   *
   * @default true
   */
  readonly autoattachMemBalloon?: boolean;
}

/** The device fields that the properties set. Filesystems are added elsewhere, with their volumes. */
export function guestDevices(props: GuestDevicesProps): Devices {
  const { gpus, hostDevices, tpm, rng, inputs, autoattachGraphicsDevice, autoattachSerialConsole, autoattachMemBalloon } = props;
  // Nothing is spread here: V8 takes 20 times as long to add fields to a map that was spread.
  const devices: Devices = omitEmpty({
    gpus: gpus?.map(hostDevice),
    hostDevices: hostDevices?.map(hostDevice),
    inputs: inputs?.map(tablet),
    autoattachGraphicsDevice,
    autoattachSerialConsole,
    autoattachMemBalloon,
  });
  return Object.assign(devices, tpm && { tpm: tpmDevice(tpm) }, rng && { rng: {} });
}

function tablet({ name, bus = InputBus.USB }: InputDevice) {
  return { name, type: 'tablet', bus };
}

/** The issues of devices that no node can offer under their resource names, which may be produced later. */
export function hostDeviceIssues({ gpus = [], hostDevices = [] }: Pick<GuestDevicesProps, 'gpus' | 'hostDevices'>): readonly Issue[] {
  return Object.entries({ gpus, hostDevices }).flatMap(([list, devices]) => (
    devices.flatMap(({ deviceName }, index) => typeof deviceName === 'string' ? checkFormat(`${list}[${index}].deviceName`, deviceName, NODE_RESOURCE) : [])
  ));
}

/** A device of the node in wire form. */
export function hostDevice({ name, deviceName }: HostDevice): { readonly name: string; readonly deviceName: string } {
  return { name, deviceName };
}

/** A TPM in wire form. */
export function tpmDevice({ persistent }: TpmDevice): TPMDevice {
  return persistent ? { persistent: true } : {};
}
