// The construct for a machine that is described by a size, disks, networks, an image and users.
import { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import { emptyFirstDiskNote } from './empty-first-disk';
import { resolveDisk } from './machine-disk';
import { manifestMachines } from './machine-manifest';
import { MachineProps } from './machine-props';
import { machineTemplate } from './machine-template';
import { outsiderNotes } from './placement';
import { sharedTemplate } from './shared-template';
import { unmountedClaimNotes } from './unmounted-claims';
import { VirtualMachine } from './virtual-machine';
import { checkArguments, checkCall } from '../declared/arguments';
import { IssueCollector, pathOf } from '../issues/issues';
import { machineDefaults } from '../objects/machine-defaults';
import { namespaceOf, objectMetadata } from '../objects/metadata';
import { noteAtSynth } from '../objects/notes';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** How Viti Stack's Machine documents are read. */
export interface FromVitistackOptions {
  /**
   * The name of the YAML in errors.
   *
   * @default machines
   */
  readonly source?: string;
}

/**
 * A virtual machine: emits a VirtualMachine, a PersistentVolumeClaim or DataVolume `<machine>-<disk>` for each of its disks,
 * and a Secret with its user data and network data. Deleting the VirtualMachine keeps its claims.
 *
 * Its children are those of a VirtualMachine, the claim of each disk, `disk-<disk>`, and the source of a volume populator,
 * `source-<disk>`.
 */
export class Machine extends VirtualMachine {
  /**
   * Creates a machine for each `vitistack.io/v1alpha1` Machine document in a YAML string. A machine's construct id is its name,
   * or `<namespace>-<name>` if the scope already has a child of that name. If `cloudInit` has both `userData` and `secretRef`,
   * `userData` is used.
   *
   * Throws one error that lists every mistake with its line; the scope is then unchanged.
   *
   * @param scope the chart, or a construct below it
   * @param manifest the documents, as a YAML string
   * @param options the name of the YAML in errors
   */
  public static fromVitistack(scope: Construct, manifest: string, options: FromVitistackOptions = {}): Machine[] {
    checkArguments('Machine.fromVitistack', scope, manifest, options);
    return manifestMachines(scope, manifest, options.source ?? 'machines', (id, props) => new Machine(scope, id, props));
  }

  /**
   * The template of machines that are alike, for a VirtualMachinePool, a NodeProvider, a lease or several VirtualMachines. It takes the
   * properties of one Machine. The machines have the same spec as that Machine, except for their disks. For each disk with a size or an
   * image, every machine has its own DataVolume `<machine>-<disk>`, in a pool `<pool>-<disk>-<number>`, which is deleted with the machine:
   * sets `spec.dataVolumeTemplates`, with the names `{{NAME}}-<disk>`. All machines use the same `volume` of a disk. They also share a
   * `hostname`, `firmwareUuid`, `firmwareSerial` or `macAddress` if it is set; otherwise each machine has its own.
   *
   * Each machine gets the labels and annotations of `metadata`. The instances get the labels too, so that `spread` and `keepApart` find
   * them. A pool or VirtualMachine may override the template's `runStrategy`. User data and network data stay in the template and move to
   * Secrets where it is used; in a pool they may contain `{{INDEX}}` and `{{NAME}}`. The storage class of `MachineDefaults` comes from the
   * scope given here, because several charts may use a template. The other defaults come from the scope that uses it.
   *
   * Throws one error that lists everything that the constructor of Machine would refuse, and everything that a template cannot have: other
   * fields of `metadata` and `inlineCloudInit`, which belong to the object that uses the template, and disks with `pruneProtection` or
   * `volumePopulator`.
   *
   * @param scope the construct whose MachineDefaults apply, such as the chart; nothing is added to it
   * @param props the machines
   */
  public static template(scope: Construct, props: MachineProps): VirtualMachineTemplate {
    checkCall('Machine.template', [scope, props], (...valid) => Machine.template(...valid));
    return sharedTemplate(scope, props);
  }

  /** The PersistentVolumeClaims and DataVolumes of the machine's disks. */
  public readonly claims: ApiObject[];

  /**
   * Throws one error that lists all missing and contradicting fields of the machine's description.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the machine's name unless `metadata` sets another
   * @param props the machine
   */
  constructor(scope: Construct, id: string, props: MachineProps) {
    checkCall('Machine', [scope, id, props], (...valid) => new Machine(...valid));
    const collector = new IssueCollector();
    const metadata = collector.collect(() => objectMetadata(scope, id, props.metadata), { name: 'machine' });
    const { name, namespace } = metadata;
    const owner = { name, namespace: namespaceOf(scope, namespace, () => pathOf(scope, id)), defaults: machineDefaults(scope) };
    const template = collector.collect(() => machineTemplate(props, (disk) => resolveDisk(owner, disk)), undefined, () => pathOf(scope, id));
    collector.raise();
    super(scope, id, { template: template!, metadata, runStrategy: props.runStrategy, inlineCloudInit: props.inlineCloudInit });
    this.claims = this._claims;
    const labels = template!._wire.spec.template?.metadata?.labels;
    noteAtSynth(this, [...emptyFirstDiskNote(template!), ...unmountedClaimNotes(template!), ...outsiderNotes(props, labels)]);
  }
}
