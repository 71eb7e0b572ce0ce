// The instance type and the preference that a volume suggests, and the labels where KubeVirt looks for them.
import { type Format, LABELLED_NAME } from '../issues/formats';
import { issue, type Issues, missing, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import { omitEmpty } from '../plain-data/plain-data';
import { type InstancetypeReference, referenceKind } from '../spec/instancetype';

/**
 * The suggestions of a volume to machines that boot from it and infer their instance type or preference.
 *
 * @internal
 */
export interface InstancetypeDefaultsProps {
  /**
   * The instance type, by name and scope, such as the `reference` of its construct: sets the labels
   * `instancetype.kubevirt.io/default-instancetype` and `instancetype.kubevirt.io/default-instancetype-kind`.
   *
   * @default - none is suggested
   */
  readonly defaultInstancetype?: InstancetypeReference;

  /**
   * The preference, by name and scope: sets the labels `instancetype.kubevirt.io/default-preference` and
   * `instancetype.kubevirt.io/default-preference-kind`.
   *
   * @default - none is suggested
   */
  readonly defaultPreference?: InstancetypeReference;
}

const NAME_IN_LABEL: Format = { ...LABELLED_NAME, is: 'a label\'s value', write: 'at most 63 letters, digits, "-", "_" and ".", such as "u1.medium"' };

/**
 * The labels that suggest an instance type and a preference.
 *
 * @throws one error that lists the names that are missing or not valid label values, and the fields that no label has
 */
export function instancetypeLabels({ defaultInstancetype, defaultPreference }: InstancetypeDefaultsProps): { [key: string]: string } {
  refuse([...suggestionIssues('defaultInstancetype', defaultInstancetype), ...suggestionIssues('defaultPreference', defaultPreference)]);
  return { ...suggestion('instancetype', defaultInstancetype), ...suggestion('preference', defaultPreference) };
}

function suggestion(field: 'instancetype' | 'preference', reference: InstancetypeReference | undefined): { [key: string]: string } {
  return reference === undefined ? {} : {
    [`instancetype.kubevirt.io/default-${field}`]: reference.name!,
    [`instancetype.kubevirt.io/default-${field}-kind`]: referenceKind(field, reference.scope),
  };
}

function* suggestionIssues(path: string, reference: InstancetypeReference | undefined): Issues {
  if (reference === undefined) {
    return;
  }
  const { name, revisionName, inferFromVolume, inferFromVolumeFailurePolicy } = reference;
  if (name === undefined) {
    yield missing(path, 'has no name: write it');
  }
  yield* checkFieldFormats(path, reference, { name: NAME_IN_LABEL });
  for (const field of Object.keys(omitEmpty({ revisionName, inferFromVolume, inferFromVolumeFailurePolicy }))) {
    yield issue(`${path}.${field}`, 'has no label: leave it out');
  }
}
