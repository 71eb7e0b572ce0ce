// The constructs for instance types: sizes of machines that are kept in the cluster, for one namespace or for all.
import type { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import { emitType, typeObject } from './emit';
import { instancetypeIssues, instancetypeSpec, VirtualMachineInstancetypeProps } from './instancetype-props';
import { checkCall } from '../declared/arguments';
import { InstancetypeReference, InstancetypeScope, constructReference } from '../spec/instancetype';

/**
 * A size of machines of one namespace: emits a VirtualMachineInstancetype (`instancetype.kubevirt.io/v1beta1`). KubeVirt pins its content
 * when a machine is created: to change existing machines, create an instance type with another name.
 *
 * Its child is the VirtualMachineInstancetype, `Resource`.
 */
export class VirtualMachineInstancetype extends Construct {
  /** The VirtualMachineInstancetype. */
  public readonly apiObject: ApiObject;

  /**
   * Throws one error that lists all mistakes: a name that is not a DNS name of at most 63 characters, numbers that are out of range, and
   * memory that is not a whole number of hugepages.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the instance type's name unless `metadata` sets another
   * @param props the size
   */
  constructor(scope: Construct, id: string, props: VirtualMachineInstancetypeProps) {
    checkCall('VirtualMachineInstancetype', [scope, id, props], (...valid) => new VirtualMachineInstancetype(...valid));
    const object = typeObject(scope, id, { kind: 'VirtualMachineInstancetype', metadata: props.metadata, spec: instancetypeSpec(props) }, instancetypeIssues(props));
    super(scope, id);
    this.apiObject = emitType(this, object);
  }

  /** The instance type's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  /** The value of `instancetype` for a machine of the same namespace. */
  public get reference(): InstancetypeReference {
    return constructReference('instancetype', this.name, InstancetypeScope.NAMESPACE);
  }
}

/**
 * A size of machines of all namespaces: emits a VirtualMachineClusterInstancetype (`instancetype.kubevirt.io/v1beta1`). KubeVirt pins its
 * content when a machine is created: to change existing machines, create an instance type with another name.
 *
 * Its child is the VirtualMachineClusterInstancetype, `Resource`.
 */
export class VirtualMachineClusterInstancetype extends Construct {
  /** The VirtualMachineClusterInstancetype. */
  public readonly apiObject: ApiObject;

  /**
   * Throws one error that lists all mistakes: a name that is not a DNS name of at most 63 characters, a namespace in the metadata, numbers
   * that are out of range, and memory that is not a whole number of hugepages.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the instance type's name unless `metadata` sets another
   * @param props the size
   */
  constructor(scope: Construct, id: string, props: VirtualMachineInstancetypeProps) {
    checkCall('VirtualMachineClusterInstancetype', [scope, id, props], (...valid) => new VirtualMachineClusterInstancetype(...valid));
    const object = typeObject(scope, id, { kind: 'VirtualMachineClusterInstancetype', metadata: props.metadata, spec: instancetypeSpec(props) }, instancetypeIssues(props));
    super(scope, id);
    this.apiObject = emitType(this, object);
  }

  /** The instance type's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  /** The value of `instancetype` for a machine. */
  public get reference(): InstancetypeReference {
    return constructReference('instancetype', this.name, InstancetypeScope.CLUSTER);
  }
}
