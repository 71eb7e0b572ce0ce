// A machine described as people think of one: a size, disks, networks, an image and users.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { validated } from '../admission/validated';
import { CloudInit } from '../cloud-init/cloud-init';
import { objectMetadata } from '../metadata';
import { Attempts } from '../mistakes';
import { RunStrategy } from '../run-strategy';
import { VirtualMachine } from '../virtual-machine';
import { BootDevice, withBootOrder } from './boot-order';
import { DomainProps, domainSpec } from './domain';
import { InstancetypeReference, instancetypeMatcher, preferenceMatcher } from './instancetype';
import { storageDefaults } from './machine-defaults';
import { MachineDisk, mergeDisks, ResolvedDisk, resolveDisk } from './machine-disk';
import { machineDocuments } from './machine-document';
import { MachineSize } from './machine-size';
import { VirtualMachineNetwork } from './network';
import { ImageSource } from '../storage/image-source';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

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
   * The machine's networks.
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
   * Anything else of a VirtualMachine, merged last by Kubernetes' strategic merge.
   *
   * @default - nothing
   */
  readonly overrides?: any;
}

/**
 * A virtual machine: emits a VirtualMachine, for each of its disks a PersistentVolumeClaim or DataVolume named
 * `<machine>-<disk>`, and the Secret of its cloud-init texts. Claims outlive the machine.
 */
export class Machine extends VirtualMachine {
  /**
   * Makes a machine of each `vitistack.io/v1alpha1` Machine document in a YAML text. A machine's name is its construct's id.
   *
   * Throws one error that lists every mistake of the text with its line.
   *
   * @param scope the chart, or a construct below it
   * @param yaml the documents
   * @param source what errors call the text. Default: `machines`
   */
  public static fromManifest(scope: Construct, yaml: string, source: string = 'machines'): Machine[] {
    return machineDocuments(yaml, source).map(({ name, props }) => new Machine(scope, name, props));
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
    const metadata = objectMetadata(scope, id, props.metadata);
    const { template, disks } = assemble(scope, id, metadata, props);
    super(scope, id, { template, metadata, runStrategy: props.runStrategy, inlineCloudInit: props.inlineCloudInit });
    this.claims = disks.flatMap(({ disk, object }) => object === undefined ? [] : [new ApiObject(this, `disk-${disk.name}`, {
      ...object,
      metadata: { ...object.metadata, namespace: metadata.namespace, labels: metadata.labels },
    })]);
    this.claims.forEach((claim) => validated(this, claim));
  }
}

function assemble(scope: Construct, id: string, { name, labels }: ApiObjectMetadata & { readonly name: string }, props: MachineProps) {
  const attempts = new Attempts();
  attempts.attempt(() => requireOneSize(props), undefined);
  const { size, instancetype, preference, networks = [{ name: 'default' }], cloudInit, bootOrder, overrides } = props;
  const disks = attempts.attempt(() => machineDisks(props), [])
    .flatMap((disk) => attempts.attempt<ResolvedDisk[]>(() => [resolveDisk(name, disk, storageDefaults(scope))], []));
  const steps: ((template: VirtualMachineTemplate) => VirtualMachineTemplate)[] = [
    ...disks.map(({ disk }) => (template: VirtualMachineTemplate) => template.withDisk(disk)),
    ...networks.map((network) => (template: VirtualMachineTemplate) => template.withNetwork(network)),
    ...cloudInit ? [(template: VirtualMachineTemplate) => template.withCloudInit(cloudInit)] : [],
    ...bootOrder ? [(template: VirtualMachineTemplate) => bootingFrom(template, bootOrder)] : [],
    ...overrides === undefined ? [] : [(template: VirtualMachineTemplate) => template.merge(overrides)],
  ];
  const sized = { ...props, cpu: props.cpu ?? size?.cpu, memory: props.memory ?? size?.memory };
  const domain = attempts.attempt(() => domainSpec(sized), { devices: {} });
  const start = VirtualMachineTemplate.fromObject({
    spec: {
      ...instancetype && { instancetype: instancetypeMatcher(instancetype) },
      ...preference && { preference: preferenceMatcher(preference) },
      template: {
        ...labels && { metadata: { labels } },
        spec: { domain },
      },
    },
  });
  const template = steps.reduce((result, step) => attempts.attempt(() => step(result), result), start);
  attempts.raise([scope.node.path, id].filter(Boolean).join('/'));
  return { template, disks };
}

function bootingFrom(template: VirtualMachineTemplate, order: BootDevice[]): VirtualMachineTemplate {
  const object = template.toObject();
  return VirtualMachineTemplate.fromObject({ ...object, spec: withBootOrder(object.spec, order) });
}

function requireOneSize({ size, instancetype, cpu, memory }: MachineProps): void {
  if (instancetype !== undefined) {
    const sized = Object.entries({ size, cpu, memory }).filter(([, value]) => value !== undefined).map(([field]) => field);
    if (sized.length > 0) {
      throw new Error(`instancetype ${JSON.stringify(instancetype.name)} says how large the machine is: leave out ${sized.join(', ')}, or instancetype`);
    }
  } else if (size === undefined && (cpu === undefined || memory === undefined)) {
    throw new Error('says nowhere how large it is: write a size such as MachineSize.SMALL, or cpu and memory, or an instancetype');
  }
}

function machineDisks({ size, disks = [], image }: MachineProps): MachineDisk[] {
  const merged = mergeDisks(size?.disks ?? [], disks);
  if (image === undefined) {
    return merged;
  }
  const root = merged.find(({ name }) => name === 'root') ?? merged[0];
  if (root === undefined) {
    throw new Error('image: the machine has no disk to put it on: add { name: \'root\', size: Size.gibibytes(20) } to its disks');
  }
  if (root.image !== undefined) {
    throw new Error(`image: disk ${JSON.stringify(root.name)} has an image of its own: keep one of the two`);
  }
  return merged.map((disk) => disk === root ? { ...disk, image } : disk);
}
