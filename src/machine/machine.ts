// A machine described as people think of one: a size, disks, networks, an image and users.
import { ApiObject } from 'cdk8s';
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
