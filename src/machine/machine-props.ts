// The properties of a machine: a size, disks, networks, an image, cloud-init, and everything else that a machine may set.
import { ApiObjectMetadata } from 'cdk8s';
import { DomainProps } from './domain';
import { GuestAccessProps } from './guest-access';
import { GuestDevicesProps } from './guest-devices';
import { InstanceProps } from './instance';
import { MachineDisk } from './machine-disk';
import { MachineSize } from './machine-size';
import { CloudInit } from '../cloud-init/cloud-init';
import { BootDevice } from '../spec/boot-order';
import { InstancetypeReference } from '../spec/instancetype';
import { VirtualMachineNetwork } from '../spec/network';
import { RunStrategy } from '../spec/run-strategy';
import { ImageSource } from '../storage/image-source';

/** A machine: a size or an instance type, and the settings of this machine. */
export interface MachineProps extends DomainProps, GuestAccessProps, GuestDevicesProps, InstanceProps {
  /**
   * The object's metadata. Its labels, but not those of the chart, also go to the guest's instance and pod; `instanceLabels` adds others
   * there.
   *
   * @default - the name is the construct id, the namespace the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The size, which sets the defaults of CPUs, memory and disks. Excludes `instancetype`.
   *
   * @default - none: set `instancetype`, or both `cpu` and `memory`
   */
  readonly size?: MachineSize;

  /**
   * The cluster's instance type, which sets CPUs and memory: sets `spec.instancetype`. Excludes `size`, `cpu` and
   * `memory`. `memory` may stay beside InferFromVolumeFailurePolicy.IGNORE, for a disk that suggests no instance type.
   *
   * @default - none
   */
  readonly instancetype?: InstancetypeReference;

  /**
   * The cluster's preference, which sets defaults for the guest's operating system: sets `spec.preference`.
   *
   * @default - none
   */
  readonly preference?: InstancetypeReference;

  /**
   * The machine's disks. A disk with the name of one of the size's disks is merged into that disk, field by field. Others are added at the end.
   *
   * @default - the size's
   */
  readonly disks?: MachineDisk[];

  /**
   * The image that the machine boots from: set on its disk `root`, or on its first disk if it has no `root`.
   *
   * @default - the images of the disks
   */
  readonly image?: ImageSource;

  /**
   * The machine's networks. An empty list is a machine without networks.
   *
   * @default - the pod network, behind masquerade, on an interface `default`
   */
  readonly networks?: VirtualMachineNetwork[];

  /**
   * What cloud-init does at the first boot: adds a disk `cloudinitdisk`. Excludes disks with a `VolumeSource.cloudInitNoCloud` or
   * `VolumeSource.cloudInitConfigDrive`.
   *
   * @default - no cloud-init disk
   */
  readonly cloudInit?: CloudInit;

  /**
   * Whether user data and network data stay in the VirtualMachine instead of a Secret.
   *
   * @default false
   */
  readonly inlineCloudInit?: boolean;

  /**
   * The kinds of devices to boot from, in order: sets `disks[].bootOrder` and `interfaces[].bootOrder`. Excludes the `bootOrder` of `disks` and
   * `networks`.
   *
   * @default - KubeVirt boots from the disks in the order of the list
   */
  readonly bootOrder?: BootDevice[];

  /**
   * When the machine runs: sets `spec.runStrategy`.
   *
   * @default RunStrategy.ALWAYS
   */
  readonly runStrategy?: RunStrategy;

  /**
   * Any other fields of a VirtualMachine, except its name and namespace, as an object or as YAML. They are merged last, with Kubernetes'
   * strategic merge. Values that contradict `metadata` or `runStrategy` are refused. In Python, Java and Go, only YAML can delete with `null`.
   *
   * @default - nothing
   */
  readonly overrides?: any;
}
