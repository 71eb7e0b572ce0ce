// A machine described as people think of one: a size, disks, networks, an image and users.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { CloudInit } from '../cloud-init/cloud-init';
import { IssueCollector, pathOf } from '../issues/issues';
import { objectMetadata } from '../objects/metadata';
import { RunStrategy } from '../spec/run-strategy';
import { VirtualMachine } from './virtual-machine';
import { BootDevice } from '../spec/boot-order';
import { DomainProps } from './domain';
import { InstancetypeReference } from '../spec/instancetype';
import { machineDefaults } from '../objects/machine-defaults';
import { MachineDisk } from './machine-disk';
import { manifestMachines } from './machine-manifest';
import { MachineSize } from './machine-size';
import { machineTemplate } from './machine-template';
import { VirtualMachineNetwork } from '../spec/network';
import { checkArguments, checkCall } from '../declared/arguments';
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

/**
 * A virtual machine: emits a VirtualMachine, for each of its disks a PersistentVolumeClaim or DataVolume named
 * `<machine>-<disk>`, and the Secret of its cloud-init texts. Deleting the VirtualMachine keeps its claims.
 *
 * Its children are those of a VirtualMachine, and the claim of each disk, `disk-<disk>`.
 */
export class Machine extends VirtualMachine {
  /**
   * Makes a machine of each `vitistack.io/v1alpha1` Machine document in a YAML text. A machine's construct id is its name,
   * or `<namespace>-<name>` where the scope has a child of that name. Where `cloudInit` has `userData` and a `secretRef`,
   * which both are the user data, `userData` is taken.
   *
   * Throws one error that lists every mistake of the text with its line; the scope is then as it was.
   *
   * @param scope the chart, or a construct below it
   * @param yaml the documents
   * @param source what errors call the text. Default: `machines`
   */
  public static fromManifest(scope: Construct, yaml: string, source: string = 'machines'): Machine[] {
    checkArguments('Machine.fromManifest', scope, yaml, source);
    return manifestMachines(scope, yaml, source, (id, props) => new Machine(scope, id, props));
  }

  /** The PersistentVolumeClaims and DataVolumes of the machine's disks. */
  public readonly claims: ApiObject[];

  /**
   * Throws one error that lists everything that is missing or contradicts itself in the machine's description.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the machine's name unless `metadata` says another
   * @param props the machine
   */
  constructor(scope: Construct, id: string, props: MachineProps) {
    checkCall('Machine', [scope, id, props], (...right) => new Machine(...right));
    const metadata = objectMetadata(scope, id, props.metadata);
    const { metadata: _, ...machine } = props;
    const collector = new IssueCollector();
    const description = { machine, labels: metadata.labels, defaults: machineDefaults(scope) };
    const template = collector.collect(() => machineTemplate(metadata.name, description), undefined);
    collector.raise(pathOf(scope, id));
    super(scope, id, { template: template!, metadata, runStrategy: props.runStrategy, inlineCloudInit: props.inlineCloudInit });
    this.claims = this._claims;
  }
}
