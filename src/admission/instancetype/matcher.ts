// How a VirtualMachine chooses its instance type and preference: by name, or inferred from a volume.
import type { InstancetypeMatcher, PreferenceMatcher, VirtualMachineSpec, Volume } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import type { Refuse } from '../below';
import { refuseUnknownChoice } from '../choice';
import { displayText } from '../form';
import type { VirtualMachineRule } from '../rule';

type Matcher = InstancetypeMatcher | PreferenceMatcher;

const FIELDS = ['instancetype', 'preference'] as const;

const POLICIES = ['Ignore', 'Reject'];

/** A matcher has either a name or inferFromVolume. */
export const instancetypeNamed: VirtualMachineRule = {
  name: 'instancetype-named',
  refuses: 'an instance type or preference that is not named, or both named and inferred from a volume',
  story: 'A machine names its instance type, with a kind where it is not one of the cluster\'s, or has it inferred from the labels of a volume. inferFromVolume brings '
    + 'name and kind, so they exclude each other. The same holds for its preference.',
  check: (spec, refuse) => FIELDS.forEach((field) => spec[field] && refuseUnnamed(field, spec[field], refuse)),
};

function refuseUnnamed(field: string, { inferFromVolume, inferFromVolumeFailurePolicy, kind, name }: Matcher, refuse: Refuse): void {
  if (!name && !inferFromVolume) {
    refuse(`${field}.name`, 'required field is missing, write its name, or inferFromVolume and the name of a volume');
  }
  if (inferFromVolume) {
    Object.entries({ name, kind }).forEach(([taken, value]) => value
      && refuse(`${field}.${taken}`, `${displayText(value)} stands beside inferFromVolume, which brings it, remove one of them`));
  }
  refuseUnknownChoice(`${field}.inferFromVolumeFailurePolicy`, inferFromVolumeFailurePolicy, POLICIES, refuse);
}

/** The volume to infer from must be one that can have labels. */
export const inferredVolumeHasLabels: VirtualMachineRule = {
  name: 'inferred-volume-has-labels',
  refuses: 'an instance type or preference that is inferred from a missing volume, or from one that has no labels to read',
  story: 'KubeVirt reads the labels instancetype.kubevirt.io/default-instancetype and default-preference from a claim, a DataVolume or the DataSource that it is cloned '
    + 'from. Container disks and images that are imported have none. With inferFromVolumeFailurePolicy: Ignore, the machine then goes without; a volume '
    + 'that is missing is refused even so.',
  check: (spec, refuse) => FIELDS.forEach((field) => spec[field]?.inferFromVolume
    && refuseInvalidInference(`${field}.inferFromVolume`, spec[field], spec, refuse)),
};

function refuseInvalidInference(field: string, { inferFromVolume = '', inferFromVolumeFailurePolicy }: Matcher, spec: VirtualMachineSpec, refuse: Refuse): void {
  const volumes = spec.template?.spec?.volumes ?? [];
  const volume = volumes.find(({ name }) => name === inferFromVolume);
  if (volume) {
    if (inferFromVolumeFailurePolicy !== 'Ignore' && !hasLabels(volume, spec)) {
      refuse(field, `${displayText(inferFromVolume)} has no labels to infer from, name a claim or a clone, or write inferFromVolumeFailurePolicy: Ignore`);
    }
  } else if (!isPlaceholder(inferFromVolume)) {
    const known = volumes.flatMap(({ name }) => name ?? []);
    refuse(field, `${displayText(inferFromVolume)} is no volume of the machine, write ${known.length > 0 ? suggestNames(inferFromVolume, known) : 'one under template.spec.volumes'}`);
  }
}

function hasLabels({ dataVolume, persistentVolumeClaim }: Volume, spec: VirtualMachineSpec): boolean {
  return persistentVolumeClaim !== undefined || (dataVolume !== undefined && !isImported(dataVolume.name, spec));
}

function isImported(dataVolume: string, { dataVolumeTemplates = [] }: VirtualMachineSpec): boolean {
  const template = dataVolumeTemplates.find((each) => each?.metadata?.name === dataVolume);
  return template !== undefined && !template.spec?.source?.pvc && template.spec?.sourceRef?.kind !== 'DataSource';
}
