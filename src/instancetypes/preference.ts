// The constructs for preferences: defaults for machines with one operating system, kept in the cluster for one namespace or for all.
import type { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import { emitType, typeObject } from './emit';
import { preferenceIssues, preferenceSpec, VirtualMachinePreferenceProps } from './preference-props';
import { checkCall } from '../declared/arguments';
import { InstancetypeReference, InstancetypeScope, constructReference } from '../spec/instancetype';

/**
 * The defaults of machines of one namespace: emits a VirtualMachinePreference (`instancetype.kubevirt.io/v1beta1`). KubeVirt pins its
 * content when a machine is created: to change existing machines, create a preference with another name.
 *
 * Its child is the VirtualMachinePreference, `Resource`.
 */
export class VirtualMachinePreference extends Construct {
  /** The VirtualMachinePreference. */
  public readonly apiObject: ApiObject;

  /**
   * Throws one error that lists all mistakes: a name that is not a DNS name of at most 63 characters, numbers that are out of range, and
   * secure boot without UEFI.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the preference's name unless `metadata` sets another
   * @param props the defaults
   */
  constructor(scope: Construct, id: string, props: VirtualMachinePreferenceProps) {
    checkCall('VirtualMachinePreference', [scope, id, props], (...valid) => new VirtualMachinePreference(...valid));
    const object = typeObject(scope, id, { kind: 'VirtualMachinePreference', metadata: props.metadata, spec: preferenceSpec(props) }, preferenceIssues(props));
    super(scope, id);
    this.apiObject = emitType(this, object);
  }

  /** The preference's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  /** The value of `preference` for a machine of the same namespace. */
  public get reference(): InstancetypeReference {
    return constructReference('preference', this.name, InstancetypeScope.NAMESPACE);
  }
}

/**
 * The defaults of machines of all namespaces: emits a VirtualMachineClusterPreference (`instancetype.kubevirt.io/v1beta1`). KubeVirt pins
 * its content when a machine is created: to change existing machines, create a preference with another name.
 *
 * Its child is the VirtualMachineClusterPreference, `Resource`.
 */
export class VirtualMachineClusterPreference extends Construct {
  /** The VirtualMachineClusterPreference. */
  public readonly apiObject: ApiObject;

  /**
   * Throws one error that lists all mistakes: a name that is not a DNS name of at most 63 characters, a namespace in the metadata, numbers
   * that are out of range, and secure boot without UEFI.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the preference's name unless `metadata` sets another
   * @param props the defaults
   */
  constructor(scope: Construct, id: string, props: VirtualMachinePreferenceProps) {
    checkCall('VirtualMachineClusterPreference', [scope, id, props], (...valid) => new VirtualMachineClusterPreference(...valid));
    const object = typeObject(scope, id, { kind: 'VirtualMachineClusterPreference', metadata: props.metadata, spec: preferenceSpec(props) }, preferenceIssues(props));
    super(scope, id);
    this.apiObject = emitType(this, object);
  }

  /** The preference's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  /** The value of `preference` for a machine. */
  public get reference(): InstancetypeReference {
    return constructReference('preference', this.name, InstancetypeScope.CLUSTER);
  }
}
