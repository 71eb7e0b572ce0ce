// The instance type and the preference that a volume suggests, and the labels where KubeVirt looks for them.
import { type Format, LABELLED_NAME } from '../issues/formats';
import { type Issue, missing, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import { InstancetypeScope, instancetypeMatcher, preferenceMatcher } from '../spec/instancetype';

/** The suggestions of a volume to machines that boot from it and infer their instance type or preference. */
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

const NAME_IN_LABEL: Format = { ...LABELLED_NAME, is: 'a label\'s value', write: 'at most 63 letters, digits, "-", "_" and ".", such as "u1.medium"' };

/**
 * The labels that suggest an instance type and a preference.
 *
 * @throws one error that lists the names that are not valid label values, and the scopes without a name
 */
export function instancetypeLabels(props: InstancetypeDefaultsProps): { [key: string]: string } {
  const { defaultInstancetype, defaultInstancetypeScope, defaultPreference, defaultPreferenceScope } = props;
  refuse([
    ...checkFieldFormats('', props, { defaultInstancetype: NAME_IN_LABEL, defaultPreference: NAME_IN_LABEL }),
    ...missingNameIssues('defaultInstancetypeScope', defaultInstancetypeScope, 'defaultInstancetype', defaultInstancetype),
    ...missingNameIssues('defaultPreferenceScope', defaultPreferenceScope, 'defaultPreference', defaultPreference),
  ]);
  return {
    ...defaultInstancetype !== undefined
      && labels('instancetype', instancetypeMatcher({ name: defaultInstancetype, scope: defaultInstancetypeScope })),
    ...defaultPreference !== undefined
      && labels('preference', preferenceMatcher({ name: defaultPreference, scope: defaultPreferenceScope })),
  };
}

function labels(what: string, { name, kind }: { readonly name: string; readonly kind: string }): { [key: string]: string } {
  return { [`instancetype.kubevirt.io/default-${what}`]: name, [`instancetype.kubevirt.io/default-${what}-kind`]: kind };
}

function missingNameIssues(field: string, scope: InstancetypeScope | undefined, nameField: string, name: string | undefined): Issue[] {
  return scope !== undefined && name === undefined
    ? [missing(field, `${JSON.stringify(scope)} is the scope of a name that is missing: write ${nameField} too`)] : [];
}
