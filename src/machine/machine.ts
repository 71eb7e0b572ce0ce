// The construct for a machine that is described by a size, disks, networks, an image and users.
import { ApiObject, Chart } from 'cdk8s';
import { Construct } from 'constructs';
import { manifestMachines } from './machine-manifest';
import { MachineProps } from './machine-props';
import { machineTemplate } from './machine-template';
import { VirtualMachine } from './virtual-machine';
import { checkArguments, checkCall } from '../declared/arguments';
import { IssueCollector, pathOf } from '../issues/issues';
import { machineDefaults } from '../objects/machine-defaults';
import { objectMetadata } from '../objects/metadata';

/**
 * A virtual machine: emits a VirtualMachine, a PersistentVolumeClaim or DataVolume `<machine>-<disk>` for each of its disks,
 * and the Secret of its cloud-init texts. Deleting the VirtualMachine keeps its claims.
 *
 * Its children are those of a VirtualMachine, the claim of each disk, `disk-<disk>`, and what a volume populator fills it from,
 * `source-<disk>`.
 */
export class Machine extends VirtualMachine {
  /**
   * Creates a machine for each `vitistack.io/v1alpha1` Machine document in a YAML text. A machine's construct id is its name,
   * or `<namespace>-<name>` if the scope already has a child of that name. If `cloudInit` has both `userData` and a `secretRef`,
   * which are two sources of the user data, `userData` is used.
   *
   * Throws one error that lists every mistake of the text with its line; the scope is then unchanged.
   *
   * @param scope the chart, or a construct below it
   * @param yaml the documents
   * @param source the name of the text in errors. Default: `machines`
   */
  public static fromManifest(scope: Construct, yaml: string, source: string = 'machines'): Machine[] {
    checkArguments('Machine.fromManifest', scope, yaml, source);
    return manifestMachines(scope, yaml, source, (id, props) => new Machine(scope, id, props));
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
    checkCall('Machine', [scope, id, props], (...right) => new Machine(...right));
    const collector = new IssueCollector();
    const metadata = collector.collect(() => objectMetadata(scope, id, props.metadata), { name: 'machine' });
    const { labels, namespace = Chart.of(scope).namespace } = metadata;
    const description = { machine: props, labels, namespace, defaults: machineDefaults(scope) };
    const template = collector.collect(() => machineTemplate(metadata.name, description), undefined, pathOf(scope, id));
    collector.raise();
    super(scope, id, { template: template!, metadata, runStrategy: props.runStrategy, inlineCloudInit: props.inlineCloudInit });
    this.claims = this._claims;
  }
}
