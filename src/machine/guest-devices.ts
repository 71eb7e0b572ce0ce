// Devices of a machine other than disks and interfaces: devices of the node, a TPM, an entropy source, tablets and filesystems, and those that
// KubeVirt attaches unless it is told not to.
import type { MachineFilesystem } from './filesystem';
import type { Devices, GPU, TPMDevice } from '../../imports/kubevirt';
import { checkFormat, NODE_RESOURCE } from '../issues/formats';
import { type Issue, issue, NO_ISSUES } from '../issues/issues';
import { omitEmpty } from '../plain-data/plain-data';

/** How the guest uses a virtual GPU, a share of one of the node's. */
export interface VirtualGpuOptions {
  /**
   * Whether the guest has a display on the virtual GPU: sets `display.enabled`.
   *
   * @default - KubeVirt's: the first virtual GPU of a machine (a mediated device) has one, unless another GPU of the machine sets this
   */
  readonly display?: boolean;

  /**
   * Whether that display shows the boot from memory until the guest loads its driver: sets `display.ramFB.enabled`. Only one GPU of a machine
   * can. Needs `display`.
   *
   * @default - KubeVirt's: true with the display of a mediated device
   */
  readonly ramFb?: boolean;
}

/** A GPU of the node, or a share of one, that is passed through to the guest. */
export interface Gpu {
  /** The GPU's name in the machine: sets `name`. */
  readonly name: string;

  /** The resource name under which the cluster offers it, such as `nvidia.com/TU104GL_Tesla_T4`: sets `deviceName`. */
  readonly deviceName: string;

  /**
   * How the guest uses a virtual GPU: sets `virtualGPUOptions`.
   *
   * @default - KubeVirt's: the first one of a machine has a display
   */
  readonly virtualGpuOptions?: VirtualGpuOptions;
}

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

/**
 * The devices of a machine other than disks and interfaces.
 *
 * @internal
 */
export interface GuestDevicesProps {
  /**
   * The GPUs of the node that are passed through to the guest: sets `domain.devices.gpus`.
   *
   * @default - none
   */
  readonly gpus?: Gpu[];

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
    gpus: gpus?.map(gpu),
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

/** The issues of devices that no node can offer under their resource names, which may be produced later, and of the displays of GPUs. */
export function hostDeviceIssues({ gpus = [], hostDevices = [] }: Pick<GuestDevicesProps, 'gpus' | 'hostDevices'>): readonly Issue[] {
  return [
    ...Object.entries({ gpus, hostDevices }).flatMap(([list, devices]) => (
      devices.flatMap(({ deviceName }, index) => typeof deviceName === 'string' ? checkFormat(`${list}[${index}].deviceName`, deviceName, NODE_RESOURCE) : [])
    )),
    ...gpus.flatMap(({ virtualGpuOptions: { display = false, ramFb } = {} }, index) => display || ramFb === undefined ? NO_ISSUES : [
      issue(`gpus[${index}].virtualGpuOptions.ramFb`, `${ramFb} is for a display, and the GPU has none: write display: true too, or leave ramFb out`),
    ]),
  ];
}

/** A GPU of the node in wire form. */
export function gpu({ virtualGpuOptions: { display, ramFb } = {}, ...device }: Gpu): GPU {
  if (display === undefined) {
    return hostDevice(device);
  }
  return { ...hostDevice(device), virtualGPUOptions: { display: { enabled: display, ...ramFb !== undefined && { ramFB: { enabled: ramFb } } } } };
}

/** A device of the node in wire form. */
export function hostDevice({ name, deviceName }: HostDevice): { readonly name: string; readonly deviceName: string } {
  return { name, deviceName };
}

/** A TPM in wire form. */
export function tpmDevice({ persistent }: TpmDevice): TPMDevice {
  return persistent ? { persistent: true } : {};
}
