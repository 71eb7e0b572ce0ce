// The instance type and the preference that a volume suggests for machines that boot from it.
import { InstancetypeScope } from '../spec/instancetype';

/** What a volume suggests to machines that boot from it and infer their instance type or preference. */
export interface InstancetypeDefaultsProps {
  /**
   * The instance type's name: sets the label `instancetype.kubevirt.io/default-instancetype`.
   *
   * @default - none is suggested
   */
  readonly defaultInstancetype?: string;

  /**
   * The scope of `defaultInstancetype`: sets the label `instancetype.kubevirt.io/default-instancetype-kind`.
   *
   * @default InstancetypeScope.CLUSTER
   */
  readonly defaultInstancetypeScope?: InstancetypeScope;

  /**
   * The preference's name: sets the label `instancetype.kubevirt.io/default-preference`.
   *
   * @default - none is suggested
   */
  readonly defaultPreference?: string;

  /**
   * The scope of `defaultPreference`: sets the label `instancetype.kubevirt.io/default-preference-kind`.
   *
   * @default InstancetypeScope.CLUSTER
   */
  readonly defaultPreferenceScope?: InstancetypeScope;
}
