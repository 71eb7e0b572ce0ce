// What a machine is described by: a size, disks, networks, an image, cloud-init, and whatever else it has of its own.
import { ApiObjectMetadata } from 'cdk8s';
import { DomainProps } from './domain';
import { MachineDisk } from './machine-disk';
import { MachineSize } from './machine-size';
import { CloudInit } from '../cloud-init/cloud-init';
import { BootDevice } from '../spec/boot-order';
import { InstancetypeReference } from '../spec/instancetype';
import { VirtualMachineNetwork } from '../spec/network';
import { RunStrategy } from '../spec/run-strategy';
import { ImageSource } from '../storage/image-source';

/** A machine: a size or an instance type, and what this machine has of its own. */
export interface MachineProps extends DomainProps {
  /**
   * The object's metadata; its labels also go to the guest's instance and pod.
   *
   * @default - the name is the construct id, the namespace the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The size that CPUs, memory and disks start from. Excludes `instancetype`.
   *
   * @default - none: `instancetype`, or both `cpu` and `memory`, say how large the machine is
   */
  readonly size?: MachineSize;

  /**
   * The cluster's instance type, which says CPUs and memory: sets `spec.instancetype`. Excludes `size`, `cpu` and
   * `memory`.
   *
   * @default - none
   */
  readonly instancetype?: InstancetypeReference;

  /**
   * The cluster's preference, which says defaults for the guest's system: sets `spec.preference`.
   *
   * @default - none
   */
  readonly preference?: InstancetypeReference;

  /**
   * The machine's disks: merged with the size's by name, field by field, and otherwise added after them.
   *
   * @default - the size's
   */
  readonly disks?: MachineDisk[];

  /**
   * The image that the machine boots from: that of its disk `root`, or of the first where none is called so.
   *
   * @default - what the disks themselves say
   */
  readonly image?: ImageSource;

  /**
   * The machine's networks; an empty list is a machine without any.
   *
   * @default - the pod network, behind masquerade, on an interface `default`
   */
  readonly networks?: VirtualMachineNetwork[];

  /**
   * What cloud-init does at the first boot: adds a disk `cloudinitdisk`.
   *
   * @default - no cloud-init disk
   */
  readonly cloudInit?: CloudInit;

  /**
   * Whether cloud-init's texts stay in the VirtualMachine instead of a Secret.
   *
   * @default false
   */
  readonly inlineCloudInit?: boolean;

  /**
   * The kinds of devices to boot from, in order: sets `disks[].bootOrder` and `interfaces[].bootOrder`.
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
   * Anything else of a VirtualMachine, merged last by Kubernetes' strategic merge; not its name or namespace.
   *
   * @default - nothing
   */
  readonly overrides?: any;
}
